import RoundedTable
import TestSupport
import Testing
import UIKit

/// Cards for a table whose data source is written by hand.
@MainActor @Suite struct CardControllerTests {
  @Test func everySectionIsACard() {
    let screen = ClassicScreen("abc", "d", "ef")
    #expect(screen.signs == ["╭│╰", "□", "╭╰"])
  }

  // MARK: Updates

  /// An update in one of the table's ways, from the sections "abcd" and "ef".
  struct Update: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var after: [String]
    var change: @MainActor @Sendable (UITableView) -> Void

    init(
      _ name: String, _ after: [String],
      _ change: @escaping @MainActor @Sendable (UITableView) -> Void
    ) {
      (testDescription, self.after, self.change) = (name, after, change)
    }
  }

  nonisolated private static func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  nonisolated static let updates = [
    Update("insertRows above", ["xabcd", "ef"]) { $0.insertRows(at: [row(0)], with: .automatic) },
    Update("insertRows below", ["abcdx", "ef"]) { $0.insertRows(at: [row(4)], with: .automatic) },
    Update("insertRows between", ["abxcd", "ef"]) { $0.insertRows(at: [row(2)], with: .none) },
    Update("deleteRows above", ["bcd", "ef"]) { $0.deleteRows(at: [row(0)], with: .fade) },
    Update("deleteRows below", ["abc", "ef"]) { $0.deleteRows(at: [row(3)], with: .left) },
    Update("deleteRows of all but one", ["c", "ef"]) {
      $0.deleteRows(at: [row(0), row(1), row(3)], with: .fade)
    },
    Update("moveRow to the start", ["dabc", "ef"]) { $0.moveRow(at: row(3), to: row(0)) },
    Update("moveRow to another section", ["bcd", "efa"]) { $0.moveRow(at: row(0), to: row(2, 1)) },
    Update("reloadRows", ["abcd", "ef"]) { $0.reloadRows(at: [row(0), row(3)], with: .fade) },
    Update("reconfigureRows", ["abcd", "ef"]) { $0.reconfigureRows(at: [row(0), row(3)]) },
    Update("reloadSections", ["ax", "ef"]) { $0.reloadSections([0], with: .automatic) },
    Update("insertSections", ["xy", "abcd", "ef"]) { $0.insertSections([0], with: .automatic) },
    Update("deleteSections", ["ef"]) { $0.deleteSections([0], with: .automatic) },
    Update("moveSection", ["ef", "abcd"]) { $0.moveSection(1, toSection: 0) },
    Update("reloadData", ["adx", "fe"]) { $0.reloadData() },
    Update("performBatchUpdates", ["xbd", "eaf"]) { table in
      table.performBatchUpdates {
        table.moveRow(at: row(0), to: row(1, 1))
        table.deleteRows(at: [row(2)], with: .fade)
        table.insertRows(at: [row(0)], with: .top)
      }
    },
    Update("beginUpdates and endUpdates", ["ab", "efy"]) { table in
      table.beginUpdates()
      table.deleteRows(at: [row(2), row(3)], with: .fade)
      table.insertRows(at: [row(2, 1)], with: .automatic)
      table.endUpdates()
    },
    Update("without animation", ["abx", "ef"]) { table in
      UIView.performWithoutAnimation {
        table.performBatchUpdates {
          table.deleteRows(at: [row(2), row(3)], with: .fade)
          table.insertRows(at: [row(2)], with: .fade)
        }
      }
    },
  ]

  private func expected(_ sections: [String]) -> [String] {
    sections.map { items in
      String(
        items.indices.map { index in
          CapPosition(
            joinsPrevious: index > items.startIndex,
            joinsNext: items.index(after: index) < items.endIndex
          ).sign
        })
    }
  }

  /// At once: before any layout that follows.
  @Test(arguments: updates) func afterEveryUpdateCornersAreRight(_ update: Update) {
    let screen = ClassicScreen("abcd", "ef")
    screen.sections = update.after.map { $0.map(String.init) }
    screen.update { update.change(screen.tableView) }
    if update.testDescription != "reloadData" {
      #expect(screen.signs == expected(update.after))
    }
    screen.window.layoutIfNeeded()
    #expect(screen.signs == expected(update.after))
    #expect(screen.cards?.diagnose() == [])
  }

  @Test(arguments: updates) func theDataSourceIsAskedForTheSameCells(_ update: Update) {
    let screens = [ClassicScreen("abcd", "ef"), ClassicScreen("abcd", "ef", hasCards: false)]
    for screen in screens {
      screen.sections = update.after.map { $0.map(String.init) }
      screen.update { update.change(screen.tableView) }
      screen.window.layoutIfNeeded()
    }
    #expect(screens[0].asked == screens[1].asked)
  }

  @Test(
    arguments: updates)
  func theDataSourceIsAskedForAsManyCounts(_ update: Update) {
    let screens = [ClassicScreen("abcd", "ef"), ClassicScreen("abcd", "ef", hasCards: false)]
    for screen in screens {
      screen.sections = update.after.map { $0.map(String.init) }
      screen.update { update.change(screen.tableView) }
      screen.window.layoutIfNeeded()
    }
    // In an update, once more for each section in which cells are asked for.
    let most = screens[1].counted + screens[0].sections.count
    #expect((screens[1].counted...most).contains(screens[0].counted))
  }

  /// Fetched results controllers tell of changes in several calls.
  @Test func ofAnUpdateInSeveralCallsTheLastOneCounts() {
    let screen = ClassicScreen("abc")
    screen.tableView.beginUpdates()
    screen.items("bcx")
    screen.tableView.deleteRows(at: [Self.row(0)], with: .fade)
    screen.tableView.insertRows(at: [Self.row(2)], with: .fade)
    screen.update { screen.tableView.endUpdates() }
    #expect(screen.signs == ["╭│╰"])
    screen.window.layoutIfNeeded()
    #expect(screen.cards?.diagnose() == [])
  }

  /// The table has not taken it up when the closure returns.
  @Test func ofAnUpdateInSeveralCallsTheFirstOneIsTooEarly() async {
    let screen = ClassicScreen("abc")
    screen.tableView.beginUpdates()
    screen.items("bcx")
    screen.update {
      screen.tableView.deleteRows(at: [Self.row(0)], with: .fade)
      screen.tableView.insertRows(at: [Self.row(2)], with: .fade)
    }
    screen.tableView.endUpdates()
    await screen.turn()
    #expect(screen.signs == ["╭│╰"])
    #expect(screen.cards?.diagnose().map(\.kind.rawValue) == ["updateOutsideBlock"])
  }

  @Test func anUpdateInsideAnotherIsAPartOfIt() {
    let screen = ClassicScreen("abc")
    screen.update {
      screen.update {
        screen.items("bc")
        screen.tableView.deleteRows(at: [Self.row(0)], with: .fade)
      }
      screen.update {
        screen.items("bcx")
        screen.tableView.insertRows(at: [Self.row(2)], with: .fade)
      }
    }
    #expect(screen.signs == ["╭│╰"])
    screen.items("bx")
    screen.update { screen.tableView.deleteRows(at: [Self.row(1)], with: .fade) }
    #expect(screen.signs == ["╭╰"])
  }

  private struct Trouble: Error {}

  @Test func afterAClosureThatThrowsCornersAreRightToo() throws {
    let screen = ClassicScreen("abc")
    let cards = try #require(screen.cards)
    #expect(throws: Trouble.self) {
      try cards.update {
        screen.items("bc")
        screen.tableView.deleteRows(at: [Self.row(0)], with: .fade)
        throw Trouble()
      }
    }
    #expect(screen.signs == ["╭╰"])
    screen.items("c")
    screen.update { screen.tableView.deleteRows(at: [Self.row(0)], with: .fade) }
    #expect(screen.signs == ["□"])
  }

  /// UIKit's own diffable data source is one of any kind.
  @Test func aPlainDiffableDataSourceMayBeIt() {
    let screen = ClassicScreen()
    let dataSource = UITableViewDiffableDataSource<String, String>(tableView: screen.tableView) {
      [weak screen] tableView, indexPath, _ in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      screen?.cards?.decorate(cell, forRowAt: indexPath)
      return cell
    }
    dataSource.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false, completion: nil)
    screen.window.layoutIfNeeded()
    screen.items("abc")
    #expect(screen.signs == ["╭│╰"])
    screen.items("xabcy")
    screen.update {
      dataSource.apply(LetterSnapshot(["A:xabcy"]), animatingDifferences: true, completion: nil)
    }
    #expect(screen.signs == ["╭│││╰"])
  }

  // MARK: Updates that the controller is not told of

  /// No index path of a row that stays changes, or all do, or two are exchanged.
  @Test(arguments: ["abcx", "xabc", "acb", "ab", "bc"])
  func theyAreFollowedWithTheNextLayoutOfARow(_ after: String) async throws {
    let screen = ClassicScreen("abc")
    let cards = try #require(screen.cards)
    var found: [CardFinding] = []
    cards.diagnosis = CardDiagnosis { found.append($0) }
    let kept = screen.sections[0]
    screen.items(after)
    let difference = screen.sections[0].difference(from: kept)
    screen.tableView.performBatchUpdates {
      for change in difference {
        switch change {
        case .remove(let row, _, _):
          screen.tableView.deleteRows(at: [Self.row(row)], with: .fade)
        case .insert(let row, _, _):
          screen.tableView.insertRows(at: [Self.row(row)], with: .fade)
        }
      }
    }
    for item in after { screen.cell(String(item))?.backgroundView?.setNeedsLayout() }
    screen.window.layoutIfNeeded()
    #expect(screen.signs == expected([after]))
    #expect(cards.diagnose().map(\.kind.rawValue) == ["updateOutsideBlock"])
    await screen.turn()
    #expect(found.map(\.kind) == [.updateOutsideBlock])
  }

  /// Whatever it does to rows that stay.
  @Test func oneThatChangesACountIsCorrectedWithTheNextLayout() async {
    let screen = ClassicScreen("abcd", "ef")
    screen.items("abcdx", "ef")
    screen.update { screen.tableView.insertRows(at: [Self.row(4)], with: .automatic) }
    screen.items("abcdx", "e")
    screen.update { screen.tableView.deleteRows(at: [Self.row(1, 1)], with: .automatic) }
    screen.items("dayz", "eg")
    screen.tableView.performBatchUpdates {
      screen.tableView.deleteRows(at: [Self.row(1), Self.row(2), Self.row(4)], with: .fade)
      screen.tableView.insertRows(at: [Self.row(2), Self.row(3), Self.row(1, 1)], with: .fade)
      screen.tableView.moveRow(at: Self.row(3), to: Self.row(0))
    }
    screen.window.layoutIfNeeded()
    await screen.turn()
    #expect(screen.signs == expected(["dayz", "eg"]))
  }

  @Test(arguments: updates.filter { $0.testDescription.hasPrefix("move") })
  func aMoveIsCorrectedByARefreshAtTheLatest(_ move: Update) {
    let screen = ClassicScreen("abcd", "ef")
    screen.sections = move.after.map { $0.map(String.init) }
    move.change(screen.tableView)
    screen.window.layoutIfNeeded()
    screen.cards?.refreshCards(animated: false)
    #expect(screen.signs == expected(move.after))
    screen.window.layoutIfNeeded()
    #expect(screen.signs == expected(move.after))
  }

  /// A reload asks for all cells again, so nothing is late.
  @Test func aReloadNeedNotBeTold() {
    let screen = ClassicScreen("abc")
    screen.items("xy")
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    #expect(screen.signs == ["╭╰"])
    #expect(screen.cards?.diagnose() == [])
  }

  /// An app that changes its model and tells the table a turn later is between two states
  /// meanwhile.
  @Test func aModelThatIsAheadOfItsTableChangesNothing() async throws {
    let screen = ClassicScreen("abc", "de")
    let cards = try #require(screen.cards)
    cards.cardID = { [unowned screen] in screen.sections[$0.section][$0.row] < "c" }
    cards.cardID = nil
    screen.items("a")
    cards.refreshCards(animated: false)
    screen.tableView.selectRow(at: Self.row(1, 1), animated: false, scrollPosition: .none)
    for cell in screen.tableView.visibleCells { cell.backgroundView?.setNeedsLayout() }
    screen.window.layoutIfNeeded()
    await screen.turn()
    #expect(
      screen.tableView.visibleCells.map { ShownCard(of: $0).sign } == ["╭", "│", "╰", "╭", "╰"])
    screen.update { screen.tableView.reloadData() }
    screen.window.layoutIfNeeded()
    #expect(screen.signs == ["□"])
    #expect(cards.diagnose() == [])
  }

  // MARK: Whose table it is

  @Test func onATableWithADataSourceThatMakesCardsItDoesNothing() {
    let screen = CardScreen()
    screen.show("A:abc")
    screen.dataSource.style.radius = 7
    let cards = CardController(tableView: screen.tableView, style: CardStyle(radius: 21))
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    #expect(screen.signs("abc") == "╭│╰")
    #expect(screen.cell("a").map { ShownCard(of: $0).top } == 7)
    for (row, item) in ["a", "b", "c"].enumerated() {
      screen.cell(item).map { cards.decorate($0, forRowAt: Self.row(row)) }
    }
    cards.style.radius = 3
    cards.update { screen.show("A:bc") }
    cards.uninstall()
    #expect(screen.signs("bc") == "╭╰")
    #expect(screen.cell("b").map { ShownCard(of: $0).top } == 7)
    #expect(screen.tableView.separatorStyle == .none)
    screen.dataSource.uninstall()
    #expect(screen.tableView.separatorStyle == .singleLine)
  }

  @Test func aDataSourceThatMakesCardsTakesTheTableOver() {
    let screen = ClassicScreen("abc")
    let dataSource = CardScreen.DataSource(tableView: screen.tableView) {
      [weak screen] tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      screen?.cards?.decorate(cell, forRowAt: indexPath)
      return cell
    }
    dataSource.style.radius = 7
    dataSource.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false, completion: nil)
    screen.window.layoutIfNeeded()
    #expect(screen.cell("a").map { ShownCard(of: $0).top } == 7)
    screen.items("bc")
    screen.update {
      dataSource.apply(LetterSnapshot(["A:bc"]), animatingDifferences: true, completion: nil)
    }
    #expect(screen.signs == ["╭╰"])
    // And gives it back.
    screen.tableView.dataSource = screen
    screen.window.layoutIfNeeded()
    #expect(screen.cell("b").map { ShownCard(of: $0).top } == 10)
    screen.items("c")
    screen.update { screen.tableView.deleteRows(at: [Self.row(0)], with: .fade) }
    #expect(screen.signs == ["□"])
  }

  @Test func ofTwoControllersTheOneThatDecoratesHasTheTable() {
    let screen = ClassicScreen("abc")
    let second = CardController(tableView: screen.tableView, style: CardStyle(radius: 7))
    let first = screen.cards
    screen.cards = second
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    #expect(screen.cell("a").map { ShownCard(of: $0).top } == 7)
    first?.style.radius = 3
    first?.uninstall()
    #expect(screen.cell("a").map { ShownCard(of: $0).top } == 7)
    screen.items("bc")
    screen.update { screen.tableView.deleteRows(at: [Self.row(0)], with: .fade) }
    #expect(screen.signs == ["╭╰"])
    first?.style.radius = 4
    screen.cards = first
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    #expect(screen.cell("b").map { ShownCard(of: $0).top } == 4)
    second.uninstall()
    #expect(screen.signs == ["╭╰"])
  }

  @Test func uninstallingLeavesTheTableAsItWas() {
    let (screen, plain) = (ClassicScreen("abc"), ClassicScreen("abc", hasCards: false))
    screen.cards?.uninstall()
    screen.window.layoutIfNeeded()
    #expect(screen.signs == ["···"])
    #expect(screen.tableView.separatorStyle == plain.tableView.separatorStyle)
    #expect(screen.tableView.backgroundColor == plain.tableView.backgroundColor)
    screen.items("bc")
    screen.update { screen.tableView.deleteRows(at: [Self.row(0)], with: .fade) }
    #expect(screen.signs == ["··"])
    #expect(screen.cards?.capPosition(at: Self.row(0)) == .top)
    screen.cards?.style = CardStyle(radius: 5)
    #expect(screen.signs == ["╭╰"])
  }

  /// As `lazy var cards` that nothing has asked for before.
  @Test(arguments: [true, false]) func itMayBeMadeWhenTheTableAsksForItsFirstCell(_ isRoot: Bool) {
    func screen(isLazy: Bool) -> ClassicScreen {
      let screen = ClassicScreen("abc", isRoot: isRoot, hasCards: !isLazy)
      if isLazy {
        screen.configure = { [unowned screen] _, _ in
          if screen.cards == nil { screen.cards = CardController(tableView: screen.tableView) }
        }
        screen.tableView.reloadData()
      }
      screen.window.layoutIfNeeded()
      return screen
    }
    let (lazy, early) = (screen(isLazy: true), screen(isLazy: false))
    #expect(lazy.signs == ["╭│╰"])
    for item in ["a", "b", "c"] {
      let cells = [lazy, early].map { $0.cell(item) }
      #expect(cells[0]?.frame == cells[1]?.frame)
      #expect(cells[0]?.contentView.frame == cells[1]?.contentView.frame)
      #expect(
        cells[0]?.backgroundView?.subviews.first?.frame
          == cells[1]?.backgroundView?.subviews.first?.frame)
    }
  }
}
