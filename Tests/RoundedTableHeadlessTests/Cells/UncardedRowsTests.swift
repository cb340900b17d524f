import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Rows without a card between rows with one: drawn as the same rows of a table without any cards,
/// whose text stands where that of the cards does.
@MainActor @Suite struct UncardedRowsTests {
  struct Look: Sendable, CustomStringConvertible {
    var style: UITableView.Style
    var isMirrored = false
    var isLandscape = false

    @MainActor var device: HeadlessDevice {
      var device = HeadlessDevice.phone.mirrored(isMirrored)
      if isLandscape {
        device.size = CGSize(width: 844, height: 390)
        device.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      }
      return device
    }

    var description: String { "\(style.rawValue) \(isMirrored) \(isLandscape)" }

    static let all = [UITableView.Style.plain, .grouped].flatMap { style in
      [false, true].flatMap { isMirrored in
        [false, true].map { Look(style: style, isMirrored: isMirrored, isLandscape: $0) }
      }
    }
  }

  private static let sections = ["A:ab", "B:cde", "C:f"]

  private static func configure(_ cell: UITableViewCell, _ item: String) {
    var content = UIListContentConfiguration.cell()
    content.text = "Row \(item)"
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
  }

  /// The rows of UIKit's own data source, in the same table.
  private func plain(
    _ look: Look, prepare: (UITableView) -> Void, _ configure: @escaping HeldScreen.Configure
  ) -> (HeadlessDrawing, (String) -> CGRect) {
    let window = UIWindow(device: look.device)
    let tableView = UITableView(frame: window.bounds, style: look.style)
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    prepare(tableView)
    let dataSource = UITableViewDiffableDataSource<String, String>(tableView: tableView) {
      tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      configure(cell, item)
      return cell
    }
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.show(tableView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    dataSource.apply(
      LetterSnapshot(Self.sections), animatingDifferences: false, completion: nil)
    window.layoutIfNeeded()
    HeadlessClock.advance(by: 2)
    let drawing = HeadlessDrawing(of: window)
    return (
      drawing,
      { item in
        dataSource.indexPath(for: item).flatMap { tableView.cellForRow(at: $0) }
          .map { $0.convert($0.bounds, to: window) } ?? .zero
      }
    )
  }

  private func compare(
    _ items: String, on look: Look = Look(style: .grouped),
    prepare: @escaping (UITableView) -> Void = { _ in },
    preparePlain: ((UITableView) -> Void)? = nil,
    configure: @escaping HeldScreen.Configure = { Self.configure($0, $1) },
    configurePlain: HeldScreen.Configure? = nil, after former: LetterSnapshot? = nil,
    style: (HeldScreen.DataSource) -> Void
  ) {
    HeadlessDevice.with(look.device) {
      HeadlessClock.held {
        let (wanted, place) = plain(
          look,
          prepare: {
            (preparePlain ?? prepare)($0)
            // Twice the system's margin: the card's inset and its padding.
            let inset: CGFloat = look.isLandscape ? 40 : 32
            $0.directionalLayoutMargins.leading = inset
            $0.directionalLayoutMargins.trailing = inset
          }, configurePlain ?? configure)
        let screen = HeldScreen(
          look.device, look.style,
          make: {
            prepare($0)
            return HeldScreen.DataSource(tableView: $0, cellProvider: $1)
          }, configure: configure)
        style(screen.dataSource)
        if let former {
          screen.dataSource.apply(former, animatingDifferences: false, completion: nil)
          screen.settle()
        }
        screen.apply("A:ab", "B:cde", "C:f", animated: false)
        screen.settle()
        let drawing = HeadlessDrawing(of: screen.window)
        for item in items.map(String.init) {
          guard let cell = screen.cell(item) else {
            Issue.record("no cell for \(item)")
            continue
          }
          let frame = cell.convert(cell.bounds, to: screen.window)
          #expect(frame == place(item))
          let difference = Self.difference(drawing, wanted, in: frame)
          #expect(difference == nil, "\(look), \(item): \(difference ?? "")")
        }
      }
    }
  }

  /// Where two pictures of a row differ first.
  private static func difference(
    _ left: HeadlessDrawing, _ right: HeadlessDrawing, in frame: CGRect
  ) -> String? {
    let pixel = 1.0 / 3
    let depths = [pixel / 2, pixel * 1.5, frame.height / 2, -pixel * 1.5, -pixel / 2]
    // Lines begin and end near the edges.
    let steps =
      Array(stride(from: 0.5, to: 80, by: 1)) + stride(from: 80, to: frame.width / 2, by: 9)
    for depth in depths {
      let y = depth < 0 ? frame.maxY + depth : frame.minY + depth
      for x in steps.flatMap({ [frame.minX + $0, frame.maxX - $0] }) {
        let point = CGPoint(x: x, y: y)
        let (one, other) = (left.color(at: point), right.color(at: point))
        if !one.isClose(to: other) { return "\(point): \(one), not \(other)" }
      }
    }
    return nil
  }

  /// The line below the last row is another one than between rows.
  @Test(arguments: ["B:c", "B:ce", "B:cdex"]) func linesFollowAnUpdate(_ former: String) {
    for style in [UITableView.Style.plain, .grouped] {
      compare("cde", on: Look(style: style), after: LetterSnapshot(["A:ab", former, "C:f"])) {
        $0.sectionStyle = { if $0 == "B" { $1 = .noCard } }
      }
    }
  }

  @Test(arguments: Look.all) func aSectionThatOptsOutLooksLikeUIKits(_ look: Look) {
    compare("cde", on: look) {
      $0.style = CardStyle()
      $0.sectionStyle = { if $0 == "B" { $1 = .noCard } }
    }
  }

  @Test(arguments: Look.all) func inATableWithoutCardsSectionsMayHaveThem(_ look: Look) {
    compare("abf", on: look) {
      $0.style = .noCard
      $0.sectionStyle = { if $0 == "B" { $1 = CardStyle() } }
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped]) func noLineTouchesARowThatTheUserSelects(
    _ style: UITableView.Style
  ) {
    HeadlessClock.held {
      let screen = HeldScreen(.phone, style, configure: { cell, _ in cell.textLabel?.text = "Row" })
      screen.dataSource.sectionStyle = { if $0 == "B" { $1 = .noCard } }
      screen.apply("A:ab", "B:cde", "C:f", animated: false)
      screen.settle()
      @MainActor func hasLine(_ item: String) -> Bool {
        guard let cell = screen.cell(item) else { return false }
        let drawing = HeadlessDrawing(of: cell)
        let x = drawing.size.width / 2
        let edge = drawing.color(at: CGPoint(x: x, y: drawing.size.height - 0.1))
        return !edge.isClose(to: drawing.color(at: CGPoint(x: x, y: drawing.size.height - 4)))
      }
      #expect("cde".map { hasLine(String($0)) } == [true, true, true])
      guard let row = screen.dataSource.indexPath(for: "d") else { return }
      HeadlessHand(screen.tableView).tap(row)
      screen.window.layoutIfNeeded()
      #expect("cde".map { hasLine(String($0)) } == [false, false, true])
      screen.tableView.deselectRow(at: row, animated: false)
      screen.dataSource.refreshCards(animated: false)
      screen.window.layoutIfNeeded()
      #expect("cde".map { hasLine(String($0)) } == [true, true, true])
    }
  }

  @Test(arguments: Look.all) func rowsOfNoCardLookLikeUIKits(_ look: Look) {
    compare("cde", on: look) {
      $0.style = CardStyle()
      $0.cardID = { "cde".contains($0) ? nil : 1 }
    }
  }

  @Test(arguments: Look.all) func rowsWhoseCardIsTakenAwayLookLikeUIKits(_ look: Look) {
    compare("cde", on: look) {
      $0.style = CardStyle()
      $0.cardID = { "cde".contains($0) ? "ad" : "text" }
      $0.cardStyle = { id, style in if id == AnyHashable("ad") { style = .noCard } }
    }
  }

  /// Insets of the app's are measured from where the cards begin.
  @Test(arguments: Look.all) func theAppsOwnInsetsAreKept(_ look: Look) {
    func prepare(_ left: CGFloat) -> (UITableView) -> Void {
      { $0.separatorInset = .init(top: 0, left: left, bottom: 0, right: 9) }
    }
    func configure(_ left: CGFloat) -> HeldScreen.Configure {
      { cell, item in
        Self.configure(cell, item)
        if item == "c" { cell.separatorInset = .init(top: 0, left: left, bottom: 0, right: 21) }
      }
    }
    let inset: CGFloat = look.isLandscape ? 20 : 16
    compare(
      "cde", on: look, prepare: prepare(5), preparePlain: prepare(5 + inset),
      configure: configure(40), configurePlain: configure(40 + inset),
      style: { $0.sectionStyle = { $1 = $0 == "B" ? .noCard : CardStyle() } })
  }

  @Test(arguments: Look.all) func linesBeginWithTheTextOfRowsWithPictures(_ look: Look) {
    compare(
      "cde", on: look,
      configure: { cell, item in
        if item == "c" {
          cell.textLabel?.text = "Row c"
          cell.imageView?.image = UIImage(systemName: "star")
        } else {
          Self.configure(cell, item)
          var content = UIListContentConfiguration.cell()
          content.text = "Row \(item)"
          content.image = item == "d" ? UIImage(systemName: "star") : nil
          cell.contentConfiguration = content
        }
      },
      style: { $0.sectionStyle = { if $0 == "B" { $1 = .noCard } } })
  }

  @Test func withoutSeparatorsOfTheTablesThereAreNone() {
    compare(
      "cde", prepare: { $0.separatorStyle = .none },
      style: { $0.sectionStyle = { if $0 == "B" { $1 = .noCard } } })
  }

  @Test func theTablesColorIsKept() {
    compare(
      "cde", prepare: { $0.separatorColor = .systemRed },
      style: { $0.sectionStyle = { if $0 == "B" { $1 = .noCard } } })
  }

  @Test func theCardsMarginsAreTheirs() {
    let margins = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 70)
    compare(
      "cde", prepare: { $0.directionalLayoutMargins = margins },
      style: { $0.sectionStyle = { if $0 == "B" { $1 = .noCard } } })
  }

