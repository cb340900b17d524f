/// Updates are gathered: however often one is asked for, the next layout runs one.
struct ConfigurationUpdates {
  var isNeeded = true
  var isRunning = false
  /// The system's own background fades in the next update.
  var fades = false
}
