/// The margins and the safe area of a view: what was set, and what it comes to.
struct ViewInsets {
  static let systemMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  var own: NSDirectionalEdgeInsets?
  var standard = systemMargins
  var minimum = NSDirectionalEdgeInsets.zero
  /// The effective values.
  var margins = systemMargins
  var safeArea = UIEdgeInsets.zero
}
