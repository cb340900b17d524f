import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What a card does in its cell, by the states that its slot can be in.
@MainActor @Suite struct CardSlotTests {
  /// As UIKit's separator does, the line lies in front of what is pinned to the content's edges.
  @Test func theLineIsInFrontOfOpaqueContent() {
    HeadlessClock.held {
      let screen = HeldScreen(configure: { cell, _ in
        guard cell.contentView.subviews.isEmpty else { return }
        let panel = UIView(frame: cell.contentView.bounds)
        panel.backgroundColor = .systemOrange
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(panel)
      })
      screen.dataSource.style.separator = CardSeparator(color: .red)
      screen.apply("A:abc")
      screen.settle()
      let frame = screen.frame("a")
      let color = HeadlessDrawing(of: screen.window).color(
        at: CGPoint(x: frame.midX, y: frame.maxY - 0.1))
      #expect(color.isClose(to: .init(hex: 0xFF0000)))
    }
  }

  /// A content configuration replaces the content view, which then lies in front of everything.
  @Test func theLineStaysInFrontOfNewContent() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:ab")
      screen.settle()
      let cell = screen.cell("a")
      cell?.contentConfiguration = UIListContentConfiguration.cell()
      screen.settle()
      let order = cell?.subviews.filter { $0 === cell?.contentView || $0 === cell?.cardLine }
      #expect(order?.first === cell?.contentView && order?.count == 2)
    }
  }

  /// A cell that assigns its background in every layout.
  private final class StubbornCell: UITableViewCell {
    let plate = UIImageView(frame: .zero)
    var assigned = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      assigned += 1
      backgroundView = plate
    }
  }

  @Test func aCellThatAssignsItsBackgroundInEveryLayoutIsLeftAlone() {
    HeadlessClock.held {
      let screen = HeldScreen(cellClass: StubbornCell.self)
      screen.apply("A:ab")
      screen.settle()
      let cell = screen.cell("a") as? StubbornCell
      #expect(cell?.backgroundView != nil && !(cell?.backgroundView is CellBackgroundView))
      #expect((cell?.assigned ?? 99) < 12, "the layout comes to an end")
      #expect(cell?.cardLine == nil)
      #expect(cell?.selectedBackgroundView == nil && cell?.backgroundColor == nil)
      #expect(screen.dataSource.diagnose().map(\.kind.rawValue).contains("backgroundReplaced"))
    }
  }

  /// A cell that keeps its background in a view of its own, and its selected one as well if it may.
  private class WrappingCell: UITableViewCell {
    private let wrapper = UIView(frame: .zero)
    private(set) var layouts = 0
    var wrapped: [UIView?] { [backgroundView] }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      insertSubview(wrapper, at: 0)
      wrapper.frame = bounds
      for view in wrapped.compactMap(\.self) { wrapper.addSubview(view) }
    }
  }

  private final class WholeWrappingCell: WrappingCell {
    override var wrapped: [UIView?] { [backgroundView, selectedBackgroundView] }
  }

  @Test(
    arguments: [false, true])
  func aCellThatMovesItsBackgroundElsewhereIsLeftAlone(_ isSelectionMoved: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen(
        cellClass: isSelectionMoved ? WholeWrappingCell.self : WrappingCell.self)
      screen.apply("A:ab")
      screen.settle()
      screen.select("a")
      screen.apply("A:abc")
      screen.settle()
      let layouts = (screen.cell("a") as? WrappingCell)?.layouts
      #expect(layouts.map { $0 < 30 } == true, "the layout comes to an end")
      let found = screen.dataSource.diagnose().map(\.kind)
      #expect(found.count { $0 == .backgroundReplaced } == 3)
    }
  }

  /// A cell that assigns a background whenever it is updated, as Apple's examples do.
  private final class UpdatedCell: UITableViewCell {
    var updates = 0
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      updates += 1
      var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
      background.backgroundColor = state.isSelected ? .red : .green
      backgroundConfiguration = background
    }
  }

  /// Whether the card as a background view makes UIKit update the cell, which then displaces it
  /// again, is not documented.
  @Test(arguments: [false, true], [false, true])
  func aCellThatIsUpdatedForItsCardKeepsThat(_ isUpdated: Bool, _ laysOut: Bool) {
    HeadlessVariations.backgroundViewUpdatesCell.with(isUpdated) {
      HeadlessVariations.laysOutOnNewState.with(laysOut) {
        HeadlessClock.held {
          let screen = HeldScreen(cellClass: UpdatedCell.self)
          screen.apply("A:abc", animated: false)
          screen.settle()
          for (row, item) in ["a", "b", "c", "a"].enumerated() {
            let indexPath = IndexPath(row: row % 3, section: 0)
            screen.tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
            for _ in 0..<3 {
              screen.window.layoutIfNeeded()
              #expect(screen.drawnSigns("abc") == "╭│╰")
              let cell = screen.cell(item)
              let frame = cell?.convert(cell?.bounds ?? .zero, to: screen.window) ?? .zero
              let color = HeadlessDrawing(of: screen.window)
                .color(at: CGPoint(x: frame.midX, y: frame.midY))
              #expect(color.isClose(to: .init(hex: 0xFF0000)), "\(item)")
              HeadlessClock.advance(by: 0.1)
            }
          }
          #expect(screen.dataSource.diagnose().isEmpty)
          let updates = (screen.cell("b") as? UpdatedCell)?.updates ?? .max
          #expect(updates < 20, "the updates come to an end")
        }
      }
    }
  }

  /// A cell that assigns the system's background whenever it is updated.
  private final class SystemsCell: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      backgroundConfiguration = .listGroupedCell().updated(for: state)
    }
  }

  /// UIKit shows no selected background with a configuration.
  @Test(arguments: [false, true]) func aSelectedRowIsGrayAlsoInAConfiguration(_ isUpdated: Bool) {
    HeadlessVariations.backgroundViewUpdatesCell.with(isUpdated) {
      HeadlessClock.held {
        let screen = HeldScreen(cellClass: SystemsCell.self)
        screen.apply("A:abc", animated: false)
        screen.settle()
        screen.tableView.selectRow(
          at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        screen.settle()
        let cell = screen.cell("b")
        #expect((cell?.backgroundConfiguration != nil) == isUpdated)
        let frame = cell?.convert(cell?.bounds ?? .zero, to: screen.window) ?? .zero
        let color = HeadlessDrawing(of: screen.window)
          .color(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(color.isClose(to: HeadlessDrawing.RGBA(.systemGray4)))
      }
    }
  }
}
