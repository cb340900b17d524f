import HeadlessTestSupport
import RoundedTable
@_spi(Headless) import UIKit

extension ScriptedScreen {
  /// Says what is wrong with what is drawn across cards, nil if nothing is.
  ///
  /// It knows where rows are seen, and their place in the snapshot, alone. The colors of a
  /// gradient are the first at the end of a card and the last at its other end, and equal on both
  /// sides of a joint; so is the shadow beside the card. A view is behind every row of its card,
  /// and ends with it.
  func wrongSlices() -> String? {
    guard isRounded, tableView.window != nil, !window.isHidden,
      !tableView.layer.needsLayout(), move == nil, lifted == nil
    else { return nil }
    let rows = seenRows()
    for (index, row) in rows.enumerated() {
      let next = rows.dropFirst(index + 1).first
      let joined = next.flatMap { abs($0.cell.frame.minY - row.cell.frame.maxY) < 0.1 ? $0 : nil }
      let fault: String? =
        switch row.style.across {
        case .none: nil
        case .gradient: wrongGradient(of: row, above: joined)
        case .shadow: wrongShadow(of: row, above: joined)
        case .view: wrongBackdrop(of: row)
        }
      if let fault { return "row \(row.path): \(fault)" }
    }
    return nil
  }

  private struct SeenRow {
    var path: IndexPath
    var cell: UITableViewCell
    var position: CapPosition
    var style: ScriptStyle
    var drawing: HeadlessDrawing
  }

  /// The rows in sight that rest in their places and are not marked.
  private func seenRows() -> [SeenRow] {
    let snapshot = source.snapshot()
    let paths = (tableView.indexPathsForVisibleRows ?? []).sorted()
    return paths.compactMap { path in
      let section = snapshot.sectionIdentifiers[path.section]
      let items = snapshot.itemIdentifiers(inSection: section)
      let expected = settings.expected(items, row: path.row, section: section, open: [])
      guard let style = expected.card, style.across != .none,
        let cell = tableView.cellForRow(at: path), isAtRest(cell, at: path)
      else { return nil }
      return SeenRow(
        path: path, cell: cell, position: expected.position, style: style,
        drawing: HeadlessDrawing(of: cell))
    }
  }

  private func isAtRest(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    let state = cell.configurationState
    return !cell.isHidden && !isSelectedOrHighlighted(cell) && !cell.layer.needsLayout()
      && !cell.isFocused
      && !state.isSwiped && !state.isReordering && cell.bounds.width == tableView.bounds.width
      && cell.layer.animationKeys()?.isEmpty != false
      && abs(cell.frame.minY - tableView.rectForRow(at: path).minY) < 0.1
      && tableView.subviews.allSatisfy { !isMarkedCell($0) }
  }

  private func isMarkedCell(_ view: UIView) -> Bool {
    (view as? UITableViewCell).map { isSelectedOrHighlighted($0) || $0.configurationState.isSwiped }
      ?? false
  }

  private func wrongGradient(of row: SeenRow, above next: SeenRow?) -> String? {
    let size = row.drawing.size
    let (red, blue) = [UIColor.systemRed, .systemBlue].map {
      HeadlessDrawing.RGBA($0, traits: row.cell.traitCollection)
    }.pair
    let gaps = row.style.gaps(at: row.position)
    // Above the line below the row.
    let ends = [gaps.top + 1, size.height - gaps.bottom - 2].map {
      row.drawing.color(at: CGPoint(x: size.width / 2, y: $0))
    }
    // A card of one low row changes fast.
    let tolerance = 0.02 + (3 + row.style.rowGap) / max(1, size.height)
    if row.position.roundsTop, colorDifference(ends[0], red) > tolerance {
      return "its gradient begins with \(ends[0])"
    }
    if row.position.roundsBottom, colorDifference(ends[1], blue) > tolerance {
      return "its gradient ends with \(ends[1])"
    }
    guard let next, !row.position.roundsBottom else { return nil }
    let below = next.drawing.color(
      at: CGPoint(x: size.width / 2, y: next.style.gaps(at: next.position).top + 1))
    return colorDifference(ends[1], below) > tolerance
      ? "its gradient breaks off: \(ends[1]), \(below)" : nil
  }

  private func wrongShadow(of row: SeenRow, above next: SeenRow?) -> String? {
    guard let next, !row.position.roundsBottom, let shape = row.cell.backgroundView?.subviews.last
    else { return nil }
    let x = shape.frame.minX - 2
    guard x > 0 else { return nil }
    // A row that stands apart has all of its own.
    let isApart = row.style.rowGap > 0
    let shadows = [row, next].enumerated().map { index, row in
      let edge = index == 0 ? row.drawing.size.height - 1 : 1
      return row.drawing.color(
        at: CGPoint(x: x, y: isApart ? row.drawing.size.height / 2 : edge))
    }
    guard colorDifference(shadows[0], shadows[1]) < 0.02 else { return "its shadow breaks off" }
    return shadows[0].alpha > 0.01 ? nil : "it has no shadow"
  }

  private func wrongBackdrop(of row: SeenRow) -> String? {
    // One that is clear is leaving, with rows that are on their way out.
    let views = tableView.subviews.compactMap { $0 as? ViewFillView }.filter { $0.alpha > 0 }
    let (cell, gaps) = (row.cell.frame, row.style.gaps(at: row.position))
    let frame = CGRect(
      x: cell.minX, y: cell.minY + gaps.top, width: cell.width,
      height: cell.height - gaps.top - gaps.bottom)
    let behind = views.map(\.frame).filter { $0.intersection(frame).height > 1 }
    if row.style.rowGap > 0 { return behind.isEmpty ? nil : "a view is behind it" }
    guard behind.count == 1, let view = behind.first else {
      return "\(behind.count) views are behind it"
    }
    // Beside a row that has been lifted and not carried yet, it leaves the gap between cards.
    let lifted = isRowLifted ? row.style.gaps(at: .single) : (top: 0, bottom: 0)
    let isRight =
      (row.position.roundsTop
        ? abs(view.minY - frame.minY) < 0.1 : view.minY < frame.minY + lifted.top + 0.1)
      && (row.position.roundsBottom
        ? abs(view.maxY - frame.maxY) < 0.1 : view.maxY > frame.maxY - lifted.bottom - 0.1)
    return isRight ? nil : "its view is at \(view), and the \(row.position) row at \(frame)"
  }
}

extension Array {
  fileprivate var pair: (Element, Element) { (self[0], self[1]) }
}