  @Test func aRowThatGetsACardKeepsNoneOfTheLines() {
    HeadlessClock.held {
      let (screen, wanted) = (HeldScreen(), HeldScreen())
      screen.dataSource.sectionStyle = { if $0 == "B" { $1 = .noCard } }
      for screen in [screen, wanted] {
        screen.apply("A:ab", "B:cde", animated: false)
        screen.settle()
      }
      screen.dataSource.sectionStyle = nil
      screen.settle()
      let drawings = [screen, wanted].map { HeadlessDrawing(of: $0.window) }
      for item in ["c", "d", "e"] {
        guard let cell = screen.cell(item) else {
          Issue.record("no cell for \(item)")
          continue
        }
        let frame = cell.convert(cell.bounds, to: screen.window)
        let difference = Self.difference(drawings[0], drawings[1], in: frame)
        #expect(difference == nil, "\(item): \(difference ?? "")")
      }
    }
  }

  @Test func cardsInATableWithoutCardsHaveTheirOwnLinesAlone() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.dataSource.style = .noCard
      screen.dataSource.sectionStyle = { if $0 == "B" { $1 = CardStyle(radius: 10) } }
      screen.apply("A:ab", "B:cde", "C:f", animated: false)
      screen.settle()
      #expect(screen.drawnSigns("cde") == "╭│╰")
      let drawing = HeadlessDrawing(of: screen.window)
      let lines = "cde".map { item in
        let frame = screen.frame(String(item))
        let fill = drawing.color(at: CGPoint(x: frame.midX, y: frame.midY))
        let ends = [frame.minY + 0.1, frame.maxY - 0.1]
        return ends.map { !drawing.color(at: CGPoint(x: frame.midX, y: $0)).isClose(to: fill) }
      }
      #expect(lines == [[false, true], [false, true], [false, false]])
    }
  }
}
