import Foundation
import RoundedTable
import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct ChatScreenTests {
  /// What the rows wear, as signs; "·" for a date, which wears no card.
  private func signs(_ screen: UITableViewController) -> String {
    let table = screen.tableView
    let cells = (0..<(table?.numberOfRows(inSection: 0) ?? 0)).map {
      table?.cellForRow(at: IndexPath(row: $0, section: 0))
    }
    return String(
      cells.map { cell in
        // A card's top pair of corners belongs to one view, its bottom pair to the one inside.
        guard let shape = cell?.backgroundView?.subviews.first, let fill = shape.subviews.first
        else { return "·" }
        return CapPosition(
          joinsPrevious: shape.layer.cornerRadius == 0, joinsNext: fill.layer.cornerRadius == 0
        ).sign
      })
  }

  @Test func aCardIsWhatOnePersonSaysInARow() {
    Stage.show(ChatScreen()) { screen, _ in
      #expect(signs(screen) == "·╭╰□·□╭│╰")
    }
  }

  @Test func theLastCardGrowsOrANewOneBegins() {
    Stage.show(ChatScreen()) { screen, window in
      screen.say("And more.", from: "Ada")
      Stage.settle(window)
      #expect(signs(screen) == "·╭╰□·□╭││╰")
      screen.say("Enough.", from: "Charles")
      Stage.settle(window)
      #expect(signs(screen) == "·╭╰□·□╭││╰□")
    }
  }

  @Test func everySenderHasAColour() {
    Stage.show(ChatScreen()) { screen, _ in
      let drawing = HeadlessDrawing(of: screen.tableView)
      let fills = (0..<9).map { row in
        let frame = screen.tableView.frameInDrawing(of: IndexPath(row: row, section: 0))
        return drawing.color(at: CGPoint(x: 20, y: frame.midY))
      }
      #expect([2, 6, 7, 8].allSatisfy { fills[$0].isClose(to: fills[1]) })
      #expect(fills[5].isClose(to: fills[3]))
      #expect(!fills[1].isClose(to: fills[3]))
    }
  }

  @Test(arguments: [
    (row: 3, cutsTop: true, cutsBottom: true), (row: 6, cutsTop: true, cutsBottom: false),
    (row: 7, cutsTop: false, cutsBottom: false), (row: 8, cutsTop: false, cutsBottom: true),
  ])
  func whatIsLiftedHasTheCardsShape(row: Int, cutsTop: Bool, cutsBottom: Bool) throws {
    try Stage.show(ChatScreen()) { screen, _ in
      let indexPath = IndexPath(row: row, section: 0)
      let preview = try preview(of: indexPath, screen)
      #expect(preview.view === screen.tableView.cellForRow(at: indexPath))
      let drag = screen.tableView.dragDelegate?.tableView(
        screen.tableView, dragPreviewParametersForRowAt: indexPath)
      for parameters in [preview.parameters, try #require(drag)] {
        let path = try #require(parameters.visiblePath)
        let height = screen.tableView.rectForRow(at: indexPath).height
        #expect(path.bounds == CGRect(x: 16, y: 0, width: 358, height: height))
        for x in [18.0, 372] {
          #expect(path.contains(CGPoint(x: x, y: 2)) == !cutsTop)
          #expect(path.contains(CGPoint(x: x, y: height - 2)) == !cutsBottom)
        }
        #expect(
          path.contains(CGPoint(x: 195, y: 1)) && path.contains(CGPoint(x: 17, y: height / 2)))
      }
    }
  }

  @Test func aMenuThatClosesPutsTheRowBackInItsNewShape() throws {
    try Stage.show(ChatScreen()) { screen, window in
      let last = IndexPath(row: 8, section: 0)
      let menu = try #require(makeMenu(of: last, screen))
      screen.say("And more.", from: "Ada")
      Stage.settle(window)
      let preview = try #require(
        screen.tableView.delegate?.tableView(
          screen.tableView, previewForDismissingContextMenuWithConfiguration: menu))
      let path = try #require(preview.parameters.visiblePath)
      #expect(path.contains(CGPoint(x: 18, y: path.bounds.maxY - 2)))
    }
  }

  @Test func whatTheMenuDeletesLeavesARoundCard() throws {
    try Stage.show(ChatScreen()) { screen, window in
      let menu = try #require(makeMenu(of: IndexPath(row: 8, section: 0), screen))
      let delete = try #require(menu.menu?.children.first as? UIAction)
      let button = UIButton(type: .system, primaryAction: delete)
      button.sendActions(for: .primaryActionTriggered)
      Stage.settle(window)
      #expect(signs(screen) == "·╭╰□·□╭╰")
      // The row is gone before its menu is.
      #expect(
        screen.tableView.delegate?.tableView(
          screen.tableView, previewForDismissingContextMenuWithConfiguration: menu) == nil)
    }
  }

  @Test func aDateHasNoMenuAndIsNotDragged() {
    Stage.show(ChatScreen()) { screen, _ in
      let date = IndexPath(row: 0, section: 0)
      #expect(makeMenu(of: date, screen) == nil)
      #expect(items(of: date, screen)?.isEmpty == true)
      #expect(items(of: IndexPath(row: 1, section: 0), screen)?.count == 1)
    }
  }

  private func makeMenu(
    of indexPath: IndexPath, _ screen: ChatScreen
  ) -> UIContextMenuConfiguration? {
    screen.tableView.delegate?.tableView(
      screen.tableView, contextMenuConfigurationForRowAt: indexPath, point: .zero)
  }

  private func preview(of indexPath: IndexPath, _ screen: ChatScreen) throws -> UITargetedPreview {
    let menu = try #require(makeMenu(of: indexPath, screen))
    return try #require(
      screen.tableView.delegate?.tableView(
        screen.tableView, previewForHighlightingContextMenuWithConfiguration: menu))
  }

  private func items(of indexPath: IndexPath, _ screen: ChatScreen) -> [UIDragItem]? {
    screen.tableView.dragDelegate?.tableView(
      screen.tableView, itemsForBeginning: Session(), at: indexPath)
  }
}

/// A drag that has just begun.
private final class Session: NSObject, UIDragSession {
  var localContext: Any?
  var items: [UIDragItem] { [] }
  func location(in view: UIView) -> CGPoint { .zero }
}
