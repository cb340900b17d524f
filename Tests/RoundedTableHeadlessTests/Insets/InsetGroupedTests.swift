import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// An inset-grouped table has UIKit's cards: nothing of it changes when the data source's class
/// does, whatever style is set.
@MainActor @Suite struct InsetGroupedTests {
  private typealias Provider = (UITableView, IndexPath, String) -> UITableViewCell?

  private final class PlainSource: UITableViewDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Header" }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
  }

  private final class RoundedSource: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Header" }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
  }

  /// All that may be set of cards.
  private static func style(_ source: RoundedDiffableDataSource<String, String>) {
    var style = CardStyle(radius: 30)
    style.fill = .color(.systemMint)
    style.outline = CardOutline(color: .red, width: 3)
    style.shadow = CardShadow()
    style.rowSpacing = 6
    style.clipsContent = true
    style.enclosesHeader = true
    style.separatesSwipedRows = true
    source.style = style
    source.tableStyle = TableStyle(inset: 50, padding: 30)
    source.tableStyle.sectionSpacing = 40
    source.sectionStyle = { if $0 == "B" { $1.radius = 5 } }
    source.rowStyle = { if $0 == "b" { $1.color = .systemPink } }
    source.cardID = { "ab".contains($0) ? 1 : 2 }
    source.installer = CardTableInstaller(insetsReference: .safeArea)
  }

  @MainActor private final class Screen {
    let window = UIWindow(device: .phone)
    let table: UITableView
    let source: UITableViewDiffableDataSource<String, String>
    var calls: [String] = []
    private(set) var drawings: [String] = []

    init(_ make: (UITableView, @escaping Provider) -> UITableViewDiffableDataSource<String, String>)
    {
      table = UITableView(frame: window.bounds, style: .insetGrouped)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      final class Log { weak var screen: Screen? }
      let log = Log()
      source = make(table) { table, path, item in
        log.screen?.calls.append("\(item) at \(path)")
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        return cell
      }
      log.screen = self
      let controller = UIViewController(nibName: nil, bundle: nil)
      controller.show(table)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }

    func draw() {
      window.layoutIfNeeded()
      drawings.append(HeadlessDrawing(of: window).svg(title: ""))
    }

    /// Draws what follows at once, on its way and at its end.
    func drawMotion(_ change: () -> Void) {
      change()
      draw()
      HeadlessClock.advance(by: 0.15)
      draw()
      HeadlessClock.advance(by: 2)
      draw()
    }

    func apply(_ sections: String...) {
      source.apply(LetterSnapshot(sections), animatingDifferences: true, completion: nil)
    }

    /// A few updates, and what else happens to tables.
    func run(restyle: () -> Void) {
      drawMotion { apply("A:abc", "B:d") }
      drawMotion { apply("A:xbca", "B:de") }
      drawMotion { apply("B:ed", "A:c") }
      drawMotion { apply("A:abcdefgh", "B:", "C:i") }
      let hand = HeadlessHand(table)
      drawMotion { hand.tap(IndexPath(row: 1, section: 0)) }
      drawMotion { hand.swipe(IndexPath(row: 2, section: 0)) }
      drawMotion { hand.closeSwipe() }
      drawMotion(restyle)
      drawMotion { table.setEditing(true, animated: true) }
      drawMotion { window.overrideUserInterfaceStyle = .dark }
      drawMotion { table.reloadData() }
      drawMotion { apply("A:hg") }
    }
  }

  /// With a style from the beginning, with one that comes while rows are shown, and with none.
  @Test(arguments: ["first", "later", "never"]) func aSwapOfTheClassChangesNothing(_ when: String) {
    HeadlessClock.held {
      let plain = Screen {
        PlainSource(tableView: $0, cellProvider: $1)
      }
      let rounded = Screen {
        let source = RoundedSource(tableView: $0, cellProvider: $1)
        if when == "first" { Self.style(source) }
        return source
      }
      plain.run {}
      rounded.run {
        guard when == "later", let source = rounded.source as? RoundedSource else { return }
        Self.style(source)
        source.refreshCards(animated: true)
      }
      #expect(plain.drawings.count == rounded.drawings.count)
      for (index, pair) in zip(plain.drawings, rounded.drawings).enumerated() {
        let isSame = pair.0.utf8.elementsEqual(pair.1.utf8)
        #expect(isSame, "drawing \(index)")
      }
      #expect(plain.calls == rounded.calls)
    }
  }

  @Test func aControllerLeavesItAloneAsWell() {
    HeadlessClock.held {
      @MainActor func screen(hasCards: Bool) -> ClassicScreen {
        let screen = ClassicScreen("abc", "d", style: .insetGrouped, hasCards: hasCards)
        screen.cards?.style = CardStyle(radius: 30)
        screen.cards?.style.fill = .color(.systemMint)
        screen.items("xbc", "de")
        screen.update {
          screen.tableView.performBatchUpdates {
            screen.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            screen.tableView.insertRows(at: [IndexPath(row: 1, section: 1)], with: .fade)
          }
        }
        screen.window.layoutIfNeeded()
        return screen
      }
      let (plain, rounded) = (screen(hasCards: false), screen(hasCards: true))
      for seconds in [0, 0.15, 2] {
        HeadlessClock.advance(by: seconds)
        let drawings = [plain, rounded].map { HeadlessDrawing(of: $0.window).svg(title: "") }
        let isSame = drawings[0].utf8.elementsEqual(drawings[1].utf8)
        #expect(isSame, "after \(seconds) seconds")
      }
      #expect(plain.asked == rounded.asked)
    }
  }

  @Test func positionsAreAnsweredAllTheSame() {
    let screen = CardScreen(.insetGrouped)
    screen.show("A:abc", "B:d")
    let positions = "abcd".map { screen.dataSource.capPosition(for: String($0)) }
    #expect(positions == [.top, .middle, .bottom, .single])
    screen.show("A:ab", "B:cd", animated: true)
    #expect(screen.dataSource.capPosition(for: "c") == .top)
  }

  @Test func theDiagnosisNamesItOnceAndRecommendsAGroupedTable() {
    let screen = CardScreen(.insetGrouped)
    Self.style(screen.dataSource)
    screen.show("A:abc", "B:d")
    let findings = screen.dataSource.diagnose()
    #expect(findings.map(\.kind) == [.tableIsInsetGrouped])
    #expect(
      findings.first?.detail.hasSuffix("Create it with the style .grouped or .plain.") == true)
  }
}
