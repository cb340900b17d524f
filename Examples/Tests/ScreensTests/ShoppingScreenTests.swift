import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct ShoppingScreenTests {
  private func corners(_ counts: Int...) -> [Corners] {
    counts.flatMap { count in (0..<count).map { .card(row: $0, of: count, radius: 18) } }
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

  @Test func aThingThatIsSwipedIsACardOfItsOwnUntilItIsDeleted() {
    Stage.show(ShoppingScreen()) { screen, window in
      screen.show([.init("To buy", ["Milk", "Bread", "Tea"])], animated: false)
      Stage.settle(window)
      let hand = HeadlessHand(screen.tableView)
      #expect(hand.swipe(IndexPath(row: 0, section: 0)))
      Stage.settle(window)
      let tea = Array(RowPicture.all(in: screen.tableView).map(\.corners).dropFirst())
      #expect(tea == corners(2))
      hand.tapAction()
      Stage.settle(window)
      #expect(texts(screen) == ["Bread", "Tea"])
      #expect(RowPicture.all(in: screen.tableView).map(\.corners) == corners(2))
    }
  }

  @Test func cornersFollowAThingThatIsDragged() {
    Stage.show(ShoppingScreen()) { screen, window in
      screen.show(
        [.init("To buy", ["Milk", "Bread", "Tea"]), .init("Bought", ["Apples"])], animated: false)
      screen.setEditing(true, animated: false)
      Stage.settle(window)
      let hand = HeadlessHand(screen.tableView)
      #expect(hand.lift(IndexPath(row: 2, section: 0)))
      hand.carry(over: IndexPath(row: 0, section: 1))
      Stage.settle(window)
      let radii = [(0, 0), (0, 1), (1, 0)].map { section, row in
        let cell = screen.tableView.cellForRow(at: IndexPath(row: row, section: section))
        let shape = cell?.backgroundView?.subviews.first
        return [shape, shape?.subviews.first].map { $0?.layer.cornerRadius }
      }
      #expect(radii == [[18, 0], [0, 18], [0, 18]])
      hand.drop()
      Stage.settle(window)
      #expect(RowPicture.all(in: screen.tableView).map(\.corners) == corners(2, 2))
    }
  }

  @Test func aThingIsLiftedInTheShapeOfItsRow() throws {
    try Stage.show(ShoppingScreen()) { screen, window in
      screen.show([.init("To buy", ["Milk", "Bread", "Tea"])], animated: false)
      Stage.settle(window)
      for row in 0..<3 {
        let indexPath = IndexPath(row: row, section: 0)
        let parameters = try #require(
          screen.tableView.dragDelegate?.tableView(
            screen.tableView, dragPreviewParametersForRowAt: indexPath))
        let path = try #require(parameters.visiblePath)
        let height = screen.tableView.rectForRow(at: indexPath).height
        #expect(path.bounds == CGRect(x: 16, y: 0, width: 358, height: height))
        #expect(path.contains(CGPoint(x: 17, y: 1)) == (row > 0))
        #expect(path.contains(CGPoint(x: 17, y: height - 1)) == (row < 2))
        #expect(parameters.backgroundColor == .clear)
      }
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

  // MARK: Context menu

  private func makeMenu(
    _ screen: ShoppingScreen, row: Int
  ) -> UIContextMenuConfiguration? {
    screen.tableView.delegate?.tableView(
      screen.tableView, contextMenuConfigurationForRowAt: IndexPath(row: row, section: 0),
      point: .zero)
  }

  @Test func aMenuLiftsARowInTheShapeOfItsPartAndPutsItBackInTheNewOne() throws {
    try Stage.show(ShoppingScreen()) { screen, window in
      screen.show([.init("To buy", ["Milk", "Bread"])], animated: false)
      Stage.settle(window)
      let menu = try #require(makeMenu(screen, row: 1))
      let lifted = try #require(
        screen.tableView.delegate?.tableView(
          screen.tableView, previewForHighlightingContextMenuWithConfiguration: menu))
      #expect(lifted.view === screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      let path = try #require(lifted.parameters.visiblePath)
      #expect(path.contains(CGPoint(x: 17, y: 1)))
      #expect(!path.contains(CGPoint(x: 17, y: path.bounds.maxY - 1)))
      screen.show([.init("To buy", ["Milk", "Bread", "Tea"])], animated: true)
      Stage.settle(window)
      let put = try #require(
        screen.tableView.delegate?.tableView(
          screen.tableView, previewForDismissingContextMenuWithConfiguration: menu))
      let now = try #require(put.parameters.visiblePath)
      #expect(now.contains(CGPoint(x: 17, y: now.bounds.maxY - 1)))
    }
  }

  @Test func whatTheMenuDeletesLeavesARoundCardAndNoPreview() throws {
    try Stage.show(ShoppingScreen()) { screen, window in
      screen.show([.init("To buy", ["Milk", "Bread"])], animated: false)
      Stage.settle(window)
      let menu = try #require(makeMenu(screen, row: 1))
      let delete = try #require(menu.menu?.children.first as? UIAction)
      UIButton(type: .system, primaryAction: delete).sendActions(for: .primaryActionTriggered)
      Stage.settle(window)
      #expect(texts(screen) == ["Milk"])
      #expect(RowPicture.all(in: screen.tableView).map(\.corners) == corners(1))
      #expect(
        screen.tableView.delegate?.tableView(
          screen.tableView, previewForDismissingContextMenuWithConfiguration: menu) == nil)
    }
  }
}
