import RoundedTable
import TestSupport
import Testing
import UIKit

/// On an inset-grouped table shape and place of a card are the system's; what fills it is the
/// style's.
@MainActor @Suite struct InsetGroupedTests {
  private func screen() -> CardScreen {
    let screen = CardScreen(.insetGrouped)
    var style = CardStyle(radius: 30)
    style.fill = .color(.systemMint)
    style.outline = CardOutline(color: .red, width: 3)
    style.clipsContent = true
    screen.dataSource.style = style
    screen.dataSource.tableStyle.inset = 50
    screen.show("A:abc", "B:d")
    return screen
  }

  private func layers(_ layer: CALayer) -> [CALayer] {
    [layer] + (layer.sublayers ?? []).flatMap(layers)
  }

  @Test func shapeAndPlaceAreTheSystems() {
    let screen = screen()
    let plain = CardScreen(.insetGrouped)
    plain.show("A:abc", "B:d")
    for item in ["a", "b", "c", "d"] {
      guard let cell = screen.cell(item), let background = cell.backgroundView else {
        Issue.record("no card")
        continue
      }
      #expect(ShownCard(of: cell) == ShownCard(isCard: true, top: 0, bottom: 0))
      #expect(background.subviews.first?.frame == cell.bounds)
      #expect(!layers(background.layer).contains { $0 is CAShapeLayer })
      #expect(cell.contentView.layer.cornerRadius == 0)
      #expect(cell.frame.minX == plain.cell(item)?.frame.minX)
      #expect(cell.frame.width == plain.cell(item)?.frame.width)
      #expect(cell.contentView.layoutMargins == plain.cell(item)?.contentView.layoutMargins)
    }
  }

  @Test func marginsAreTheSystemsBeforeTheTableIsInAWindow() {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let before = UITableView(frame: frame, style: .insetGrouped)
    let tableView = UITableView(frame: frame, style: .insetGrouped)
    let dataSource = CardScreen.DataSource(tableView: tableView) { _, _, _ in nil }
    dataSource.tableStyle.inset = 50
    dataSource.style = CardStyle(radius: 30)
    #expect(tableView.directionalLayoutMargins == before.directionalLayoutMargins)
  }

  @Test func fillAndLinesAreTheStyles() {
    let screen = screen()
    #expect(ShownCard.fill(of: screen.cell("a")) == .systemMint)
    #expect(screen.tableView.separatorStyle == .none)
    screen.show("A:abcx", "B:d", animated: true)
    #expect(screen.dataSource.capPosition(for: "c") == .middle)
    #expect(ShownCard.fill(of: screen.cell("x")) == .systemMint)
  }

  @Test(arguments: [0.0, 4, 40]) func thePaddingDoesNotMoveTheCard(_ padding: Double) {
    let screen = screen()
    screen.dataSource.tableStyle.padding = padding
    screen.window.layoutIfNeeded()
    for item in ["a", "b", "c", "d"] {
      guard let cell = screen.cell(item) else {
        Issue.record("no cell")
        continue
      }
      #expect(cell.backgroundView?.subviews.first?.frame == cell.bounds)
      #expect(screen.dataSource.cardPath(for: cell).bounds == cell.bounds)
    }
  }
}
