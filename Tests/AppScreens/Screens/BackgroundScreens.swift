import AppScreens
import UIKit

/// A handler that is set at every dequeue.
final class DequeuedHandlerScreen: CellsScreen<LabelCell> {
  override func cell(
    _ table: UITableView, _ indexPath: IndexPath, _ letter: String
  ) -> UITableViewCell {
    let cell = super.cell(table, indexPath, letter)
    cell.configurationUpdateHandler = { [stage] cell, state in
      stage.note("update \(letter) \(state.isSelected) \(state.isHighlighted)")
      var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
      if state.isSelected { background.backgroundColor = .systemTeal }
      cell.backgroundConfiguration = background
    }
    return cell
  }
}

/// The provider changes the configuration that it finds.
final class EditedInProviderScreen: CellsScreen<LabelCell> {
  override func cell(
    _ table: UITableView, _ indexPath: IndexPath, _ letter: String
  ) -> UITableViewCell {
    let cell = super.cell(table, indexPath, letter)
    var background = cell.backgroundConfiguration ?? .listGroupedCell()
    background.backgroundColor = "aeiou".contains(letter) ? .systemPink : .systemMint
    cell.backgroundConfiguration = background
    return cell
  }
}

/// Backgrounds that come with `willDisplay`.
final class WillDisplayScreen: CellsScreen<LabelCell> {
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = .systemMint
    cell.backgroundConfiguration = background
  }
}

/// Views that come with `willDisplay`.
final class WillDisplayViewScreen: CellsScreen<LabelCell> {
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    let view = UIView()
    view.backgroundColor = .systemYellow
    cell.backgroundView = view
  }
}
