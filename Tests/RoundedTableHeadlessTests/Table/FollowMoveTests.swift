import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Corners follow a row that is dragged, if the app says where it is.
@MainActor @Suite struct FollowMoveTests {
  private let follower = MoveFollower()
  private let dragger = RowDragger()

  private func makeScreen(
    _ sections: [String] = ["A:abc", "B:de"], _ change: (HeldScreen.DataSource) -> Void = { _ in }
  ) -> HeldScreen {
    .movable(sections, following: follower, change)
  }

  /// A source with rows that can be moved, and a title above the section "Titled".
  private final class TitledSource: RoundedDiffableDataSource<String, String> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section).flatMap { $0 == "Titled" ? $0 : nil } }
  }

  // MARK: In either way

  private func makeScreen(for row: CarriedRow, _ way: CarriedRow.Way) -> HeldScreen {
    follower.follows = row.follows
    follower.staysInSection = row.staysInSection
    dragger.follows = row.follows
    dragger.staysInSection = row.staysInSection
    let screen = HeldScreen.movable(row.sections, following: follower, isEditing: way == .hand) {
      if !row.card.isEmpty { $0.cardID = { row.card.contains($0) } }
    }
    dragger.screen = screen
    screen.tableView.dragDelegate = dragger
    screen.tableView.dropDelegate = dragger
    return screen
  }

  private func lift(_ item: String, on screen: HeldScreen, _ way: CarriedRow.Way) {
    switch way {
    case .hand: screen.lift(item)
    case .dragAndDrop: screen.beginDrag(item)
    }
  }

  private func carry(to section: Int, _ row: Int, on screen: HeldScreen, _ way: CarriedRow.Way) {
    switch way {
    case .hand: screen.carry(to: section, row)
    case .dragAndDrop: screen.drag(to: section, row)
    }
  }

  private func drop(on screen: HeldScreen, _ way: CarriedRow.Way) {
    switch way {
    case .hand: screen.drop()
    case .dragAndDrop: screen.endDrag()
    }
  }

  @Test(arguments: CarriedRow.all, CarriedRow.Way.allCases)
  func othersHaveThePositionsOfTheSnapshotWithTheMove(_ row: CarriedRow, _ way: CarriedRow.Way) {
    HeadlessClock.held {
      let screen = makeScreen(for: row, way)
      lift(row.item, on: screen, way)
      for step in row.steps {
        switch step {
        case .carry(let section, let place, let items, let signs):
          carry(to: section, place, on: screen, way)
          screen.settle()
          #expect(screen.seenSigns(items) == signs, "over \(place) of section \(section)")
        case .update(let sections, let items, let signs):
          screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: true)
          screen.settle()
          #expect(screen.seenSigns(items) == signs, "after an update to \(sections)")
        case .drop(let items, let signs):
          drop(on: screen, way)
          screen.settle()
          #expect(screen.dataSource.snapshot().itemIdentifiers.joined() == items)
          #expect(screen.drawnSigns(items) == signs, "dropped")
        }
      }
    }
  }

  @Test(arguments: CarriedRow.Way.allCases)
  func itsFormerCardClosesAndTheOtherOpensInStep(_ way: CarriedRow.Way) {
    HeadlessClock.held {
      let screen = makeScreen(for: CarriedRow("into another card", "c", []), way)
      lift("c", on: screen, way)
      carry(to: 1, 2, on: screen, way)
      #expect(screen.seenSigns("abcde") == "╭│╰╭╰", "nothing pops")
      let rows = screen.cell("e")?.layer
      let duration = rows?.animationKeys()?.compactMap { rows?.animation(forKey: $0) }.first?
        .duration
      HeadlessClock.advance(by: (duration ?? 0) / 2)
      for radius in [screen.radii("b")[1], screen.radii("c")[0], screen.radii("e")[1]] {
        #expect(abs(radius - 5) < 0.01)
      }
    }
  }

  // MARK: By hand

  /// The card closes around the row that is lifted, and its colors with it, in step with corners.
  @Test(arguments: [false, true]) func aGradientMovesWithCornersWhileATitleGrows(_ grows: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen(
        make: { TitledSource(tableView: $0, cellProvider: $1) },
        configure: { cell, _ in cell.showsReorderControl = true })
      let (red, blue) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor.blue)
      screen.dataSource.style.fill = .gradient(CardGradient(colors: [red, blue]))
      screen.dataSource.style.enclosesHeader = true
      screen.apply("A:abc", "Titled:xyz", animated: false)
      screen.tableView.setEditing(true, animated: false)
      screen.settle()
      screen.lift("a")
      screen.settle()
      @MainActor func blueness() -> Double {
        let frame = screen.frame("b")
        return HeadlessDrawing(of: screen.window, values: .presentation)
          .color(at: CGPoint(x: frame.midX, y: frame.minY + 11)).blue
      }
      let before = blueness()
      if grows {
        let title = screen.tableView.headerView(forSection: 1)
        title?.frame.size.height += 12
        title?.layoutIfNeeded()
      }
      let place = IndexPath(row: 0, section: 0)
      screen.dataSource.followMove(ofRowAt: place, to: place)
      screen.window.layoutIfNeeded()
      #expect(screen.radii("a")[1] == 0, "nothing pops")
      #expect(abs(blueness() - before) < 0.01, "nothing pops")
      HeadlessClock.advance(by: 0.15)
      #expect(abs(screen.radii("a")[1] - 5) < 0.01)
      #expect(abs(blueness() - 0.3) < 0.05, "between 0.42 and 0.13")
      screen.settle()
      #expect(abs(blueness() - 0.125) < 0.01)
    }
  }

  /// As the corners are, lines beside selected rows are those of the snapshot with the move.
  @Test func noLineTouchesASelectedRowWhereRowsHaveMadeWay() {
    HeadlessClock.held {
      let screen = makeScreen(["A:abcde"])
      screen.tableView.allowsSelectionDuringEditing = true
      screen.select("d")
      #expect(screen.linedRows("abcde") == "ab")
      screen.lift("c")
      screen.carry(to: 0, 4)
      screen.settle()
      #expect(screen.linedRows("abde") == "ae", "b is above d now")
      screen.carry(to: 0, 2)
      screen.settle()
      #expect(screen.linedRows("abde") == "ab", "c is above d again, and a card of its own")
      screen.drop()
      screen.settle()
      #expect(screen.linedRows("abcde") == "ab")
    }
  }

  /// As long as no state tells that it is in the user's hand, a row over its own place is among the
  /// others.
  @Test func noLineTouchesASelectedRowBelowOneThatHasBeenCarriedBack() {
    HeadlessVariations.saysIsReordering.with(false) {
      HeadlessClock.held {
        let screen = makeScreen(["A:abcde"])
        screen.tableView.allowsSelectionDuringEditing = true
        screen.lift("c")
        screen.carry(to: 0, 4)
        screen.carry(to: 0, 2)
        screen.select("d")
        #expect(screen.linedRows("abcde") == "ab")
        screen.drop()
        screen.settle()
        #expect(screen.linedRows("abcde") == "ab")
      }
    }
  }

  /// Also where it keeps the card that it had.
  @Test(arguments: [true, false]) func aSelectedRowThatIsCarriedTouchesNoLine(
    saysIsReordering: Bool
  ) {
    HeadlessVariations.saysIsReordering.with(saysIsReordering) {
      HeadlessClock.held {
        let screen = makeScreen(["A:abcde"])
        screen.tableView.allowsSelectionDuringEditing = true
        screen.lift("c")
        screen.select("c")
        #expect(screen.linedRows("abcde") == "ad", "it has not been carried yet")
        screen.carry(to: 0, 3)
        screen.settle()
        #expect(screen.linedRows("abcde") == "abd")
        screen.drop()
        screen.settle()
        #expect(screen.linedRows("abdce") == "ab")
      }
    }
  }

  /// The lines of rows without a card follow as well.
  @Test func rowsWithoutACardHaveTheLinesOfTheirNewNeighbors() {
    HeadlessClock.held {
      let screen = makeScreen(["A:abcd"]) { $0.cardID = { "ab".contains($0) ? "1" : nil } }
      screen.lift("a")
      screen.carry(to: 0, 3)
      screen.settle()
      #expect(hasLine("c", on: screen))
      #expect(!hasLine("d", on: screen), "the card that is carried is below")
    }
  }

  /// Whether a row without a card has a line at its bottom.
  private func hasLine(_ item: String, on screen: HeldScreen) -> Bool {
    guard let cell = screen.cell(item) else { return false }
    let drawing = HeadlessDrawing(of: screen.window)
    let frame = cell.convert(cell.bounds, to: screen.window)
    return !drawing.color(at: CGPoint(x: frame.midX, y: frame.maxY - 0.1))
      .isClose(to: drawing.color(at: CGPoint(x: frame.midX, y: frame.midY)))
  }

  @Test func aRowWithoutACardKeepsItsLinesInTheHand() {
    HeadlessClock.held {
      let screen = makeScreen(["A:abcd"]) { $0.cardID = { "cd".contains($0) ? "1" : nil } }
      #expect(hasLine("a", on: screen))
      screen.lift("a")
      screen.carry(to: 0, 3)
      screen.settle()
      #expect(hasLine("a", on: screen))
    }
  }

  @Test func aRowThatGetsItsCardInTheHandIsSingle() {
    HeadlessClock.held {
      let screen = makeScreen { $0.style = .noCard }
      screen.lift("b")
      screen.carry(to: 0, 1)
      screen.settle()
      screen.dataSource.style = CardStyle()
      screen.window.layoutIfNeeded()
      #expect(screen.drawnSigns("abc") == "╭□╰")
    }
  }

  /// Also if the rows are as many as before.
  @Test(arguments: ["ac", "axc"], [false, true])
  func anUpdateThatTakesTheRowAwayEndsIt(_ rest: String, saysIsReordering: Bool) {
    HeadlessVariations.saysIsReordering.with(saysIsReordering) {
      HeadlessClock.held {
        let screen = makeScreen()
        screen.lift("b")
        screen.carry(to: 1, 2)
        screen.settle()
        screen.apply("A:\(rest)", "B:de")
        screen.settle()
        #expect(screen.drawnSigns(rest + "de") == (rest == "ac" ? "╭╰╭╰" : "╭│╰╭╰"))
      }
    }
  }

  /// The table asks for the new rows in the middle of the update.
  @Test(arguments: [true, false]) func anUpdateThatBringsOthersInItsPlaceEndsIt(_ animated: Bool) {
    HeadlessClock.held {
      let screen = makeScreen(["A:abcdef", "B:g"])
      screen.lift("f")
      screen.carry(to: 0, 1)
      screen.settle()
      screen.apply("A:xyz", "B:g", animated: animated)
      screen.settle()
      #expect(screen.drawnSigns("xyzg") == "╭│╰□")
    }
  }

  /// If UIKit does not say so, the row keeps its card until it is dropped.
  @Test func ifNoStateTellsThatTheRowIsCarriedTheOthersFollow() {
    HeadlessVariations.saysIsReordering.with(false) {
      HeadlessClock.held {
        let screen = makeScreen()
        screen.lift("c")
        screen.carry(to: 1, 2)
        screen.settle()
        #expect(screen.seenSigns("abcde") == "╭╰╰╭│")
        screen.carry(to: 0, 2)
        screen.settle()
        #expect(screen.seenSigns("abcde") == "╭│╰╭╰")
        screen.carry(to: 1, 0)
        screen.drop()
        screen.settle()
        #expect(screen.drawnSigns("abcde") == "╭╰╭│╰")
      }
    }
  }

  /// Nothing would tell either that it has been taken from the hand.
  @Test(arguments: [true, false]) func ifNoStateTellsThatTheRowIsCarriedUpdatesTakeTheMoveBack(
    isReload: Bool
  ) {
    HeadlessVariations.saysIsReordering.with(false) {
      HeadlessClock.held {
        let screen = makeScreen(["A:abc", "B:de"])
        screen.lift("b")
        screen.carry(to: 0, 0)
        screen.settle()
        #expect(screen.seenSigns("abc") == "││╰")
        if isReload {
          screen.tableView.reloadData()
        } else {
          screen.dataSource.apply(LetterSnapshot(["A:abc", "B:d"]), animatingDifferences: true)
        }
        screen.settle()
        screen.drop()
        screen.settle()
        #expect(screen.drawnSigns("abc") == "╭│╰")
      }
    }
  }

  /// The control that it is held by goes with the editing mode.
  @Test(arguments: [true, false]) func theEndOfEditingLetsTheRowGo(_ saysIsReordering: Bool) {
    HeadlessVariations.saysIsReordering.with(saysIsReordering) {
      HeadlessClock.held {
        let screen = makeScreen()
        screen.lift("c")
        screen.carry(to: 1, 2)
        screen.settle()
        screen.tableView.setEditing(false, animated: false)
        screen.settle()
        #expect(screen.drawnSigns("abcde") == "╭│╰╭╰")
      }
    }
  }

  @Test func placesThatDoNotExistAreIgnored() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.lift("a")
      for target in [
        IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 7),
        IndexPath(row: -1, section: 1),
        IndexPath(index: 0), IndexPath(row: 3, section: 1),
      ] {
        screen.dataSource.followMove(ofRowAt: IndexPath(row: 0, section: 0), to: target)
      }
      screen.dataSource.followMove(
        ofRowAt: IndexPath(row: 9, section: 0), to: IndexPath(row: 0, section: 0))
      screen.settle()
      #expect(screen.seenSigns("abcde") == "╭│╰╭╰")
    }
  }
}
