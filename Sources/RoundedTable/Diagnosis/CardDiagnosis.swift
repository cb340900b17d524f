import UIKit

/// Checks that each live cell wears its card, and says what is wrong: after every update, and when rows come into sight.
///
/// Give one to ``RoundedDiffableDataSource/diagnosis`` while you debug:
///
///     dataSource.diagnosis = CardDiagnosis()              // prints what it finds
///     dataSource.diagnosis = CardDiagnosis(tints: true)   // and colours every row by its position
///
/// Each finding is reported once, wherever its row moves, and again when it comes back after having gone.
@MainActor public struct CardDiagnosis {
  /// Whether rows are filled by position: single purple, top green, middle blue, bottom orange.
  public var tints: Bool
  /// What is done with a finding.
  public var report: (CardFinding) -> Void

  /// Creates a diagnosis.
  ///
  /// - Parameters:
  ///   - tints: Whether rows are filled by position.
  ///   - report: What is done with a finding. By default it is printed.
  public init(
    tints: Bool = false,
    report: @escaping (CardFinding) -> Void = { print("RoundedTable: \($0)") }
  ) {
    self.tints = tints
    self.report = report
  }

  static func tint(of position: CapPosition) -> UIColor {
    switch position {
    case .single: .systemPurple
    case .top: .systemGreen
    case .middle: .systemBlue
    case .bottom: .systemOrange
    }
  }
}
