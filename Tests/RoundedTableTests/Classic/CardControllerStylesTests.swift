import RoundedTable
import TestSupport
import Testing
import UIKit

/// What an app tells a controller of its cards' looks, by index paths.
@MainActor @Suite struct CardControllerStylesTests {
  private func screen(_ sections: String...) throws -> (ClassicScreen, CardController) {
    let screen = ClassicScreen()
    screen.sections = sections.map { $0.map(String.init) }
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    return (screen, try #require(screen.cards))
  }

  private func top(_ item: String, on screen: ClassicScreen) -> CGFloat? {
    screen.cell(item).map { ShownCard(of: $0).top }
  }

  @Test func aStyleActsAtOnceWithoutAskingForCells() throws {
    let (screen, cards) = try screen("abc", "de")
    screen.asked = []
    cards.style.radius = 17
    #expect(top("a", on: screen) == 17)
    cards.setStyle(CardStyle(radius: 6), animated: true)
    screen.window.layoutIfNeeded()
    #expect(top("a", on: screen) == 6)
    #expect(cards.style == CardStyle(radius: 6))
    cards.tableStyle.inset = 33
    #expect(cards.tableStyle == TableStyle(inset: 33))
    cards.setTableStyle(TableStyle(inset: 35), animated: false)
    screen.window.layoutIfNeeded()
    let shape = try #require(screen.cell("a")?.backgroundView?.subviews.first)
    #expect(shape.convert(shape.bounds, to: screen.window).minX == 35)
    #expect(screen.asked.isEmpty)
    #expect(cards.resolvedTableStyle.inset == 35)
  }

  /// What is written for either works with both.
  private func brand(_ cards: some TableCards) {
    cards.style.radius = 13
    cards.tableStyle.inset = 21
  }

  @Test func oneFunctionStylesBothKindsOfCards() throws {
    let (screen, cards) = try screen("ab")
    brand(cards)
    #expect(top("a", on: screen) == 13)
    #expect(cards.resolvedTableStyle.inset == 21)
    let other = CardScreen()
    other.show("A:ab")
    let all: [any TableCards] = [cards, other.dataSource]
    for cards in all { brand(cards) }
    #expect(other.dataSource.style.radius == 13)
    #expect(all.map { $0.capPosition(at: IndexPath(row: 0, section: 0)) } == [.top, .top])
  }

  @Test func theInitializerTakesStyles() throws {
    let screen = ClassicScreen("ab", hasCards: false)
    let cards = CardController(
      tableView: screen.tableView, style: CardStyle(radius: 4), tableStyle: TableStyle(inset: 9))
    screen.cards = cards
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    #expect(top("a", on: screen) == 4)
    #expect(cards.tableStyle.inset == 9)
    #expect(cards.resolvedStyle(forSection: 0)?.radius == 4)
  }

  @Test func sectionsHaveStylesByTheirIndex() throws {
    let (screen, cards) = try screen("abc", "de")
    cards.sectionStyle = { section, style in
      if section == 0 { style = .noCard } else { style.radius = 5 }
    }
    #expect(screen.signs == ["···", "╭╰"])
    #expect(top("d", on: screen) == 5)
    #expect(cards.resolvedStyle(forSection: 1)?.radius == 5)
    #expect(cards.resolvedStyle(forSection: 2) == nil)
    #expect(cards.resolvedStyle(forSection: -1) == nil)
    // A section that goes makes the next one the first.
    screen.items("de")
    screen.update { screen.tableView.deleteSections([0], with: .automatic) }
    #expect(screen.signs == ["··"])
  }

  @Test func rowsHaveStylesByTheirIndexPath() throws {
    let (screen, cards) = try screen("abc", "de")
    cards.rowStyle = { [unowned screen] indexPath, style in
      if screen.sections[indexPath.section][indexPath.row] == "b" { style.color = .systemPink }
    }
    func fills() -> [UIColor?] { ["a", "b", "c"].map { ShownCard.fill(of: screen.cell($0)) } }
    #expect(fills().map { $0 == .systemPink } == [false, true, false])
    screen.items("bca", "de")
    screen.update {
      screen.tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    }
    #expect(fills().map { $0 == .systemPink } == [false, true, false])
  }

  @Test func cardIDsDivideASection() throws {
    let (screen, cards) = try screen("aabcc", "de")
    cards.cardID = { [unowned screen] indexPath in
      let item = screen.sections[indexPath.section][indexPath.row]
      return item == "b" ? nil : item
    }
    func signs() -> String {
      String(
        (0..<5).map { row in
          screen.tableView.cellForRow(at: IndexPath(row: row, section: 0))
            .map { ShownCard(of: $0).sign } ?? "?"
        })
    }
    #expect(signs() == "╭╰·╭╰")
    #expect(cards.capPosition(at: IndexPath(row: 2, section: 0)) == nil)
    screen.sections[0] = ["a", "a", "a", "c", "c"]
    screen.update {
      screen.tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    #expect(signs() == "╭│╰╭╰")
    screen.sections[0] = ["c", "c", "c", "c", "c"]
    #expect(signs() == "╭│╰╭╰")
    cards.refreshCards(animated: false)
    #expect(signs() == "╭│││╰")
  }

  /// A header that's inside a card may be all that is in sight of its section.
  @Test func noRowIsAskedForInASectionWithoutRows() throws {
    let (screen, cards) = try screen("ab", "")
    screen.titles = ["A", "B"]
    cards.cardID = { [unowned screen] in screen.sections[$0.section][$0.row] < "c" ? 0 : 1 }
    cards.cardStyle = { $1.radius = 12 }
    cards.style.enclosesHeader = true
    cards.style.shadow = CardShadow()
    cards.style.fill = .gradient(CardGradient(colors: [.systemRed, .systemBlue], spansCard: true))
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    #expect(screen.signs == ["│╰", ""])
    screen.sections[0] = []
    screen.update {
      let rows = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]
      screen.tableView.deleteRows(at: rows, with: .none)
    }
    screen.window.layoutIfNeeded()
    cards.refreshCards(animated: false)
    #expect(cards.capPosition(at: IndexPath(row: 0, section: 0)) == nil)
  }

  private final class Decorator: CellDecorator {
    var decorated: [CapPosition] = []
    var undecorated = 0
    func decorate(_ cell: UITableViewCell, as card: Card, animated: Bool) {
      decorated.append(card.position)
    }
    func undecorate(_ cell: UITableViewCell) { undecorated += 1 }
  }

  @Test func anotherDecoratorTakesOver() throws {
    let (screen, cards) = try screen("ab")
    let decorator = Decorator()
    cards.decorator = decorator
    #expect(screen.signs == ["··"])
    #expect(Set(decorator.decorated) == [.top, .bottom])
    decorator.decorated = []
    screen.items("b")
    screen.update {
      screen.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    #expect(decorator.decorated == [.single])
    cards.uninstall()
    #expect(decorator.undecorated > 0)
  }

  private final class Installer: TableInstaller {
    var isInstalled = false
    func install(_ style: TableStyle, on tableView: UITableView) { isInstalled = true }
    func uninstall(from tableView: UITableView) { isInstalled = false }
  }

  @Test func anotherInstallerTakesOver() throws {
    let (screen, cards) = try screen("ab")
    let installer = Installer()
    cards.installer = installer
    #expect(installer.isInstalled)
    #expect(screen.tableView.separatorStyle == .singleLine)
    cards.uninstall()
    #expect(!installer.isInstalled)
  }

  /// As a table with an index at its side needs.
  @Test func marginsInsetCardsIfTheInstallerSaysSo() throws {
    let screen = ClassicScreen("ab", isRoot: true)
    let cards = try #require(screen.cards)
    #expect(screen.controller.additionalSafeAreaInsets.left > 0)
    cards.installer = CardTableInstaller(insetsReference: .layoutMargins)
    screen.window.layoutIfNeeded()
    #expect(screen.controller.additionalSafeAreaInsets.left == 0)
    let shape = try #require(screen.cell("a")?.backgroundView?.subviews.first)
    #expect(shape.convert(shape.bounds, to: screen.window).minX == 16)
  }

  // MARK: Positions and shapes

  @Test func positionsAreThoseOfTheTablesRows() throws {
    let (screen, cards) = try screen("abc", "d")
    func position(_ row: Int, _ section: Int) -> CapPosition? {
      cards.capPosition(at: IndexPath(row: row, section: section))
    }
    #expect([position(0, 0), position(1, 0), position(2, 0)] == [.top, .middle, .bottom])
    #expect(position(0, 1) == .single)
    for (row, section) in [(3, 0), (-1, 0), (0, 2), (0, -1)] {
      #expect(position(row, section) == nil)
    }
    #expect(cards.capPosition(at: IndexPath(index: 0)) == nil)
    #expect(cards.capDescription == "0\n╭ [0, 0]\n│ [0, 1]\n╰ [0, 2]\n1\n□ [1, 0]")
    _ = screen
  }

  @Test func previewsHaveTheShapeOfTheRowsPartOfTheCard() throws {
    let (screen, cards) = try screen("ab")
    let cell = try #require(screen.cell("b"))
    let indexPath = IndexPath(row: 1, section: 0)
    let path = cards.cardPath(for: cell)
    #expect(!path.contains(CGPoint(x: 17, y: 43)))
    #expect(path.contains(CGPoint(x: 17, y: 1)))
    #expect(cards.previewParameters(forRowAt: indexPath)?.visiblePath?.cgPath == path.cgPath)
    #expect(cards.dragPreviewParameters(forRowAt: indexPath)?.visiblePath?.cgPath == path.cgPath)
    #expect(cards.previewParameters(forRowAt: IndexPath(row: 2, section: 0)) == nil)
  }

  @Test func theDiagnosisNamesRowsByTheirIndexPaths() async throws {
    let (screen, cards) = try screen("ab")
    var found: [CardFinding] = []
    cards.diagnosis = CardDiagnosis(tints: true) { found.append($0) }
    #expect(ShownCard.fill(of: screen.cell("a")) == .systemGreen)
    screen.configure = { cell, item in cell.layer.cornerRadius = item == "c" ? 8 : 0 }
    screen.items("abc")
    screen.update {
      screen.tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    }
    screen.window.layoutIfNeeded()
    await screen.turn()
    #expect(found.map(\.kind) == [.cellRoundsItself])
    #expect(found.first?.indexPath == IndexPath(row: 2, section: 0))
    #expect(cards.diagnose() == found)
    cards.diagnosis = nil
    #expect(ShownCard.fill(of: screen.cell("a")) != .systemGreen)
  }

  // MARK: Cells and heights

  private final class OwnCell: UITableViewCell, CardCell {
    var positions: [CapPosition] = []
    func apply(_ card: Card, animated: Bool) { positions.append(card.position) }
  }

  @Test func aCellThatDrawsItsOwnCornersIsToldOfThem() {
    let screen = ClassicScreen("ab", cellClass: OwnCell.self)
    #expect((screen.cell("b") as? OwnCell)?.positions.last == .bottom)
    screen.items("b")
    screen.update {
      screen.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    #expect((screen.cell("b") as? OwnCell)?.positions.last == .single)
  }

  @Test(arguments: [true, false]) func rowsAreMeasuredAgainWhenTheirMarginsHaveChanged(
    _ isRoot: Bool
  ) async throws {
    func wrap(_ cell: UITableViewCell, _ item: String) {
      var content = UIListContentConfiguration.cell()
      content.text = "A line of text that has to wrap on a phone where margins are wide"
      cell.contentConfiguration = content
    }
    func heights(_ screen: ClassicScreen) -> [CGFloat] {
      [0, 1].map { screen.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }
    let narrow = TableStyle(padding: 110)
    func screen() -> ClassicScreen {
      ClassicScreen(
        "ab", isRoot: isRoot, rowHeight: UITableView.automaticDimension, configure: wrap)
    }
    let screen = screen()
    let before = heights(screen)
    screen.asked = []
    screen.cards?.tableStyle = narrow
    screen.window.layoutIfNeeded()
    await screen.turn()
    #expect(screen.asked.isEmpty)
    let fresh = self.fresh(narrow, isRoot, wrap)
    #expect(heights(screen) == heights(fresh))
    #expect(heights(screen) != before)
  }

  private func fresh(
    _ style: TableStyle, _ isRoot: Bool, _ configure: @escaping (UITableViewCell, String) -> Void
  ) -> ClassicScreen {
    let screen = ClassicScreen(
      isRoot: isRoot, rowHeight: UITableView.automaticDimension, configure: configure)
    screen.cards?.tableStyle = style
    screen.items("ab")
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    return screen
  }

  /// A classic data source cannot be asked for its titles.
  @Test func headersThatAreInsideACardFollowTheirSections() throws {
    let (screen, cards) = try screen("ab", "cd")
    screen.titles = [nil, "Title"]
    cards.style.enclosesHeader = true
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    #expect(screen.signs == ["╭╰", "│╰"])
    screen.items("xy", "ab", "cd")
    screen.titles = [nil, nil, "Title"]
    screen.update { screen.tableView.insertSections([0], with: .automatic) }
    screen.window.layoutIfNeeded()
    #expect(screen.signs == ["╭╰", "╭╰", "│╰"])
  }
}
