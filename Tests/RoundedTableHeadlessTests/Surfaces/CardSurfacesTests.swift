import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What is drawn once for a card stands behind its rows.
@MainActor @Suite struct CardSurfacesTests {
  private func screen(
    _ style: UITableView.Style = .grouped, rowHeight: CGFloat = 44,
    look: CardStyle = .shadowed
  ) -> HeldScreen {
    let screen = HeldScreen(.phone, style, rowHeight: rowHeight)
    screen.dataSource.style = look
    return screen
  }

  /// Where a section's card is, found from its rows.
  private func card(_ section: Int, in screen: HeldScreen) -> CGRect {
    let count = screen.tableView.numberOfRows(inSection: section)
    let rows = (0..<count).map {
      screen.tableView.rectForRow(at: IndexPath(row: $0, section: section))
    }
    let whole = rows.dropFirst().reduce(rows[0]) { $0.union($1) }
    return CGRect(x: 16, y: whole.minY, width: 358, height: whole.height)
  }

  @Test func eachCardHasOneBehindItsRows() {
    HeadlessClock.held {
      let screen = screen()
      screen.apply("A:abc", "B:d")
      screen.settle()
      #expect(screen.surfaces.map(\.frame) == [card(0, in: screen), card(1, in: screen)])
      for surface in screen.surfaces {
        #expect(surface.layer.zPosition == -1)
        #expect(!surface.isUserInteractionEnabled)
        #expect(surface.accessibilityElementsHidden)
      }
      #expect(screen.drawnSigns("abcd") == "╭│╰□")
      let shape = screen.shape("b")
      #expect(shape?.subviews.first?.backgroundColor == nil, "the row itself is clear")
    }
  }

  /// A row's fill and selection are in front of it, and have the row's corners.
  @Test func itsCornersAreThoseOfTheRows() {
    HeadlessClock.held {
      var look = CardStyle.shadowed
      look.curve = .circular
      let screen = screen(rowHeight: 16, look: look)
      screen.apply("A:abc", "B:d")
      screen.settle()
      for surface in screen.surfaces {
        let shape = surface.subviews[0]
        #expect([shape, shape.subviews[0]].map(\.layer.cornerRadius) == [8, 8])
      }
      screen.dataSource.rowStyle = { _, style in style.fillColor = .systemGreen }
      screen.settle()
      let covered = HeadlessDrawing(of: screen.window)
      screen.dataSource.rowStyle = nil
      screen.settle()
      let bare = HeadlessDrawing(of: screen.window)
      let top = screen.frame("a").minY
      for x in stride(from: 16.25, to: 24, by: 0.5) {
        for y in stride(from: top + 0.25, to: top + 8, by: 0.5) {
          let (one, other) = (
            covered.color(at: CGPoint(x: x, y: y)), bare.color(at: CGPoint(x: x, y: y))
          )
          let isRow = one.isClose(to: .init(.systemGreen, traits: screen.window.traitCollection))
          let isCard = other.isClose(
            to: .init(.secondarySystemGroupedBackground, traits: screen.window.traitCollection))
          #expect(isRow == isCard, "at \(x), \(y)")
        }
      }
    }
  }

  @Test func noneIsMadeWhileNoStyleAsksForOne() {
    HeadlessClock.held {
      let screen = screen(look: CardStyle())
      screen.apply("A:abc", "B:d")
      screen.settle()
      #expect(screen.surfaces.isEmpty)
      let views = screen.tableView.subviews.count
      screen.dataSource.style = .shadowed
      screen.settle()
      #expect(screen.surfaces.count == 2)
      screen.dataSource.style = CardStyle()
      screen.settle()
      #expect(screen.surfaces.isEmpty)
      #expect(screen.tableView.subviews.count == views)
    }
  }

  @Test func onlySectionsWhoseStyleAsksForOneHaveOne() {
    HeadlessClock.held {
      let screen = screen(look: CardStyle())
      screen.dataSource.sectionStyle = { section, style in
        if section == "B" { style.shadow = CardShadow() }
      }
      screen.apply("A:abc", "B:d", "C:e")
      screen.settle()
      #expect(screen.surfaces.map(\.frame) == [card(1, in: screen)])
    }
  }

  @Test func theTablesBackgroundViewIsBehindAndIsGivenBack() {
    HeadlessClock.held {
      let screen = screen()
      let background = UIView()
      screen.tableView.backgroundView = background
      screen.apply("A:abc")
      screen.settle()
      #expect(background.layer.zPosition == -2)
      screen.dataSource.uninstall()
      #expect(background.layer.zPosition == 0)
      #expect(screen.surfaces.isEmpty)
    }
  }

