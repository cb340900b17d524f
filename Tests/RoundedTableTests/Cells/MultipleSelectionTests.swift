import RoundedTable
import TestSupport
import Testing
import UIKit

/// Rows that are selected together have the card's shape, also where the app has a background for
/// that.
@MainActor @Suite struct MultipleSelectionTests {
  @Test func theAppsBackgroundForItIsNotSeenAndComesBack() {
    let own = UIView()
    own.backgroundColor = .systemPink
    let screen = CardScreen(configure: { cell, item in
      cell.multipleSelectionBackgroundView = item == "a" ? own : nil
    })
    screen.tableView.allowsMultipleSelectionDuringEditing = true
    screen.show("A:abc")
    screen.tableView.setEditing(true, animated: false)
    for row in 0...1 {
      screen.tableView.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    screen.window.layoutIfNeeded()
    #expect(own.superview == nil)
    for item in ["a", "b"] {
      let cell = screen.cell(item)
      #expect(cell?.multipleSelectionBackgroundView?.superview === cell)
      #expect(cell?.multipleSelectionBackgroundView !== cell?.selectedBackgroundView)
    }
    #expect(screen.signs("abc") == "╭│╰")
    screen.tableView.setEditing(false, animated: false)
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.multipleSelectionBackgroundView === own)
    #expect(screen.cell("b")?.multipleSelectionBackgroundView == nil)
  }

  /// UIKit shows it only where several rows can be selected.
  @Test(arguments: [false, true]) func itsColorIsShownWhereSeveralRowsCanBeSelected(
    _ hasOther: Bool
  ) {
    let screen = CardScreen(configure: { cell, _ in
      cell.multipleSelectionBackgroundView = UIView()
      cell.multipleSelectionBackgroundView?.backgroundColor = .systemPink
      guard hasOther else { return }
      cell.selectedBackgroundView = UIView()
      cell.selectedBackgroundView?.backgroundColor = .systemTeal
    })
    screen.tableView.allowsMultipleSelectionDuringEditing = true
    screen.show("A:abc")
    @MainActor func color() -> UIColor? {
      screen.tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      screen.window.layoutIfNeeded()
      let shape = screen.cell("b")?.selectedBackgroundView?.subviews.first
      return shape.flatMap { $0.subviews.lazy.compactMap(\.backgroundColor).first }
    }
    let usual: UIColor = hasOther ? .systemTeal : .systemGray4
    #expect(color() == usual)
    screen.tableView.setEditing(true, animated: false)
    #expect(color() == .systemPink)
    screen.tableView.setEditing(false, animated: false)
    #expect(color() == usual)
  }

  /// A cell in which no view is both backgrounds: nothing says that one may be.
  private final class SeparateCell: UITableViewCell {
    var assignments = 0

    override var selectedBackgroundView: UIView? {
      didSet { leave(selectedBackgroundView, in: \.multipleSelectionBackgroundView) }
    }
    override var multipleSelectionBackgroundView: UIView? {
      didSet { leave(multipleSelectionBackgroundView, in: \.selectedBackgroundView) }
    }

    private func leave(
      _ view: UIView?, in other: ReferenceWritableKeyPath<UITableViewCell, UIView?>
    ) {
      assignments += 1
      if let view, self[keyPath: other] === view { self[keyPath: other] = nil }
    }
  }

  @Test func aViewThatCannotBeBothIsTheSelectedBackground() {
    let screen = CardScreen(cellClass: SeparateCell.self)
    screen.show("A:abc")
    screen.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    screen.window.layoutIfNeeded()
    guard let cell = screen.cell("b") as? SeparateCell else { return }
    let selection = cell.selectedBackgroundView
    #expect(selection?.superview === cell)
    #expect(selection?.bounds.size == cell.bounds.size)
    let assignments = cell.assignments
    for _ in 0..<3 {
      cell.setNeedsLayout()
      screen.window.layoutIfNeeded()
    }
    #expect(cell.assignments == assignments)
    screen.dataSource.uninstall()
    #expect(cell.selectedBackgroundView == nil && cell.multipleSelectionBackgroundView == nil)
  }
}
