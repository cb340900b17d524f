import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct GradientScreenTests {
  @Test(arguments: TestDevice.allCases)
  func allFourPositionsAreOnScreen(on test: TestDevice) {
    Stage.show(GradientScreen(), on: test.device) { screen, _ in
      let rows = RowPicture.all(in: screen.tableView)
      #expect(
        rows.map(\.corners) == [
          Corners(top: 10, bottom: 10),
          Corners(top: 10, bottom: 0), Corners(top: 0, bottom: 10),
          Corners(top: 10, bottom: 0), .square, .square, Corners(top: 0, bottom: 10),
        ])
      for row in rows {
        #expect(
          abs(row.left - test.margin) < 0.05
            && abs(row.right - (test.width - test.margin)) < 0.05)
      }
    }
  }

  @Test func everyRowRunsFromWhiteToGray() {
    Stage.show(GradientScreen()) { screen, _ in
      let drawing = HeadlessDrawing(of: screen.tableView)
      for row in RowPicture.all(in: screen.tableView) {
        let frame = screen.tableView.frameInDrawing(of: row.indexPath)
        for part in [0.25, 0.5, 0.75] {
          let color = drawing.color(
            at: CGPoint(x: frame.midX, y: frame.minY + frame.height * part))
          let gray = 1 - part * (0xFF - 0xDD) / 0xFF
          #expect(color.isClose(to: .init(red: gray, green: gray, blue: gray), tolerance: 0.004))
        }
      }
    }
  }

  @Test func inDarkModeEveryRowRunsFromGrayToDarkGray() {
    Stage.show(GradientScreen(), on: TestDevice.darkPhone.device) { screen, _ in
      let drawing = HeadlessDrawing(of: screen.tableView)
      for row in RowPicture.all(in: screen.tableView) {
        let frame = screen.tableView.frameInDrawing(of: row.indexPath)
        for part in [0.25, 0.75] {
          let color = drawing.color(
            at: CGPoint(x: frame.midX, y: frame.minY + frame.height * part))
          let gray = (0x3A - part * (0x3A - 0x1C)) / 0xFF
          #expect(color.isClose(to: .init(red: gray, green: gray, blue: gray), tolerance: 0.004))
        }
      }
    }
  }

  @Test func aLineRunsRoundEachCardAndNotBetweenItsRows() {
    Stage.show(GradientScreen()) { screen, _ in
      let drawing = HeadlessDrawing(of: screen.tableView)
      for row in RowPicture.all(in: screen.tableView) {
        let count = screen.tableView.numberOfRows(inSection: row.indexPath.section)
        let frame = screen.tableView.frameInDrawing(of: row.indexPath)
        #expect(isLine(drawing, row.left + 0.5, frame.midY))
        #expect(!isLine(drawing, row.left + 1.5, frame.midY))
        #expect(isLine(drawing, row.right - 0.5, frame.midY))
        #expect(isLine(drawing, frame.midX, frame.minY + 0.5) == (row.indexPath.row == 0))
        #expect(isLine(drawing, frame.midX, frame.maxY - 0.5) == (row.indexPath.row == count - 1))
      }
    }
  }

  private func isLine(_ drawing: HeadlessDrawing, _ x: CGFloat, _ y: CGFloat) -> Bool {
    let gray = HeadlessDrawing.RGBA(hex: 0x80_8080)
    return drawing.color(at: CGPoint(x: x, y: y)).isClose(to: gray, tolerance: 0.01)
  }
}
