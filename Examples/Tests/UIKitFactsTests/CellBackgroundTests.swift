import Testing
import UIKit

@MainActor @Suite struct CellBackgroundTests {
  private func shownCell(_ style: UITableView.Style = .plain) throws -> (
    PlainScreen, UITableViewCell
  ) {
    let screen = PlainScreen(style)
    screen.start("A:abc")
    return (screen, try #require(screen.cell("b")))
  }

  // MARK: Views and configurations clear each other

  @Test func aConfigurationClearsTheViewsAndTheColor() throws {
    let (_, cell) = try shownCell()
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.multipleSelectionBackgroundView = UIView()
    cell.backgroundColor = .red
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    #expect(cell.multipleSelectionBackgroundView == nil)
    #expect(cell.backgroundColor == nil)
  }

  enum Background: CaseIterable, Sendable {
    case plain
    case selected
    case multipleSelection

    @MainActor func put(_ view: UIView, behind cell: UITableViewCell) {
      switch self {
      case .plain: cell.backgroundView = view
      case .selected: cell.selectedBackgroundView = view
      case .multipleSelection: cell.multipleSelectionBackgroundView = view
      }
    }
  }

  @Test(arguments: Background.allCases) func aViewClearsTheConfiguration(
    _ background: Background
  ) throws {
    let (_, cell) = try shownCell()
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundConfiguration != nil)
    background.put(UIView(), behind: cell)
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func noViewLeavesTheConfiguration() throws {
    let (_, cell) = try shownCell()
    cell.backgroundConfiguration = .clear()
    cell.backgroundView = nil
    #expect(cell.backgroundConfiguration != nil)
  }

  // MARK: Where the views are

  @Test func theBackgroundViewLiesBehindAllAndFillsTheCell() throws {
    let (screen, cell) = try shownCell()
    let view = UIView()
    cell.backgroundView = view
    screen.window.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.subviews.first === view)
    #expect(view.frame == cell.bounds)
  }

  @Test func theSelectedBackgroundIsThereOnlyWhileSelected() throws {
    let (_, cell) = try shownCell()
    let background = UIView()
    let selected = UIView()
    cell.backgroundView = background
    cell.selectedBackgroundView = selected
    cell.layoutIfNeeded()
    #expect(selected.superview == nil)
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(selected.superview === cell)
    let order = cell.subviews.filter { $0 === background || $0 === selected }
    #expect(order == [background, selected])
    cell.setSelected(false, animated: false)
    cell.layoutIfNeeded()
    #expect(selected.superview == nil)
  }

  // MARK: Configuration updates

  @Test func configurationsAreUpdatedAfterTheProviderHasReturned() {
    final class Order {
      var events: [String] = []
    }
    let order = Order()
    let screen = PlainScreen { cell, _ in
      cell.configurationUpdateHandler = { _, _ in order.events.append("update") }
      order.events.append("provide")
    }
    screen.start("A:a")
    #expect(Array(order.events.prefix(2)) == ["provide", "update"])
  }

  @Test func theUpdateLearnsOfSelection() throws {
    let (_, cell) = try shownCell()
    var isSelected: [Bool] = []
    cell.configurationUpdateHandler = { isSelected.append($1.isSelected) }
    cell.layoutIfNeeded()
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(isSelected.last == true)
  }
}
