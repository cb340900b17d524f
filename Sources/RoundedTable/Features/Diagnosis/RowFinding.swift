import UIKit

/// A finding, and what identifies the row that it is about; nil if it is about the whole table.
struct RowFinding {
  var finding: CardFinding
  var row: AnyHashable?

  /// What is equal wherever the row moves.
  var identity: [AnyHashable?] { [row, finding.kind, finding.detail] }
}
