import Testing
@_spi(Headless) import UIKit

@MainActor struct CellBackgroundTests {
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  @Test func aBackgroundViewClearsTheConfiguration() {
    cell.backgroundConfiguration = .listGroupedCell()
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func eachSelectedBackgroundClearsTheConfiguration() {
    cell.backgroundConfiguration = .clear()
    cell.selectedBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundConfiguration = .clear()
    #expect(cell.selectedBackgroundView == nil)
    cell.multipleSelectionBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func aConfigurationClearsTheColorAndTheThreeViews() {
    let view = UIView()
    cell.backgroundColor = .red
    cell.backgroundView = view
    cell.selectedBackgroundView = UIView()
    cell.multipleSelectionBackgroundView = UIView()
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundColor == nil)
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    #expect(cell.multipleSelectionBackgroundView == nil)
    #expect(view.superview == nil)
  }

  @Test func noConfigurationLeavesTheViewsAlone() {
    let view = UIView()
    cell.backgroundView = view
    cell.backgroundConfiguration = nil
    #expect(cell.backgroundView === view)
    #expect(view.superview === cell)
  }

  @Test func theBackgroundViewLiesBehindEverythingAndFillsTheCell() {
    let view = UIView()
    cell.backgroundView = view
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.subviews.first === view)
    #expect(view.frame == cell.bounds)
  }

  @Test(arguments: [
    (UITableView.Style.plain, UIColor.systemBackground),
    (.grouped, .secondarySystemGroupedBackground),
    (.insetGrouped, .secondarySystemGroupedBackground),
  ])
  func aCellInATableHasTheDefaultOfItsStyle(style: UITableView.Style, color: UIColor) {
    let stage = CellStage(style, cells: .default)
    #expect(stage[0].backgroundConfiguration?.backgroundColor == color)
    #expect(stage[0].backgroundColor == nil)
  }

  @Test func theDefaultComesBackWhenTheBackgroundViewIsGone() {
    let stage = CellStage(.grouped, cells: .default) { $0.backgroundView = UIView() }
    #expect(stage[0].backgroundConfiguration == nil)
    stage[0].backgroundView = nil
    #expect(stage[0].backgroundConfiguration == nil)
    stage.layOut()
    #expect(
      stage[0].backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func aBackgroundViewIsAllThatLiesBehindTheContent() {
    let stage = CellStage(.grouped, cells: .default) { $0.backgroundView = UIView() }
    let below = stage[0].subviews.prefix { $0 !== stage[0].contentView }
    #expect(below.count == 1)
    #expect(below.first === stage[0].backgroundView)
  }

  @Test func anExplicitColorStaysVisible() {
    let stage = CellStage(.grouped, cells: .default) {
      $0.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    let cell = stage[0]
    #expect(cell.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let drawn = HeadlessDrawing(of: cell).color(at: CGPoint(x: 5, y: 5))
    #expect(drawn.red == 1)
    #expect(drawn.green == 0)
  }

  @Test func aConfigurationSetToNilStaysAway() {
    let stage = CellStage(.grouped, cells: .default)
    stage[0].backgroundConfiguration = nil
    stage[0].setNeedsUpdateConfiguration()
    stage.layOut()
    #expect(stage[0].backgroundConfiguration == nil)
    #expect(stage[0].subviews.first === stage[0].contentView)
  }
}
