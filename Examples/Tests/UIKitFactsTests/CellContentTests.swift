import Testing
import UIKit

@MainActor @Suite struct CellContentTests {
  @Test func aContentConfigurationReplacesTheContentView() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let before = cell.contentView
    let label = UILabel()
    before.addSubview(label)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView !== before)
    #expect(!label.isDescendant(of: cell))
  }

  @Test func withoutAConfigurationThereIsANewEmptyContentView() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    let configured = cell.contentView
    cell.contentConfiguration = nil
    #expect(cell.contentView !== configured)
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func theContentViewIsInTheCell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentView.superview === cell)
  }

  @Test func anOpaqueContentViewStaysSoWhileHighlighted() throws {
    let screen = PlainScreen { cell, _ in cell.contentView.backgroundColor = .green }
    screen.start("A:ab")
    let cell = try #require(screen.cell("a"))
    cell.setHighlighted(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.contentView.backgroundColor == .green)
  }

  @Test func valuesAtFirst() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "id")
    #expect(cell.reuseIdentifier == "id")
    #expect(cell.selectionStyle == .default)
    #expect(cell.accessoryType == .none)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(!cell.isSelected)
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    #expect(cell.contentConfiguration == nil)
  }
}
