import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What a scrolled frame, a new cell and a layout take doesn't grow with the table, or with
/// features that have nothing to do.
@MainActor @Suite struct GrowthTests {
  /// Hides rows by their height, and gives all headers one.
  private final class Delegate: NSObject, UITableViewDelegate {
    var hidden = 0..<0
    var headerHeight: CGFloat = 30

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      hidden.contains(indexPath.row) ? 0 : 44
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight
    }
  }

  /// How often the table is asked for a place in each of some frames in which it scrolls.
  private func questions(_ screen: LongScreen, by points: CGFloat = 11) -> [Int] {
    (0..<12).map { _ in
      let before = screen.tableView.questions
      screen.tableView.contentOffset.y += points
      screen.window.layoutIfNeeded()
      return screen.tableView.questions - before
    }
  }

  // MARK: Enclosed headers

  private func questionsAfterAJump(sections: Int, rows: Int) -> [Int] {
    HeadlessClock.held {
      let screen = LongScreen(rows: sections * rows, sections: sections)
      let delegate = Delegate()
      screen.tableView.delegate = delegate
      screen.dataSource.style = CardStyle()
      screen.dataSource.style.enclosesHeader = true
      screen.settle()
      screen.tableView.contentOffset.y = screen.tableView.contentSize.height / 2
      screen.settle()
      let asked = questions(screen)
      withExtendedLifetime(delegate) {}
      return asked
    }
  }

  @Test(arguments: [0, 3])
  func afterAJumpEnclosedHeadersAskForTheSectionsInSight(rows: Int) {
    let few = questionsAfterAJump(sections: 60, rows: rows)
    let many = questionsAfterAJump(sections: 3_000, rows: rows)
    #expect(few == many)
    #expect(many.allSatisfy { $0 < 200 })
  }

  // MARK: Zero-height rows

  /// Scrolls over hidden rows that stand between others, or end the section.
  private func questionsBesideHiddenRows(_ count: Int, atEnd: Bool) -> (asked: [Int], signs: String)
  {
    HeadlessClock.held {
      let rows = 40 + count + (atEnd ? 0 : 40)
      let screen = LongScreen(rows: rows, sections: 1)
      let delegate = Delegate()
      delegate.hidden = 40..<40 + count
      screen.tableView.delegate = delegate
      screen.dataSource.style = CardStyle(radius: 10)
      screen.settle()
      screen.tableView.contentOffset.y = 600
      screen.window.layoutIfNeeded()
      var asked: [Int] = []
      for _ in 0..<3 { asked += questions(screen, by: 22) }
      let signs = [39, 40 + count].map { row in
        let cell = screen.tableView.cellForRow(at: IndexPath(row: row, section: 0))
        return cell.map { String(ShownCard(of: $0).sign) } ?? "-"
      }
      withExtendedLifetime(delegate) {}
      return (asked, signs.joined())
    }
  }

  @Test(arguments: [false, true]) func ofHiddenRowsOnlyThoseBesideOthersAreAskedFor(atEnd: Bool) {
    let few = questionsBesideHiddenRows(10, atEnd: atEnd)
    let many = questionsBesideHiddenRows(300, atEnd: atEnd)
    #expect(few.signs == (atEnd ? "╰-" : "││"))
    #expect(many.signs == few.signs)
    #expect(few.asked == many.asked)
    #expect((many.asked.max() ?? 0) <= 20)
  }

  // MARK: Nothing to do

  @Test func featuresWithNothingToDoAskForNothing() {
    HeadlessClock.held {
      let screen = LongScreen(rows: 200, sections: 20)
      let delegate = Delegate()
      delegate.hidden = 2..<4
      screen.tableView.delegate = delegate
      screen.dataSource.style.enclosesHeader = true
      screen.dataSource.style.fill = .gradient(
        CardGradient(colors: [.red, .blue]))
      screen.settle()
      #expect(questions(screen).contains { $0 > 0 })
      screen.dataSource.style = CardStyle()
      delegate.hidden = 0..<0
      screen.tableView.performBatchUpdates(nil)
      screen.settle()
      // The last look.
      _ = questions(screen)
      #expect(questions(screen).allSatisfy { $0 == 0 })
      withExtendedLifetime(delegate) {}
    }
  }

  // MARK: New cells

  private final class CountingCell: UITableViewCell {
    @MainActor static var states = 0
    override var configurationState: UICellConfigurationState {
      Self.states += 1
      return super.configurationState
    }
  }

  /// A cell creates its state anew each time it's asked.
  @Test func aNewCellAsksNoOtherForItsState() {
    HeadlessClock.held {
      let screen = LongScreen(rows: 500, sections: 5, cellClass: CountingCell.self)
      @MainActor func states(separating: Bool) -> Int {
        screen.dataSource.style = CardStyle()
        screen.dataSource.style.separatesSwipedRows = separating
        screen.tableView.contentOffset.y = 0
        screen.settle()
        let before = CountingCell.states
        // A whole screen of new cells.
        screen.tableView.contentOffset.y = 4_000
        screen.window.layoutIfNeeded()
        return CountingCell.states - before
      }
      let plain = states(separating: false)
      let inSight = screen.tableView.visibleCells.count
      // Each layout looks at the cells in sight once. With each new cell, it would be their square.
      #expect(states(separating: true) - plain <= 6 * inSight)
    }
  }

  // MARK: What is remembered

  private final class SectionID: Hashable, @unchecked Sendable {
    static func == (left: SectionID, right: SectionID) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test func sectionsThatAreGoneAreForgotten() {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let tableView = UITableView(frame: window.bounds, style: .grouped)
      let delegate = Delegate()
      tableView.delegate = delegate
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let dataSource = RoundedDiffableDataSource<SectionID, Int>(tableView: tableView) {
        tableView, indexPath, _ in
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      dataSource.style.enclosesHeader = true
      let controller = UIViewController()
      controller.show(tableView)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      @MainActor func show(_ sections: [SectionID]) {
        var snapshot = NSDiffableDataSourceSnapshot<SectionID, Int>()
        snapshot.appendSections(sections)
        for (index, section) in sections.enumerated() {
          snapshot.appendItems([2 * index, 2 * index + 1], toSection: section)
        }
        dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
        window.layoutIfNeeded()
        HeadlessClock.advance(by: 2)
        window.layoutIfNeeded()
      }
      var sections = (0..<3).map { _ in SectionID() }
      weak let gone = sections[1]
      show(sections)
      sections.remove(at: 1)
      show(sections)
      #expect(gone == nil)
      withExtendedLifetime((delegate, dataSource)) {}
    }
  }

  // MARK: Updates that end

  /// A new cell may have a spinner, whose animation never ends.
  @Test func anUpdateEndsThoughACellGoesOnMoving() async {
    let screen = ClassicScreen("ab", rowHeight: UITableView.automaticDimension) { cell, item in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "\(item) and more ", count: 8)
      guard item == "c" else { return }
      let spin = CABasicAnimation(keyPath: "transform.rotation")
      spin.duration = 1
      spin.repeatCount = .infinity
      cell.contentView.layer.add(spin, forKey: "spin")
    }
    await screen.turn()
    screen.items("abc")
    screen.update {
      screen.tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    screen.window.layoutIfNeeded()
    for _ in 0..<4 { await screen.turn() }
    let before = screen.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
    screen.cards?.tableStyle.padding = 90
    for _ in 0..<6 { await screen.turn() }
    #expect(screen.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height > before)
  }
}
