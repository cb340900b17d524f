import Foundation

extension UITableViewCell {
  var ownSeparatorInset: UIEdgeInsets? { separators.ownInset }

  var effectiveSeparatorInset: UIEdgeInsets {
    separators.ownInset ?? tableView?.separatorInset
      ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  }

  func changeSeparatorInset(to inset: UIEdgeInsets) {
    appearance.chosen.insert(.separatorInset)
    appearance.record?.set(.separatorInset) { ($0 as? UITableViewCell)?.separatorInset = inset }
    separators.ownInset = inset
    tableState.separator?.leading = inset.left
    tableState.separator?.trailing = inset.right
    tableView?.rowStatesChanged()
  }

  func layOutSeparators() {
    let height = 1 / pixelsPerPoint
    let shift = indentsContentWhileEditing ? CellGeometry.editingShift : 0
    separators.bottom = refreshed(
      separators.bottom, tableState.separator, y: bounds.height - height, shift: shift)
    separators.top = refreshed(separators.top, tableState.topSeparator, y: 0, shift: 0)
    separators.setHidden(isMarked)
  }

  private func refreshed(
    _ view: UITableViewCellSeparatorView?, _ separator: CellTableState.Separator?, y: CGFloat,
    shift: CGFloat
  ) -> UITableViewCellSeparatorView? {
    guard let separator else {
      view?.removeFromSuperview()
      return nil
    }
    let frame = frame(of: separator, y: y, shift: shift)
    guard let view else { return makeSeparator(separator.color, frame: frame) }
    view.frame = frame
    if view.backgroundColor != separator.color { view.backgroundColor = separator.color }
    return view
  }

  private func makeSeparator(_ color: UIColor, frame: CGRect) -> UITableViewCellSeparatorView {
    let view = UITableViewCellSeparatorView(frame: .zero)
    UIView.performWithoutAnimation {
      view.frame = frame
      view.isUserInteractionEnabled = false
      view.backgroundColor = color
      insertSubview(view, aboveSubview: content.view)
    }
    return view
  }

  private func frame(
    of separator: CellTableState.Separator, y: CGFloat, shift: CGFloat
  ) -> CGRect {
    let start = separator.leading + shift
    let frame = CGRect(
      x: start, y: y, width: max(0, bounds.width - start - separator.trailing),
      height: 1 / pixelsPerPoint)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? frame.mirrored(in: bounds.width) : frame
  }
}
