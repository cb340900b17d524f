import UIKit

extension UIKitFact {
  static let applying = [asyncApply, movedRow, reconfiguredRow, leavingCell]

  /// An override that counts on the other form being called would correct the cards at the wrong
  /// time or never.
  static let asyncApply = UIKitFact(
    "The async form of apply does not call the form with a completion"
  ) { trial in
    let table = FactTable(in: trial.host)
    table.start("ab")
    table.dataSource.applied = 0
    await table.dataSource.apply(FactTable.snapshot("abc"), animatingDifferences: true)
    trial.expect(table.dataSource.applied == 0, "\(table.dataSource.applied) calls")
    trial.expect(table.tableView.numberOfRows(inSection: 0) == 3, "the row was there afterwards")
  }

  /// Why corners go stale.
  static let movedRow = UIKitFact("A row that moves is not asked for and keeps its cell") { trial in
    let table = FactTable(in: trial.host)
    table.start("abc")
    guard let cell = trial.cell("c", in: table) else { return }
    table.animate(to: FactTable.snapshot("cab"))
    table.layOut()
    trial.expect(table.log.asked.isEmpty, "asked for \(table.log.asked.count) rows")
    trial.expect(
      table.cell("c") === cell, "the cell is \(table.cell("c") === cell ? "" : "not ")the same")
  }

  /// A cell that is reconfigured comes by `cellForRowAt` before the cards are corrected.
  static let reconfiguredRow = UIKitFact(
    "A reconfigured row's own cell is asked for before apply returns"
  ) { trial in
    let table = FactTable(in: trial.host)
    table.start("abc")
    guard let cell = trial.cell("b", in: table) else { return }
    let reuses = cell.reuses
    var snapshot = FactTable.snapshot("xcab")
    snapshot.reconfigureItems(["b"])
    var duration = 0.0
    table.log.onAsking = { duration = max(duration, UIView.inheritedAnimationDuration) }
    table.animate(to: snapshot)
    let asked = String(table.log.asked.sorted())
    trial.expect(asked == "bx", "asked for \(asked)")
    trial.expect(
      table.cell("b") === cell, "the cell \(table.cell("b") === cell ? "stayed" : "changed")")
    trial.expect(cell.reuses == reuses, "prepared for reuse \(cell.reuses - reuses) times")
    trial.note("inside an animation of \(duration) s")
  }

  /// The cards are corrected without touching it, so what it shows is seen until it is gone.
  static let leavingCell = UIKitFact(
    "The cell of a deleted row is left as it is while it animates out"
  ) { trial in
    let background = UIView()
    let table = FactTable(in: trial.host)
    table.start("abc")
    guard let cell = trial.cell("c", in: table) else { return }
    cell.backgroundView = background
    table.layOut()
    let reuses = cell.reuses
    table.animate(to: FactTable.snapshot("ab"))
    trial.expect(cell.reuses == reuses, "prepared for reuse \(cell.reuses - reuses) times")
    trial.expect(
      cell.backgroundView === background,
      "the background view is \(cell.backgroundView == nil ? "gone" : "there")")
    trial.expect(cell.superview != nil, cell.superview == nil ? "out of the table" : "in the table")
    trial.expect(table.log.asked.isEmpty, "asked for \(table.log.asked.count) rows")
  }
}
