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
    // Cells set it in every layout.
    guard separators.ownInset != inset else { return }
    separators.ownInset = inset
    if inset.left != UITableView.automaticDimension {
      tableState.separator?.leading = inset.left
      tableState.separator?.followsText = false
    }
    if inset.right != UITableView.automaticDimension {
      tableState.separator?.trailing = inset.right
    }
    setNeedsLayout()
    tableView?.rowStatesChanged()
  }

  func layOutSeparators() {
    let height = 1 / pixelsPerPoint
    let shift = indentsContentWhileEditing ? CellGeometry.editingShift : 0
    separators.bottom = refreshed(
      separators.bottom, tableState.separator, y: bounds.height - height, shift: shift)
    separators.top = refreshed(separators.top, tableState.topSeparator, y: 0, shift: 0)
    separators.setHidden(isMarked)
    if tableState.separator?.isHidden == true { separators.bottom?.isHidden = true }
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
      // The line at the top is in front of the other (R45).
      let isBottom = frame.minY > 0
      insertSubview(view, aboveSubview: isBottom ? content.view : separators.bottom ?? content.view)
    }
    return view
  }

  /// Where the text of a row with a picture begins, from the leading edge.
  private var textStartAfterPicture: CGFloat? {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = content.view.frame
    let start = isMirrored ? bounds.maxX - frame.maxX : frame.minX - bounds.minX
    if let list = content.view as? UIListContentView {
      return list.textStartAfterPicture.map { start + $0 }
    }
    guard labels.image?.image != nil, labels.text != nil else { return nil }
    return start + labelLayout.frames(in: frame.size).text.minX
  }

  private func frame(
    of separator: CellTableState.Separator, y: CGFloat, shift: CGFloat
  ) -> CGRect {
    let text = separator.followsText ? textStartAfterPicture : nil
    let start = text ?? separator.leading + (separator.isFromEdge ? 0 : shift)
    let frame = CGRect(
      x: start, y: y, width: max(0, bounds.width - start - separator.trailing),
      height: 1 / pixelsPerPoint)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? frame.mirrored(in: bounds.width) : frame
  }
}
