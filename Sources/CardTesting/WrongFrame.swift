public import UIKit

/// The first frame in which a row had the wrong corners.
public struct WrongFrame: Error, CustomStringConvertible {
  /// The time since the start, in seconds.
  public let time: TimeInterval
  /// The row's index path in this frame.
  public let indexPath: IndexPath
  /// The corners that should be round once nothing moves; empty if the row isn't clipped where its
  /// header ends.
  public let expected: UIRectCorner
  /// The corners that are drawn round; nil if nothing of the row differs from the table's
  /// background.
  public let seen: UIRectCorner?
  /// A picture of the window in this frame, to attach to a test's report.
  public let picture: UIImage?
  let fault: String

  /// The time, the row and what's wrong with it, in one sentence.
  public var description: String {
    "\(Int(time * 1000)) ms after the start, row \(indexPath.row) of section \(indexPath.section) \(fault)"
  }
}
