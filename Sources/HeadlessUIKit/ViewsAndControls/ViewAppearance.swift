/// Colours and mask of a view, as they were set.
struct ViewAppearance {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var corners: UICornerConfiguration?
}
