import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Headers and footers inside the card.
@MainActor @Suite struct EnclosedHeadersTests {
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

  private func screen(
    _ sections: String..., style: UITableView.Style = .grouped, header: Bool = true,
    footer: Bool = false
  ) -> HeldScreen {
    let screen = HeldScreen(
      .phone, style, make: { Titled(tableView: $0, cellProvider: $1) })
    screen.dataSource.sectionStyle = { section, style in
      style.enclosesHeader = header && section.first?.isUppercase == true
      style.enclosesFooter = footer && section.hasSuffix(".")
    }
    screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: false)
    screen.settle()
    return screen
  }

  /// The part of a header that is inside its card, in the table.
  private func part(_ view: UITableViewHeaderFooterView?, in screen: HeldScreen) -> CGRect? {
    guard let shape = view?.backgroundView?.subviews.last,
      view?.backgroundView is CardBackgroundView
    else { return nil }
    // A low part's shape extends beyond it, and is cut off by the fill.
    let fill = shape.subviews.first ?? shape
    return shape.convert(shape.bounds, to: screen.tableView)
      .intersection(fill.convert(fill.bounds, to: screen.tableView))
  }

  /// From the top edge of a section's card to its bottom edge, as it is drawn.
  private func card(_ section: Int, in screen: HeldScreen) -> CGRect {
    let table = screen.tableView
    var card = CGRect.null
    for row in 0..<table.numberOfRows(inSection: section) {
      card = card.union(table.rectForRow(at: IndexPath(row: row, section: section)))
    }
    for view in [table.headerView(forSection: section), table.footerView(forSection: section)] {
      card = card.union(part(view, in: screen) ?? .null)
    }
    return card
  }

  private func text(_ view: UIView?) -> CGRect {
    func label(_ view: UIView) -> UIView? {
      view is UILabel ? view : view.subviews.lazy.compactMap(label).first
    }
    guard let label = view.flatMap(label) else { return .zero }
    return label.convert(label.bounds, to: label.enclosingTable)
  }

  @Test func theCardBeginsAsFarAboveTheTitleAsTheHeaderEndsBelow() {
    HeadlessClock.held {
      let screen = screen("A:abc", "B:d", "c:e")
      for section in 0..<2 {
        let header = screen.tableView.rectForHeader(inSection: section)
        let text = text(screen.tableView.headerView(forSection: section))
        let surface = card(section, in: screen)
        #expect(abs((text.minY - surface.minY) - (header.maxY - text.maxY)) < 0.01)
        #expect(surface.minY > header.minY + 4, "the gap above is no part of the card")
        let last = screen.tableView.rectForRow(
          at: IndexPath(row: section == 0 ? 2 : 0, section: section))
        #expect(surface.maxY == last.maxY)
      }
      #expect(part(screen.tableView.headerView(forSection: 2), in: screen) == nil)
    }
  }

  /// What counts is where it is seen.
  @Test func aTitleWithATransformIsMeasuredWithIt() throws {
    try HeadlessClock.held {
      let screen = screen("A:abc")
      let view = try #require(screen.tableView.headerView(forSection: 0))
      view.textLabel?.transform = CGAffineTransform(scaleX: 1, y: 0.5)
      view.setNeedsLayout()
      screen.dataSource.refreshCards(animated: false)
      screen.settle()
      let (header, text) = (screen.tableView.rectForHeader(inSection: 0), text(view))
      #expect(view.textLabel.map { $0.bounds.height > text.height + 5 } == true)
      #expect(abs((text.minY - card(0, in: screen).minY) - (header.maxY - text.maxY)) < 0.01)
    }
  }

  /// Nothing has to settle: a card is right in the frame in which its title comes into sight, to
  /// the pixel.
  ///
  /// Where titles take several lines, the table moves its rows when it finds out, unless it does
  /// not estimate.
  @Test(
    arguments: [UIContentSizeCategory.large, .accessibilityLarge],
    ["", " needs more than one line, because it says very much and does not seem to end"])
  func itIsRightInTheFirstFrame(_ size: UIContentSizeCategory, _ rest: String) {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      device.contentSizeCategory = size
      let screen = HeldScreen(device, make: { Titled(tableView: $0, cellProvider: $1) })
      let table = screen.tableView
      if !rest.isEmpty {
        (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (0, 0)
      }
      screen.dataSource.style.enclosesHeader = true
      screen.dataSource.style.enclosesFooter = true
      let titles = ["A", "B", "C", "D", "E", "F"].map { "\($0)\(rest).:" }
      let items = ["abcde", "fghij", "klmno", "pqrst", "uvwxy", "z1234"]
      screen.dataSource.apply(
        LetterSnapshot(zip(titles, items).map { $0 + $1 }), animatingDifferences: false)
      var seen = 0
      for _ in 0..<60 {
        screen.window.layoutIfNeeded()
        for section in 0..<6 {
          guard let first = screen.cell("\(items[section].first ?? "?")"),
            let last = screen.cell("\(items[section].last ?? "?")")
          else { continue }
          let (header, footer) = (
            table.headerView(forSection: section), table.footerView(forSection: section)
          )
          if let header {
            let top = text(header).minY - (first.frame.minY - text(header).maxY)
            #expect(abs((part(header, in: screen)?.minY ?? 0) - top) < 0.7, "\(section)")
            seen += 1
          }
          if let footer {
            let bottom = text(footer).maxY + (text(footer).minY - last.frame.maxY)
            #expect(abs((part(footer, in: screen)?.maxY ?? 0) - bottom) < 0.7, "\(section)")
            seen += 1
          }
        }
        table.contentOffset.y += 37
      }
      #expect(seen > 40)
    }
  }

  @Test func theFirstRowIsSquareAndSoIsItsSelection() {
    HeadlessClock.held {
      let screen = screen("A:abc", "B:d", "c:e")
      #expect(
        "abcde".map { screen.dataSource.capPosition(for: String($0)) }
          == [.middle, .middle, .bottom, .bottom, .single])
      #expect(screen.radii("a") == [0, 0] && screen.radii("d") == [0, 10])
      screen.tableView.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      screen.settle()
      #expect(screen.drawnSigns("a") == "│")
    }
  }

  @Test func theCornersAreTheHeaders() {
    HeadlessClock.held {
      let screen = screen("A:abc", "c:e")
      let card = screen.tableView.convert(card(0, in: screen), to: screen.window)
      let header = CGRect(x: 0, y: card.minY, width: 390, height: 20)
      let row = DrawnRow(in: header, of: HeadlessDrawing(of: screen.window))
      #expect(row.cutsTopLeft && row.cutsTopRight && !row.cutsBottomLeft)
      #expect((row.left, row.right) == (16, 374))
    }
  }

  @Test func aFooterEndsTheCard() {
    HeadlessClock.held {
      let screen = screen("a.:abc", "b:d", header: false, footer: true)
      let footer = screen.tableView.rectForFooter(inSection: 0)
      let text = text(screen.tableView.footerView(forSection: 0))
      let surface = card(0, in: screen)
      #expect(abs((surface.maxY - text.maxY) - (text.minY - footer.minY)) < 0.01)
      #expect(screen.dataSource.capPosition(for: "c") == .middle)
      #expect(screen.radii("c") == [0, 0] && screen.radii("a") == [10, 0])
    }
  }

  @Test func aViewOfTheDelegatesIsEnclosedWhole() {
    HeadlessClock.held {
      final class Headers: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          section == 0 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : UIView()
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
          60
        }
      }
      let screen = HeldScreen()
      let headers = Headers()
      screen.tableView.delegate = headers
      screen.dataSource.style.enclosesHeader = true
      screen.apply("A:abc", "B:d", animated: false)
      screen.settle()
      let table = screen.tableView
      #expect(
        part(table.headerView(forSection: 0), in: screen)?.minY
          == table.rectForHeader(inSection: 0).minY)
      #expect(part(table.headerView(forSection: 0), in: screen)?.height == 60)
      #expect(screen.drawnSigns("abc") == "││╰")
      #expect(screen.drawnSigns("d") == "□", "only a header view of UIKit's class can show a card")
    }
  }

  @Test func aSectionWithoutRowsIsACardOfItsHeader() {
    HeadlessClock.held {
      let screen = screen("A:", "B:b")
      @MainActor func radii() -> [CGFloat] {
        let part = screen.tableView.headerView(forSection: 0)?.backgroundView as? CardBackgroundView
        let shape = part?.subviews.last
        return [shape, shape?.subviews.first].map { $0?.layer.cornerRadius ?? -1 }
      }
      #expect(radii() == [10, 10])
      screen.apply("A:xy", "B:b")
      screen.settle()
      #expect(radii() == [10, 0])
      #expect(screen.drawnSigns("xy") == "│╰")
      screen.apply("A:", "B:b")
      screen.settle()
      #expect(radii() == [10, 10])
    }
  }

  /// A header or footer with a gradient or a shadow draws its share of them.
  @Test(arguments: [(true, false), (false, true), (true, true)], [false, true])
  func theGradientAndTheShadowRunFromHeaderToFooter(
    _ ends: (header: Bool, footer: Bool), hasIDs: Bool
  ) {
    HeadlessClock.held {
      let section = "\(ends.header ? "A" : "a")\(ends.footer ? "." : ""):abc"
      let screen = screen(section, footer: true)
      if hasIDs { screen.dataSource.cardID = { _ in 1 } }
      let (red, blue) = (
        UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      )
      screen.dataSource.style.separator = nil
      screen.dataSource.style.fill = .gradient(CardGradient(colors: [red, blue]))
      screen.dataSource.style.shadow = CardShadow(color: .green, opacity: 1, radius: 6)
      screen.settle()
      let card = screen.tableView.convert(card(0, in: screen), to: screen.window)
      let drawing = HeadlessDrawing(of: screen.window)
      for y in stride(from: 2, to: card.height, by: 5) {
        let blue = drawing.color(at: CGPoint(x: 200, y: card.minY + y)).blue
        #expect(abs(blue - y / card.height) < 0.02, "\(y)")
        guard y > 18, y < card.height - 18 else { continue }
        let beside = drawing.color(at: CGPoint(x: 14, y: card.minY + y))
        #expect(beside.green > beside.red + 0.05, "\(y)")
      }
    }
  }

  /// One that is used again for a section without gets back what it had.
  @Test func aReusedHeaderIsUndecorated() {
    HeadlessClock.held {
      let screen = screen("A:abcdefghijkl", "b:mnopqrstuvwxyz", "C:1234567890")
      let table = screen.tableView
      for offset in stride(from: 0.0, to: 1_000, by: 90) {
        table.contentOffset.y = offset
        screen.window.layoutIfNeeded()
        for (section, isEnclosed) in [true, false, true].enumerated() {
          guard let header = table.headerView(forSection: section) else { continue }
          #expect((header.backgroundView is CardBackgroundView) == isEnclosed, "\(section)")
        }
      }
      screen.dataSource.uninstall()
      screen.settle()
      for section in 0..<3 {
        #expect(!(table.headerView(forSection: section)?.backgroundView is CardBackgroundView))
      }
    }
  }

  /// A background view takes the place of a configuration, which comes back with the header.
  @Test func whatTheDelegateHasPutBehindItsHeaderComesBack() {
    HeadlessClock.held {
      final class Headers: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
          header.automaticallyUpdatesBackgroundConfiguration = false
          var background = UIBackgroundConfiguration.clear()
          background.backgroundColor = .systemOrange
          header.backgroundConfiguration = background
          return header
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
          60
        }
      }
      let screen = HeldScreen()
      let headers = Headers()
      screen.tableView.delegate = headers
      screen.dataSource.style.enclosesHeader = true
      screen.apply("A:abc", animated: false)
      screen.settle()
      let header = screen.tableView.headerView(forSection: 0)
      #expect(part(header, in: screen) != nil)
      screen.dataSource.uninstall()
      screen.settle()
      #expect(header?.backgroundConfiguration?.backgroundColor == .systemOrange)
    }
  }

  /// A header and a footer without rows between them are one card, with one view behind it.
  @Test func aSectionWithoutRowsHasOneBackdrop() {
    HeadlessClock.held {
      let screen = screen("A.:", "B:b", footer: true)
      screen.dataSource.style.fill = .view(id: 1, fallback: .systemTeal) { UIView() }
      screen.settle()
      let views = screen.tableView.subviews.filter { $0 is ViewFillView }
      #expect(views.count == 2)
    }
  }

  /// A footer that is lower than the radius is round as far as it is high, and the row above it is
  /// square.
  @Test func aLowFooterRoundsItselfAlone() {
    HeadlessClock.held {
      final class Footers: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
          UITableViewHeaderFooterView(reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
          8
        }
      }
      let screen = HeldScreen()
      let footers = Footers()
      screen.tableView.delegate = footers
      screen.dataSource.style.enclosesFooter = true
      screen.dataSource.rowStyle = { item, style in
        if item == "c" { style.color = .systemRed }
      }
      screen.apply("A:abc", animated: false)
      screen.settle()
      let footer = screen.tableView.footerView(forSection: 0)
      let fill = footer?.backgroundView?.subviews.last?.subviews.first
      #expect(fill?.layer.cornerRadius == 8)
      #expect(screen.radii("c") == [0, 0])
    }
  }

  /// Above a footer, as at the end of a card, there is no line.
  @Test func thereIsNoLineAboveAFooter() {
    HeadlessClock.held {
      let screen = screen("a.:abc", header: false, footer: true)
      @MainActor func hasLine(_ item: String) -> Bool {
        let frame = screen.frame(item)
        let drawing = HeadlessDrawing(of: screen.window)
        let colors = [frame.midY, frame.maxY - 0.1].map {
          drawing.color(at: CGPoint(x: frame.midX, y: $0))
        }
        return !colors[0].isClose(to: colors[1])
      }
      #expect("abc".map { hasLine(String($0)) } == [true, true, false])
      screen.apply("a.:abcd")
      screen.settle()
      #expect("abcd".map { hasLine(String($0)) } == [true, true, true, false])
    }
  }

  @Test func theOutlineSurroundsTheHeaderToo() {
    HeadlessClock.held {
      let screen = screen("A:abc")
      screen.dataSource.style.outline = CardOutline(color: .systemRed, width: 2)
      screen.settle()
      let card = screen.tableView.convert(card(0, in: screen), to: screen.window)
      let drawing = HeadlessDrawing(of: screen.window)
      let (left, middle) = (CGFloat(17), CGFloat(195))
      let line = drawing.color(at: CGPoint(x: middle, y: card.minY + 1))
      let inner = screen.frame("a").minY
      #expect(line.isClose(to: drawing.color(at: CGPoint(x: left, y: inner + 20))))
      #expect(line.isClose(to: drawing.color(at: CGPoint(x: middle, y: card.maxY - 1))))
      #expect(!line.isClose(to: drawing.color(at: CGPoint(x: middle, y: inner + 0.5))))
    }
  }

  /// A plain table's headers float: the part of the card goes with its header.
  @Test func inAPlainTableTheHeaderFloatsWithItsPart() {
    HeadlessClock.held {
      let screen = screen("A:abcdefghijklmnopqrstuvwxyz", "B:1", style: .plain)
      screen.tableView.contentOffset.y = 200
      screen.window.layoutIfNeeded()
      let header = screen.tableView.headerView(forSection: 0)
      #expect(abs((part(header, in: screen)?.maxY ?? 0) - (header?.frame.maxY ?? -1)) < 0.01)
    }
  }

  /// The first row has no card that the header could be the top of.
  @Test func aHeaderAboveARowWhoseCardIsTakenAwayIsACardByItself() {
    HeadlessClock.held {
      let screen = screen("A.:abc", footer: true)
      screen.dataSource.cardID = { $0 }
      screen.dataSource.cardStyle = { id, style in
        if id != AnyHashable("b") { style = .noCard }
      }
      screen.settle()
      let extras = [
        screen.tableView.headerView(forSection: 0), screen.tableView.footerView(forSection: 0),
      ]
      let radii = extras.map { view -> [CGFloat?] in
        let shape = view?.backgroundView?.subviews.last
        return [shape?.layer.cornerRadius, shape?.subviews.first?.layer.cornerRadius]
      }
      for radius in radii.flatMap(\.self) { #expect((radius ?? 0) > 4) }
      #expect(screen.drawnSigns("b") == "□")
    }
  }

  // MARK: After a reload

  /// A header of a fixed height, of which nothing is estimated.
  private func fixHeights(_ table: UITableView) {
    (table.sectionHeaderHeight, table.estimatedSectionHeaderHeight) = (30, 0)
  }

  private func titledScreen(_ style: UITableView.Style) -> CardScreen {
    let screen = CardScreen(
      style,
      make: {
        fixHeights($0)
        return Titled(tableView: $0, cellProvider: $1)
      })
    screen.dataSource.style.enclosesHeader = true
    screen.show("A:ab", "b:cd", "C:ef")
    return screen
  }

  /// Lets headers be noticed that the table shows after its cells.
  private func turn(_ window: UIWindow) async {
    for _ in 0..<3 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      window.layoutIfNeeded()
    }
  }

  @Test(arguments: [UITableView.Style.grouped, .plain])
  func aHeaderOfAFixedHeightIsEnclosedAfterAReload(_ style: UITableView.Style) async {
    let screen = titledScreen(style)
    await turn(screen.window)
    #expect(screen.signs("abcdef") == "│╰╭╰│╰")
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    await turn(screen.window)
    #expect(screen.signs("abcdef") == "│╰╭╰│╰")
    #expect(screen.dataSource.capPosition(for: "e") == .middle)
  }

  @Test(arguments: [UITableView.Style.grouped, .plain])
  func soItIsUnderACardController(_ style: UITableView.Style) async {
    let screen = ClassicScreen("ab", "cd", "ef", style: style)
    screen.titles = ["A", nil, "C"]
    fixHeights(screen.tableView)
    screen.cards?.sectionStyle = { $1.enclosesHeader = $0 != 1 }
    for _ in 0..<2 {
      screen.update { screen.tableView.reloadData() }
      screen.window.layoutIfNeeded()
      await turn(screen.window)
      #expect(screen.signs == ["│╰", "╭╰", "│╰"])
    }
  }

  @Test(arguments: [UITableView.Style.grouped, .plain])
  func soItIsWhenTwoDataSourcesTakeTurns(_ style: UITableView.Style) async {
    let screen = titledScreen(style)
    let other = Titled(tableView: screen.tableView) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    other.style.enclosesHeader = true
    for _ in 0..<2 {
      screen.tableView.dataSource = other
      await other.apply(LetterSnapshot(["A:ab", "b:cd", "C:ef"]), animatingDifferences: false)
      screen.window.layoutIfNeeded()
      await turn(screen.window)
      #expect(screen.signs("abcdef") == "│╰╭╰│╰")
      screen.tableView.dataSource = screen.dataSource
      screen.window.layoutIfNeeded()
      await turn(screen.window)
      #expect(screen.signs("abcdef") == "│╰╭╰│╰")
    }
  }

  private final class Untitled: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "" }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "" }
  }

  /// That is known before it comes into sight.
  @Test func anEmptyTitleIsNotEnclosed() {
    HeadlessClock.held {
      let screen = HeldScreen(make: { Untitled(tableView: $0, cellProvider: $1) })
      screen.dataSource.style.enclosesHeader = true
      screen.dataSource.style.enclosesFooter = true
      screen.apply("A:abcdefghijklmnopqrstuvwxyz", "B:12", "C:3", animated: false)
      screen.settle()
      #expect(screen.tableView.headerView(forSection: 1)?.window == nil)
      let positions = ["1", "2", "3"].map { screen.dataSource.capPosition(for: $0) }
      #expect(positions == [.top, .bottom, .single])
    }
  }

  /// What is below a title in too little room is outside its header, and outside its card.
  @Test(arguments: SliceLook.allCases) func titlesInTooLittleRoomKeepCardsApart(_ look: SliceLook) {
    HeadlessClock.held {
      let screen = HeldScreen(make: { Titled(tableView: $0, cellProvider: $1) })
      screen.tableView.sectionHeaderHeight = 12
      var style = look.style
      (style.enclosesHeader, style.enclosesFooter) = (true, false)
      screen.dataSource.style = style
      screen.apply("A:abcd", "B:ef", "C:ghijklmnopqrst", "D:uv", animated: false)
      screen.expectSlices(frames: 0)
      // The last are seen for the first time.
      for offset in [0, 400] as [CGFloat] {
        screen.tableView.contentOffset.y = offset
        screen.expectSlices(frames: 0)
        let cards = (0..<4).map { card($0, in: screen) }
        #expect(zip(cards, cards.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 0.01 }, "\(cards)")
        #expect(cards[3].height < 44 * 2 + 13)
      }
    }
  }

  /// Whether the delegate has a view is known once the header comes into sight.
  @Test(arguments: [UITableView.Style.grouped, .plain])
  func withoutATitleOrAViewNothingIsEnclosed(_ style: UITableView.Style) {
    HeadlessClock.held {
      let screen = HeldScreen(.phone, style)
      screen.dataSource.style.enclosesHeader = true
      screen.dataSource.style.enclosesFooter = true
      screen.apply("A:abc", "B:d", animated: false)
      screen.window.layoutIfNeeded()
      #expect(screen.drawnSigns("abcd") == "╭│╰□")
      #expect(screen.dataSource.capPosition(for: "d") == .single)
    }
  }

  // MARK: Without rows

  enum Rowless: CaseIterable {
    case atFirst, afterAnUpdate, afterARefresh, afterAStyle
  }

  /// A header is a card without any row's help.
  @Test(arguments: Rowless.allCases, [false, true])
  func headersWithoutRowsAreCards(_ way: Rowless, bySection: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen(.phone, make: { Titled(tableView: $0, cellProvider: $1) })
      let source = screen.dataSource
      @MainActor func enclose() {
        if bySection {
          // The rows of the last section have no card.
          source.sectionStyle = { section, style in
            if section == "c" { style = .noCard } else { style.enclosesHeader = true }
          }
        } else {
          source.style.enclosesHeader = true
        }
      }
      if way == .atFirst { enclose() }
      screen.apply("A:", "B:", bySection ? "c:xy" : "c:", animated: false)
      screen.settle()
      if way != .atFirst { enclose() }
      switch way {
      case .atFirst, .afterAStyle: break
      case .afterAnUpdate: screen.apply("B:", "A:", "D:", animated: false)
      case .afterARefresh: source.refreshCards(animated: false)
      }
      screen.settle()
      for section in 0..<2 {
        let header = screen.tableView.headerView(forSection: section)
        #expect(part(header, in: screen) != nil, "section \(section)")
      }
    }
  }

  /// The first row below a title joins it, whether the title is visible or not.
  @Test func aPositionDoesNotDependOnWhatIsInSight() {
    HeadlessClock.held {
      let screen = screen("A:abcdefghijkl", "B:mnopqrstuvwx", "C:yz", "d:ABC")
      let before = ["a", "m", "y", "A"].map { screen.dataSource.capPosition(for: $0) }
      #expect(before == [.middle, .middle, .middle, .top])
      screen.tableView.contentOffset.y = 1_000
      screen.settle()
      #expect(["a", "m", "y", "A"].map { screen.dataSource.capPosition(for: $0) } == before)
      screen.tableView.contentOffset.y = 0
      screen.settle()
      #expect(["a", "m", "y", "A"].map { screen.dataSource.capPosition(for: $0) } == before)
    }
  }

  /// Where there is no title, the height in the table decides.
  @Test func aPositionBelowAHeaderOfTheDelegatesDependsOnItsHeight() {
    HeadlessClock.held {
      let delegate = HeaderHeights()
      let screen = HeldScreen(.phone, .plain)
      screen.tableView.delegate = delegate
      screen.dataSource.style.enclosesHeader = true
      screen.apply("A:abcdefghijkl", "B:mnopqrstuvwx", "C:yz", animated: false)
      screen.window.layoutIfNeeded()
      #expect(screen.dataSource.capPosition(for: "y") == .top)
      #expect(screen.dataSource.capPosition(for: "m") == .middle)
      screen.tableView.contentOffset.y = 2_000
      screen.settle()
      #expect(screen.dataSource.capPosition(for: "y") == .top)
      #expect(screen.dataSource.capPosition(for: "m") == .middle)
    }
  }

  /// The second of three sections has a header.
  private final class HeaderHeights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      section == 1 ? UITableViewHeaderFooterView() : nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      [0, 30, .leastNonzeroMagnitude][section]
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
  }
}

extension UIView {
  fileprivate var enclosingTable: UIView? {
    var view: UIView? = self
    while let current = view, !(current is UITableView) { view = current.superview }
    return view
  }
}
