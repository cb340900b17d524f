import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What is drawn once for a card follows a row that is dragged, if the app says where it is.
@MainActor @Suite struct CarriedSurfacesTests {
  private let follower = MoveFollower()

  private func makeScreen(
    _ sections: [String], _ change: (HeldScreen.DataSource) -> Void = { _ in }
  ) -> HeldScreen {
    .movable(sections, following: follower) {
      $0.style = .shadowed
      change($0)
    }
  }

  private func seen(_ item: Character, on screen: HeldScreen) -> CGRect {
    screen.cell(String(item))?.layer.presentation()?.frame ?? .null
  }

  private func seenSurfaces(_ screen: HeldScreen) -> [CGRect] {
    screen.surfaces.map { $0.layer.presentation()?.frame ?? .zero }.sorted { $0.minY < $1.minY }
  }

  /// Surfaces reach from the first to the last row of their cards; nothing moves.
  private func expectSurfaces(
    behind cards: [String], besides lifted: Character? = nil, on screen: HeldScreen,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let surfaces = seenSurfaces(screen)
    #expect(surfaces.count == cards.count, "\(cards)", sourceLocation: location)
    for (surface, card) in zip(surfaces, cards) {
      let rows = card.filter { $0 != lifted }.map { seen($0, on: screen) }
      let whole = rows.reduce(CGRect.null) { $0.union($1) }
      #expect(abs(surface.minY - whole.minY) < 0.01, "\(card)", sourceLocation: location)
      #expect(abs(surface.maxY - whole.maxY) < 0.01, "\(card)", sourceLocation: location)
    }
  }

  /// While rows make way, they are covered, and the space between two cards moves with the rows.
  private func expectMotion(
    of cards: [String], besides lifted: Character, over spaces: [CGFloat], on screen: HeldScreen
  ) {
    let surfaces = seenSurfaces(screen)
    for (surface, card) in zip(surfaces, cards) {
      for item in card where item != lifted {
        let row = seen(item, on: screen)
        #expect(surface.minY < row.minY + 0.01 && surface.maxY > row.maxY - 0.01, "\(item)")
      }
    }
    #expect(zip(self.spaces(screen), spaces).allSatisfy { abs($0 - $1) < 0.01 })
  }

  private func spaces(_ screen: HeldScreen) -> [CGFloat] {
    let surfaces = seenSurfaces(screen)
    return zip(surfaces, surfaces.dropFirst()).map { $1.minY - $0.maxY }
  }

  /// The sections, what is lifted, where it is carried, and the rows of each card then.
  nonisolated static let places: [([String], String, (Int, Int), [String])] = [
    (["A:abc", "B:de"], "c", (1, 2), ["ab", "dec"]),
    (["A:abc", "B:de"], "c", (1, 0), ["ab", "cde"]),
    (["A:abc", "B:de"], "a", (1, 1), ["bc", "dae"]),
    (["A:abc", "B:de"], "d", (0, 3), ["abcd", "e"]),
    (["A:abc", "B:de"], "e", (0, 0), ["eabc", "d"]),
    (["A:abc", "B:de"], "b", (0, 0), ["bac", "de"]),
    (["A:abc", "B:de"], "a", (0, 2), ["bca", "de"]),
    (["A:ab", "B:cd", "C:ef"], "a", (2, 1), ["b", "cd", "eaf"]),
    (["A:a", "B:cd"], "a", (1, 2), ["cda"]),
    (["A:a", "B:cd"], "c", (0, 0), ["ca", "d"]),
  ]

  @Test(arguments: places) func itIsBehindTheRowsAndTheGapInEveryFrame(
    _ sections: [String], _ item: String, _ target: (Int, Int), _ cards: [String]
  ) {
    HeadlessClock.held {
      let screen = makeScreen(sections)
      screen.lift(item)
      screen.settle()
      let (before, spaces) = (seenSurfaces(screen), spaces(screen))
      screen.carry(to: target.0, target.1)
      #expect(seenSurfaces(screen) == before, "nothing pops")
      // A card that is gone is there until its row has left.
      if cards.count == sections.count {
        for _ in 0...4 {
          HeadlessClock.advance(by: 0.04)
          expectMotion(of: cards, besides: Character(item), over: spaces, on: screen)
        }
      }
      screen.settle()
      expectSurfaces(behind: cards, on: screen)
      let dropped = screen.surfaces.map(\.frame)
      screen.drop()
      #expect(screen.surfaces.map(\.frame) == dropped, "the drop moves nothing")
      screen.settle()
      expectSurfaces(behind: cards, on: screen)
    }
  }

  @Test func cardIDsDecideWhereItIsCarried() {
    HeadlessClock.held {
      let screen = makeScreen(["A:abcd"]) { $0.cardID = { "acd".contains($0) ? "1" : "2" } }
      expectSurfaces(behind: ["a", "b", "cd"], on: screen)
      screen.lift("b")
      screen.carry(to: 0, 3)
      screen.settle()
      expectSurfaces(behind: ["acd"], on: screen)
      screen.drop()
      screen.settle()
      expectSurfaces(behind: ["acd", "b"], on: screen)
    }
  }

  /// The last row of the table is then one further down than its index path.
  @Test func aCardBelowTheGapIsFoundToItsEnd() {
    HeadlessClock.held {
      let screen = makeScreen(["A:ab", "B:cdef"]) { $0.cardID = { "ef".contains($0) } }
      screen.lift("a")
      screen.carry(to: 1, 0)
      screen.settle()
      expectSurfaces(behind: ["b", "acd", "ef"], on: screen)
      screen.drop()
      screen.settle()
      expectSurfaces(behind: ["b", "acd", "ef"], on: screen)
    }
  }

