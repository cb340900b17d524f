import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Corners follow a row in a drag and drop within its table, if the app says where it would be
/// dropped.
@MainActor @Suite struct DragAndDropTests {
  /// The delegates as apps write them.
  private final class Dragger: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    weak var screen: HeldScreen?
    var source: IndexPath?
    /// What the rows of the table may be dropped on.
    var allows: (IndexPath) -> Bool = { _ in true }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      source = indexPath
      return [UIDragItem(itemProvider: NSItemProvider())]
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      guard session.localDragSession != nil, let source, let destinationIndexPath,
        allows(destinationIndexPath)
      else {
        if let source { screen?.dataSource.followMove(ofRowAt: source, to: source) }
        return UITableViewDropProposal(operation: .cancel, intent: .unspecified)
      }
      screen?.dataSource.followMove(ofRowAt: source, to: destinationIndexPath)
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let source = coordinator.items.first?.sourceIndexPath,
        let target = coordinator.destinationIndexPath
      else { return }
      screen?.dataSource.moveItem(at: source, to: target)
    }
  }

  private let dragger = Dragger()

  private func makeScreen() -> HeldScreen {
    let screen = HeldScreen()
    dragger.screen = screen
    screen.tableView.dragDelegate = dragger
    screen.tableView.dropDelegate = dragger
    screen.apply("A:abc", "B:de", animated: false)
    screen.settle()
    return screen
  }

  @Test func itsFormerCardClosesAndTheOtherOpensInStep() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.beginDrag("c")
      #expect(screen.cell("c")?.configurationState.cellDragState == .dragging)
      screen.drag(to: 1, 2)
      #expect(screen.seenSigns("abcde") == "╭│╰╭╰", "nothing pops")
      HeadlessClock.advance(by: 0.1)
      for radius in [screen.radii("b")[1], screen.radii("c")[0], screen.radii("e")[1]] {
        #expect(abs(radius - 5) < 0.01)
      }
      screen.settle()
      #expect(screen.seenSigns("abcde") == "╭╰□╭│")
      #expect(screen.endDrag())
      screen.settle()
      #expect(screen.dataSource.snapshot().itemIdentifiers == ["a", "b", "d", "e", "c"])
      #expect(screen.drawnSigns("abdec") == "╭╰╭│╰")
    }
  }

  @Test func whereItMayNotBeDroppedItsCardIsWhole() {
    HeadlessClock.held {
      let screen = makeScreen()
      dragger.allows = { $0.section == 0 }
      screen.beginDrag("a")
      screen.drag(to: 0, 2)
      screen.settle()
      #expect(screen.seenSigns("abcde") == "□╭│╭╰")
      screen.drag(to: 1, 0)
      screen.settle()
      #expect(screen.seenSigns("abcde") == "□│╰╭╰")
      screen.endDrag()
      screen.settle()
      #expect(screen.drawnSigns("abcde") == "╭│╰╭╰")
    }
  }

  @Test func anUpdateInTheMiddleIsFollowed() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.beginDrag("b")
      screen.drag(to: 1, 0)
      screen.settle()
      screen.apply("A:abcx", "B:de")
      screen.settle()
      #expect(screen.seenSigns("abcxde") == "╭□│╰╭╰")
      screen.endDrag()
      screen.settle()
      #expect(
        screen.cell("b")?.configurationState.cellDragState
          == UICellConfigurationState.DragState.none)
    }
  }
}
