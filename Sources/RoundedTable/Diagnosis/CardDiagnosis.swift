import UIKit

/// Checks that each live cell wears its card, and reports what is wrong.
///
/// Assign one to ``RoundedDiffableDataSource/diagnosis`` while you debug. Cells are checked after every update, and when rows
/// come into sight:
///
///     dataSource.diagnosis = CardDiagnosis()              // prints what it finds
///     dataSource.diagnosis = CardDiagnosis(tints: true)   // and colours every row by its position
///
/// Each finding is reported once, wherever its row moves, and again if it reappears after it was gone.
@MainActor public struct CardDiagnosis {
  /// Whether rows are filled with a colour for their position.
  ///
  /// Single rows are purple, top green, middle blue, and bottom orange.
  public var tints: Bool
  /// The closure that each finding is passed to.
  public var report: (CardFinding) -> Void

  /// Creates a diagnosis.
  ///
  /// - Parameters:
  ///   - tints: Whether rows are filled with a colour for their position.
  ///   - report: The closure that each finding is passed to. By default, it prints the finding.
  public init(
    tints: Bool = false,
    report: @escaping (CardFinding) -> Void = { print("RoundedTable: \($0)") }
  ) {
    self.tints = tints
    self.report = report
  }

  static let colors: [CapPosition: UIColor] = [
    .single: .systemPurple, .top: .systemGreen, .middle: .systemBlue, .bottom: .systemOrange,
  ]
}
