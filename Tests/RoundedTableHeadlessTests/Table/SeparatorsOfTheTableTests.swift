import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Lines have the color, the place and the effect of the table's, and are drawn once.
@MainActor @Suite struct SeparatorsOfTheTableTests {
  private func screen(
    _ device: HeadlessDevice = .phone, _ style: UITableView.Style = .plain,
    change: @escaping (UITableView) -> Void = { _ in },
    configure: @escaping HeldScreen.Configure = { _, _ in }
  ) -> HeldScreen {
    let screen = HeldScreen(
      device, style,
      make: {
        change($0)
        return HeldScreen.DataSource(tableView: $0, cellProvider: $1)
      }, configure: configure)
    // The rows of B belong to no card: their lines stand in for the table's.
    screen.dataSource.sectionStyle = { if $0 == "B" { $1 = .noCard } }
    screen.apply("A:abc", "B:xyz")
    screen.settle()
    return screen
  }

  /// The lines that are painted at the bottom of a row, UIKit's and cards', in the window's
  /// coordinates.
  private func lines(_ item: String, on screen: HeldScreen) -> [CGRect] {
    guard let cell = screen.cell(item) else { return [] }
    let bottom = cell.convert(cell.bounds, to: screen.window).maxY
    return HeadlessDrawing(of: screen.window).items.compactMap { painted in
      guard case .fill = painted.kind, painted.opacity > 0, painted.frame.height < 1.1,
        abs(painted.frame.maxY - bottom) < 0.1, painted.frame.width > 1
      else { return nil }
      return painted.frame
    }
  }

  private func color(_ item: String, on screen: HeldScreen) -> HeadlessDrawing.RGBA {
    guard let line = lines(item, on: screen).first else { return .init(.clear) }
    return HeadlessDrawing(of: screen.window).color(at: CGPoint(x: line.midX, y: line.midY))
  }

  /// How far a row's one line stands from the leading edge of its card, or of where one would be,
  /// and from the trailing edge of its card or cell.
  private func insets(_ item: String, on screen: HeldScreen) -> [CGFloat] {
    guard let line = lines(item, on: screen).first, let cell = screen.cell(item) else { return [] }
    let card = screen.frame(item)
    let box = card.isEmpty ? cell.convert(cell.bounds, to: screen.window) : card
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sides = [line.minX - box.minX, box.maxX - line.maxX].map { $0.rounded() }
    let (leading, trailing) = isMirrored ? (sides[1], sides[0]) : (sides[0], sides[1])
    return [card.isEmpty ? leading - 16 : leading, trailing]
  }

