import RoundedTable
@_spi(Headless) import UIKit

/// A card as it is on screen now.
///
/// What it should look like is known from where its parts are seen, and from the style, alone.
@MainActor package struct SeenCard {
  /// What is the same for the eye as the exact color: a step of the 256 that a screen shows.
  nonisolated static let rounding = 0.004

  let style: CardStyle
  let traits: UITraitCollection
  /// From top to bottom those that are joined: a row that is swiped apart divides them, and one in
  /// the hand is by itself.
  let runs: [[SeenPart]]
  /// Where the card begins and ends, nil if that is out of sight.
  let top: CGFloat?
  let bottom: CGFloat?
  /// Whether the first or last part joins a row that is in the user's hand.
  package var opensAtTop = false
  package var opensAtBottom = false

  package init(
    _ runs: [[SeenPart]], from top: CGFloat?, to bottom: CGFloat?, style: CardStyle,
    traits: UITraitCollection
  ) {
    (self.runs, self.top, self.bottom) = (runs, top, bottom)
    (self.style, self.traits) = (style, traits)
  }

  package var parts: [SeenPart] { runs.flatMap(\.self) }

  package var isMoving: Bool { parts.contains(where: \.isMoving) }

  /// The parts with which a run of parts begins and ends on screen.
  func ends(of run: [SeenPart]) -> (top: SeenPart?, bottom: SeenPart?) {
    guard let first = run.first, let last = run.last else { return (nil, nil) }
    let isFirst = !first.isFree && runs.first?.first?.view === first.view
    let isLast = !last.isFree && runs.last?.last?.view === last.view
    return (
      isFirst && (top == nil || opensAtTop) ? nil : first,
      isLast && (bottom == nil || opensAtBottom) ? nil : last
    )
  }

  /// The outline of a run of parts between the sides of one of them, as far as it is known; far
  /// away it does not matter.
  func outline(of run: [SeenPart], beside part: SeenPart) -> CGRect {
    guard let first = run.first, let last = run.last else { return .null }
    let isFirst = !first.isFree && runs.first?.first?.view === first.view
    let isLast = !last.isFree && runs.last?.last?.view === last.view
    let top = isFirst && self.top == nil ? -10_000 : first.frame.minY
    let bottom = isLast && self.bottom == nil ? 10_000 : last.frame.maxY
    return CGRect(
      x: part.frame.minX, y: top, width: part.frame.width, height: max(0, bottom - top))
  }

  /// The heights at which a part is looked at: on either side of each joint, and in the middle.
  func heights(of part: SeenPart) -> [CGFloat] {
    [part.frame.minY + 0.02, part.frame.midY, part.frame.maxY - 0.02]
  }
}
