import UIKit

/// Decides where the separator below a row begins and ends, in rows with and without a card.
///
/// At either end, the first of these that has a value decides: the cell's own inset, the style's,
/// the table's, and the system. The system's separators begin with the text in a row that starts
/// with an image, and with the content in other rows. An edge that a cell leaves to UIKit doesn't
/// take the table's inset.
///
/// Lengths are measured from the sides of the cell's background. A swipe doesn't move those, but
/// may move the cell's bounds.
@MainActor struct SeparatorInsets {
  let card: Card
  let cell: UITableViewCell
  let table: UITableView
  /// The rectangle that the separator is in: the row's part of the card, or the whole row if it has
  /// none.
  let box: CGRect

  /// The part of the box between the ends of the separator, which an outline may shorten.
  func span(inside outline: CGFloat) -> CGRect {
    if card.plainSeparators.contains(.wholeBelow) { return box }
    let edge = start(of: box)
    let chosen = self.chosen
    let shift = editingShift
    let leading =
      chosen.leading.map { $0 > 0 ? cardStart + $0 + shift : edge } ?? textStart
      ?? contentStart + shift
    let start = min(max(leading, edge + outline), edge + box.width)
    let trailing = max(chosen.trailing ?? card.metrics.separatorEnd, outline)
    let width = max(0, edge + box.width - trailing - start)
    let x = cell.isMirrored ? cell.bounds.width - start - width : start
    return CGRect(x: x, y: box.minY, width: width, height: box.height)
  }

  /// The insets from the card's sides that the app has chosen.
  private var chosen: (leading: Double?, trailing: Double?) {
    let style = card.style.separator
    let own = cell.separatorInset
    let tables = table.separatorInset
    if own != tables, !isSystems(own) {
      return (length(own.left) ?? style?.leadingInset, length(own.right) ?? style?.trailingInset)
    }
    guard !isSystems(tables) else { return (style?.leadingInset, style?.trailingInset) }
    // They may be offsets from where UIKit's own separators begin and end.
    let areOffsets = table.separatorInsetReference == .fromAutomaticInsets
    let (start, end) = areOffsets ? (contentStart - cardStart, card.metrics.separatorEnd) : (0, 0)
    return (
      style?.leadingInset ?? length(tables.left).map { start + $0 },
      style?.trailingInset ?? length(tables.right).map { end + $0 }
    )
  }

  /// The inset, or nil for an edge that's left to UIKit.
  private func length(_ inset: CGFloat) -> Double? {
    inset == UITableView.automaticDimension ? nil : Double(inset)
  }

  /// Whether an inset is taken for UIKit's default, which isn't documented.
  ///
  /// The default begins at the system's margin, once 15 points and now 16 or 20, or follows the
  /// margins of the cell or the table. It ends at the edge, or perhaps at the margin since iOS 26.
  /// An inset of the app's with that width can't be distinguished. With an inset of zero, the
  /// separator begins at the edge in either case.
  private func isSystems(_ inset: UIEdgeInsets) -> Bool {
    let left = inset.left
    let right = inset.right
    if right == 0, left == 15 || left == 16 || left == 20 { return true }
    func follows(_ margins: HorizontalMargins) -> Bool {
      abs(margins.leading - left) < 0.01 && (right == 0 || abs(margins.trailing - right) < 0.01)
    }
    return left > 0 && (follows(cell.horizontalMargins) || follows(table.horizontalMargins))
  }

  // MARK: Starting points

  private func start(of frame: CGRect) -> CGFloat {
    cell.isMirrored ? cell.bounds.width - frame.maxX : frame.minX
  }

  /// Where cards begin.
  ///
  /// A row without a card uses it, too.
  private var cardStart: CGFloat {
    card.isCard ? start(of: box) : cell.leadingSafeSide + CGFloat(card.metrics.inset)
  }

  /// Where content that follows the cell's margins begins, without the shift of editing.
  ///
  /// A content view has default margins of 8 points, which may be more than the cell's (Apple:
  /// UIView.directionalLayoutMargins). The cell's margins may include its own safe area, which
  /// differs in a row that's swiped or slides in or out. Content stays where its neighbors have it.
  private var contentStart: CGFloat {
    var outer = cell.layoutMargins
    let inner = cell.contentView.layoutMargins
    let sides = table.safeSides
    if cell.insetsLayoutMarginsFromSafeArea {
      let own = cell.safeAreaInsets
      outer.left += sides.left - own.left
      outer.right += sides.right - own.right
    }
    return cell.isMirrored
      ? max(outer.right, sides.right + min(inner.right, 8))
      : max(outer.left, sides.left + min(inner.left, 8))
  }

  /// How far editing controls push the content aside.
  ///
  /// UIKit documents no length for that.
  private var editingShift: CGFloat {
    guard cell.isEditing else { return 0 }
    let safe = table.insetsContentViewsToSafeArea ? cell.leadingSafeSide : 0
    return max(0, start(of: cell.contentView.frame) - safe)
  }

  /// Where the text begins in a row that starts with an image; nil for other rows.
  ///
  /// Reading `imageView` or `textLabel` would create it. So this looks for an image view and a
  /// label right after it whose frames are set and not constrained.
  private var textStart: CGFloat? {
    let content = cell.contentView
    func start(_ frame: CGRect) -> CGFloat { self.start(of: cell.convert(frame, from: content)) }
    if let list = content as? UIListContentView {
      guard list.imageLayoutGuide != nil else { return nil }
      // The content view is laid out after the background. This begins with the highest view that
      // needs layout (Apple: CALayer.layoutIfNeeded), which is the cell at most: a layout comes
      // down to the background only when those of the table and the cell have begun.
      list.layoutIfNeeded()
      return list.textLayoutGuide.map { start($0.layoutFrame) }
    }
    let views = content.subviews.filter(\.translatesAutoresizingMaskIntoConstraints)
    let picture = views.first { ($0 as? UIImageView)?.image != nil }
    let texts = views.lazy.filter { $0 is UILabel }.map { start($0.frame) }
    guard let picture, let text = texts.min() else { return nil }
    return 0..<24 ~= text - start(picture.frame) - picture.frame.width ? text : nil
  }
}