  @Test func linesThatWereOffAreNotDrawn() {
    HeadlessClock.held {
      let screen = screen { $0.separatorStyle = .none }
      for item in ["a", "b", "x", "y"] { #expect(lines(item, on: screen).isEmpty, "\(item)") }
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func aLineIsNeverDrawnTwice(_ style: UITableView.Style) {
    HeadlessClock.held {
      let screen = screen(.phone, style)
      #expect(insets("a", on: screen) == [16, 0])
      for item in ["a", "x"] { #expect(lines(item, on: screen).count == 1, "\(item)") }
      screen.tableView.separatorStyle = .singleLine
      screen.settle()
      for item in ["a", "x"] { #expect(lines(item, on: screen).count == 1, "\(item)") }
      #expect(lines("a", on: screen).first?.maxX == 390)
      screen.tableView.separatorStyle = .none
      screen.settle()
      for item in ["a", "x"] { #expect(lines(item, on: screen).isEmpty, "\(item)") }
      screen.apply("A:abc", "B:xyz", reconfiguring: ["a"])
      screen.settle()
      for item in ["a", "x"] { #expect(lines(item, on: screen).isEmpty, "\(item)") }
      screen.dataSource.uninstall()
      #expect(screen.tableView.separatorStyle == .none)
    }
  }

  @Test func aNewColorIsFollowedByARefresh() {
    HeadlessClock.held {
      let screen = screen()
      screen.tableView.separatorColor = .red
      screen.dataSource.refreshCards(animated: false)
      screen.settle()
      for item in ["a", "x"] {
        #expect(color(item, on: screen).isClose(to: .init(hex: 0xFF0000)), "\(item)")
      }
      #expect(screen.tableView.separatorColor == .red)
    }
  }

  @Test(arguments: [false, true]) func theTablesInsetIsMeasuredFromTheCard(_ isMirrored: Bool) {
    HeadlessClock.held {
      let device = HeadlessDevice.phone.mirrored(isMirrored)
      let inset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 20)
      let screen = screen(device) { $0.separatorInset = inset }
      for item in ["a", "x"] { #expect(insets(item, on: screen) == [60, 20], "\(item)") }
      screen.tableView.separatorInset.left = 70
      screen.dataSource.refreshCards(animated: false)
      screen.settle()
      for item in ["a", "x"] { #expect(insets(item, on: screen) == [70, 20], "\(item)") }
      screen.dataSource.style.separator = CardSeparator(color: nil, leadingInset: 5)
      screen.settle()
      #expect(insets("a", on: screen) == [5, 20])
      screen.dataSource.style.separator?.trailingInset = 0
      screen.settle()
      #expect(insets("a", on: screen) == [5, 0])
    }
  }

  /// What an app changes about the table's lines while rows are in sight.
  enum LaterChange: CaseIterable {
    case inset, reference, color, cellsInset

    @MainActor func make(on screen: HeldScreen) {
      switch self {
      case .inset:
        screen.tableView.separatorInset = UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 9)
      case .reference: screen.tableView.separatorInsetReference = .fromAutomaticInsets
      case .color: screen.tableView.separatorColor = .red
      case .cellsInset:
        for cell in screen.tableView.visibleCells {
          cell.separatorInset = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 8)
        }
      }
    }
  }

  /// UIKit has no callback for it.
  @Test(arguments: LaterChange.allCases) func aLaterChangeIsFollowedByARefresh(
    _ change: LaterChange
  ) {
    HeadlessClock.held {
      let screen = screen {
        $0.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
      }
      #expect(insets("a", on: screen) == [30, 5])
      change.make(on: screen)
      screen.dataSource.refreshCards(animated: false)
      screen.settle()
      for item in ["a", "x"] {
        switch change {
        case .inset: #expect(insets(item, on: screen) == [70, 9], "\(item)")
        case .reference: #expect(insets(item, on: screen) == [46, 5], "\(item)")
        case .color: #expect(color(item, on: screen).isClose(to: .init(hex: 0xFF0000)), "\(item)")
        case .cellsInset: #expect(insets(item, on: screen) == [44, 8], "\(item)")
        }
      }
    }
  }

  /// An offset from the table's margins, also in rows whose text begins after an image.
  @Test func anInsetCanBeAnOffset() {
    HeadlessClock.held {
      let screen = screen(change: {
        $0.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 6)
        $0.separatorInsetReference = .fromAutomaticInsets
      }) { cell, item in
        cell.textLabel?.text = "Row"
        if "by".contains(item) { cell.imageView?.image = UIImage(systemName: "star") }
      }
      for item in ["a", "b", "x", "y"] { #expect(insets(item, on: screen) == [26, 6], "\(item)") }
      screen.tableView.separatorStyle = .singleLine
      screen.settle()
      // UIKit's own line begins there, too.
      #expect(lines("b", on: screen).first.map { abs($0.minX - 42) < 0.6 } == true)
    }
  }

  /// The lines of cards end before the edge since iOS 26.
  @Test func anOffsetIsAddedToWhereTheSystemsLinesEnd() {
    var device = HeadlessDevice.phone
    device.systemVersion = "26.0"
    HeadlessDevice.with(device) {
      HeadlessClock.held {
        let screen = screen(device) {
          $0.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 6)
          $0.separatorInsetReference = .fromAutomaticInsets
        }
        #expect(insets("a", on: screen).last == 22)
      }
    }
  }

  @Test func linesOfRowsThatComeWhileEditingBeginWithTheText() {
    HeadlessClock.held {
      let screen = screen(configure: { cell, item in
        cell.textLabel?.text = "Row"
        if "by".contains(item) { cell.imageView?.image = UIImage(systemName: "star") }
      })
      screen.tableView.setEditing(true, animated: false)
      screen.tableView.reloadData()
      screen.settle()
      for item in ["a", "b", "x", "y"] {
        let label = screen.cell(item)?.textLabel
        let text = label?.convert(label?.bounds ?? .zero, to: screen.window).minX ?? 0
        let line = lines(item, on: screen).first?.minX ?? 0
        #expect(abs(line - text) < 0.6, "\(item)")
      }
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped], [false, true])
  func linesOfRowsInSightGoWithTheTextWhenEditingBegins(
    _ style: UITableView.Style, _ isAnimated: Bool
  ) {
    HeadlessClock.held {
      let screen = HeldScreen(
        .phone, style, make: { MovableSource(tableView: $0, cellProvider: $1) },
        configure: { cell, item in
          cell.textLabel?.text = "Row"
          if "by".contains(item) { cell.imageView?.image = UIImage(systemName: "star") }
        })
      screen.dataSource.sectionStyle = { if $0 == "X" { $1 = .noCard } }
      screen.apply("A:abc", "X:xyz", animated: false)
      screen.settle()
      for isEditing in [true, false] {
        screen.tableView.setEditing(isEditing, animated: isAnimated)
        screen.settle()
        for item in ["a", "b", "x", "y"] {
          let label = screen.cell(item)?.textLabel
          let text = label?.convert(label?.bounds ?? .zero, to: screen.window).minX ?? 0
          let line = lines(item, on: screen).first?.minX ?? 0
          #expect(abs(line - text) < 0.6, "\(item) \(line) \(text)")
        }
      }
    }
  }

  /// A cell has another content view then.
  @Test func soDoLinesOfRowsThatGetTheirContentAfterTheyWereReturned() {
    HeadlessClock.held {
      let screen = screen(configure: { cell, item in
        cell.configurationUpdateHandler = { cell, _ in
          var content = cell.defaultContentConfiguration()
          content.text = "Row"
          content.image = "by".contains(item) ? UIImage(systemName: "star") : nil
          cell.contentConfiguration = content
        }
      })
      for isEditing in [true, false] {
        screen.tableView.setEditing(isEditing, animated: true)
        screen.settle()
        for item in ["a", "b", "x", "y"] {
          let label = screen.cell(item)?.contentView.subviews.first { $0 is UILabel }
          let text = label?.convert(label?.bounds ?? .zero, to: screen.window).minX ?? 0
          #expect(abs((lines(item, on: screen).first?.minX ?? 0) - text) < 0.6, "\(item)")
        }
      }
    }
  }

  /// Its lines depend on its neighbors, also where its style and its place in a card would be the
  /// same.
  @Test func theLinesOfARowWithoutACardFollowItsNeighbors() {
    HeadlessClock.held {
      let screen = HeldScreen(.phone, .grouped)
      screen.dataSource.sectionStyle = { if $0 == "X" { $1 = .noCard } }
      screen.apply("A:ab", "X:y", animated: false)
      screen.settle()
      #expect(lines("y", on: screen).map(\.width) == [390])
      screen.apply("A:ab", "X:xyz")
      screen.settle()
      #expect(lines("y", on: screen).map(\.width) == [358])
    }
  }

  @Test func linesOfRowsWithoutACardAreAsThickAsThoseOfCards() {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      device.accessibilityContrast = .high
      let screen = screen(device)
      for item in ["a", "x"] { #expect(lines(item, on: screen).map(\.height) == [1], "\(item)") }
    }
  }

  @Test func theLineOfARowThatLosesItsCardWhileItIsSwipedIsInPlaceAfterwards() {
    HeadlessClock.held {
      let screen = HeldScreen.movable()
      screen.apply("A:ab", "X:xyz", animated: false)
      screen.settle()
      screen.swipe("x")
      screen.settle()
      screen.dataSource.sectionStyle = { if $0 == "X" { $1 = .noCard } }
      screen.closeSwipe()
      screen.settle()
      #expect(lines("x", on: screen).map(\.minX) == lines("y", on: screen).map(\.minX))
      #expect(lines("x", on: screen).map(\.width) == lines("y", on: screen).map(\.width))
    }
  }

  @Test func anAutomaticEdgeIsUIKits() {
    HeadlessClock.held {
      let automatic = UITableView.automaticDimension
      let screen = screen(change: {
        $0.separatorInset = UIEdgeInsets(top: 0, left: automatic, bottom: 0, right: 30)
      }) { cell, item in
        guard item == "b" || item == "y" else { return }
        cell.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: automatic)
      }
      for item in ["a", "x"] { #expect(insets(item, on: screen) == [16, 30], "\(item)") }
      for item in ["b", "y"] { #expect(insets(item, on: screen) == [50, 0], "\(item)") }
    }
  }

  /// Nothing else of the table's lines changes.
  @Test func aNewEffectIsFollowedByARefresh() {
    HeadlessClock.held {
      let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
      let screen = screen()
      #expect(effects("a", on: screen).isEmpty)
      screen.tableView.separatorEffect = effect
      screen.dataSource.refreshCards(animated: false)
      screen.settle()
      #expect(effects("a", on: screen).first == effect)
    }
  }

  private func effects(_ item: String, on screen: HeldScreen) -> [UIVisualEffect] {
    func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
    return (screen.cell(item).map(views) ?? []).compactMap { ($0 as? UIVisualEffectView)?.effect }
  }

  @Test func theTablesEffectIsShown() {
    HeadlessClock.held {
      let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
      let screen = screen { $0.separatorEffect = effect }
      #expect(effects("a", on: screen).first == effect)
      #expect(effects("x", on: screen).contains(effect))
      #expect(lines("a", on: screen).count == 1)
      screen.tableView.separatorEffect = nil
      screen.dataSource.refreshCards(animated: false)
      screen.settle()
      #expect(effects("a", on: screen).isEmpty)
      #expect(lines("a", on: screen).count == 1)
      screen.tableView.separatorEffect = effect
      screen.dataSource.refreshCards(animated: false)
      screen.settle()
      #expect(effects("a", on: screen).first == effect)
      // Nothing of its former color is behind the effect.
      #expect(lines("a", on: screen).count == 1)
    }
  }

  /// Rows that size themselves are lower without the table's lines.
  @Test func rowsThatWereMeasuredOutsideAWindowAreMeasuredAgain() async {
    func makeTable() -> (UITableView, HeldScreen.DataSource) {
      let tableView = UITableView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .grouped)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let dataSource = HeldScreen.DataSource(tableView: tableView) { tableView, indexPath, _ in
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Higher than the least"
        cell.textLabel?.font = .systemFont(ofSize: 40)
        return cell
      }
      dataSource.apply(
        LetterSnapshot(["A:abc"]), animatingDifferences: false, completion: nil)
      return (tableView, dataSource)
    }
    func show(_ tableView: UITableView) -> UIWindow {
      let window = UIWindow(device: .phone)
      let controller = UIViewController()
      controller.show(tableView)
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      return window
    }
    func height(_ tableView: UITableView) -> CGFloat {
      tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
    }
    let (fresh, freshSource) = makeTable()
    let freshWindow = show(fresh)
    let (tableView, dataSource) = makeTable()
    _ = HeadlessFaults.during { tableView.layoutIfNeeded() }
    #expect(height(tableView) > height(fresh))
    let window = show(tableView)
    for _ in 0..<3 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
    window.layoutIfNeeded()
    #expect(height(tableView) == height(fresh))
    dataSource.uninstall()
    freshSource.uninstall()
    freshWindow.isHidden = true
  }
}
