import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Slices know the headers as they are, also where those come or change later than rows.
@MainActor @Suite struct LateHeadersTests {
  private final class Titled: HeldScreen.DataSource {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section).map { "Section \($0)" } }
  }

  private func screen(rowHeight: CGFloat = 44) -> HeldScreen {
    let screen = HeldScreen(
      rowHeight: rowHeight, make: { Titled(tableView: $0, cellProvider: $1) },
      configure: { $0.textLabel?.text = "Row \($1)" })
    screen.dataSource.style.enclosesHeader = true
    screen.dataSource.style.fill = .gradient(CardGradient(colors: [.systemRed, .systemBlue]))
    return screen
  }

  /// A system title gets its height after the rows have been laid out.
  @Test func aReloadedTitleHasItsSlice() {
    HeadlessClock.held {
      let screen = screen()
      screen.apply("A:abcdefgh", animated: false)
      screen.settle()
      let former = HeadlessDrawing(of: screen.window)
      screen.tableView.reloadData()
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      let top = screen.frame("a").minY
      for distance in stride(from: 1.0, through: 24, by: 1) {
        let point = CGPoint(x: screen.frame("a").midX, y: top - distance)
        #expect(drawing.color(at: point) == former.color(at: point), "\(distance)")
      }
    }
  }

  /// Rows are higher than estimated, so the table needs a second layout after the update.
  ///
  /// Until then, its headers may be those of before.
  @Test func aSectionThatIsGoneIsNotAskedForItsRows() {
    HeadlessClock.held {
      let screen = screen(rowHeight: UITableView.automaticDimension)
      screen.apply("A:", "B:abcde", animated: false)
      screen.settle()
      var device = HeadlessDevice.phone.rotated
      device.contentSizeCategory = .accessibilityLarge
      screen.window.adopt(device)
      screen.settle()
      screen.apply("C:klmnopq")
      screen.window.layoutIfNeeded()
      screen.settle()
      #expect(screen.tableView.numberOfSections == 1)
    }
  }
}
