/// Colors and mask of a view, as they were set.
struct ViewAppearance {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var mask: UIView?
  var corners: UICornerConfiguration?
  @available(iOS 17.0, *) var hoverStyle: UIHoverStyle?
  /// What the app has set on the view itself.
  var chosen: AppearanceProperties = []
  /// Where a proxy passes on what is set on it.
  var record: AppearanceProxies.Record?
}
