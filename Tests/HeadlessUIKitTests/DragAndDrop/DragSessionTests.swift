import Testing
@_spi(Headless) import UIKit

/// Rows that the hand carries by a long press.
@MainActor @Suite struct DragSessionTests {
  private final class Delegate: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    var drags = true
    var operation = UIDropOperation.move
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var updates: [IndexPath?] = []
    var drops: [[IndexPath?]] = []
    var ends = 0

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      drags ? [UIDragItem(itemProvider: NSItemProvider())] : []
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      updates.append(destinationIndexPath)
      return UITableViewDropProposal(operation: operation, intent: intent)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      drops.append([coordinator.items.first?.sourceIndexPath, coordinator.destinationIndexPath])
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      ends += 1
    }
  }

  private let delegate = Delegate()

  private func makeScreen() -> ListScreen {
    let screen = ListScreen([["a", "b", "c"], ["d"]])
    screen.table.dragDelegate = delegate
    screen.table.dropDelegate = delegate
    return screen
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test(arguments: HeadlessVariations.UncommittedUpdates.allCases)
  func aDropIsUncommittedOrAnOpenBatchIs(_ answer: HeadlessVariations.UncommittedUpdates) {
    HeadlessVariations.uncommittedUpdates.with(answer) {
      HeadlessClock.held {
        let screen = makeScreen()
        let hand = HeadlessHand(screen.table)
        #expect(hand.beginDrag(path(0)))
        #expect(!screen.table.hasUncommittedUpdates)
        hand.drag(over: path(2))
        #expect(screen.table.hasUncommittedUpdates == (answer == .drops))
        #expect(hand.endDrag())
        #expect(!screen.table.hasUncommittedUpdates)
      }
    }
  }

  @Test func rowsMakeWayForWhatIsToBeInserted() {
    HeadlessClock.held {
      let screen = makeScreen()
      let hand = HeadlessHand(screen.table)
      #expect(hand.beginDrag(path(0)))
      #expect(screen.table.hasActiveDrag)
      #expect(screen.cell(0)?.configurationState.cellDragState == .dragging)
      hand.drag(over: path(2))
      HeadlessClock.advance(by: 1)
      #expect(delegate.updates == [path(2)])
      #expect((0...2).map { screen.cell($0)?.frame.minY } == [200, 0, 100])
      #expect(hand.endDrag())
      HeadlessClock.advance(by: 1)
      #expect(delegate.drops == [[path(0), path(2)]])
      #expect(delegate.ends == 1)
      #expect(
        screen.cell(0)?.configurationState.cellDragState == UICellConfigurationState.DragState.none)
      #expect((0...2).map { screen.cell($0)?.frame.minY } == [0, 100, 200], "nothing was moved")
      #expect(!screen.table.hasActiveDrag)
    }
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden]) func whatMayNotBeDroppedGoesBack(
    _ operation: UIDropOperation
  ) {
    HeadlessClock.held {
      let screen = makeScreen()
      delegate.operation = operation
      let hand = HeadlessHand(screen.table)
      hand.beginDrag(path(0))
      hand.drag(over: path(2))
      HeadlessClock.advance(by: 1)
      #expect((0...2).map { screen.cell($0)?.frame.minY } == [0, 100, 200])
      #expect(!hand.endDrag())
      #expect(delegate.drops == [])
    }
  }

  @Test func aRowWithoutItemsIsNotLifted() {
    HeadlessClock.held {
      let screen = makeScreen()
      delegate.drags = false
      #expect(!HeadlessHand(screen.table).beginDrag(path(0)))
      delegate.drags = true
      screen.table.dragInteractionEnabled = false
      #expect(!HeadlessHand(screen.table).beginDrag(path(0)))
    }
  }
}
