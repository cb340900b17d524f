import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What a card costs the renderer, and a reused cell the memory.
@MainActor @Suite struct CostTests {
  private func card(_ item: String, on screen: HeldScreen) -> HeadlessDrawing? {
    screen.cell(item)?.backgroundView.map { HeadlessDrawing(of: $0) }
  }

  @Test func aSolidCardHasFourLayersAndNoMask() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abc", "B:d")
      screen.settle()
      for item in ["a", "b", "c", "d"] {
        let card = card(item, on: screen)
        #expect((card?.layers ?? .max) <= 4)
        #expect(card?.masks == 0)
        #expect(card?.backingStores == 0)
      }
    }
  }

  @Test func onlyRowsWithARoundedTopAreDrawnOffScreen() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abc", "B:d")
      screen.settle()
      #expect(["a", "b", "c", "d"].map { card($0, on: screen)?.offscreenPasses } == [1, 0, 0, 1])
    }
  }

  @Test func aSelectionAddsNoMask() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abc")
      screen.settle()
      screen.tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      #expect(drawing.masks == 0)
      #expect(drawing.offscreenPasses == 1)
    }
  }

  @Test func aCellThatIsDecoratedAgainMakesNothing() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.dataSource.style.outline = CardOutline(color: .red)
      screen.apply("A:abc")
      screen.settle()
      guard let cell = screen.cell("a"),
        let card = (cell.backgroundView as? CellBackgroundView)?.card
      else {
        Issue.record("no card")
        return
      }
      let made = (UIView.made, CALayer.made)
      for position in CapPosition.allCases {
        screen.dataSource.decorator.decorate(
          cell, as: Card(position: position, style: card.style), animated: false)
        cell.layoutIfNeeded()
      }
      #expect(UIView.made == made.0)
      #expect(CALayer.made == made.1)
    }
  }

  /// What a screen of ten rows makes, under UIKit's data source or under ours.
  private func viewsMade(isRounded: Bool) -> Int {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let tableView = UITableView(frame: window.bounds, style: .grouped)
      tableView.rowHeight = 44
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let provider: UITableViewDiffableDataSource<String, String>.CellProvider = {
        tableView, indexPath, _ in
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      let source: UITableViewDiffableDataSource<String, String> =
        isRounded
        ? RoundedDiffableDataSource(tableView: tableView, cellProvider: provider)
        : UITableViewDiffableDataSource(tableView: tableView, cellProvider: provider)
      window.addSubview(tableView)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let made = UIView.made
      source.apply(
        LetterSnapshot(["A:abcdefghij"]), animatingDifferences: false, completion: nil)
      window.layoutIfNeeded()
      return UIView.made - made
    }
  }

  @Test func aNewCellMakesAtMostFourViewsMoreThanUnderUIKitsClass() {
    let (plain, rounded) = (viewsMade(isRounded: false), viewsMade(isRounded: true))
    #expect(rounded - plain <= 40)
  }

  @Test func reusedCellsMakeNoView() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply(
        "A:" + String((0..<200).compactMap { UnicodeScalar(0x4E00 + $0) }.map { Character($0) }))
      screen.settle()
      let hand = HeadlessHand(screen.tableView)
      hand.scroll(to: 900)
      hand.scroll(to: 1_800)
      let cells = screen.tableView.cellsMade
      let made = (UIView.made, CALayer.made)
      hand.scroll(to: 4_000)
      #expect(screen.tableView.cellsMade == cells)
      #expect(UIView.made == made.0)
      #expect(CALayer.made == made.1)
    }
  }

  private final class CountedCell: UITableViewCell {
    private(set) var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// In whatever order a table's subviews are laid out, cards are right, and a new row is laid out
  /// twice at most.
  @Test(arguments: [false, true], [false, true])
  func newRowsAreLaidOutTwiceAtMost(cellsAreFirst: Bool, isAcross: Bool) {
    HeadlessVariations.laysOutNewCellsFirst.with(cellsAreFirst) {
      HeadlessClock.held {
        let screen = HeldScreen(cellClass: CountedCell.self)
        if isAcross {
          screen.dataSource.style.shadow = CardShadow()
          screen.dataSource.style.fill = .gradient(
            CardGradient(colors: [.red, .blue]))
        }
        screen.apply("A:ab", animated: false)
        screen.settle()
        screen.apply("A:axbc")
        screen.window.layoutIfNeeded()
        for item in ["x", "c"] {
          #expect((screen.cell(item) as? CountedCell).map { $0.layouts <= 2 } == true)
        }
        screen.settle()
        #expect(screen.seenSigns("axbc") == "╭││╰")
      }
    }
  }
}
