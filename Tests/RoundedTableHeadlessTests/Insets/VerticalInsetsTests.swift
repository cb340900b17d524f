import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Rows that scroll under a bar, whether or not they get its insets.
///
/// Nobody lays a cell out for them, so that a card has only itself to ask for a layout.
@MainActor @Suite struct VerticalInsetsTests {
  private final class Painter: TableInstaller {
    var installs = 0
    func install(_ style: TableStyle, on tableView: UITableView) { installs += 1 }
    func uninstall(from tableView: UITableView) {}
  }

  private func needLayout(_ view: UIView) -> [UIView] {
    (view.layer.needsLayout() ? [view] : []) + view.subviews.flatMap(needLayout)
  }

  @Test(arguments: [false, true]) func cardsAskForNoLayoutAndTheTableForNothing(_ answer: Bool) {
    HeadlessVariations.passesVerticalInsets.with(answer) {
      HeadlessClock.held {
        let screen = HeldScreen()
        let painter = Painter()
        screen.dataSource.installer = painter
        screen.dataSource.sectionStyle = { if $0 == "A" { $1 = .noCard } }
        screen.apply("A:ab", "B:cde")
        screen.settle()
        screen.tableView.selectRow(
          at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
        screen.settle()
        let before = (painter.installs, screen.log.items.count)
        var underBar: Set<String> = []
        for _ in 0..<40 {
          screen.tableView.contentOffset.y += 7
          for item in ["a", "b", "c", "d", "e"] {
            guard let cell = screen.cell(item) else { continue }
            if cell.safeAreaInsets.top > 0 { underBar.insert(item) }
            let late = needLayout(cell)
            #expect(late.isEmpty, "\(item): \(late)")
          }
          screen.window.layoutIfNeeded()
        }
        #expect(underBar.count == (answer ? 5 : 0))
        #expect(painter.installs == before.0)
        #expect(screen.log.items.count == before.1)
      }
    }
  }
}
