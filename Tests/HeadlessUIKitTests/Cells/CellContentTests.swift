import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor struct CellContentTests {
  let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "row")

  @Test func aContentConfigurationReplacesTheContentView() {
    let old = cell.contentView
    let parked = UIView()
    old.addSubview(parked)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView !== old)
    #expect(old.superview == nil)
    #expect(cell.contentView is UIListContentView)
    #expect(!parked.isDescendant(of: cell))
  }

  @Test func aConfigurationOfTheSameTypeKeepsTheContentView() {
    cell.contentConfiguration = UIListContentConfiguration.cell()
    let view = cell.contentView
    var other = UIListContentConfiguration.valueCell()
    other.text = "Name"
    cell.contentConfiguration = other
    #expect(cell.contentView === view)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Name")
  }

  @Test func noConfigurationGivesANewEmptyContentView() {
    cell.contentConfiguration = UIListContentConfiguration.cell()
    let view = cell.contentView
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view)
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func theBackgroundViewStaysBelowANewContentView() {
    let background = UIView()
    cell.backgroundView = background
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.subviews.first === background)
    #expect(cell.subviews.last === cell.contentView)
  }

  @Test func theDefaultConfigurationFollowsTheCellStyle() {
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    #expect(value.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
    #expect(!cell.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
  }

  @Test func labelsAreMadeWhenTheyAreAskedFor() {
    #expect(cell.contentView.subviews.isEmpty)
    #expect(cell.textLabel != nil)
    #expect(cell.detailTextLabel != nil)
    #expect(cell.imageView != nil)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  @Test func reuseDeselectsAndKeepsTheContent() {
    cell.contentConfiguration = UIListContentConfiguration.cell()
    cell.accessoryType = .checkmark
    cell.isSelected = true
    cell.isHighlighted = true
    cell.prepareForReuse()
    #expect(!cell.isSelected)
    #expect(!cell.isHighlighted)
    #expect(cell.contentConfiguration != nil)
    #expect(cell.accessoryType == .checkmark)
    #expect(cell.reuseIdentifier == "row")
  }
}
