import RoundedTable
@_spi(Headless) import UIKit

/// A rounded data source of any types.
@MainActor protocol Diagnosing: AnyObject {
  var diagnosis: CardDiagnosis? { get set }
  func diagnose() -> [CardFinding]
}

extension RoundedDiffableDataSource: Diagnosing {}
