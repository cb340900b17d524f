import Foundation

extension UISearchBar {
  private static var fieldHeight: CGFloat { SystemChrome.current.searchFieldHeight }
  private static var rowHeight: CGFloat { fieldHeight + 20 }
  private static let scopeHeight: CGFloat = 44

  func setUpParts() {
    for view in [parts.background, parts.field, parts.cancel, parts.scopes] {
      addSubview(view)
    }
    parts.cancel.setTitle("Cancel", for: .normal)
    parts.cancel.titleLabel?.font = .systemFont(ofSize: 17)
    lookChanged()
    partsChanged()
  }

  private var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  var height: CGFloat { Self.rowHeight + (showsScopes ? Self.scopeHeight : 0) }

  func lookChanged() {
    parts.background.backgroundColor = barTintColor ?? .secondarySystemBackground
    parts.background.isHidden = searchBarStyle == .minimal || backgroundImage != nil
  }

  func partsChanged() {
    parts.cancel.isHidden = !showsCancelButton
    parts.scopes.isHidden = !showsScopes
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  func scopesChanged() {
    parts.scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      parts.scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    parts.scopes.selectedSegmentIndex = 0
    partsChanged()
  }

  func layOutParts() {
    lookChanged()
    parts.background.frame = bounds
    let safe = safeAreaInsets
    let side = safe.left + 8
    var row = CGRect(
      x: side, y: (Self.rowHeight - Self.fieldHeight) / 2, width: max(0, bounds.width - 2 * side),
      height: Self.fieldHeight)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    parts.scopes.frame = CGRect(
      x: row.minX, y: Self.rowHeight + (Self.scopeHeight - 32) / 2, width: row.width, height: 32)
    if showsCancelButton {
      let size = parts.cancel.sizeThatFits(row.size)
      parts.cancel.frame = CGRect(
        x: isRightToLeft ? row.minX : row.maxX - size.width, y: row.midY - size.height / 2,
        width: size.width, height: size.height)
      row.size.width = max(0, row.width - size.width - 12)
      if isRightToLeft { row.origin.x += size.width + 12 }
    }
    parts.field.frame = row
  }
}
