import RoundedTable
import TestSupport
import Testing
import UIKit

/// Rows that are selected together have the card's shape, also where the app has a background for that.
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
      #expect(cell?.multipleSelectionBackgroundView === cell?.selectedBackgroundView)
    }
    #expect(screen.signs("abc") == "╭│╰")
    screen.tableView.setEditing(false, animated: false)
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.multipleSelectionBackgroundView === own)
    #expect(screen.cell("b")?.multipleSelectionBackgroundView == nil)
  }
}
