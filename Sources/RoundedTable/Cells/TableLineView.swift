import UIKit

/// A line that replaces one of the table's own, with the table's colour and effect.
class TableLineView: PlainView {
  private var effectView: UIVisualEffectView?

  /// Shows a colour, or the table's colour and effect if it is nil.
  func show(_ color: UIColor?, of table: UITableView?) {
    let shown = color ?? table?.separatorColor ?? .separator
    guard color == nil, let effect = table?.separatorEffect else {
      effectView?.removeFromSuperview()
      effectView = nil
      if !UIColor.areEqual(backgroundColor, shown) { backgroundColor = shown }
      return
    }
    backgroundColor = nil
    let view = effectView ?? makeEffectView()
    view.effect = effect
    view.contentView.backgroundColor = shown
  }

  private func makeEffectView() -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: nil)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    effectView = view
    return view
  }
}
