import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct ShoppingScreenTests {
  private func corners(_ counts: Int...) -> [Corners] {
    counts.flatMap { count in (0..<count).map { .card(row: $0, of: count, radius: 10) } }
  }

  private func texts(_ screen: ShoppingScreen) -> [String] {
    screen.tableView.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
    }
  }

  @Test func everyListIsACard() {
    Stage.show(ShoppingScreen()) { screen, window in
      screen.show(
        [.init("To buy", ["Milk", "Bread"]), .init("Bought", ["Apples"])], animated: false)
      Stage.settle(window)
      #expect(RowPicture.all(in: screen.tableView).map(\.corners) == corners(2, 1))
    }
  }

  @Test func aThingThatMovesLeavesRoundCardsBehind() {
    Stage.show(ShoppingScreen()) { screen, window in
      screen.show(
        [.init("To buy", ["Milk", "Bread"]), .init("Bought", ["Apples", "Pears"])], animated: false)
      Stage.settle(window)
      screen.show(
        [.init("To buy", ["Milk"]), .init("Bought", ["Apples", "Bread", "Pears"])], animated: true)
      Stage.settle(window)
      #expect(RowPicture.all(in: screen.tableView).map(\.corners) == corners(1, 3))
    }
  }

  @Test func aThingIsDraggedToAnotherPlaceOrList() {
    Stage.show(ShoppingScreen()) { screen, window in
      screen.show(
        [.init("To buy", ["Milk", "Bread"]), .init("Bought", ["Apples", "Pears"])], animated: false)
      screen.setEditing(true, animated: false)
      Stage.settle(window)
      let hand = HeadlessHand(screen.tableView)
      #expect(hand.drag(IndexPath(row: 1, section: 0), to: IndexPath(row: 1, section: 1)))
      Stage.settle(window)
      #expect(texts(screen) == ["Milk", "Apples", "Bread", "Pears"])
      #expect(RowPicture.all(in: screen.tableView).map(\.corners) == corners(1, 3))
      #expect(hand.drag(IndexPath(row: 2, section: 1), to: IndexPath(row: 0, section: 1)))
      Stage.settle(window)
      #expect(texts(screen) == ["Milk", "Pears", "Apples", "Bread"])
      #expect(RowPicture.all(in: screen.tableView).map(\.corners) == corners(1, 3))
    }
  }

  @Test func aTapMovesAThingToTheNextList() {
    Stage.show(ShoppingScreen()) { screen, window in
      screen.show([.init("To buy", ["Milk", "Bread"]), .init("Bought", ["Tea"])], animated: false)
      Stage.settle(window)
      HeadlessHand(screen.tableView).tap(IndexPath(row: 0, section: 0))
      Stage.settle(window)
      #expect(RowPicture.all(in: screen.tableView).map(\.corners) == corners(1, 2))
      HeadlessHand(screen.tableView).tap(IndexPath(row: 0, section: 1))
      Stage.settle(window)
      #expect(RowPicture.all(in: screen.tableView).map(\.corners) == corners(2, 1))
    }
  }
}
