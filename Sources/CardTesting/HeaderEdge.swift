import UIKit

/// The edge at which a section's header clips the rows beneath it, at one time.
@MainActor struct HeaderEdge {
  /// The bottom edge of what's seen of the header, in the coordinates of the table's content.
  private let bottom: CGFloat
  /// The same once nothing moves.
  private let finalBottom: CGFloat

  /// The edge of a section's header; nil if no such header is in sight.
  init?(of section: Int, in tableView: UITableView, on ground: CGColor?) {
    guard let header = tableView.headerView(forSection: section), !header.isHidden,
      let seen = SeenLayer(header.layer, isPresented: true, isRow: true).seenRange(on: ground)
    else { return nil }
    bottom = header.layer.seenTop + seen.upperBound
    finalBottom = header.frame.minY + seen.upperBound
  }

  /// Whether a part of a row is beneath the header, or will be once nothing moves.
  func isAbove(_ cell: UITableViewCell) -> Bool {
    min(cell.layer.seenTop, cell.frame.minY) < max(bottom, finalBottom) - 1
  }

  /// Describes what's wrong with a row that's beneath the header; nil if nothing is.
  func fault(of cell: UITableViewCell, on ground: CGColor?) -> String? {
    let row = SeenLayer(cell.layer, isPresented: true, isRow: true)
    // In the row's own coordinates.
    let line = bottom - cell.layer.seenTop
    let seen = row.seenRange(on: ground)
    if let seen, seen.lowerBound < line - Self.tolerance {
      let distance = Int((line - seen.lowerBound).rounded())
      return "is seen up to \(distance) points above the bottom edge of its header"
    }
    // What's missing may never have been there, such as a gap between rows.
    guard let whole = row.withoutMask.seenRange(on: ground) else { return nil }
    let beginning = max(line, whole.lowerBound)
    let seenBeginning = seen?.lowerBound ?? whole.upperBound
    let hidden = seenBeginning - beginning
    return hidden > Self.tolerance
      ? "is hidden down to \(Int(hidden.rounded())) points below the bottom edge of its header"
      : nil
  }

  /// Measurements may be off by a point.
  private static let tolerance: CGFloat = 2
}

extension CALayer {
  /// The top edge as it's on screen now, in the superlayer.
  fileprivate var seenTop: CGFloat { (presentation() ?? self).frame.minY }
}
