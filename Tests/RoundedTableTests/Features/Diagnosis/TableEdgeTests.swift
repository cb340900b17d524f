import RoundedTable
import TestSupport
import Testing
import UIKit

/// A plain table whose color was replaced, beside a view that still has that color.
@MainActor @Suite struct TableEdgeTests {
  /// A plain table below a bar, in a view that has a color.
  private func edge(
    _ color: UIColor?, top: CGFloat = 100, bar: UIColor? = nil,
    style: UITableView.Style = .plain, prepare: (CardScreen) -> Void = { _ in }
  ) -> [CardFinding] {
    let screen = CardScreen(style, isRoot: false)
    let view = screen.tableView.superview
    view?.backgroundColor = color
    screen.tableView.frame = CGRect(x: 0, y: top, width: 390, height: 844 - top)
    if let bar {
      let top = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
      top.backgroundColor = bar
      view?.addSubview(top)
    }
    prepare(screen)
    screen.show("A:a")
    return screen.dataSource.diagnose()
  }

  @Test func anEdgeBesideATableOfAnotherColorIsNamed() {
    let found = edge(.systemBackground)
    #expect(found.map(\.kind) == [.tableHasEdge])
    #expect(
      found.first?.detail.hasPrefix(
        "Set backgroundColor of the UIView around the table to .systemGroupedBackground") == true)
    #expect(found.first?.detail.contains("Or set tableStyle.backgroundColor") == true)
    #expect(edge(.systemGroupedBackground) == [])
  }

  @Test func whereThereIsNoEdgeNothingIsNamed() {
    #expect(edge(nil) == [])
    #expect(edge(.systemTeal) == [])
    #expect(edge(.systemBackground, top: 0) == [])
    #expect(edge(.systemBackground, bar: .systemTeal) == [])
    #expect(edge(.systemBackground, style: .grouped) == [])
    #expect(edge(.systemBackground) { $0.tableView.backgroundColor = .systemTeal } == [])
    #expect(
      edge(.systemBackground) { $0.dataSource.tableStyle.backgroundColor = .systemTeal } == [])
  }

  /// The app's color cannot be told from the default, so the style says what it should be.
  @Test func aColorThatTheAppHasChosenIsKeptInTheStyle() {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let window = UIWindow.inScene(frame: frame)
    let controller = UIViewController(nibName: nil, bundle: nil)
    let table = UITableView(frame: frame.divided(atDistance: 100, from: .minYEdge).remainder)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.backgroundColor = .systemBackground
    table.autoresizingMask = .flexibleWidth
    controller.view.backgroundColor = .systemBackground
    controller.view.frame = frame
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.isHidden = false
    let source = CardScreen.DataSource(tableView: table) { table, indexPath, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    source.apply(LetterSnapshot(["A:a"]), animatingDifferences: false, completion: nil)
    window.layoutIfNeeded()
    #expect(source.diagnose().map(\.kind) == [.tableHasEdge])
    source.tableStyle.backgroundColor = .systemBackground
    #expect(table.backgroundColor == .systemBackground)
    #expect(source.diagnose().map(\.kind) == [.cardIsInvisible])
    source.style.fill = .color(.secondarySystemBackground)
    window.layoutIfNeeded()
    #expect(source.diagnose() == [])
  }
}
