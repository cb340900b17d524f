import UIKit

extension UITableViewCell {
  /// The line that a cell's card draws below its row: the only view of the cell itself that is as
  /// thin as a line.
  package var cardLine: UIView? {
    subviews.first { $0.frame.height > 0 && $0.frame.height < 2 }
  }
}
