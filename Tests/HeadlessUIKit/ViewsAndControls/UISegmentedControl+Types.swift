extension UISegmentedControl {
  /// What one segment shows and does.
  struct Content {
    var title: String?
    var isEnabled = true
  }
}
