import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct GradientScreenTests {
  @Test(arguments: [HeadlessDevice.phone, .phone.dark, .phone.mirrored, .pad])
  func allFourPositionsAreOnScreen(device: HeadlessDevice) {
    Stage.show(GradientScreen(), on: device) { screen, _ in
      let rows = RowPicture.all(in: screen.tableView)
      #expect(
        rows.map(\.corners) == [
          Corners(top: 10, bottom: 10),
          Corners(top: 10, bottom: 0), Corners(top: 0, bottom: 10),
          Corners(top: 10, bottom: 0), .square, .square, Corners(top: 0, bottom: 10),
        ])
      for row in rows {
        #expect(abs(row.left - 16) < 0.01 && abs(row.right - (device.size.width - 16)) < 0.01)
      }
    }
  }

  @Test func everyRowRunsFromWhiteToGrey() {
    Stage.show(GradientScreen()) { screen, _ in
      let drawing = HeadlessDrawing(of: screen.tableView)
      for row in RowPicture.all(in: screen.tableView) {
        let frame = screen.tableView.rectForRow(at: row.indexPath)
          .offsetBy(dx: 0, dy: -screen.tableView.contentOffset.y)
        func grey(at part: CGFloat) -> Double {
          drawing.color(at: CGPoint(x: frame.midX, y: frame.minY + frame.height * part)).red
        }
        #expect(abs(grey(at: 0.25) - (1 - 0.25 * 34 / 255)) < 0.01)
        #expect(abs(grey(at: 0.75) - (1 - 0.75 * 34 / 255)) < 0.01)
      }
    }
  }

  @Test func aLineRunsRoundEachCardAndNotBetweenItsRows() {
    Stage.show(GradientScreen()) { screen, _ in
      let drawing = HeadlessDrawing(of: screen.tableView)
      func isLine(_ indexPath: IndexPath, _ x: CGFloat, fromTop: CGFloat) -> Bool {
        let frame = screen.tableView.rectForRow(at: indexPath)
          .offsetBy(dx: 0, dy: -screen.tableView.contentOffset.y)
        let y = fromTop < 0 ? frame.maxY + fromTop : frame.minY + fromTop
        return drawing.color(at: CGPoint(x: x, y: y)).isClose(
          to: .init(hex: 0x808080), tolerance: 0.01)
      }
      for row in RowPicture.all(in: screen.tableView) {
        let count = screen.tableView.numberOfRows(inSection: row.indexPath.section)
        #expect(isLine(row.indexPath, row.left + 0.5, fromTop: 20))
        #expect(!isLine(row.indexPath, row.left + 1.5, fromTop: 20))
        #expect(isLine(row.indexPath, row.right - 0.5, fromTop: 20))
        #expect(isLine(row.indexPath, 200, fromTop: 0.5) == (row.indexPath.row == 0))
        #expect(isLine(row.indexPath, 200, fromTop: -0.5) == (row.indexPath.row == count - 1))
      }
    }
  }
}
