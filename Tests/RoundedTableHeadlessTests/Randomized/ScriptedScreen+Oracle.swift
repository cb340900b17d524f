import HeadlessTestSupport
import RoundedTable
@_spi(Headless) import UIKit

extension ScriptedScreen {
  /// Says what is wrong with the rows that have a cell, nil if nothing is.
  ///
  /// Corners, edges, colors and lines are read off a drawing of each cell and compared with what
  /// the snapshot alone demands.
  func wrongRow() -> String? {
    if let fault = log.fault { return fault }
    let snapshot = source.snapshot()
    let visible = Set(tableView.indexPathsForVisibleRows ?? [])
    let moved = movedSections()
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      let items = snapshot.itemIdentifiers(inSection: section)
      let open = items.indices.filter { row in
        let cell = tableView.cellForRow(at: IndexPath(row: row, section: index))
        // A row that is scrolled out of sight stands apart again when it is back.
        return cell?.isHidden == false && cell?.configurationState.isSwiped == true
      }
      for row in items.indices {
        let path = IndexPath(row: row, section: index)
        guard let cell = tableView.cellForRow(at: path) else { continue }
        var expected = settings.expected(items, row: row, section: section, open: Set(open))
        if move?.item == items[row] {
          // Nothing is next to a row that is carried above the others.
          (expected.itemAbove, expected.itemBelow) = (nil, nil)
        } else if let place = moved[index].firstIndex(of: items[row]) {
          expected = settings.expected(moved[index], row: place, section: section, open: Set(open))
          if expected.itemAbove == move?.item { expected.itemAbove = nil }
          if expected.itemBelow == move?.item { expected.itemBelow = nil }
        }
        if isInHand(cell), expected.card != nil {
          expected.position = .single
          expected.hasLine = false
        }
        let fault =
          wrongDecoration(of: cell, expected)
          ?? wrongDrawing(of: cell, at: path, expected, isVisible: visible.contains(path))
        if let fault { return "row \(row) of section \(index), item \(items[row]): \(fault)" }
      }
    }
    return wrongSlices()
  }

  private func wrongDecoration(of cell: UITableViewCell, _ expected: ExpectedRow) -> String? {
    let isDecorated = hasCard(cell)
    // A cell that has just assigned its background shows it with the layout that is due.
    if cell.layer.needsLayout(), expected.card != nil { return nil }
    return isDecorated == (expected.card != nil) ? nil : "decorated: \(isDecorated)"
  }

  private func hasCard(_ view: UIView) -> Bool {
    view is CellBackgroundView || view.subviews.contains { hasCard($0) }
  }

  private func wrongDrawing(
    of cell: UITableViewCell, at path: IndexPath, _ expected: ExpectedRow, isVisible: Bool
  ) -> String? {
    // A cell that was prepared and never shown has not been laid out yet.
    guard !cell.layer.needsLayout() else { return nil }
    // Nobody sees a table that is in no window. Cells that it makes there get their place when it
    // is back.
    if window.isHidden || tableView.window == nil,
      stage.answers["detachedApply"] == "updates"
    {
      return nil
    }
    // A row that leaves the screen may get its new color with the layout that ends the turn.
    guard isVisible || !cell.subviews.contains(where: { $0.layer.needsLayout() }) else {
      return nil
    }
    // A gradient has no one color by which its corners could be found, and a view is behind the
    // row.
    if expected.card?.across == .gradient { return nil }
    if expected.card?.across == .view, expected.card?.rowGap == 0 { return nil }
    // A part of a row that is swiped is out of sight.
    guard !cell.configurationState.isSwiped else { return nil }
    // Nor has one that waits below the fold since the table was turned been given its new width.
    guard isVisible || cell.bounds.width == tableView.bounds.width else { return nil }
    let drawing = HeadlessDrawing(of: cell)
    let gaps = gaps(expected)
    let frame = CGRect(
      x: 0, y: gaps.top, width: drawing.size.width,
      height: drawing.size.height - gaps.top - gaps.bottom)
    guard frame.width > 100 else { return nil }
    let shown = DrawnRow(in: frame, of: drawing)
    guard let position = shown.position else {
      return "its left and right corners differ: \(shown)"
    }
    // A row that stands apart is round on all sides.
    let seen = isApart(expected) ? .single : expected.position
    guard position == seen else { return "it shows \(position), not \(seen)" }
    guard let style = expected.card else { return nil }
    // A delegate colors a cell when it comes into sight.
    let isColored = isVisible || expected.look != .displayed
    return
      (isColored ? wrongFill(of: cell, drawing, expected, style) : nil)
      ?? (isVisible ? wrongEdges(shown, frame, expected, style) : nil)
      ?? (isVisible ? wrongGaps(drawing, frame) : nil)
      ?? (isVisible ? wrongRadius(drawing, frame, expected, style) : nil)
      ?? (isVisible ? wrongLine(of: cell, drawing, expected) : nil)
  }

  private func isApart(_ expected: ExpectedRow) -> Bool {
    (expected.card?.rowGap ?? 0) > 0
  }

  private func gaps(_ expected: ExpectedRow) -> (top: CGFloat, bottom: CGFloat) {
    guard let style = expected.card else { return (0, 0) }
    return style.gaps(at: expected.position)
  }

  /// Nothing is drawn between a card and the edges of its row.
  private func wrongGaps(_ drawing: HeadlessDrawing, _ frame: CGRect) -> String? {
    for y in [frame.minY - 0.2, frame.maxY + 0.2] where 0..<drawing.size.height ~= y {
      // Beside the middle, where an app's own content may be.
      let color = drawing.color(at: CGPoint(x: frame.midX, y: y))
      let fill = drawing.color(at: CGPoint(x: frame.midX, y: frame.midY))
      guard !color.isClose(to: fill) else { return "its gap is filled at \(y)" }
    }
    return nil
  }

  private func wrongFill(
    of cell: UITableViewCell, _ drawing: HeadlessDrawing, _ expected: ExpectedRow,
    _ style: ScriptStyle
  ) -> String? {
    let styleFill = style.across == .view ? UIColor.systemTeal : style.fill
    let fill = styleFill ?? expected.look.fill ?? .secondarySystemGroupedBackground
    let look = expected.look
    // A style's own fill leaves nothing of a configuration, the color of its selection included.
    let own = look.selectsByConfiguration && styleFill != nil ? nil : look.selection
    let selection = style.selection ?? own ?? .systemGray4
    let wanted = HeadlessDrawing.RGBA(
      isSelectedOrHighlighted(cell) ? selection : fill, traits: cell.traitCollection)
    let middle = CGPoint(x: drawing.size.width / 2, y: drawing.size.height / 2)
    let found = drawing.color(at: middle)
    return found.isClose(to: wanted) ? nil : "its fill is \(found), not \(wanted)"
  }

  private func wrongEdges(
    _ shown: DrawnRow, _ frame: CGRect, _ expected: ExpectedRow, _ style: ScriptStyle
  ) -> String? {
    let (left, right) = edges(inWidth: frame.width, style)
    // Corners of a low row reach halfway down, and leave a little less than the width there.
    let tolerance = expected.position == .middle ? 0.6 : 1.6
    guard abs(shown.left - left) < tolerance, abs(shown.right - right) < tolerance else {
      return "its card reaches from \(shown.left) to \(shown.right), not from \(left) to \(right)"
    }
    return nil
  }

  /// Where a card begins and ends in its cell.
  private func edges(inWidth width: CGFloat, _ style: ScriptStyle) -> (CGFloat, CGFloat) {
    let safe = window.safeAreaInsets
    let inset = settings.style.inset(inWidth: width - safe.left - safe.right)
    return (safe.left + inset, width - safe.right - inset)
  }

  private func wrongRadius(
    _ drawing: HeadlessDrawing, _ frame: CGRect, _ expected: ExpectedRow, _ style: ScriptStyle
  ) -> String? {
    let (system, inner) = (stage.systemRadius, isApart(expected) ? ScriptStyle.innerRadius : 0)
    let (left, right) = edges(inWidth: drawing.size.width, style)
    let card = CGRect(x: left, y: frame.minY, width: right - left, height: frame.height)
    let corners = DrawnCorners(
      card.size, top: expected.position.roundsTop ? style.top ?? system : inner,
      bottom: expected.position.roundsBottom ? style.bottom ?? system : inner)
    return corners.difference(from: drawing, at: card.origin)
  }

  /// No line touches a selected or highlighted row, neither its own nor the one above.
  private func wrongLine(
    of cell: UITableViewCell, _ drawing: HeadlessDrawing, _ expected: ExpectedRow
  ) -> String? {
    let next = expected.itemBelow.flatMap { source.indexPath(for: $0) }
    let below = next.flatMap { tableView.cellForRow(at: $0) }
    // What was selected in this turn shows with the layout that ends it.
    let cells = [cell, below].compactMap(\.self)
    guard !cells.contains(where: isDue) else { return nil }
    // Nor has a row that was reloaded in this turn its cell before that layout.
    guard below != nil || !tableView.layer.needsLayout() else { return nil }
    // Nobody sees a line at the end of a row that reaches beyond the table. It is looked at again
    // when the next row comes into sight.
    guard below != nil || cell.frame.maxY <= tableView.bounds.maxY else { return nil }
    // Nobody sees whether a line touches a row that is out of sight itself. Its former cell keeps
    // its mark, in the reuse pool or while it is leaving.
    let isSelected = next.map { tableView.indexPathsForSelectedRows?.contains($0) == true } ?? false
    if below?.isHidden ?? true,
      isSelected || below.map(isSelectedOrHighlighted) ?? hasMarkedCellWithoutRow
    {
      return nil
    }
    // A row in the hand is next to no other.
    let isHidden = cells.contains { isSelectedOrHighlighted($0) && ($0 === cell || !isInHand($0)) }
    let fill = drawing.color(at: CGPoint(x: drawing.size.width / 2, y: drawing.size.height / 2))
    let edge = drawing.color(
      at: CGPoint(
        x: drawing.size.width / 2, y: drawing.size.height - gaps(expected).bottom - 0.1))
    let wantsLine = expected.hasLine && !isHidden
    guard fill.isClose(to: edge) == wantsLine else { return nil }
    return wantsLine ? "its separator is missing" : "it has a separator too many"
  }

  private func isDue(_ cell: UITableViewCell) -> Bool {
    cell.layer.needsLayout() || cell.backgroundView?.layer.needsLayout() == true
  }

  private func isInHand(_ cell: UITableViewCell) -> Bool {
    lifted === cell && cell.configurationState.isReordering
  }

  private var hasMarkedCellWithoutRow: Bool {
    tableView.subviews.lazy.compactMap { $0 as? UITableViewCell }.contains { cell in
      isSelectedOrHighlighted(cell) && (cell.isHidden || tableView.indexPath(for: cell) == nil)
    }
  }

  /// The items whose rows have a cell.
  var itemsWithCell: Set<Int> {
    let snapshot = source.snapshot()
    var items: Set<Int> = []
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: section).enumerated()
      where tableView.cellForRow(at: IndexPath(row: row, section: index)) != nil {
        items.insert(item)
      }
    }
    return items
  }

  func isSelectedOrHighlighted(_ cell: UITableViewCell) -> Bool {
    cell.isSelected || cell.isHighlighted
  }
}
