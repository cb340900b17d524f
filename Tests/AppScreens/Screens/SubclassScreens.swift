import AppScreens
import UIKit

/// A data source with titles, which is also the table's delegate.
final class TitledDataSource: DiffableDataSource<String, String>, UITableViewDelegate {
  var stage: Stage?

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { snapshot().sectionIdentifiers[section] }
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { section == 0 ? "\(snapshot().numberOfItems) letters" : nil }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage?.note("did select \(itemIdentifier(for: indexPath) ?? "nothing")")
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

final class TitledScreen: ScreenController {
  private lazy var dataSource = TitledDataSource(tableView: table) { [weak self] in
    self?.cell($1, $2)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.stage = stage
    table.delegate = dataSource
  }
  override func show(_ step: Int) { dataSource.apply(ScreenScript.snapshot(step)) }
}

/// A data source whose rows are deleted and moved by the user.
final class EditingDataSource: DiffableDataSource<String, String> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath) != "b"
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([item])
    apply(snapshot)
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let other = itemIdentifier(for: destinationIndexPath), item != other
    else { return }
    var snapshot = snapshot()
    let isDown = (snapshot.indexOfItem(item) ?? 0) < (snapshot.indexOfItem(other) ?? 0)
    if isDown {
      snapshot.moveItem(item, afterItem: other)
    } else {
      snapshot.moveItem(item, beforeItem: other)
    }
    apply(snapshot, animatingDifferences: false)
  }
}

final class EditingScreen: ScreenController {
  private lazy var dataSource = EditingDataSource(tableView: table) { [weak self] in
    let cell = self?.cell($1, $2)
    cell?.showsReorderControl = true
    return cell
  }

  override func show(_ step: Int) {
    dataSource.defaultRowAnimation = .left
    dataSource.apply(ScreenScript.snapshot(step))
  }
}

/// A data source with an index down the side.
final class IndexedDataSource: DiffableDataSource<String, String> {
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    snapshot().sectionIdentifiers
  }
  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { snapshot().indexOfSection(title) ?? 0 }
}

final class IndexedScreen: ScreenController {
  private lazy var dataSource = IndexedDataSource(tableView: table) { [weak self] in
    self?.cell($1, $2)
  }

  override func show(_ step: Int) {
    dataSource.apply(ScreenScript.snapshot(step))
    stage.note("index \(dataSource.sectionIndexTitles(for: table) ?? [])")
  }
}
