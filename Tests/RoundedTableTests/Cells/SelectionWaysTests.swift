import RoundedTable
import TestSupport
import Testing
import UIKit

/// Ways in which cells show, or hide, that their rows are highlighted or selected.
@MainActor @Suite struct SelectionWaysTests {
  /// The color that is drawn for a selected row.
  private func selectedColor(_ item: String, on screen: CardScreen) -> UIColor? {
    screen.tableView.selectRow(
      at: screen.dataSource.indexPath(for: item), animated: false, scrollPosition: .none)
    screen.window.layoutIfNeeded()
    let shape = screen.cell(item)?.selectedBackgroundView?.subviews.first
    return shape?.subviews.lazy.compactMap(\.backgroundColor).first
  }

  @Test func aSelectedBackgroundWithoutColorIsClear() {
    let screen = CardScreen(configure: { cell, item in
      cell.selectedBackgroundView = item == "a" ? UIView() : nil
    })
    screen.show("A:ab")
    #expect(selectedColor("a", on: screen) == .clear)
    #expect(selectedColor("b", on: screen) == .systemGray4)
    screen.cell("a")?.selectedBackgroundView?.backgroundColor = .systemTeal
    #expect(selectedColor("a", on: screen) == .systemTeal)
    screen.cell("a")?.selectedBackgroundView?.backgroundColor = nil
    #expect(selectedColor("a", on: screen) == .clear)
  }

  /// Puts its selection in front of its content in each layout, and counts who puts it behind.
  private final class FrontCell: UITableViewCell {
    var moves = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      if let view = selectedBackgroundView, view.superview === self { bringSubviewToFront(view) }
    }

    override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
      super.insertSubview(view, belowSubview: siblingSubview)
      if view === selectedBackgroundView { moves += 1 }
    }
  }

  @Test func aSelectionIsPutBehindTheContentOnceEachTimeItAppears() throws {
    let screen = CardScreen(cellClass: FrontCell.self)
    screen.show("A:ab")
    let cell = try #require(screen.cell("a") as? FrontCell)
    for appearance in 1...2 {
      screen.tableView.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      for _ in 0..<5 {
        cell.setNeedsLayout()
        cell.selectedBackgroundView?.setNeedsLayout()
        screen.window.layoutIfNeeded()
      }
      #expect(cell.moves == appearance)
      screen.tableView.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
      screen.window.layoutIfNeeded()
    }
  }

  /// The system's color for a selected row, in a configuration that the app has changed.
  @Test func aConfigurationHasTheColorOfItsState() {
    let screen = CardScreen(configure: { cell, _ in
      var configuration = UIBackgroundConfiguration.listGroupedCell()
      configuration.strokeWidth = 2
      cell.backgroundConfiguration = configuration
    })
    screen.show("A:ab")
    let state = screen.cell("a")?.configurationState
    let color = selectedColor("a", on: screen)
    let selected = state.map { state in
      var state = state
      state.isSelected = true
      return UIBackgroundConfiguration.listGroupedCell().updated(for: state)
    }
    #expect(color != nil && color != .clear)
    #expect(color == selected?.resolvedBackgroundColor(for: .systemBlue))
  }

  /// As apps assign it for rows that show their selection by the check marks of editing alone.
  @Test func aBackgroundWithoutColorForSeveralRowsIsClear() {
    let screen = CardScreen(configure: { cell, _ in
      cell.multipleSelectionBackgroundView = UIView()
    })
    screen.tableView.allowsMultipleSelectionDuringEditing = true
    screen.show("A:ab")
    #expect(selectedColor("a", on: screen) == .systemGray4)
    screen.tableView.setEditing(true, animated: false)
    #expect(selectedColor("a", on: screen) == .clear)
  }

  private final class ColoringCell: UITableViewCell {
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      contentView.backgroundColor = selected ? .systemTeal : .systemYellow
    }
  }

  /// UIKit lets the content view cover the selected background.
  @Test func aContentViewThatIsColoredWithTheSelectionCoversIt() {
    let screen = CardScreen(cellClass: ColoringCell.self)
    screen.show("A:ab")
    for _ in 0..<2 {
      #expect(selectedColor("a", on: screen) == .clear)
      #expect(ShownCard.fill(of: screen.cell("a")) == .systemTeal)
      screen.tableView.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
      screen.window.layoutIfNeeded()
      #expect(ShownCard.fill(of: screen.cell("a")) == .systemYellow)
    }
    screen.dataSource.style.fill = .color(.systemBlue)
    #expect(selectedColor("a", on: screen) == .systemGray4)
  }

  /// Where UIKit shows no selection, nothing else would show the state.
  @Test func aContentViewThatAloneShowsTheSelectionCoversTheStylesFill() {
    let screen = CardScreen(
      cellClass: ColoringCell.self, configure: { cell, _ in cell.selectionStyle = .none })
    screen.dataSource.style.fill = .color(.systemBlue)
    screen.show("A:ab")
    for _ in 0..<2 {
      screen.tableView.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      screen.window.layoutIfNeeded()
      #expect(ShownCard.fill(of: screen.cell("a")) == .systemTeal)
      screen.tableView.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
      screen.window.layoutIfNeeded()
      #expect(ShownCard.fill(of: screen.cell("a")) == .systemBlue)
    }
  }

  private final class PaintingCell: UITableViewCell {
    static var showsSelection = false
    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.backgroundColor =
        Self.showsSelection && isSelected ? .systemTeal : .systemYellow
    }
  }

  @Test(arguments: [false, true])
  func aContentViewThatIsColoredInEveryLayoutCoversTheSelectionIfItShowsIt(_ showsIt: Bool) {
    PaintingCell.showsSelection = showsIt
    let screen = CardScreen(cellClass: PaintingCell.self)
    screen.show("A:ab")
    for _ in 0..<3 {
      #expect(selectedColor("a", on: screen) == (showsIt ? .clear : .systemGray4))
      #expect(ShownCard.fill(of: screen.cell("a")) == (showsIt ? .systemTeal : .systemYellow))
      screen.cell("a")?.setNeedsLayout()
      screen.window.layoutIfNeeded()
    }
  }

  @Test func aContentViewThatKeepsItsColorDoesNotCoverTheSelection() {
    let screen = CardScreen(configure: { cell, _ in cell.contentView.backgroundColor = .systemRed })
    screen.show("A:ab")
    #expect(selectedColor("a", on: screen) == .systemGray4)
  }
}
