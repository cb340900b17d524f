import RoundedTable
import Screens
@_spi(Headless) import UIKit

/// The same updates of two screens: one that is rounded by hand, with UIKit alone, and one with
/// RoundedTable.
@MainActor package struct Comparison {
  /// Something that happens.
  package struct Step: Sendable {
    package var caption: String
    /// The lists afterwards.
    var lists: [(String, [String])]
    /// Which corner it makes wrong, of those at the trailing edge, from the top.
    var newestWrongCorner: Int
  }

  package nonisolated static let steps = [
    Step(
      caption: "A row is added",
      lists: [("To buy", ["Milk", "Bread", "Honey"]), ("Bought", ["Tea"])], newestWrongCorner: 0),
    Step(
      caption: "The first row is deleted",
      lists: [("To buy", ["Bread", "Honey"]), ("Bought", ["Tea"])], newestWrongCorner: 0),
    Step(
      caption: "A single row gets a neighbor",
      lists: [("To buy", ["Bread", "Honey"]), ("Bought", ["Tea", "Jam"])], newestWrongCorner: 2),
  ]
  private nonisolated static let start = [("To buy", ["Milk", "Bread"]), ("Bought", ["Tea"])]

  /// The size of each screen, in points.
  package nonisolated static let size = CGSize(width: 216, height: 336)
  /// The radius of the cards, in points.
  package nonisolated static let radius = 18.0
  /// How far the cards are from the edges, in points.
  package nonisolated static let inset = 16.0

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
  package static func motion(of side: Side) -> GalleryMotion {
    switch side {
    case .uiKitAlone: motion(of: HandRoundedScreen()) { $0.show($1, animated: $2) }
    case .roundedTable: motion(of: rounded()) { $0.show($1, animated: $2) }
    }
  }

  /// The shopping lists, without lines as those that are rounded by hand.
  private static func rounded() -> ShoppingScreen {
    let screen = ShoppingScreen()
    screen.loadViewIfNeeded()
    if let source = screen.tableView.dataSource as? RoundedDiffableDataSource<String, String> {
      source.style.separator = nil
      source.style.radius = radius
      source.tableStyle.inset = inset
    }
    return screen
  }

  private static func motion<Screen: UITableViewController>(
    of make: @escaping @autoclosure () -> Screen,
    show: @escaping (Screen, [ShoppingScreen.List], Bool) -> Void
  ) -> GalleryMotion {
    let updates = steps.map { step -> (Screen) -> Void in
      { screen in show(screen, Things.lists(step.lists), true) }
    }
    return GalleryMotion(
      "update", "", size: size,
      screen: {
        let screen = make()
        // Rows meet on whole points, so that no seam is seen between them.
        screen.tableView.sectionHeaderHeight = 41
        screen.tableView.sectionFooterHeight = 17
        show(screen, Things.lists(start), false)
        return screen
      }, steps: updates)
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
