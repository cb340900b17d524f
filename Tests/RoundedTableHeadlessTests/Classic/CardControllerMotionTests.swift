import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Cards of a classic data source, with the clock held: in step with the rows, off screen, and in
/// the user's hand.
@MainActor @Suite struct CardControllerMotionTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func settle(_ screen: ClassicScreen) {
    screen.window.layoutIfNeeded()
    HeadlessClock.advance(by: 2)
    screen.window.layoutIfNeeded()
  }

  /// The radii on screen now: of the top pair and of the bottom pair.
  private func radii(_ item: String, on screen: ClassicScreen) -> [CGFloat] {
    guard let shape = screen.cell(item)?.backgroundView?.subviews.last,
      let fill = shape.subviews.first
    else { return [] }
    return [shape, fill].map { $0.layer.presentation()?.cornerRadius ?? -1 }
  }

  private func radii(_ sign: Character) -> [CGFloat] {
    let position = CapPosition.allCases.first { $0.sign == sign } ?? .middle
    return [position.roundsTop ? 10 : 0, position.roundsBottom ? 10 : 0]
  }

  // MARK: In step

  /// The rows before and after, and what "x" shows.
  @Test(
    arguments: [
      ("x", "xb", "□", "╭"), ("x", "axb", "□", "│"), ("x", "ax", "□", "╰"), ("xb", "x", "╭", "□"),
      ("xb", "axb", "╭", "│"), ("axb", "xb", "│", "╭"), ("axb", "ax", "│", "╰"),
      ("ax", "x", "╰", "□"), ("ax", "axb", "╰", "│"),
    ] as [(String, String, Character, Character)])
  func cornersMoveFromWhatIsOnScreen(
    _ before: String, _ after: String, _ old: Character, _ new: Character
  ) {
    HeadlessClock.held {
      let screen = ClassicScreen(before)
      settle(screen)
      let known = screen.sections[0]
      screen.items(after)
      screen.update {
        screen.tableView.performBatchUpdates {
          for change in screen.sections[0].difference(from: known) {
            switch change {
            case .remove(let index, _, _):
              screen.tableView.deleteRows(at: [row(index)], with: .fade)
            case .insert(let index, _, _):
              screen.tableView.insertRows(at: [row(index)], with: .fade)
            }
          }
        }
      }
      #expect(radii("x", on: screen) == radii(old), "nothing pops at the start")
      HeadlessClock.advance(by: 0.15)
      for (half, (from, to)) in zip(radii("x", on: screen), zip(radii(old), radii(new))) {
        #expect(abs(half - (from + to) / 2) < 0.01, "half way at half time")
      }
      settle(screen)
      #expect(radii("x", on: screen) == radii(new))
    }
  }

  @Test func whereRowsDoNotMoveCornersChangeAtOnce() {
    HeadlessClock.held {
      let screen = ClassicScreen("ab")
      settle(screen)
      screen.items("abx")
      screen.update { screen.tableView.insertRows(at: [row(2)], with: .none) }
      #expect(radii("b", on: screen) == [0, 0])
      screen.items("xb")
      screen.update {
        UIView.performWithoutAnimation {
          screen.tableView.performBatchUpdates {
            screen.tableView.deleteRows(at: [row(0), row(2)], with: .fade)
            screen.tableView.insertRows(at: [row(0)], with: .fade)
          }
        }
      }
      #expect(radii("b", on: screen) == [0, 10])
    }
  }

  /// The cell of a row that stays and is configured again keeps its card until all others change.
  @Test func aRowThatIsReconfiguredAndBecomesTheFirstChangesInStep() {
    HeadlessClock.held {
      let screen = ClassicScreen("abc")
      settle(screen)
      screen.items("bc")
      screen.update {
        screen.tableView.performBatchUpdates {
          screen.tableView.deleteRows(at: [row(0)], with: .fade)
          screen.tableView.reconfigureRows(at: [row(1)])
        }
      }
      #expect(screen.asked == ["a", "b", "c", "b"])
      #expect(radii("b", on: screen) == [0, 0], "nothing pops at the start")
      HeadlessClock.advance(by: 0.15)
      #expect(abs(radii("b", on: screen)[0] - 5) < 0.01)
      settle(screen)
      #expect(radii("b", on: screen) == [10, 0])
    }
  }

  @Test func cellsThatLeaveStayAsTheyAre() {
    HeadlessClock.held {
      let screen = ClassicScreen("abx")
      settle(screen)
      let fill = screen.cell("x")?.backgroundView?.subviews.last?.subviews.first
      screen.items("ab")
      screen.update { screen.tableView.deleteRows(at: [row(2)], with: .fade) }
      #expect(fill?.layer.cornerRadius == 10)
      HeadlessClock.advance(by: 0.15)
      #expect(fill?.layer.cornerRadius == 10)
      #expect(abs(radii("b", on: screen)[1] - 5) < 0.01)
    }
  }

  @Test func anUpdateThatWasNotToldOfIsFollowedWithoutMotion() {
    HeadlessClock.held {
      let screen = ClassicScreen("ab")
      settle(screen)
      screen.items("abc")
      screen.tableView.insertRows(at: [row(2)], with: .fade)
      screen.window.layoutIfNeeded()
      #expect(radii("b", on: screen) == [0, 0])
    }
  }

  // MARK: Off screen

  private let letters = (0..<30).map { String(UnicodeScalar(UInt8(97 + $0))) }.joined()

  @Test(arguments: [0, 1, 2, 4], [true, false]) func preparedRowsAreCorrected(
    _ count: Int, tellsPreparedRows: Bool
  ) {
    HeadlessVariations.tellsPreparedRows.with(tellsPreparedRows) {
      HeadlessVariations.preparedRows.with(count) {
        HeadlessClock.held {
          let screen = ClassicScreen(letters, rowHeight: 100)
          let seen = screen.tableView.visibleCells.count
          screen.items(String(letters.prefix(seen + count)))
          screen.tableView.reloadData()
          settle(screen)
          let last = screen.sections[0][seen + count - 1]
          screen.asked = []
          screen.sections[0].append("!")
          screen.update {
            screen.tableView.insertRows(at: [row(seen + count)], with: .automatic)
          }
          #expect(screen.cell(last).map { ShownCard(of: $0).sign } == "│")
          // The rows above it have another place.
          screen.sections[0].removeFirst(2)
          screen.update { screen.tableView.deleteRows(at: [row(0), row(1)], with: .fade) }
          settle(screen)
          for item in screen.sections[0] {
            guard let cell = screen.cell(item), let path = screen.indexPath(item) else { continue }
            #expect(ShownCard(of: cell).sign == screen.cards?.capPosition(at: path)?.sign)
          }
          screen.tableView.contentOffset.y = 600
          settle(screen)
          #expect(screen.signs(last + "!").last == "╰")
          #expect(!screen.asked.contains(last))
        }
      }
    }
  }

  /// A reload that is looked at would have the table ask for its cells, and once more after the
  /// next.
  @Test func twoReloadsInOneTurnAskOnce() {
    HeadlessClock.held {
      let screen = ClassicScreen("abc")
      settle(screen)
      screen.asked = []
      screen.items("xy")
      screen.update { screen.tableView.reloadData() }
      screen.items("z")
      screen.update { screen.tableView.reloadData() }
      settle(screen)
      #expect(screen.asked == ["z"])
      #expect(screen.signs == ["□"])
    }
  }

  @Test func preparedRowsAreCorrectedAfterAnUntoldUpdateToo() async {
    let screen = ClassicScreen(letters, rowHeight: 100)
    let count = screen.tableView.visibleCells.count + 2
    screen.items(String(letters.prefix(count)))
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    await screen.turn()
    let last = screen.sections[0][count - 1]
    #expect(screen.cell(last)?.isHidden == true)
    #expect(screen.signs(last) == "╰")
    screen.sections[0].append("!")
    screen.tableView.insertRows(at: [row(count)], with: .automatic)
    screen.cell("a")?.backgroundView?.setNeedsLayout()
    screen.window.layoutIfNeeded()
    await screen.turn()
    #expect(screen.signs(last) == "│")
  }

  // MARK: In the hand

  private func movable(_ sections: String...) -> ClassicScreen {
    let screen = ClassicScreen()
    screen.sections = sections.map { $0.map(String.init) }
    screen.configure = { cell, _ in cell.showsReorderControl = true }
    screen.onMove = { [unowned screen] source, target in
      screen.update { screen.move(source, target) }
    }
    screen.tableView.reloadData()
    screen.tableView.setEditing(true, animated: false)
    settle(screen)
    return screen
  }

  @Test(arguments: [true, false]) func aRowThatIsDroppedIsInItsCard(_ isTold: Bool) {
    HeadlessVariations.saysIsReordering.with(isTold) {
      HeadlessClock.held {
        let screen = movable("abc", "de")
        let hand = HeadlessHand(screen.tableView)
        hand.lift(row(0))
        hand.carry(over: row(2, 1))
        settle(screen)
        hand.drop()
        settle(screen)
        #expect(screen.sections == [["b", "c"], ["d", "e", "a"]])
        #expect(screen.signs == ["╭╰", "╭│╰"])
        if isTold { #expect(screen.cards?.diagnose() == []) }
      }
    }
  }

  /// What is to be done is said of a move that comes from the user, too.
  @Test(arguments: [false, true]) func aModelThatChangesOutsideTheClosureIsNamed(_ isCured: Bool) {
    HeadlessClock.held {
      let screen = movable("abc", "de")
      if !isCured { screen.onMove = { [unowned screen] in screen.move($0, $1) } }
      HeadlessHand(screen.tableView).drag(row(0), to: row(2, 1))
      settle(screen)
      for cell in screen.tableView.visibleCells { cell.backgroundView?.setNeedsLayout() }
      settle(screen)
      let found = screen.cards?.diagnose() ?? []
      #expect(found.map(\.kind) == (isCured ? [] : [.updateOutsideBlock]))
      let advice = "put the change of your model in tableView(_:moveRowAt:to:) there"
      #expect(found.allSatisfy { $0.detail.contains(advice) })
    }
  }

  /// The table moves the row only after it has told the data source.
  @Test(arguments: [true, false]) func closuresAreAskedAboutRowsThatThereAre(_ followsMove: Bool) {
    HeadlessClock.held {
      let screen = movable("a", "de")
      screen.cards?.cardID = { [unowned screen] path in screen.sections[path.section][path.row] }
      screen.cards?.rowStyle = { [unowned screen] path, style in
        style.color = screen.sections[path.section][path.row] == "a" ? .red : nil
      }
      let hand = HeadlessHand(screen.tableView)
      hand.lift(row(0))
      hand.carry(over: row(2, 1))
      if followsMove { screen.cards?.followMove(ofRowAt: row(0), to: row(2, 1)) }
      settle(screen)
      hand.drop()
      settle(screen)
      #expect(screen.sections == [[], ["d", "e", "a"]])
      #expect(screen.signs == ["", "□□□"])
    }
  }

  @Test(arguments: [true, false]) func cornersFollowARowThatIsCarried(_ isTold: Bool) {
    HeadlessVariations.saysIsReordering.with(isTold) {
      HeadlessClock.held {
        let screen = movable("abc", "de")
        let hand = HeadlessHand(screen.tableView)
        hand.lift(row(2))
        hand.carry(over: row(2, 1))
        screen.cards?.followMove(ofRowAt: row(2), to: row(2, 1))
        settle(screen)
        #expect(screen.signs(("ab")) == "╭╰")
        #expect(screen.signs(("de")) == "╭│")
        hand.drop()
        settle(screen)
        #expect(screen.signs == ["╭╰", "╭│╰"])
        #expect(screen.cards?.diagnose() == [])
        // What cannot be is ignored.
        for path in [row(9), row(0, 9), IndexPath(index: 1)] {
          screen.cards?.followMove(ofRowAt: row(0), to: path)
          screen.cards?.followMove(ofRowAt: path, to: row(0))
        }
        settle(screen)
        #expect(screen.signs == ["╭╰", "╭│╰"])
      }
    }
  }

  /// An update takes the place of the row in the hand away, with as many rows as before.
  @Test func anUpdateOfTheSectionEndsTheMove() {
    HeadlessClock.held {
      let screen = movable("abcd", "e")
      let hand = HeadlessHand(screen.tableView)
      hand.lift(row(3))
      hand.carry(over: row(0))
      screen.cards?.followMove(ofRowAt: row(3), to: row(0))
      settle(screen)
      #expect(screen.signs("abc") == "││╰")
      screen.items("dbca", "e")
      screen.update {
        screen.tableView.performBatchUpdates {
          screen.tableView.moveRow(at: row(3), to: row(0))
          screen.tableView.moveRow(at: row(0), to: row(3))
        }
      }
      settle(screen)
      #expect(screen.signs("bca") == "││╰")
      hand.drop()
      settle(screen)
      #expect(screen.signs == ["╭││╰", "□"])
    }
  }
}
