public import UIKit

/// A problem that keeps a row from looking like its part of a card, with the likely cause.
///
/// ``TableCards/diagnose()`` returns them, and ``TableCards/diagnosis`` reports them. Print one to
/// read it as a sentence. To skip a problem you know about, compare its ``kind``:
///
///     dataSource.diagnosis = CardDiagnosis { finding in
///       if finding.kind != .separatorsAreDoubled { print(finding) }
///     }
public struct CardFinding: Equatable, Sendable {
  /// The kinds of problems.
  ///
  /// Their raw values are their names, and <doc:DebugAWrongCorner> explains each. First come those
  /// of rows, what people notice first before what they notice later.
  public enum Kind: String, Sendable, CaseIterable {
    /// The cell draws a rounded panel itself, which would be a card in a card.
    case cellDrawsPanel
    /// The cell shows a different card than its row should have.
    case wrongCard
    /// The cell has no card, because it refuses, removes or replaces it.
    case backgroundReplaced
    /// The card can't be seen, because its fill looks like what's behind it.
    case cardIsInvisible
    /// The cell changes the frame of its background or its content view.
    case cellSkipsLayout
    /// Opaque content covers the card's corners.
    case contentIsOpaque
    /// The cell or its content view has corners or a border of its own.
    case cellRoundsItself
    /// Content extends beyond the card's edge.
    case contentIsPinnedToEdges
    /// Content is closer to the card's edge than the padding.
    case contentIsNearEdge
    /// The cell has smaller layout margins than its table.
    case cellHasOwnMargins
    /// Both the cell and the card draw a separator.
    case separatorsAreDoubled
    /// The cell has a background color that shows beside the card.
    case colorIsBehindCard
    /// The card doesn't show all of the cell's background configuration.
    case configurationIsLost
    /// The cell cuts off the card's shadow, or masks what it draws.
    case cellClips
    /// The row's content isn't clipped beneath its floating header, because a visual effect is in
    /// it.
    case rowIsNotClipped
    /// The table is inset-grouped, so UIKit draws its cards.
    case tableIsInsetGrouped
    /// The inset leaves no room for cards.
    case insetIsWiderThanTable
    /// The installer can't inset the cards as it should.
    case installerProblem
    /// Margins inset the cards, and content isn't pinned to them.
    case contentIgnoresMargins
    /// The table is plain, and ignores the section spacing.
    case spacingHasNoEffect
    /// Sections without a title are further apart than the section spacing.
    case spacingIsGreaterWithoutTitle
    /// A header or footer between cards has a background from edge to edge.
    case headerIsBand
    /// A header or footer that should be inside its card isn't.
    case headerHasNoCard
    /// The style clips rows beneath headers that aren't inside cards, or don't float.
    case clippingHasNoEffect
    /// Rows were updated outside `CardController.update(_:)`.
    case updateOutsideBlock

    /// Creates the kind that has a name; nil if there is none.
    ///
    /// - Parameter rawValue: The name, such as `cellClips`.
    public init?(rawValue: String) {
      guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = kind
    }
  }

  /// The kind of problem, which stays the same when the wording of ``detail`` changes.
  public let kind: Kind
  /// The row's index path; nil if the finding is about the whole table.
  public let indexPath: IndexPath?
  /// The row's item as text; nil if the finding is about the whole table.
  public let item: String?
  /// A description of the problem, and how to fix it.
  public let detail: String
}

extension CardFinding: CustomStringConvertible {
  /// The kind, the row if there is one, and the detail.
  ///
  /// Long items are truncated.
  public var description: String {
    guard let indexPath, let item else { return "\(kind.rawValue): \(detail)" }
    let short = item.count > 60 ? item.prefix(59) + "…" : item
    return
      "\(kind.rawValue): Row \(indexPath.row) of section \(indexPath.section) (\(short)): \(detail)"
  }
}

/// Settings for a diagnosis, which checks cards while your app runs.
///
/// Assign one to ``TableCards/diagnosis`` while you debug:
///
///     dataSource.diagnosis = CardDiagnosis()              // prints what it finds
///     dataSource.diagnosis = CardDiagnosis(tints: true)   // also colors each row by its position
///
/// It checks the cells after every update, and when rows scroll into view. Each finding is reported
/// once, even if its row moves, and again if it reappears after it was gone.
@MainActor public struct CardDiagnosis {
  /// Whether each row is filled with a color for its position.
  ///
  /// Single rows are purple, top rows green, middle rows blue, and bottom rows orange.
  public var tints: Bool
  /// The closure that receives each finding.
  public var report: (CardFinding) -> Void

  /// Whether debug builds print the first finding of each table to the console, and a warning when
  /// cards can't be drawn as you asked.
  ///
  /// Default: true. Release builds print nothing.
  public static var printsWarnings: Bool {
    get { DebugWarnings.areOn }
    set { DebugWarnings.areOn = newValue }
  }

  /// Creates a diagnosis.
  ///
  /// - Parameters:
  ///   - tints: Whether each row is filled with a color for its position.
  ///   - report: The closure that receives each finding. By default, it prints the finding.
  public init(
    tints: Bool = false, report: @escaping (CardFinding) -> Void = { print("RoundedTable: \($0)") }
  ) {
    self.tints = tints
    self.report = report
  }

  static let colors: [CapPosition: UIColor] = [
    .single: .systemPurple, .top: .systemGreen, .middle: .systemBlue, .bottom: .systemOrange,
  ]
}
