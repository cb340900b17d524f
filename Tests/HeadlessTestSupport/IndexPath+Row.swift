import UIKit

extension IndexPath {
  /// A row of the first section.
  package static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
