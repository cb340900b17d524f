import HeadlessTestSupport
import RoundedTable
@_spi(Headless) import UIKit

/// Finds what's wrong with a picture of a table whose headers clip the rows beneath them.
///
/// No part of a row is right that's outside its card, which begins with the header. The picture
/// shows that at points near the cards' sides. And each row ends exactly at its header's edge, or
/// there'd be a hole. No mask is above a visual effect: of a row with one, the background ends
/// there.
@MainActor struct LidFaults {
  /// A card as it's on screen now.
  private struct SeenLid {
    var frame: CGRect
    /// Where the card ends.
    var bottom: CGFloat
    /// Whether its end is on screen, and nothing moves there.
    var endsHere = false
  }

  private let screen: LidScreen
  private let lids: [String: SeenLid]
  private var footers: [CGRect] = []
  private let rows: [(cell: UITableViewCell, sections: Set<String>, frame: CGRect)]

  init(on screen: LidScreen) {
    self.screen = screen
    let tableView = screen.tableView
    let root = screen.window.layer
    rows = screen.rows().map { ($0.cell, $0.sections, $0.cell.layer.seenFrame(in: root)) }
    var lids: [String: SeenLid] = [:]
    for (header, id) in screen.headers() {
      guard let shape = header.backgroundView?.subviews.last else { continue }
      var frame = header.layer.seenFrame(in: root)
      let sides = shape.layer.seenFrame(in: root)
      let gap = CGFloat(screen.style.cardSpacing / 2)
      frame = CGRect(
        x: sides.minX, y: frame.minY + gap, width: sides.width, height: frame.height - gap)
      var lid = SeenLid(frame: frame, bottom: frame.maxY)
      for row in rows where row.sections.contains(id) {
        lid.bottom = max(lid.bottom, row.frame.maxY)
      }
      lids[id] = lid
    }
    for (index, id) in screen.shown.map(\.id).enumerated() {
      if let footer = tableView.footerView(forSection: index), !footer.isHidden {
        let frame = footer.layer.seenFrame(in: root)
        footers.append(frame)
        lids[id]?.bottom.formMax(frame.maxY)
        lids[id]?.endsHere = true
      }
      let count = tableView.numberOfRows(inSection: index)
      let last = IndexPath(row: count - 1, section: index)
      let isLastSeen = count == 0 || tableView.cellForRow(at: last)?.isHidden == false
      // If none of its rows is on screen, they're all above the header, or below the screen.
      let isAbove = (lids[id]?.frame.maxY ?? 0) < screen.window.bounds.maxY - 2
      let areAllGone = !rows.contains { $0.sections.contains(id) } && isAbove
      if isLastSeen || areAllGone { lids[id]?.endsHere = true }
    }
    self.lids = lids
  }

  // MARK: Rows

  /// The masks above visual effects in a picture, which would make them fail.
  func spoiledEffects() -> [String] {
    HeadlessFaults.during { _ = HeadlessDrawing(of: screen.window, values: .presentation) }
  }

  /// The rows with a visual effect whose content isn't hidden whole by its middle, or whose effect
  /// isn't seen, if nothing moves.
  func wrongContents() -> [String] {
    let drawing = HeadlessDrawing(of: screen.window)
    return rows.compactMap { cell, sections, frame in
      guard let blur = LidScreen.blur(in: cell), screen.setup.cardID == nil,
        let edge = sections.first.flatMap({ lids[$0]?.frame.maxY })
      else { return nil }
      let isHidden = cell.contentView.isHidden
      let name = "\(sections.sorted()), content at \(frame.minY)"
      guard isHidden == (frame.midY < edge) || abs(frame.midY - edge) < 0.6 else {
        return "\(name) is \(isHidden ? "hidden" : "shown") at \(edge)"
      }
      let seen = cell.contentView.convert(blur.frame, to: screen.window)
      let middle = CGPoint(x: seen.midX, y: seen.midY)
      guard !isHidden, middle.y > edge + 1, screen.window.bounds.contains(middle) else {
        return nil
      }
      let beside = drawing.color(at: CGPoint(x: seen.minX - 4, y: middle.y))
      return drawing.color(at: middle).isClose(to: beside) ? "\(name) has no effect" : nil
    }
  }

