import UIKit

extension UIKitFact {
  /// How a card's inset reaches content in a table whose cards are inset by margins.
  static let tableMargins = UIKitFact(
    "The table's margins are its cells' too: content, accessories and edit controls stand inside"
  ) { trial in
    tryCells(trial)
    tryAccessory(trial)
    tryEditControl(trial)
  }

  @MainActor private static func table(
    in trial: FactTrial, configure: @escaping (FactTable.Cell) -> Void = { _ in }
  ) -> FactTable {
    let table = FactTable(in: trial.host, configure: configure)
    table.tableView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 40, bottom: 0, trailing: 60)
    return table
  }

  /// How far a rectangle stands from the leading and the trailing edge of the view in whose
  /// coordinates it is.
  @MainActor private static func distances(
    of frame: CGRect, in view: UIView
  ) -> (leading: CGFloat, trailing: CGFloat) {
    let left = frame.minX - view.bounds.minX
    let right = view.bounds.maxX - frame.maxX
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? (right, left) : (left, right)
  }

  /// An untouched cell and its content view have the table's margins.
  @MainActor private static func tryCells(_ trial: FactTrial) {
    let table = table(in: trial)
    table.start("ab")
    guard let cell = trial.cell("a", in: table) else { return }
    for (name, view) in [("cell", cell), ("content view", cell.contentView)] {
      let margins = view.directionalLayoutMargins
      trial.expect(
        margins.leading == 40 && margins.trailing == 60,
        "\(name): \(margins.leading) and \(margins.trailing)")
    }
    table.tableView.directionalLayoutMargins.leading = 50
    table.layOut()
    let leading = cell.directionalLayoutMargins.leading
    trial.expect(leading == 50, "after a change: \(leading)")
  }

  /// An accessory stands at the cell's trailing margin, and content ends before it.
  @MainActor private static func tryAccessory(_ trial: FactTrial) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let table = table(in: trial)
    table.start("a")
    guard let cell = trial.cell("a", in: table) else { return }
    cell.accessoryView = view
    cell.setNeedsLayout()
    table.layOut()
    let accessory = distances(of: view.convert(view.bounds, to: cell), in: cell)
    let content = distances(of: cell.contentView.frame, in: cell)
    trial.expect(accessory.trailing == 60, "accessory \(accessory.trailing) from the edge")
    trial.expect(content.trailing >= 80, "content \(content.trailing) from it")
  }

  /// In editing, the control stands inside the leading margin, and content makes room for it.
  @MainActor private static func tryEditControl(_ trial: FactTrial) {
    let table = table(in: trial)
    table.start("ab")
    guard let cell = trial.cell("a", in: table) else { return }
    table.tableView.setEditing(true, animated: false)
    table.layOut()
    let content = distances(of: cell.contentView.frame, in: cell).leading
    let margins = cell.contentView.directionalLayoutMargins
    trial.expect(cell.isEditing, cell.isEditing ? "editing" : "not editing")
    // The class of the control is UIKit's own: it is what stands small at the leading edge.
    let controls = cell.subviews.filter { view in
      view !== cell.contentView && !view.isHidden && view.alpha > 0
        && view.frame.width > 0 && view.frame.width < 100 && view.frame.height > 5
    }.map { view in (view, distances(of: view.frame, in: cell)) }
    let control = controls.min { $0.1.leading < $1.1.leading }
    if let (view, distance) = control {
      let middle = distance.leading + view.frame.width / 2
      trial.expect(middle > 40, "control at \(distance.leading), \(view.frame.width) wide")
    } else {
      trial.expect(false, "no control")
    }
    trial.expect(content > 0, "content view shifted by \(content)")
    trial.expect(content + margins.leading > 40, "content at \(content + margins.leading)")
  }
}
