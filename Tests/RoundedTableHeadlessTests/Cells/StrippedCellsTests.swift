import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Cells that remove their subviews in their layout, which hid separators once, are left as they
/// are without cards.
@MainActor @Suite struct StrippedCellsTests {
  /// Removes everything.
  private class StrippedCell: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      for view in subviews where view !== contentView { strip(view) }
    }

    func strip(_ view: UIView) { view.removeFromSuperview() }
  }

  /// Removes what is as wide as the cell.
  private final class NarrowedCell: StrippedCell {
    override func strip(_ view: UIView) {
      if view.frame.width == bounds.width { super.strip(view) }
    }
  }

  @Test(arguments: [false, true]) func theyKeepTheirColorsAndAreNamed(_ isNarrowed: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen(
        cellClass: isNarrowed ? NarrowedCell.self : StrippedCell.self,
        configure: { cell, _ in cell.contentView.backgroundColor = .systemYellow })
      let faults = HeadlessFaults.during {
        screen.apply("A:abc")
        screen.settle()
        HeadlessHand(screen.tableView).tap(IndexPath(row: 1, section: 0))
        screen.settle()
        screen.apply("A:bcd")
        screen.settle()
      }
      #expect(faults == [])
      for item in ["b", "c", "d"] {
        #expect(screen.cell(item)?.contentView.backgroundColor == .systemYellow, "\(item)")
        #expect(screen.cell(item)?.selectedBackgroundView == nil, "\(item)")
      }
      let kinds = screen.dataSource.diagnose().map(\.kind)
      #expect(kinds == [.backgroundReplaced, .backgroundReplaced, .backgroundReplaced])
      #expect(screen.dataSource.capDescription == "A\n  b\n  c\n  d")
      screen.dataSource.uninstall()
      for item in ["b", "c", "d"] {
        #expect(screen.cell(item)?.backgroundView == nil)
        #expect(screen.cell(item)?.contentView.backgroundColor == .systemYellow)
      }
    }
  }
}
