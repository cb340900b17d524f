import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Nothing depends on whether UIKit gives a color back as the object that was set, or as an
/// unequal one that looks the same.
@MainActor @Suite struct ReturnedColorsTests {
  @Test(arguments: [UITableView.Style.plain, .grouped], [false, true])
  func cardsKeepTheirFill(_ style: UITableView.Style, areSame: Bool) {
    HeadlessVariations.returnsSameColors.with(areSame) {
      HeadlessClock.held {
        let screen = HeldScreen(
          .phone, style,
          configure: { cell, item in
            if item == "b" {
              cell.backgroundColor = UIColor(red: 0.3, green: 0.2, blue: 0.7, alpha: 1)
            }
          })
        screen.apply("A:abc")
        screen.settle()
        for number in 0..<4 {
          screen.dataSource.style.topRadius = Double(number)
          for cell in screen.tableView.visibleCells { cell.setNeedsLayout() }
          screen.settle()
          let drawing = HeadlessDrawing(of: screen.window)
          @MainActor func color(_ item: String, x: CGFloat) -> HeadlessDrawing.RGBA {
            drawing.color(at: CGPoint(x: x, y: screen.frame(item).midY))
          }
          #expect(color("a", x: 195).isClose(to: HeadlessDrawing.RGBA(hex: 0xFFFFFF)))
          #expect(color("b", x: 195).isClose(to: HeadlessDrawing.RGBA(hex: 0x4D33B3)))
          // Beside the card the table is seen.
          for item in ["a", "b"] {
            #expect(color(item, x: 6).isClose(to: HeadlessDrawing.RGBA(hex: 0xF2F2F7)))
          }
        }
        screen.dataSource.uninstall()
        screen.settle()
        let table = UITableView(frame: .zero, style: style)
        #expect(screen.tableView.backgroundColor?.looks == table.backgroundColor?.looks)
        let second = screen.cell("b")?.backgroundColor
        #expect(second?.looks == UIColor(red: 0.3, green: 0.2, blue: 0.7, alpha: 1).looks)
      }
    }
  }
}

extension UIColor {
  /// The components in light, in hundredths.
  fileprivate var looks: [Int] {
    let light = resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    return (light.cgColor.components ?? []).map { Int(($0 * 100).rounded()) }
  }
}
