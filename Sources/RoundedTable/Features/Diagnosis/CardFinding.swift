public import UIKit

/// Something that keeps a row from looking like its part of a card, and the likely cause.
///
/// Its description is a sentence for the console. To leave out a problem that you know of, compare
/// its ``kind``:
///
///     dataSource.diagnosis = CardDiagnosis { finding in
///       if finding.kind != .separatorsAreDoubled { print(finding) }
///     }
public struct CardFinding: Hashable, Sendable {
  /// The kinds of problems, whose raw values are their names.
  ///
  /// <doc:DebugAWrongCorner> explains each.
  public enum Kind: String, Sendable, CaseIterable {
    /// The cell shows another card than its row should have.
    case wrongCard
    /// The cell has removed its card, and was left alone.
    case backgroundReplaced
    /// The cell clips or masks what it draws.
    case cellClips
    /// The cell has corners or a border of its own.
    case cellRoundsItself
    /// Opaque content covers the card's corners.
    case contentIsOpaque
    /// Content reaches over the card's edge.
    case contentIsPinnedToEdges
    /// Content is nearer to the card's edge than the padding.
    case contentIsNearEdge
    /// The cell has smaller layout margins than its table.
    case cellHasOwnMargins
    /// The cell draws a separator beside the card's.
    case separatorsAreDoubled
    /// The cell has a background color that is seen beside the card.
    case colorIsBehindCard
    /// The cell places its background or its content view itself.
    case cellSkipsLayout
    /// The table is inset-grouped, so its cards are UIKit's.
    case tableIsInsetGrouped
    /// The inset leaves cards no room.
    case insetIsWiderThanTable
    /// The installer can't inset the cards as it should.
    case installerProblem
    /// A plain table ignores the spacing of sections.
    case spacingHasNoEffect
    /// The spacing of sections is less than their titles need.
    case spacingIsLessThanHeader
    /// Rows were updated outside `CardController.update(_:)`.
    case updateOutsideBlock
  }

  /// What kind of problem it is.
  ///
  /// It stays the same when the wording of ``detail`` changes.
  public let kind: Kind
  /// The row's index path, nil if the finding is about the whole table.
  public let indexPath: IndexPath?
  /// The row's item as text, nil if the finding is about the whole table.
  public let item: String?
  /// What was found, and how to fix it.
  public let detail: String

  /// - Parameters:
  ///   - kind: The kind of the problem.
  ///   - indexPath: The row's index path, nil for the whole table.
  ///   - item: The row's item as text, nil for the whole table.
  ///   - fact: A sentence about what was found.
  ///   - remedy: A sentence about how to fix it, if the fact does not say it.
  init(
    _ kind: Kind, at indexPath: IndexPath? = nil, item: String? = nil, _ fact: String,
    _ remedy: String? = nil
  ) {
    self.kind = kind
    self.indexPath = indexPath
    self.item = item
    detail = remedy.map { "\(fact) \($0)" } ?? fact
  }
}

extension CardFinding: CustomStringConvertible {
  /// The kind, the row, if there is one, and the detail.
  ///
  /// The text of a long item is truncated.
  public var description: String {
    guard let indexPath, let item else { return "\(kind.rawValue): \(detail)" }
    let short = item.count > 60 ? item.prefix(59) + "…" : item
    return
      "\(kind.rawValue): Row \(indexPath.row) of section \(indexPath.section) (\(short)): \(detail)"
  }
}

/// Checks that each live cell shows its card, and reports what is wrong.
///
/// Assign one to ``TableCards/diagnosis`` while you debug. Cells are checked after
/// every update, and when rows come into sight:
///
///     dataSource.diagnosis = CardDiagnosis()              // prints what it finds
///     dataSource.diagnosis = CardDiagnosis(tints: true)   // and colors every row by its position
///
/// Each finding is reported once, wherever its row moves, and again if it reappears after it was
/// gone.
@MainActor public struct CardDiagnosis {
  /// Whether rows are filled with a color for their position.
  ///
  /// Single rows are purple, top green, middle blue, and bottom orange.
  public var tints: Bool
  /// The closure that each finding is passed to.
  public var report: (CardFinding) -> Void

  /// Whether debug builds print a warning to the console where cards cannot be drawn as asked for.
  ///
  /// Default: true. Release builds print nothing.
  public static var printsWarnings: Bool {
    get { DebugWarnings.areOn }
    set { DebugWarnings.areOn = newValue }
  }

  /// Creates a diagnosis.
  ///
  /// - Parameters:
  ///   - tints: Whether rows are filled with a color for their position.
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