  @Test func noneIsLeftIfCardsGoWhileTheyAreLeaving() {
    HeadlessClock.held {
      let screen = screen()
      screen.apply("A:abc", "B:d")
      screen.settle()
      screen.apply("A:abc")
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 0.1)
      #expect(screen.surfaces.count == 2)
      screen.dataSource.uninstall()
      #expect(screen.surfaces.isEmpty)
    }
  }

  /// UIKit changes the order of a table's subviews, so it must not matter.
  @Test func theyStayBehindRowsAndHeadersWhateverComes() {
    HeadlessClock.held {
      let screen = HeldScreen(
        .phone, .plain, make: { TitledSource(tableView: $0, cellProvider: $1) })
      screen.dataSource.style = .shadowed
      screen.tableView.backgroundView = UIView()
      @MainActor func expectOrder(_ what: Comment) {
        screen.window.layoutIfNeeded()
        let others = screen.tableView.subviews.filter {
          !($0 is CardSurfaceView) && $0 !== screen.tableView.backgroundView
        }
        let lowest = others.map(\.layer.zPosition).min() ?? 0
        #expect(!screen.surfaces.isEmpty, what)
        #expect(screen.surfaces.allSatisfy { $0.layer.zPosition < lowest }, what)
        #expect(
          screen.surfaces.allSatisfy {
            $0.layer.zPosition > (screen.tableView.backgroundView?.layer.zPosition ?? 0)
          }, what)
      }
      screen.apply("A:abcdefghijklmnopqrstuvwxyz", "B:123", animated: false)
      expectOrder("at first")
      screen.apply("A:abXcdefghijklmnopqrstuvwxyz", "B:123")
      expectOrder("after an insertion")
      screen.settle()
      screen.dataSource.applySnapshotUsingReloadData(LetterSnapshot(["A:bacdefghijklmnop", "B:1"]))
      expectOrder("after a reload")
      screen.tableView.reloadData()
      expectOrder("after the app's own reload")
      screen.tableView.contentOffset.y = 120
      expectOrder("under a floating header")
      let header = screen.tableView.headerView(forSection: 0)
      #expect((header?.frame.minY ?? 0) > 100, "it floats")
      let former = screen.tableView.backgroundView
      screen.tableView.backgroundView = UIView()
      screen.apply("A:bacdefghijklmnopq", "B:1", animated: false)
      expectOrder("with another background view")
      #expect(former?.layer.zPosition == 0)
      screen.dataSource.uninstall()
      #expect(screen.tableView.backgroundView?.layer.zPosition == 0)
    }
  }

  private final class TitledSource: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Title" }
  }

  /// The whole card moves to another inset, and its corners change, as those of rows do.
  @Test func restylingMovesThemInStepWithTheRows() {
    HeadlessClock.held {
      let screen = screen()
      screen.apply("A:abc", "B:d", animated: false)
      screen.settle()
      var style = CardStyle.shadowed
      style.radius = 20
      screen.dataSource.setTableStyle(TableStyle(inset: 46), animated: true)
      screen.dataSource.setStyle(style, animated: true)
      screen.window.layoutIfNeeded()
      for step in 0...6 {
        let rows = ["a", "b", "c"].compactMap { screen.shape($0) }
        for row in rows {
          let shown = row.layer.presentation()?.frame ?? .zero
          let surface = screen.surfaces[0].layer.presentation()?.frame ?? .zero
          #expect(abs(shown.minX - surface.minX) < 0.01, "after \(step) of 6")
          #expect(abs(shown.width - surface.width) < 0.01, "after \(step) of 6")
        }
        let shape = screen.surfaces[0].subviews[0]
        let radius = shape.layer.presentation()?.cornerRadius ?? 0
        #expect(abs(radius - (screen.radii("a").first ?? 0)) < 0.01, "after \(step) of 6")
        HeadlessClock.advance(by: 0.05)
      }
      screen.settle()
      #expect(screen.surfaces.map(\.frame.minX) == [46, 46])
    }
  }

  @Test func squareCornersAreTheCardsToo() {
    HeadlessClock.held {
      for isMirrored in [false, true] {
        let screen = HeldScreen(.phone.mirrored(isMirrored))
        screen.dataSource.style = .shadowed
        screen.dataSource.style.corners = [.topLeading, .bottomTrailing]
        screen.apply("A:abc", animated: false)
        screen.settle()
        let card = screen.surfaces[0].convert(screen.surfaces[0].bounds, to: screen.window)
        let row = DrawnRow(in: card, of: HeadlessDrawing(of: screen.window))
        #expect(row.cutsTopLeft != isMirrored && row.cutsTopRight == isMirrored)
        #expect(row.cutsBottomRight != isMirrored && row.cutsBottomLeft == isMirrored)
        let shadow = screen.surfaces[0].layer.shadowPath
        let reachesTopLeft = shadow?.contains(CGPoint(x: 1, y: 1)) == true
        let reachesTopRight = shadow?.contains(CGPoint(x: card.width - 1, y: 1)) == true
        #expect(reachesTopLeft == isMirrored && reachesTopRight != isMirrored)
      }
    }
  }

  @Test func anotherDataSourceFindsNone() {
    HeadlessClock.held {
      let screen = screen()
      screen.apply("A:abc")
      screen.settle()
      let other = HeldScreen.DataSource(tableView: screen.tableView) { tableView, indexPath, _ in
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      screen.settle()
      #expect(screen.surfaces.isEmpty)
      _ = other
    }
  }

  @Test func cardsWithIDsHaveOneEach() {
    HeadlessClock.held {
      let screen = screen()
      screen.dataSource.cardID = { $0 == "c" ? nil : $0 < "c" }
      screen.apply("A:abcde")
      screen.settle()
      let top = card(0, in: screen).minY
      #expect(
        screen.surfaces.map(\.frame) == [
          CGRect(x: 16, y: top, width: 358, height: 88),
          CGRect(x: 16, y: top + 132, width: 358, height: 88),
        ])
    }
  }

  /// A table measures its rows when they come into sight, and everything below moves.
  @Test func rowsThatTurnOutHigherTakeTheirCardsAlong() {
    HeadlessClock.held {
      let screen = screen(rowHeight: UITableView.automaticDimension)
      screen.tableView.estimatedRowHeight = 20
      screen.apply("A:abcdefghijklm", "B:nopqrstuvwxyz", "C:123456789")
      screen.settle()
      for _ in 0..<12 {
        screen.tableView.contentOffset.y += 90
        screen.window.layoutIfNeeded()
        expectCards(0..<3, on: screen)
      }
    }
  }

  private func expectCards(
    _ sections: Range<Int>, on screen: HeldScreen, _ location: SourceLocation = #_sourceLocation
  ) {
    let visible = screen.tableView.bounds
    for section in sections {
      let card = card(section, in: screen)
      guard card.intersects(visible) else { continue }
      let seen = screen.surfaces.map { $0.frame.intersection(visible) }
      #expect(
        seen.contains(card.intersection(visible)), "section \(section)", sourceLocation: location)
    }
  }

  /// The app's own reload gives a row out of sight an estimated height again, for which no cell is made or laid out.
  @Test func aRowThatIsReloadedOutOfSightTakesCardsAlong() {
    HeadlessClock.held {
      let screen = screen(.plain, rowHeight: UITableView.automaticDimension)
      screen.tableView.estimatedRowHeight = 20
      screen.apply("A:abcdef", "B:ghijkl", "C:mnopqrstuvwxyz123456789")
      screen.settle()
      screen.tableView.contentOffset.y = 350
      screen.settle()
      expectCards(0..<3, on: screen)
      let asked = screen.log.items.count
      screen.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      screen.window.layoutIfNeeded()
      #expect(screen.log.items.count == asked)
      expectCards(0..<3, on: screen)
    }
  }

  @Test func theyFollowTheTableWhenItTurns() {
    HeadlessClock.held {
      let screen = screen()
      screen.apply("A:abc", "B:d")
      screen.settle()
      screen.window.frame.size = CGSize(width: 844, height: 390)
      screen.settle()
      let row = screen.frame("a")
      #expect(screen.surfaces.first?.frame.minX == row.minX)
      #expect(screen.surfaces.first?.frame.width == row.width)
      #expect(row.width > 700)
    }
  }

  @Test func editingLeavesThemInPlace() {
    HeadlessClock.held {
      let screen = screen()
      screen.apply("A:abc", "B:d")
      screen.settle()
      let frames = screen.surfaces.map(\.frame)
      screen.tableView.setEditing(true, animated: true)
      screen.settle()
      #expect(screen.surfaces.map(\.frame) == frames)
    }
  }

  @Test func anInstallersInsetIsTheirs() {
    HeadlessClock.held {
      let screen = screen()
      screen.apply("A:abc", "B:d")
      screen.settle()
      screen.dataSource.tableStyle.inset = 40
      screen.settle()
      #expect(screen.surfaces.map(\.frame.minX) == [40, 40])
      screen.dataSource.installer = WideInstaller()
      screen.settle()
      #expect(screen.surfaces.map(\.frame.minX) == [60, 60])
      #expect(screen.frame("a").minX == 60)
    }
  }

  @Test func onAnInsetGroupedTableThereAreNone() {
    HeadlessClock.held {
      let screen = screen(.insetGrouped)
      screen.apply("A:abc")
      screen.settle()
      #expect(screen.surfaces.isEmpty)
      let kinds = screen.dataSource.diagnose().map(\.kind)
      #expect(kinds.contains(.surfacesAreUnavailable))
    }
  }

  private final class WideInstaller: TableInstaller {
    func install(_ style: TableStyle, on tableView: UITableView) {}
    func uninstall(from tableView: UITableView) {}
    func inset(of style: TableStyle, on tableView: UITableView) -> Double { 60 }
  }
}

extension CardStyle {
  static let shadowed: CardStyle = {
    var style = CardStyle()
    style.shadow = CardShadow()
    return style
  }()
}