  /// The gap ends the card, however far away the row itself would be.
  @Test func aRowThatIsCarriedFarIsBehindTheLast() {
    HeadlessClock.held {
      let letters = String(
        String.UnicodeScalarView((0x4E00..<0x4F80).compactMap(Unicode.Scalar.init)))
      let screen = makeScreen(["A:\(letters)"]) { $0.cardID = { _ in 1 } }
      let table = screen.tableView
      let end = table.rectForRow(at: IndexPath(row: letters.count - 1, section: 0)).maxY
      screen.lift(String(letters.prefix(1)))
      table.contentOffset.y = end + 30 - table.bounds.height
      screen.settle()
      screen.carry(to: 0, letters.count - 1)
      screen.settle()
      #expect(screen.surfaces.map(\.frame.maxY) == [end])
    }
  }

  @Test func takenBackItIsAsBefore() {
    HeadlessClock.held {
      let screen = makeScreen(["A:abc", "B:de"])
      screen.lift("b")
      screen.carry(to: 1, 1)
      screen.settle()
      expectSurfaces(behind: ["ac", "dbe"], on: screen)
      screen.carry(to: 0, 1)
      screen.settle()
      expectSurfaces(behind: ["abc", "de"], on: screen)
    }
  }

  @Test func anUpdateInTheMiddleIsFollowed() {
    HeadlessClock.held {
      let screen = makeScreen(["A:abc", "B:de"])
      screen.lift("b")
      screen.carry(to: 1, 2)
      screen.settle()
      screen.apply("A:abcx", "B:de")
      screen.settle()
      expectSurfaces(behind: ["abcx", "de"], besides: "b", on: screen)
    }
  }

  /// No card need be laid out: the cells that the table gets wear theirs already.
  @Test func aReloadTakesTheRowOutOfTheHandAndPutsThemInPlaceAtOnce() {
    HeadlessClock.held {
      let screen = makeScreen(["A:abcdef"]) { $0.cardID = { "abc".contains($0) ? "1" : "2" } }
      screen.lift("e")
      screen.carry(to: 0, 1)
      screen.settle()
      expectSurfaces(behind: ["a", "bc", "df"], on: screen)
      screen.tableView.reloadData()
      screen.window.layoutIfNeeded()
      expectSurfaces(behind: ["abc", "def"], on: screen)
    }
  }

  /// While a row is lifted, the table may keep the cells of all rows that it has scrolled past, and not ask for them again.
  @Test func scrollingWithALiftedRowNeverShowsAnEnd() {
    HeadlessClock.held {
      let letters = String(
        String.UnicodeScalarView((0x4E00..<0x4E60).compactMap(Unicode.Scalar.init)))
      let screen = makeScreen(["A:\(letters)"])
      screen.lift(String(letters.prefix(1)))
      let table = screen.tableView
      for step in [37, 37, 37, -61] {
        for _ in 0..<24 {
          table.contentOffset.y = max(0, table.contentOffset.y + CGFloat(step))
          screen.window.layoutIfNeeded()
          let frame = screen.surfaces.first?.frame ?? .zero
          let card = table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
          #expect(frame.minY <= max(card, table.bounds.minY), "at \(table.bounds.minY)")
          #expect(frame.maxY >= table.bounds.maxY, "at \(table.bounds.minY)")
        }
      }
    }
  }

  /// Nor is a cell made for one of them that the app reloads, whose height is an estimate then.
  @Test func aRowThatIsReloadedOutOfSightTakesTheEndAlong() {
    HeadlessClock.held {
      let screen = makeScreen(["A:abcdefghijklmnopqrstuvwxyz"])
      let table = screen.tableView
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 20
      screen.settle()
      screen.lift("a")
      table.contentOffset.y = 340
      screen.window.layoutIfNeeded()
      let end = table.rectForRow(at: IndexPath(row: 25, section: 0)).maxY
      #expect(screen.surfaces.map(\.frame.maxY) == [end])
      table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      screen.window.layoutIfNeeded()
      let newEnd = table.rectForRow(at: IndexPath(row: 25, section: 0)).maxY
      #expect(newEnd < end)
      #expect(screen.surfaces.map(\.frame.maxY) == [newEnd])
    }
  }

  /// Nor does it ask for the cells that it has prepared, which updates move farther away.
  @Test func updatesWithALiftedRowNeverShowAnEnd() {
    HeadlessClock.held {
      let screen = makeScreen(["A:abcdefghijklmnopqrst"]) { $0.style.shadow = nil }
      let table = screen.tableView
      screen.window.adopt(HeadlessDevice.phone.rotated)
      screen.apply("A:adefghijklmnopqrst")
      screen.lift("a")
      screen.apply("A:aABCDdefghijklmnopqrst")
      screen.apply("A:aEFGHABCDdefghijklmnopqrst")
      screen.apply("A:aEFGHABCDdefghijklmnopqrst", animated: false)
      screen.window.layoutIfNeeded()
      screen.dataSource.style = .shadowed
      screen.window.layoutIfNeeded()
      table.contentOffset.y = 400
      screen.window.layoutIfNeeded()
      #expect((screen.surfaces.first?.frame.maxY ?? 0) >= table.bounds.maxY)
    }
  }
}
