import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// The distance between the cards of two sections, with titles inside, outside and without any.
@MainActor @Suite struct SectionGapsTests {
  /// Sections whose identifier is in capitals have a title, and those with a point a footer.
  private final class Titled: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section).flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section).flatMap { $0.hasSuffix(".") ? $0 : nil }
    }
  }

  nonisolated private static let systems = ["15.0", "18.0", "26.0"]

  private func screen(
    _ system: String, _ style: UITableView.Style = .grouped, encloses: Bool, spacing: Double?,
    _ sections: [String]
  ) -> HeldScreen {
    var device = HeadlessDevice.phone
    device.systemVersion = system
    let screen = HeldScreen(device, style, make: { Titled(tableView: $0, cellProvider: $1) })
    screen.dataSource.style.enclosesHeader = encloses
    screen.dataSource.style.enclosesFooter = encloses
    screen.dataSource.tableStyle.sectionSpacing = spacing
    screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: false)
    return screen
  }

  /// From the top edge of each section's card to its bottom edge, as they are drawn.
  private func cards(in screen: HeldScreen) -> [CGRect] {
    let table = screen.tableView
    return (0..<table.numberOfSections).map { section in
      let rows = (0..<table.numberOfRows(inSection: section)).map {
        table.rectForRow(at: IndexPath(row: $0, section: section))
      }
      let ends = [table.headerView(forSection: section), table.footerView(forSection: section)]
        .compactMap { view -> CGRect? in
          guard let shape = view?.backgroundView?.subviews.last,
            view?.backgroundView is CardBackgroundView, let fill = shape.subviews.first
          else { return nil }
          return shape.convert(shape.bounds, to: table)
            .intersection(fill.convert(fill.bounds, to: table))
        }
      return (rows + ends).reduce(CGRect.null) { $0.union($1) }
    }
  }

  private func gaps(in screen: HeldScreen) -> [CGFloat] {
    let cards = cards(in: screen)
    return zip(cards, cards.dropFirst()).map { ($1.minY - $0.maxY) }
  }

  /// Has the table ask for heights again, as the package does whenever they have changed.
  ///
  /// It does so a turn of the main queue later. While the clock is held, that turn does not come.
  private func measureAgain(_ screen: HeldScreen) {
    screen.settle()
    for _ in 0..<3 {
      screen.tableView.performBatchUpdates(nil)
      screen.settle()
    }
  }

  /// Whether all gaps are as wide as they should be, to the pixel.
  private func areAll(_ spacing: CGFloat, _ gaps: [CGFloat]) -> Bool {
    !gaps.isEmpty && gaps.allSatisfy { abs($0 - spacing) < 0.5 }
  }

  @Test(arguments: systems, [10, 24, 40])
  func titlesInsideTheirCardsLeaveTheSpacingBetweenCards(_ system: String, _ spacing: CGFloat) {
    HeadlessClock.held {
      let screen = screen(
        system, encloses: true, spacing: Double(spacing), ["A:ab", "B:c", "C:d"])
      measureAgain(screen)
      #expect(areAll(spacing, gaps(in: screen)), "\(gaps(in: screen))")
      // Nothing of a title is cut off.
      for section in 0..<3 {
        let header = screen.tableView.headerView(forSection: section)
        let label = header?.textLabel
        #expect((label?.frame.height ?? 0) >= (label?.intrinsicContentSize.height ?? 99) - 0.5)
      }
      #expect(screen.drawnSigns("abcd") == "│╰╰╰")
    }
  }

  @Test(arguments: systems) func soDoFootersInside(_ system: String) {
    HeadlessClock.held {
      for sections in [["a.:ab", "b.:c", "c.:d"], ["A.:ab", "B.:c", "C.:d"]] {
        let screen = screen(system, encloses: true, spacing: 24, sections)
        measureAgain(screen)
        #expect(areAll(24, gaps(in: screen)), "\(sections) \(gaps(in: screen))")
      }
    }
  }

  @Test(arguments: systems) func sectionsWithoutATitleAreTheSpacingApart(_ system: String) {
    HeadlessClock.held {
      for encloses in [false, true] {
        let screen = screen(system, encloses: encloses, spacing: 6, ["a:ab", "b:c", "c:d"])
        screen.window.layoutIfNeeded()
        #expect(areAll(6, gaps(in: screen)), "\(gaps(in: screen))")
        #expect(screen.drawnSigns("abcd") == "╭╰□□")
        #expect(screen.dataSource.capPosition(for: "c") == .single)
      }
    }
  }

  /// The height of its header is the spacing's, and shows nothing.
  @Test(arguments: systems) func aSectionWithoutATitleOutOfSightHasNothingInItsCard(
    _ system: String
  ) {
    HeadlessClock.held {
      let screen = screen(
        system, encloses: true, spacing: 6, ["a:ABCDEFGHIJKLMNOPQRSTUVWXYZ", "b:c", "c:de"])
      screen.settle()
      #expect(screen.cell("c") == nil)
      #expect(screen.dataSource.capPosition(for: "c") == .single)
      #expect(screen.dataSource.capPosition(for: "d") == .top)
    }
  }

  /// As the documentation says, and what it advises.
  @Test(arguments: systems) func aSectionWithoutRowsKeepsItsGapUntilItIsDeleted(_ system: String) {
    HeadlessClock.held {
      let screen = screen(system, encloses: false, spacing: 6, ["a:ab", "b:", "c:d"])
      screen.window.layoutIfNeeded()
      @MainActor func gap(above section: Int) -> CGFloat {
        screen.tableView.rectForRow(at: IndexPath(row: 0, section: section)).minY
          - screen.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).maxY
      }
      #expect(areAll(12, [gap(above: 2)]), "\(gap(above: 2))")
      var snapshot = screen.dataSource.snapshot()
      snapshot.deleteSections(["b"])
      screen.dataSource.apply(snapshot, animatingDifferences: false)
      screen.window.layoutIfNeeded()
      #expect(areAll(6, [gap(above: 1)]), "\(gap(above: 1))")
    }
  }

  /// A title outside its card has its own height and distance, and the spacing in addition.
  @Test(arguments: systems) func titlesOutsideKeepTheirHeight(_ system: String) {
    HeadlessClock.held {
      let screen = screen(system, encloses: false, spacing: nil, ["A:ab", "B:c", "C:d"])
      screen.settle()
      let height = screen.tableView.rectForHeader(inSection: 1).height
      screen.dataSource.tableStyle.sectionSpacing = 24
      measureAgain(screen)
      #expect(screen.tableView.rectForHeader(inSection: 1).height == height)
      #expect(areAll(24 + height, gaps(in: screen)), "\(gaps(in: screen))")
    }
  }

  /// Titles of the data source are known before the table's first layout.
  ///
  /// How much of a header lies outside its card is known only then.
  @Test func titlesHaveTheirHeightInTheFirstFrame() {
    HeadlessClock.held {
      let screen = screen("26.0", encloses: true, spacing: 24, ["A:ab", "B:c", "C:d"])
      screen.window.layoutIfNeeded()
      for section in 0..<3 {
        let header = screen.tableView.headerView(forSection: section)
        let text = header?.textLabel?.intrinsicContentSize.height ?? 99
        #expect((header?.frame.height ?? 0) > text + 10)
      }
      let gaps = gaps(in: screen)
      #expect(gaps.allSatisfy { $0 > 23.5 && $0 < 34 }, "\(gaps)")
    }
  }

  /// As in an app that applies its first snapshot in `viewDidLoad()`.
  ///
  /// The first section has no title, and its identifier is nil.
  @Test func titlesOfASnapshotAppliedOutsideAWindowHaveTheirHeight() {
    final class Days: RoundedDiffableDataSource<String?, Int> {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { sectionIdentifier(for: section) ?? nil }
    }
    HeadlessClock.held {
      let controller = UITableViewController(style: .grouped)
      let source = Days(tableView: controller.tableView) { _, _, _ in UITableViewCell() }
      source.style.enclosesHeader = true
      source.tableStyle.sectionSpacing = 24
      var snapshot = NSDiffableDataSourceSnapshot<String?, Int>()
      snapshot.appendSections([nil, "Friday", "Saturday"])
      for (item, section) in [nil, "Friday", "Saturday"].enumerated() {
        snapshot.appendItems([item], toSection: section)
      }
      source.apply(snapshot, animatingDifferences: false)
      let window = UIWindow(device: .phone)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      for section in 1...2 {
        let header = controller.tableView.headerView(forSection: section)
        let text = header?.textLabel?.intrinsicContentSize.height ?? 99
        #expect((header?.frame.height ?? 0) > text + 10)
      }
    }
  }

  private final class Header: UITableViewHeaderFooterView {}

  @MainActor private final class Delegate: NSObject, UITableViewDelegate {
    var heights: [CGFloat]?
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = Header(reuseIdentifier: "header")
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Title"
      view.contentConfiguration = content
      return view
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      heights?[section] ?? UITableView.automaticDimension
    }
  }

  @Test(arguments: systems) func viewsOfTheDelegateAreEnclosedWhole(_ system: String) {
    HeadlessClock.held {
      let delegate = Delegate()
      let screen = screen(system, encloses: true, spacing: 24, ["a:ab", "b:c", "c:d"])
      screen.tableView.delegate = delegate
      screen.tableView.reloadData()
      measureAgain(screen)
      #expect(areAll(24, gaps(in: screen)), "\(gaps(in: screen))")
      let cards = cards(in: screen)
      for section in 0..<3 {
        #expect(screen.tableView.rectForHeader(inSection: section).minY == cards[section].minY)
      }
    }
  }

  @Test func heightsOfTheDelegateAreTheDelegates() {
    HeadlessClock.held {
      let delegate = Delegate()
      delegate.heights = [50, 60, 70]
      let screen = screen("26.0", encloses: true, spacing: 24, ["a:ab", "b:c", "c:d"])
      screen.tableView.delegate = delegate
      screen.tableView.reloadData()
      screen.settle()
      let heights = (0..<3).map { screen.tableView.rectForHeader(inSection: $0).height }
      #expect(heights == [50, 60, 70])
    }
  }

  /// A title that an update brings changes the heights, and another style gives the app's back.
  @Test func aTitleThatComesLaterIsSeen() {
    HeadlessClock.held {
      let screen = screen("26.0", encloses: true, spacing: 24, ["a:ab", "b:c"])
      let own = UITableView(frame: .zero, style: .grouped)
      screen.settle()
      screen.apply("A:ab", "B:c", "C:d")
      measureAgain(screen)
      measureAgain(screen)
      #expect(areAll(24, gaps(in: screen)), "\(gaps(in: screen))")
      screen.dataSource.tableStyle.sectionSpacing = nil
      screen.settle()
      #expect(screen.tableView.sectionHeaderHeight == own.sectionHeaderHeight)
      #expect(screen.tableView.sectionFooterHeight == own.sectionFooterHeight)
      #expect(screen.tableView.sectionHeaderTopPadding == own.sectionHeaderTopPadding)
    }
  }

  /// A footer inside a card and the header inside the next one would touch.
  @Test func insideBothThereIsAGapWithoutASpacing() {
    HeadlessClock.held {
      let screen = screen("26.0", encloses: true, spacing: nil, ["A.:ab", "B.:c", "C.:d"])
      measureAgain(screen)
      #expect(areAll(35, gaps(in: screen)), "\(gaps(in: screen))")
      screen.dataSource.style.enclosesFooter = false
      measureAgain(screen)
      #expect(screen.tableView.sectionHeaderTopPadding == UITableView.automaticDimension)
    }
  }

  /// What comes into sight changes no height.
  @Test(arguments: systems, [nil, 24.0]) func nothingJumpsWhileTheTableScrolls(
    _ system: String, _ spacing: Double?
  ) {
    HeadlessClock.held {
      let screen = screen(
        system, encloses: true, spacing: spacing, ["A.:abcdefghijklmnopqrstuvwxyz", "B.:1", "C.:2"])
      screen.settle()
      let table = screen.tableView
      let rows = [IndexPath(row: 3, section: 0), IndexPath(row: 25, section: 0)]
      let former = rows.map { table.rectForRow(at: $0).minY }
      let height = table.sectionFooterHeight
      for offset in stride(from: 0.0, through: 900, by: 30) {
        table.contentOffset.y = offset
        screen.window.layoutIfNeeded()
        measureAgain(screen)
        #expect(rows.map { table.rectForRow(at: $0).minY } == former, "\(offset)")
      }
      #expect(table.sectionFooterHeight == height)
    }
  }

  @Test func aSecondSectionMovesNoCard() {
    HeadlessClock.held {
      let screen = screen("26.0", encloses: true, spacing: nil, ["A.:ab"])
      screen.settle()
      let former = screen.frame("a").minY
      screen.apply("A.:ab", "B.:c")
      measureAgain(screen)
      #expect(screen.frame("a").minY == former)
      #expect(areAll(35, gaps(in: screen)), "\(gaps(in: screen))")
    }
  }

  /// A search shows results in sections without titles.
  @Test(arguments: systems) func theGapsFollowTitlesThatVanish(_ system: String) {
    HeadlessClock.held {
      let screen = screen(system, encloses: true, spacing: 20, ["A:ab", "B:c", "C:d"])
      measureAgain(screen)
      screen.apply("a:ab", "b:c", "c:d")
      measureAgain(screen)
      #expect(areAll(20, gaps(in: screen)), "\(gaps(in: screen))")
      screen.apply("A:ab", "B:c", "C:d")
      measureAgain(screen)
      #expect(areAll(20, gaps(in: screen)), "\(gaps(in: screen))")
    }
  }

  /// However many sections there are.
  @Test func anUpdateAsksTenSectionsTwiceForTheirTitles() {
    final class Counting: HeldScreen.DataSource {
      var asked: [Int] = []
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? {
        asked.append(section)
        return nil
      }
    }
    func asked(_ spacing: Double?) -> [Int] {
      HeadlessClock.held {
        let screen = HeldScreen(make: { Counting(tableView: $0, cellProvider: $1) })
        screen.dataSource.tableStyle.sectionSpacing = spacing
        let items = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        let sections = items.map { "\($0):\($0)" }
        screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: false)
        screen.settle()
        let source = screen.dataSource as? Counting
        source?.asked = []
        screen.dataSource.apply(LetterSnapshot(sections + ["1:1"]), animatingDifferences: false)
        defer { screen.settle() }
        return source?.asked ?? []
      }
    }
    let own = asked(nil)
    let ours = asked(24)
    func times(_ section: Int, in asked: [Int]) -> Int { asked.filter { $0 == section }.count }
    // These are out of sight. The table asks those in sight again, which depends on the spacing.
    #expect((30..<52).allSatisfy { times($0, in: ours) == times($0, in: own) })
    #expect((0..<10).allSatisfy { times($0, in: ours) <= times($0, in: own) + 2 })
  }

  /// Its data source's titles count, too, without an update.
  @Test(arguments: [false, true]) func aClassicDataSourceIsAskedForItsTitles(_ isRoot: Bool) {
    HeadlessClock.held {
      let screen = ClassicScreen("abc", "d", "ef", isRoot: isRoot)
      screen.titles = ["One", "Two", "Three"]
      screen.cards?.style.enclosesHeader = true
      screen.cards?.tableStyle.sectionSpacing = 24
      screen.tableView.reloadData()
      @MainActor func settle() {
        screen.window.layoutIfNeeded()
        HeadlessClock.advance(by: 2)
        screen.tableView.performBatchUpdates(nil)
        HeadlessClock.advance(by: 2)
        screen.window.layoutIfNeeded()
      }
      settle()
      let header = screen.tableView.headerView(forSection: 1)
      let text = header?.textLabel?.intrinsicContentSize.height ?? 99
      #expect((header?.frame.height ?? 0) > text + 10)
      #expect(abs(screen.tableView.sectionFooterHeight - 15.5) < 9)
    }
  }

  /// A row that stays the last one keeps its corners in the first update after the table has got
  /// titles.
  @Test func anUpdateThatBringsAClassicTableItsTitlesLeavesCornersAlone() {
    HeadlessClock.held {
      let screen = ClassicScreen("abc", "d", "ef")
      screen.cards?.style.enclosesHeader = true
      screen.cards?.tableStyle.sectionSpacing = 24
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 2)
      #expect(screen.tableView.sectionHeaderHeight == 24)
      screen.titles = ["One", "Two", "Three"]
      screen.items("gabc", "d", "ef")
      screen.update {
        screen.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
      for _ in 0..<5 {
        let fill = screen.cell("c")?.backgroundView?.subviews.last?.subviews.first
        #expect(fill?.layer.presentation()?.cornerRadius == 10)
        screen.window.layoutIfNeeded()
        HeadlessClock.advance(by: 0.1)
      }
      #expect(screen.tableView.sectionHeaderHeight == UITableView.automaticDimension)
    }
  }

  @Test func aPlainTableIgnoresIt() {
    HeadlessClock.held {
      let screen = screen("26.0", .plain, encloses: true, spacing: 24, ["A:ab", "B:c"])
      screen.settle()
      #expect(screen.tableView.sectionHeaderHeight == UITableView.automaticDimension)
      #expect(screen.drawnSigns("abc") == "│╰╰")
    }
  }
}
