import RoundedTable
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct CardPathTests {
  /// A table that does not know its cells' places.
  private final class ForgetfulTable: UITableView {
    override func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  }

  private final class Displayer: NSObject, UITableViewDelegate {
    var source: CardScreen.DataSource?
    var paths: [Int: UIBezierPath] = [:]

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      paths[indexPath.row] = source?.cardPath(for: cell)
    }
  }

  private func path(_ screen: CardScreen, _ item: String) -> UIBezierPath? {
    screen.cell(item).map { screen.dataSource.cardPath(for: $0) }
  }

  @Test func itIsTheCardsShapeInTheCellsCoordinates() {
    let screen = CardScreen()
    screen.dataSource.style.radius = 12
    screen.show("A:abc", "B:d")
    for (item, isTop, isBottom) in [
      ("a", true, false), ("b", false, false), ("c", false, true), ("d", true, true),
    ] {
      let path = path(screen, item)
      #expect(path?.bounds == CGRect(x: 16, y: 0, width: 358, height: 44))
      for x in [17.0, 373] {
        #expect(path?.contains(CGPoint(x: x, y: 1)) == !isTop)
        #expect(path?.contains(CGPoint(x: x, y: 43)) == !isBottom)
      }
    }
  }

  @Test func itFollowsUpdates() {
    let screen = CardScreen()
    screen.show("A:a")
    #expect(path(screen, "a")?.contains(CGPoint(x: 17, y: 43)) == false)
    screen.show("A:ab")
    #expect(path(screen, "a")?.contains(CGPoint(x: 17, y: 43)) == true)
  }

  @Test func withoutACardItIsTheCell() {
    let screen = CardScreen()
    screen.dataSource.sectionStyle = { _, style in style = .noCard }
    screen.show("A:a")
    #expect(path(screen, "a")?.bounds == screen.cell("a")?.bounds)
    let stranger = UITableViewCell(style: .default, reuseIdentifier: nil)
    stranger.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(screen.dataSource.cardPath(for: stranger).bounds == stranger.bounds)
  }

  @Test func whileNothingIsDecoratedItIsTheCell() {
    let screen = CardScreen()
    screen.show("A:a")
    screen.dataSource.uninstall()
    #expect(path(screen, "a")?.bounds == screen.cell("a")?.bounds)
    #expect(path(screen, "a")?.contains(CGPoint(x: 1, y: 1)) == true)
  }

  @Test func inAShortRowItIsRoundedLessAndStaysInside() {
    let screen = CardScreen(rowHeight: 20)
    screen.dataSource.style.radius = 30
    screen.show("A:a", "B:bc")
    for item in ["a", "b"] {
      #expect(path(screen, item)?.bounds == CGRect(x: 16, y: 0, width: 358, height: 20))
      #expect(path(screen, item)?.contains(CGPoint(x: 17, y: 1)) == false)
      #expect(path(screen, item)?.contains(CGPoint(x: 30, y: 10)) == true)
    }
  }

  @Test func itIsKnownWhenARowIsAboutToBeDisplayed() {
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tableView = ForgetfulTable(frame: window.bounds, style: .grouped)
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let displayer = Displayer()
    let source = CardScreen.DataSource(tableView: tableView) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    displayer.source = source
    tableView.delegate = displayer
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view = tableView
    window.rootViewController = controller
    window.isHidden = false
    source.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false, completion: nil)
    window.layoutIfNeeded()
    let corners = (0..<3).map { row in
      [1.0, 43].map { displayer.paths[row]?.contains(CGPoint(x: 17, y: $0)) }
    }
    #expect(corners == [[false, true], [true, true], [true, false]])
    for row in 0..<3 {
      #expect(displayer.paths[row]?.bounds == CGRect(x: 16, y: 0, width: 358, height: 44))
    }
  }
}
