import Foundation
import Testing
@_spi(Headless) import UIKit

/// Rows with SwiftUI's content, for which views stand.
@MainActor @Suite struct HostingConfigurationTests {
  /// As high as its text is long.
  private final class Block: UIView {
    var height: CGFloat = 60 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
  }

  private func stage(_ configuration: UIHostingConfiguration) -> CellStage {
    CellStage(.grouped, cells: .default) { $0.contentConfiguration = configuration }
  }

  @Test func contentLiesWithinTheCellsMargins() {
    let cell = stage(UIHostingConfiguration { Block() })[0]
    let content = cell.contentView.subviews.first
    let margins = cell.layoutMargins
    #expect(margins.left == 16)
    #expect(content?.frame.origin == CGPoint(x: 16, y: margins.top))
    #expect(content?.frame.width == cell.contentView.bounds.width - 32)
    // Rows end at a whole pixel.
    #expect(content.map { (60..<60.5).contains($0.frame.height) } == true)
    #expect(cell.frame.height >= 60 + margins.top + margins.bottom)
    #expect(cell.frame.height < 61 + margins.top + margins.bottom)
  }

  @Test func marginsOfItsOwnReplaceThoseOfSomeSides() {
    let configuration = UIHostingConfiguration { Block() }
      .margins([.leading, .top], 30).margins(.bottom, 0)
    let content = stage(configuration)[0].contentView.subviews.first
    #expect(content?.frame.minX == 30)
    #expect(content?.frame.minY == 30)
    let whole = content?.superview?.bounds ?? .zero
    #expect(content?.frame.maxX == whole.maxX - 16)
    #expect(content.map { abs($0.frame.maxY - whole.maxY) < 1 } == true)
  }

  @Test func aRowIsAsHighAsOthersAtLeast() {
    func low() -> UIView {
      let block = Block()
      block.height = 1
      return block
    }
    #expect(stage(UIHostingConfiguration(content: low))[0].frame.height == 44)
  }

  @Test func theBackgroundReachesFromEdgeToEdgeBehindTheContent() throws {
    let background = UIView()
    let configuration = UIHostingConfiguration { Block() }.background { background }
    let stage = CellStage(.grouped, cells: .default) { cell in
      cell.accessoryType = .checkmark
      cell.contentConfiguration = configuration
    }
    let cell = stage[2]
    #expect(background.superview === cell)
    #expect(background.frame == cell.bounds)
    let views = cell.subviews
    let place = try #require(views.firstIndex(of: background))
    #expect(views[place + 1] === cell.contentView)
    // It leaves the cell with the configuration.
    cell.contentConfiguration = UIListContentConfiguration.cell()
    stage.layOut()
    #expect(background.superview == nil)
  }

  @Test func viewsAreMadeOnceForAConfiguration() {
    var made = 0
    let configuration = UIHostingConfiguration {
      made += 1
      return Block()
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = configuration
    let content = cell.contentView.subviews.first
    cell.isSelected = true
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    cell.contentConfiguration = configuration
    #expect(made == 1)
    #expect(cell.contentView.subviews.first === content)
    cell.contentConfiguration = UIHostingConfiguration { Block() }
    #expect(content?.superview == nil)
    #expect(cell.contentView.subviews.count == 1)
  }
}
