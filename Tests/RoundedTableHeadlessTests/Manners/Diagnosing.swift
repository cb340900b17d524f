import RoundedTable
@_spi(Headless) import UIKit

/// A rounded data source of any types.
@MainActor protocol Diagnosing {
  func diagnose() -> [CardFinding]
}

extension RoundedDiffableDataSource: Diagnosing {}
