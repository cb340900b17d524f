import UIKit

extension UIKitFact {
  static let margins = [cellMargins, accessoryMargin, editControlMargin]

  @MainActor private static func table(
    in trial: FactTrial, configure: @escaping (FactTable.Cell) -> Void = { _ in }
  ) -> FactTable {
    let table = FactTable(in: trial.host, configure: configure)
    table.tableView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 40, bottom: 0, trailing: 60)
    return table
  }

  /// How far a rectangle stands from the leading and the trailing edge of the view in whose coordinates it is.
  @MainActor private static func distances(
    of frame: CGRect, in view: UIView
  ) -> (leading: CGFloat, trailing: CGFloat) {
    let left = frame.minX - view.bounds.minX
    let right = view.bounds.maxX - frame.maxX
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? (right, left) : (left, right)
  }

  /// How a card's inset reaches content.
  static let cellMargins = UIKitFact(
    "The table's margins are those of an untouched cell and its content view"
  ) { trial in
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

  /// Accessories have to stand on the card.
  static let accessoryMargin = UIKitFact(
    "An accessory stands at the cell's trailing margin, and content ends before it"
  ) { trial in
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

  /// Edit controls have to stand on the card, too: content makes room for one at the margin.
  static let editControlMargin = UIKitFact(
    "In editing, content makes room at the leading edge and keeps its margin"
  ) { trial in
    let table = table(in: trial)
    table.start("ab")
    guard let cell = trial.cell("a", in: table) else { return }
    table.tableView.setEditing(true, animated: false)
    table.layOut()
    let content = distances(of: cell.contentView.frame, in: cell).leading
    let margins = cell.contentView.directionalLayoutMargins
    trial.expect(cell.isEditing, cell.isEditing ? "editing" : "not editing")
    trial.expect(content > 0, "content view shifted by \(content)")
    trial.expect(content + margins.leading > 40, "content at \(content + margins.leading)")
  }
}
