import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor struct CellUpdateTests {
  private final class Diary: UITableViewCell {
    var entries: [String] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      entries.append(state.isSelected ? "selected" : "update")
    }
  }

  @Test func updatesAreGatheredUntilTheNextLayout() {
    let cell = Diary(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    cell.entries = []
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsUpdateConfiguration()
    cell.isSelected = true
    #expect(cell.entries.isEmpty)
    cell.layoutIfNeeded()
    #expect(cell.entries == ["selected"])
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.entries == ["selected"])
  }

  @Test func theHandlerRunsAfterTheMethod() {
    let cell = Diary(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    cell.entries = []
    cell.configurationUpdateHandler = { cell, _ in
      (cell as? Diary)?.entries.append("handler")
    }
    cell.layoutIfNeeded()
    #expect(cell.entries == ["update", "handler"])
  }

  @Test func aTableUpdatesACellAfterItWasHandedOut() {
    var events: [String] = []
    let stage = CellStage { path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.configurationUpdateHandler = { _, _ in events.append("update \(path.row)") }
      events.append("made \(path.row)")
      return cell
    }
    #expect(stage.table.numberOfRows(inSection: 0) == 3)
    #expect(events.prefix(4) == ["made 0", "update 0", "made 1", "update 1"])
  }

  @Test func aHandlerThatTakesTheBackgroundWins() {
    let stage = CellStage(cells: .default) { cell in
      cell.backgroundView = UIView()
      cell.configurationUpdateHandler = { cell, _ in
        cell.backgroundConfiguration = .listGroupedCell()
      }
    }
    #expect(stage[0].backgroundView == nil)
    #expect(stage[0].backgroundConfiguration != nil)
  }

  @Test func withoutAutomaticUpdatesTheBackgroundKeepsItsColor() {
    let stage = CellStage(cells: .default) {
      $0.automaticallyUpdatesBackgroundConfiguration = false
      $0.backgroundConfiguration = .listGroupedCell()
    }
    stage[0].isSelected = true
    stage.layOut()
    #expect(
      stage[0].backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func theStateTellsWhatTheCellIs() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isEditing = true
    cell.isUserInteractionEnabled = false
    let state = cell.configurationState
    #expect(state.isSelected)
    #expect(state.isEditing)
    #expect(state.isDisabled)
    #expect(!state.isHighlighted)
    #expect(!state.isSwiped)
  }
}
