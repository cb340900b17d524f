public import UIKit

/// The first frame in which a row had the wrong corners.
public struct WrongFrame: Error, CustomStringConvertible {
  /// When it was, in seconds since the beginning.
  public let time: TimeInterval
  /// The row, as the table numbers its rows in this frame.
  public let indexPath: IndexPath
  /// The corners that should be round once nothing moves.
  public let expected: UIRectCorner
  /// The corners that are drawn, nil if nothing is seen of the row in front of the table's
  /// background.
  public let seen: CornerRadii?
  /// What the window shows in this frame, for a test's report.
  public let picture: UIImage?
  let fault: String

  /// The time, the row, and what is wrong, in a sentence.
  public var description: String {
    "\(Int(time * 1000)) ms after the start, row \(indexPath.row) of section \(indexPath.section) \(fault)"
  }
}
