public import UIKit

/// The first frame in which a row was not drawn as its place in its card demands.
public struct WrongFrame: Error, CustomStringConvertible {
  /// When it was, in seconds since the beginning.
  public let time: TimeInterval
  /// The row, as the table numbers its rows in this frame.
  public let indexPath: IndexPath
  /// The corners that should be round once nothing moves.
  public let expected: UIRectCorner
  /// The corners that are drawn, nil if the row paints nothing that differs from the table's background.
  public let seen: CornerRadii?
  /// What the window shows in this frame, for a test's report.
  public let picture: UIImage?
  /// The time, the row, and what is wrong, in a sentence.
  public let description: String

  @MainActor init(_ row: SeenRow, _ fault: String, time: TimeInterval, in window: UIWindow?) {
    self.time = time
    indexPath = row.indexPath
    expected = row.round
    seen = row.shown
    picture = window.map { window in
      UIGraphicsImageRenderer(size: window.bounds.size).image { _ in
        window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
      }
    }
    let place = "row \(indexPath.row) of section \(indexPath.section)"
    description = "\((time * 1000).rounded() / 1000) s after the start, \(place) \(fault)"
  }
}
