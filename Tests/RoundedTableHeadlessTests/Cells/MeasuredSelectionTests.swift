import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Selected rows where UIKit lays out what is behind a row whenever it measures it, also a view
/// that isn't in the cell yet.
@MainActor @Suite struct MeasuredSelectionTests {
  @Test(arguments: [false, true], [false, true])
  func theirLayoutComesToAnEnd(_ laysOut: Bool, _ awaits: Bool) {
    for sequence in 0..<64 {
      let faults = HeadlessFaults.during {
        HeadlessVariations.measuringLaysOutBackgrounds.with(laysOut) {
          HeadlessVariations.selectionAwaitsLayout.with(awaits) {
            HeadlessClock.held { run(sequence) }
          }
        }
      }
      #expect(faults == [], "\(sequence)")
    }
  }

  private func run(_ sequence: Int) {
    func has(_ bit: Int) -> Bool { sequence & (1 << bit) != 0 }
    let screen = ClassicScreen("abc", rowHeight: UITableView.automaticDimension)
    let table = screen.tableView
    if has(0) { table.allowsMultipleSelection = true }
    if has(1) { table.allowsMultipleSelectionDuringEditing = true }
    table.selectRow(at: [0, 1], animated: has(4), scrollPosition: .none)
    if has(2) { screen.window.layoutIfNeeded() }
    table.allowsMultipleSelection = true
    if has(3) { table.setEditing(true, animated: true) }
    screen.items("xabc")
    screen.update { table.insertRows(at: [[0, 0]], with: .automatic) }
    if has(5) { screen.update { table.reloadRows(at: [[0, 1], [0, 2]], with: .automatic) } }
    screen.window.layoutIfNeeded()
    HeadlessClock.advance(by: 1)
    screen.window.layoutIfNeeded()
    #expect(screen.signs == ["╭││╰"])
  }
}
