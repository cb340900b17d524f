import Foundation

extension UITableViewCell {
  var ownSeparatorInset: UIEdgeInsets? { separators.ownInset }

  var effectiveSeparatorInset: UIEdgeInsets {
    separators.ownInset ?? tableView?.separatorInset ?? UIEdgeInsets(
      top: 0, left: 16, bottom: 0, right: 0)
  }

  func changeSeparatorInset(to inset: UIEdgeInsets) {
    separators.ownInset = inset
    tableState.separator?.leading = inset.left
    tableState.separator?.trailing = inset.right
    tableView?.setNeedsLayout()
  }

  func layOutSeparators() {
    separators.bottom = refreshed(separators.bottom, tableState.separator)
    separators.top = refreshed(separators.top, tableState.topSeparator)
    let height = 1 / pixelsPerPoint
    if let view = separators.bottom, let separator = tableState.separator {
      place(view, separator, y: bounds.height - height, height: height, isShifted: true)
    }
    if let view = separators.top, let separator = tableState.topSeparator {
      place(view, separator, y: 0, height: height, isShifted: false)
    }
    separators.setHidden(isMarked)
  }

  private func refreshed(
    _ view: UITableViewCellSeparatorView?, _ separator: CellTableState.Separator?
  ) -> UITableViewCellSeparatorView? {
    guard let separator else {
      view?.removeFromSuperview()
      return nil
    }
    let shown = view ?? UITableViewCellSeparatorView(frame: .zero)
    if view == nil {
      shown.isUserInteractionEnabled = false
      UIView.performWithoutAnimation { insertSubview(shown, aboveSubview: content.view) }
    }
    if shown.backgroundColor != separator.color { shown.backgroundColor = separator.color }
    return shown
  }

  private func place(
    _ view: UIView, _ separator: CellTableState.Separator, y: CGFloat, height: CGFloat,
    isShifted: Bool
  ) {
    let shift = isShifted && indentsContentWhileEditing ? CellGeometry.editingShift : 0
    let start = separator.leading + shift
    let frame = CGRect(
      x: start, y: y, width: max(0, bounds.width - start - separator.trailing), height: height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
  }
}
