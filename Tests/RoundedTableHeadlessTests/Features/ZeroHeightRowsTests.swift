import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// A card is drawn as if it ended before rows that the app hides by their height.
@MainActor @Suite struct ZeroHeightRowsTests {
  /// Hides rows as apps do.
  private final class Hider: NSObject, UITableViewDelegate {
    var hidden: Set<String> = []
    var height: CGFloat = 0
    weak var source: HeldScreen.DataSource?

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      let item = source?.itemIdentifier(for: indexPath) ?? ""
      return hidden.contains(item) ? height : 44
    }
  }

  private let hider = Hider()

  private func screen(
    _ sections: String..., hiding items: String,
    _ change: (HeldScreen.DataSource) -> Void = { _ in }
  ) -> HeldScreen {
    let screen = HeldScreen()
    hider.source = screen.dataSource
    hider.hidden = Set(items.map(String.init))
    screen.tableView.delegate = hider
    screen.dataSource.style.radius = 10
    change(screen.dataSource)
    screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: false, completion: nil)
    screen.window.layoutIfNeeded()
    return screen
  }

  /// Hides other rows, as apps do it: the heights change in an update without changes.
  private func hide(_ items: String, on screen: HeldScreen, animated: Bool = true) {
    hider.hidden = Set(items.map(String.init))
    let update = {
      screen.tableView.beginUpdates()
      screen.tableView.endUpdates()
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
    screen.window.layoutIfNeeded()
  }

  @Test(arguments: [
    ("d", "abc", "╭│╰"), ("a", "bcd", "╭│╰"), ("cd", "ab", "╭╰"), ("abd", "c", "□"),
    ("bc", "ad", "╭╰"), ("b", "acd", "╭│╰"), ("abcd", "", ""), ("", "abcd", "╭││╰"),
  ])
  func theFirstAndLastThatAreSeenHaveTheCorners(
    _ hidden: String, _ seen: String, _ signs: String
  ) {
    HeadlessClock.held {
      let screen = screen("A:abcd", "B:ef", hiding: hidden)
      // In the first frame.
      #expect(screen.drawnSigns(seen) == signs)
      #expect(screen.drawnSigns("ef") == "╭╰")
      #expect("abcd".map { screen.dataSource.capPosition(for: String($0))?.sign } == Array("╭││╰"))
      #expect(screen.dataSource.diagnose() == [])
      screen.settle()
      #expect(screen.drawnSigns(seen) == signs)
      // So it is with card IDs.
      screen.dataSource.cardID = { _ in 1 }
      screen.settle()
      #expect("abcd".map { screen.dataSource.capPosition(for: String($0))?.sign } == Array("╭││╰"))
      #expect(screen.drawnSigns(seen) == signs)
    }
  }

  // MARK: Motion

  @Test func cornersMoveInStepWithRowsThatAreHiddenAndShownAgain() {
    HeadlessClock.held {
      let screen = screen("A:abcd", "B:ef", hiding: "")
      screen.settle()
      for (hidden, from, to) in [("d", 0.0, 10.0), ("", 10, 0)] {
        hide(hidden, on: screen)
        #expect(abs(screen.radii("c")[1] - from) < 0.01, "nothing pops")
        HeadlessClock.advance(by: 0.15)
        #expect(abs(screen.radii("c")[1] - 5) < 0.01)
        let row = screen.cell("e")?.layer
        let rows = row?.animationKeys()?.compactMap { row?.animation(forKey: $0) }.first
        let corners = screen.shape("c")?.subviews.first?.layer.animation(forKey: "cornerRadius")
        #expect(corners != nil && corners?.duration == rows?.duration)
        screen.settle()
        #expect(abs(screen.radii("c")[1] - to) < 0.01)
      }
      #expect(screen.drawnSigns("abcd") == "╭││╰")
    }
  }

  @Test func withoutAnimationTheyChangeAtOnce() {
    HeadlessClock.held {
      let screen = screen("A:abcd", hiding: "")
      screen.settle()
      hide("ad", on: screen, animated: false)
      #expect(screen.drawnSigns("bc") == "╭╰")
      hide("", on: screen, animated: false)
      #expect(screen.drawnSigns("abcd") == "╭││╰")
    }
  }

  @Test func allOfACardMayBeHiddenAndShownAgain() {
    HeadlessClock.held {
      let screen = screen("A:abc", "B:de", hiding: "")
      screen.settle()
      hide("abc", on: screen)
      screen.settle()
      #expect(screen.drawnSigns("de") == "╭╰")
      hide("ac", on: screen)
      screen.settle()
      #expect(screen.drawnSigns("b") == "□")
      hide("", on: screen)
      screen.settle()
      #expect(screen.drawnSigns("abcde") == "╭│╰╭╰")
    }
  }

  @Test func updatesFindRowsThatAreHidden() {
    HeadlessClock.held {
      let screen = screen("A:abcd", "B:e", hiding: "dxy")
      screen.settle()
      for (section, seen, signs) in [
        ("abcdx", "abc", "╭│╰"), ("yabcd", "abc", "╭│╰"), ("abd", "ab", "╭╰"), ("dab", "ab", "╭╰"),
        ("adb", "ab", "╭╰"), ("xyd", "", ""), ("cxyd", "c", "□"),
      ] {
        screen.apply("A:\(section)", "B:e")
        screen.window.layoutIfNeeded()
        screen.settle()
        #expect(screen.drawnSigns(seen) == signs, "\(section)")
      }
    }
  }

  /// Of a long table the rows that come into sight are right in the frame in which they come.
  @Test func whatIsScrolledIntoSightIsRight() {
    HeadlessClock.held {
      let rows = String(
        String.UnicodeScalarView((0x4E00..<0x4E40).compactMap(Unicode.Scalar.init)))
      let items = Array(rows)
      let hidden = String(items[40..<43]) + String(items[61...])
      let screen = screen("A:\(rows)", hiding: hidden) {
        $0.cardID = { ($0.unicodeScalars.first?.value ?? 0) < 0x4E2B ? 1 : 2 }
      }
      screen.settle()
      for offset in stride(from: 0.0, to: 2_400, by: 37) {
        screen.tableView.contentOffset.y = offset
        screen.window.layoutIfNeeded()
        // Prepared rows are there as well.
        for (item, sign) in [(39, "╰"), (38, "│"), (43, "╭"), (60, "╰")] as [(Int, Character)] {
          guard let cell = screen.cell(String(items[item])), !cell.isHidden,
            screen.window.bounds.contains(cell.convert(cell.bounds, to: screen.window))
          else { continue }
          #expect(screen.drawnSigns(String(items[item])) == String(sign), "\(item) at \(offset)")
        }
      }
    }
  }

  /// Rows that are hidden above the screen come into sight when those below are hidden, too.
  @Test(
    arguments: [true, false])
  func hiddenRowsThatComeIntoSightAreFound(_ isAnimated: Bool) {
    HeadlessClock.held {
      let rows = String(
        String.UnicodeScalarView((0x4E00..<0x4E28).compactMap(Unicode.Scalar.init)))
      let screen = screen("A:\(rows)", hiding: "")
      screen.tableView.contentOffset.y = 400
      screen.settle()
      let shown = String(rows.dropFirst(2).prefix(3))
      hide(rows.filter { !shown.contains($0) }, on: screen, animated: isAnimated)
      screen.settle()
      #expect(screen.tableView.contentOffset.y < 0)
      #expect(screen.drawnSigns(shown) == "╭│╰")
    }
  }

  /// The heights of a classic table's rows, by their items.
  private final class ClassicHider: NSObject, UITableViewDelegate {
    weak var screen: ClassicScreen?

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      guard let items = screen?.sections[indexPath.section], items.indices.contains(indexPath.row)
      else { return 44 }
      return items[indexPath.row] == "c" ? 0 : 44
    }
  }

  @Test(
    arguments: [2, 3])
  func aRowIsDraggedInBesideAHiddenOne(_ target: Int) {
    HeadlessClock.held {
      let hider = ClassicHider()
      let screen = ClassicScreen("abc", "def") { cell, _ in cell.showsReorderControl = true }
      hider.screen = screen
      screen.tableView.delegate = hider
      screen.onMove = { [unowned screen] source, target in
        screen.update { screen.move(source, target) }
      }
      @MainActor func settle() {
        screen.window.layoutIfNeeded()
        HeadlessClock.advance(by: 2)
        screen.window.layoutIfNeeded()
      }
      screen.tableView.reloadData()
      screen.tableView.setEditing(true, animated: false)
      settle()
      #expect(screen.signs("ab") == "╭╰")
      HeadlessHand(screen.tableView).drag(
        IndexPath(row: 0, section: 1), to: IndexPath(row: target, section: 0))
      settle()
      #expect(screen.signs("abd") == "╭│╰")
      #expect(screen.signs("ef") == "╭╰")
    }
  }

  // MARK: Looks

  /// What hidden rows leave is drawn as without them.
  @Test(arguments: ["shadow", "outline", "gradient", "view", "gaps", "lines"])
  func nothingOfAHiddenRowIsDrawn(_ look: String) {
    HeadlessClock.held {
      @MainActor func change(_ source: HeldScreen.DataSource) {
        var style = CardStyle(radius: 10)
        if look != "lines" { style.separator = nil }
        switch look {
        case "shadow": style.shadow = CardShadow(color: .red, opacity: 1, radius: 6)
        case "outline": style.outline = CardOutline(color: .red, width: 3)
        case "gradient":
          style.fill = .gradient(CardGradient(colors: [.red, .blue]))
        case "view":
          style.fill = .view(id: "view", fallback: .red) {
            let view = UIView()
            view.backgroundColor = .systemTeal
            return view
          }
        case "gaps":
          (style.rowSpacing, style.cardSpacing) = (6, 12)
          style.shadow = CardShadow(color: .red, opacity: 1, radius: 6)
          style.outline = CardOutline(color: .blue)
        default: break
        }
        source.style = style
      }
      for (whole, hidden, rest) in [
        ("abcd", "d", "abc"), ("abcd", "ab", "cd"), ("abcd", "bc", "ad"), ("abcd", "abcd", ""),
      ] {
        let screens = [
          screen("A:\(whole)", "B:e", hiding: hidden, change),
          screen("A:\(rest)", "B:e", hiding: "", change),
        ]
        for screen in screens { screen.settle() }
        let drawings = screens.map { HeadlessDrawing(of: $0.window) }
        for y in stride(from: 40.2, to: 330, by: 0.5) {
          for x in [10, 17, 195, 373] {
            let colors = drawings.map { $0.color(at: CGPoint(x: CGFloat(x), y: y)) }
            #expect(
              colorDifference(colors[0], colors[1]) < 0.01, "\(hidden): \(x), \(y): \(colors)")
          }
        }
      }
    }
  }

  @Test func noLineTouchesASelectedRowBelowAHiddenOne() {
    HeadlessClock.held {
      let screen = screen("A:abcd", hiding: "b")
      screen.settle()
      #expect(screen.linedRows("ac") == "ac")
      screen.select("c")
      #expect(screen.linedRows("ac") == "")
    }
  }

  @Test func rowsOfTheLeastHeightAreHidden() {
    HeadlessClock.held {
      hider.height = .leastNormalMagnitude
      let screen = screen("A:abcd", hiding: "ad")
      #expect(screen.drawnSigns("bc") == "╭╰")
      // A pixel is seen.
      hider.height = 1 / 3
      hide("ad", on: screen, animated: false)
      #expect(screen.drawnSigns("bc") == "││")
    }
  }

  @Test func aRowThatIsSwipedOrDraggedBesideThemIsApart() {
    HeadlessClock.held {
      let screen = screen("A:abcd", hiding: "d") { $0.style.separatesSwipedRows = true }
      screen.settle()
      screen.tableView.delegate = hider
      HeadlessHand(screen.tableView).swipe(IndexPath(row: 1, section: 0))
      screen.settle()
      #expect(screen.seenSigns("ac") == "□□")
      HeadlessHand(screen.tableView).closeSwipe()
      screen.settle()
      #expect(screen.seenSigns("abc") == "╭│╰")
    }
  }

  @Test func aRowThatIsSwipedRightBesideAHiddenOneIsApart() {
    HeadlessClock.held {
      let screen = screen("A:abcde", hiding: "c") { $0.style.separatesSwipedRows = true }
      screen.settle()
      HeadlessHand(screen.tableView).swipe(IndexPath(row: 1, section: 0))
      screen.settle()
      #expect(screen.seenSigns("abde") == "□□╭╰")
      HeadlessHand(screen.tableView).closeSwipe()
      screen.settle()
      #expect(screen.seenSigns("abde") == "╭││╰")
    }
  }

  @Test func aSelectedRowThatIsHiddenTakesNoLine() {
    HeadlessClock.held {
      let screen = screen("A:abcd", hiding: "")
      screen.settle()
      screen.select("b")
      #expect(screen.linedRows("abcd") == "c")
      hide("b", on: screen)
      screen.settle()
      #expect(screen.linedRows("acd") == "ac")
    }
  }

  private final class Titled: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Title" }
  }

  @Test func rowsBelowATitleInsideTheCardStayJoinedToIt() {
    HeadlessClock.held {
      let screen = HeldScreen(make: { Titled(tableView: $0, cellProvider: $1) })
      hider.source = screen.dataSource
      hider.hidden = ["a", "d"]
      screen.tableView.delegate = hider
      screen.dataSource.style.enclosesHeader = true
      screen.apply("A:abcd", animated: false)
      screen.settle()
      #expect(screen.drawnSigns("bc") == "│╰")
    }
  }

  /// As an accordion hides the rows of a section.
  @Test(
    arguments: [false, true])
  func aTitleWhoseRowsAreAllHiddenIsACardByItself(_ fromTheBeginning: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen(make: { Titled(tableView: $0, cellProvider: $1) })
      hider.source = screen.dataSource
      hider.hidden = fromTheBeginning ? ["a", "b"] : []
      screen.tableView.delegate = hider
      screen.dataSource.style.radius = 10
      screen.dataSource.style.enclosesHeader = true
      screen.apply("A:ab", "B:cd", animated: false)
      screen.settle()
      @MainActor func radii() -> [CGFloat] {
        let part = screen.tableView.headerView(forSection: 0)?.backgroundView
        let shape = part?.subviews.last
        return [shape, shape?.subviews.first].map { $0?.layer.cornerRadius ?? -1 }
      }
      if !fromTheBeginning {
        #expect(radii() == [10, 0])
        hide("ab", on: screen)
        screen.settle()
      }
      #expect(radii() == [10, 10])
      hide("", on: screen)
      screen.settle()
      #expect(radii() == [10, 0])
      #expect(screen.drawnSigns("abcd") == "│╰│╰")
    }
  }

  @Test func nothingIsLeftOfThem() {
    HeadlessClock.held {
      let screen = screen("A:abcd", hiding: "d")
      screen.settle()
      screen.dataSource.uninstall()
      #expect("abcd".allSatisfy { screen.cell(String($0))?.backgroundView == nil })
      screen.dataSource.style = CardStyle(radius: 10)
      screen.settle()
      #expect(screen.drawnSigns("abc") == "╭│╰")
    }
  }

  /// Who updates the table by hand hides rows in the same way.
  @Test func underACardControllerAsWell() {
    HeadlessClock.held {
      final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var cards: CardController?
        var heights: [CGFloat] = [44, 44, 0]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
          cards?.decorate(cell, forRowAt: indexPath)
          return cell
        }

        func tableView(
          _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { heights[indexPath.row] }
      }
      let window = UIWindow(device: .phone)
      let table = UITableView(frame: window.bounds, style: .grouped)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let source = Source()
      source.cards = CardController(tableView: table)
      table.dataSource = source
      table.delegate = source
      window.addSubview(table)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      @MainActor func signs() -> String {
        String(
          (0..<2).compactMap { row in
            table.cellForRow(at: IndexPath(row: row, section: 0)).map { ShownCard(of: $0).sign }
          })
      }
      #expect(signs() == "╭╰")
      source.heights[2] = 44
      source.cards?.update {
        table.beginUpdates()
        table.endUpdates()
      }
      window.layoutIfNeeded()
      HeadlessClock.advance(by: 1)
      #expect(signs() == "╭│")
    }
  }

  // MARK: Cost

  /// Who hides no row is asked for nothing: see
  /// `SliceCostTests.withoutSlicesTheTableIsAskedForNothing`.
  @Test func ofATableThatHidesRowsThoseWithACellAreAskedForOnceALayout() {
    HeadlessClock.held {
      let screen = LongScreen(rows: 10_000, sections: 1)
      screen.dataSource.style = CardStyle()
      let hider = LongHider()
      screen.tableView.delegate = hider
      screen.tableView.reloadData()
      screen.settle()
      let cells = screen.tableView.visibleCells.count + 20
      let before = screen.tableView.questions
      screen.show(rows: Array(1..<10_000), animated: false)
      screen.window.layoutIfNeeded()
      let asked = screen.tableView.questions - before
      #expect(asked > 0 && asked < 4 * cells, "\(asked)")
    }
  }

  private final class LongHider: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row.isMultiple(of: 5) ? 0 : 44
    }
  }
}