  /// The rows that aren't cut where their header ends.
  func wrongRows() -> [String] {
    rows.compactMap { cell, sections, frame in
      let seen = (cell.layer.presentation() ?? cell.layer)
      guard seen.opacity > 0.01, !sections.isEmpty else { return nil }
      // A header that's out of sight clips nothing.
      let headers = sections.compactMap { lids[$0]?.frame }
      guard headers.count == sections.count, let lowest = headers.map(\.maxY).max() else {
        return nil
      }
      // The rows of the second card end behind the header.
      let highest = headers.map { screen.setup.cardID == nil ? $0.maxY : $0.midY }.min() ?? lowest
      var top = frame.minY
      let part = LidScreen.blur(in: cell) == nil ? cell : cell.backgroundView
      if let mask = part?.mask { top += (mask.layer.presentation() ?? mask.layer).frame.minY }
      let name = "\(sections.sorted().joined(separator: " or ")), row at \(frame.minY)"
      if top < highest - 0.6, frame.maxY > top + 0.1, frame.minY < highest - 0.6 {
        return "\(name) is seen from \(max(top, frame.minY)), above \(highest)"
      }
      if top > max(lowest, frame.minY) + 0.6, frame.maxY > lowest + 0.6 {
        return "\(name) is hidden down to \(top), below \(lowest)"
      }
      return nil
    }
  }

  // MARK: The picture

  /// Points outside all cards at which something is drawn, and, if nothing moves, points inside a
  /// card at which nothing is.
  ///
  /// - Parameters:
  ///   - phase: A number, which decides on the points.
  ///   - distance: The distance between points.
  ///   - isAtRest: Whether nothing moves.
  /// - Returns: The points, in words.
  func wrongPoints(phase: Int, distance: CGFloat, isAtRest: Bool) -> [String] {
    let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
    var wrong: [String] = []
    let shift = CGFloat(phase % 7) / 7 * distance
    let bounds = screen.window.bounds
    let near = LidScreen.radius + 12
    let columns =
      Array(stride(from: 8 + shift, to: 8 + near, by: distance))
      + Array(stride(from: bounds.maxX - 8 - near + shift, to: bounds.maxX - 8, by: distance))
    for y in stride(from: 0.2 + shift, to: bounds.maxY, by: distance) {
      for x in columns {
        let point = CGPoint(x: x, y: y)
        let distance =
          lids.values.map { self.distance(from: point, to: $0, isAtRest: isAtRest) }.min()
          ?? .infinity
        guard abs(distance) > 0.6 else { continue }
        let isDrawn = !drawing.color(at: point).isClose(to: screen.picture.color(at: point))
        if distance > 0, isDrawn, !isPassing(point) {
          wrong.append("something is drawn at \(point), \(distance) outside")
        }
        let isFooter = footers.contains { $0.contains(point) }
        if distance < 0, isAtRest, !isDrawn, !isFooter { wrong.append("a hole at \(point)") }
      }
    }
    return wrong
  }

  /// Whether a row that belongs to no lid may be at a point, or a footer, which floats like headers
  /// and clips nothing.
  private func isPassing(_ point: CGPoint) -> Bool {
    footers.contains { $0.contains(point) }
      || rows.contains { _, sections, frame in
        let edges = sections.compactMap { lids[$0]?.frame.maxY }
        // A row may be on its way from one section to another, or its header may be out of sight.
        guard sections.count > 1 || edges.isEmpty, frame.insetBy(dx: 0, dy: -0.6).contains(point)
        else { return false }
        return point.y > (edges.min() ?? -.infinity) - 0.6
      }
  }

  /// The distance of a point from a card, which is negative inside.
  ///
  /// Where the card goes on, or rows are on their way, its bottom may be square.
  private func distance(from point: CGPoint, to lid: SeenLid, isAtRest: Bool) -> CGFloat {
    let card = CGRect(
      x: lid.frame.minX, y: lid.frame.minY, width: lid.frame.width,
      height: lid.bottom - lid.frame.minY)
    let isRound = lid.endsHere && isAtRest
    let radius = lid.endsHere ? min(LidScreen.radius, card.height / 2) : LidScreen.radius
    let x = max(card.minX + radius - point.x, point.x - card.maxX + radius)
    let bottom = isRound ? radius : 0
    let y = max(card.minY + radius - point.y, point.y - card.maxY + bottom)
    let isBelow = !isRound && point.y > card.minY + radius
    if isBelow { return max(x - radius, y) }
    if x > 0, y > 0 { return (x * x + y * y).squareRoot() - radius }
    return max(x, y) - radius
  }
}

extension CGFloat {
  fileprivate mutating func formMax(_ other: CGFloat) { self = Swift.max(self, other) }
}
