import Foundation

/// Selection and highlight of a cell, and the view that shows them.
struct CellSelection {
  var isSelected = false
  var isHighlighted = false
  var view: UIView?
  var multipleView: UIView?
  /// The gray that stands in where the app has set a background view and no selected one.
  var systemView: UIView?
  /// The view that stands in the cell now.
  var shown: UIView?
  var fading: Fade?

  struct Fade {
    let view: UIView
    let alpha: CGFloat
  }
}
