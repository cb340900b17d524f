@_spi(Headless) import UIKit

/// The same updates of two screens: one that is rounded by hand, with UIKit alone, and one with
/// RoundedTable.
@MainActor package struct Comparison {
  /// Something that happens.
  package struct Step: Sendable {
    package var caption: String
    /// The lists afterwards.
    var lists: [(name: String, items: [String])]
    /// Which corner it makes wrong, of those at the trailing edge, from the top.
    var newestWrongCorner: Int
  }

  package nonisolated static let steps = [
    Step(
      caption: "A row was added",
      lists: [("To buy", ["Milk", "Bread", "Honey"]), ("Bought", ["Tea"])], newestWrongCorner: 0),
    Step(
      caption: "The first row is deleted",
      lists: [("To buy", ["Bread", "Honey"]), ("Bought", ["Tea"])], newestWrongCorner: 0),
    Step(
      caption: "A single row gets a neighbor",
      lists: [("To buy", ["Bread", "Honey"]), ("Bought", ["Tea", "Jam"])], newestWrongCorner: 2),
  ]
  private nonisolated static let start = [
    (name: "To buy", items: ["Milk", "Bread"]), (name: "Bought", items: ["Tea"]),
  ]

  /// The size of each screen, in points.
  package nonisolated static let size = CGSize(width: 234, height: 336)
  /// The radius of the cards, in points.
  package nonisolated static let radius = 18.0
  /// How far the cards are from the edges, in points.
  package nonisolated static let inset = 20.0

  package enum Side: CaseIterable, Sendable {
    case uiKitAlone
    case roundedTable

    var title: String {
      switch self {
      case .uiKitAlone: "Rounded by hand"
      case .roundedTable: "RoundedTable"
      }
    }
  }

  /// The updates of one side.
  ///
  /// The first one has already happened where it begins, so its first picture shows a difference.
  package static func motion(of side: Side) -> GalleryMotion {
    let updates = steps.map { step -> (ComparisonScreen) -> Void in
      { $0.show(step.lists, animated: true) }
    }
    return GalleryMotion(
      "update", "", size: size,
      screen: {
        let screen = ComparisonScreen(side)
        screen.show(start, animated: false)
        return screen
      }, begin: updates[0], steps: Array(updates.dropFirst()))
  }

  /// Where the corners of a row are not those of its place in its section, as they are seen.
  package static func wrongCorners(in window: UIWindow) -> [CGPoint] {
    guard let table = (window.rootViewController as? UITableViewController)?.tableView else {
      return []
    }
    let drawing = HeadlessDrawing(of: window)
    let paper = drawing.color(at: CGPoint(x: 2, y: window.bounds.maxY - 2))
    return (table.indexPathsForVisibleRows ?? []).flatMap { indexPath -> [CGPoint] in
      let card = table.convert(table.rectForRow(at: indexPath), to: window)
        .insetBy(dx: inset, dy: 0)
      let isLast = indexPath.row == table.numberOfRows(inSection: indexPath.section) - 1
      let ends = [
        (y: card.minY, inwards: 1.0, isRound: indexPath.row == 0),
        (y: card.maxY, inwards: -1.0, isRound: isLast),
      ]
      return ends.flatMap { end in
        [(card.minX, 1.0), (card.maxX, -1.0)].compactMap { x, inwards in
          let place = CGPoint(x: x + 1.5 * inwards, y: end.y + 1.5 * end.inwards)
          let isCut = drawing.color(at: place).isClose(to: paper)
          return isCut == end.isRound ? nil : CGPoint(x: x, y: end.y)
        }
      }
    }
  }
}
