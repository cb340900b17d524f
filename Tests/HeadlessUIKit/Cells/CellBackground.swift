/// What lies behind a cell's content.
struct CellBackground {
  /// Who decides about it.
  enum Owner {
    /// The default configuration of the table's style.
    case system
    /// A configuration that the app has set.
    case configuration
    /// Background views that the app has set; they exclude a configuration.
    case views
    /// The app has set the configuration to nil.
    case nobody
  }

  var owner = Owner.system
  var view: UIView?
  var configuration: UIBackgroundConfiguration?
  var systemView: SystemBackgroundView?
}
