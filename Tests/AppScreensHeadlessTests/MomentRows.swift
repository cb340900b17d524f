import RoundedTable
@_spi(Headless) import UIKit

/// The rows of a screen at a moment, as they are drawn.
@MainActor struct MomentRows {
  var occasion: String
  var rows: [IndexPath: DrawnCell] = [:]
  /// What the diagnosis says of each row, and of the table.
  var findings: [IndexPath?: [CardFinding.Kind]] = [:]

  /// The height of a separator.
  let hairline: CGFloat
  /// What has been reported since the moment before.
  let reported: [CardFinding]

  init(_ occasion: String, of table: UITableView, reported: [CardFinding]) {
    self.reported = reported
    hairline = table.hairline
    self.occasion = occasion
    for path in table.indexPathsForVisibleRows ?? [] {
      if let cell = table.cellForRow(at: path) { rows[path] = DrawnCell(cell, in: table) }
    }
    // While rows move it is ahead of them.
    guard ScreenRun.isSettled(occasion) else { return }
    let found = (table.dataSource as? any Diagnosing)?.diagnose() ?? []
    for finding in found { findings[finding.indexPath, default: []].append(finding.kind) }
  }
}

/// A cell as it is drawn: seen from outside, whatever draws it.
@MainActor final class DrawnCell {
  let drawing: HeadlessDrawing
  /// The cell in its table.
  let place: CGRect
  /// Where the cell's left edge is in the window, with its swipe.
  let left: CGFloat
  /// Where its upper edge is in the window.
  let top: CGFloat
  let contents: RowContents
  let isSelectedOrHighlighted: Bool
  let texts: [String]
  /// Rows that come and go fade.
  let opacity: Float

  init(_ cell: UITableViewCell, in table: UITableView) {
    safe = table.safeAreaInsets
    drawing = HeadlessDrawing(of: cell, values: .presentation)
    place = cell.frame
    // A swiped cell stays where it is and moves what it holds.
    let corner = cell.convert(CGPoint.zero, to: cell.window)
    (left, top) = (corner.x, corner.y)
    contents = RowContents(drawing, of: cell)
    isSelectedOrHighlighted = cell.isSelected || cell.isHighlighted
    texts = Self.texts(in: cell)
    opacity = cell.layer.presentation()?.opacity ?? 1
    shift = cell.bounds.minX
  }

  private let shift: CGFloat
  private let safe: UIEdgeInsets

  /// The whole cell across, as it is swiped: an inset-grouped one is its card.
  var card: ClosedRange<CGFloat> { left...(left + place.width) }
  /// The part of it inside the safe area.
  var safeRange: ClosedRange<CGFloat> {
    (left + safe.left)...(left + place.width - safe.right)
  }
  var middle: CGFloat { left + place.width / 2 }
  var isSwiped: Bool { shift != 0 }

  /// What is seen at a place: across in the window, down from the row's upper edge.
  func color(_ x: CGFloat, _ y: CGFloat) -> HeadlessDrawing.RGBA {
    drawing.color(at: CGPoint(x: x - left - shift, y: y))
  }

  var height: CGFloat { drawing.size.height }

  private static func texts(in view: UIView) -> [String] {
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap(texts)
  }
}
