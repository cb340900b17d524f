import AppScreens
import UIKit

/// The provider asks the data source for the item instead of taking the one that it is given.
final class AskingProviderScreen: ScreenController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: Letters!

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = Letters(tableView: table) { [unowned self] _, indexPath, _ in
      let item = dataSource.itemIdentifier(for: indexPath)
      let isLast = dataSource.snapshot().itemIdentifiers.last == item
      return cell(indexPath, "\(item ?? "nothing")\(isLast ? "." : "")")
    }
  }
  override func show(_ step: Int) { dataSource.apply(ScreenScript.snapshot(step)) }
}

/// Cells made by hand, which are never reused.
final class HandMadeCellsScreen: ScreenController {
  private lazy var dataSource = Letters(tableView: table) { [stage] _, indexPath, item in
    stage.note("cell \(item) at \(indexPath)")
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = item
    cell.detailTextLabel?.text = item.uppercased()
    cell.backgroundColor = .systemYellow
    return cell
  }

  override func show(_ step: Int) { dataSource.apply(ScreenScript.snapshot(step)) }
}

/// Cells from the reuse pool without index path, made by hand when it is empty.
final class OldDequeuingScreen: ScreenController {
  private lazy var dataSource = Letters(tableView: table) { [stage] tableView, indexPath, item in
    stage.note("cell \(item) at \(indexPath)")
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "old")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "old")
    stage.note("had \(cell.textLabel?.text ?? "nothing")")
    cell.textLabel?.text = item
    cell.detailTextLabel?.text = "\(indexPath.row)"
    return cell
  }

  override func show(_ step: Int) { dataSource.apply(ScreenScript.snapshot(step)) }
}

/// A provider that has nothing to give once its screen is gone.
final class WeakSelfScreen: ScreenController {
  fileprivate lazy var dataSource = Letters(tableView: table) { [weak self] _, indexPath, item in
    guard let self else { return nil }
    return cell(indexPath, item)
  }

  override func show(_ step: Int) {
    guard step > 0 else { return dataSource.applySnapshotUsingReloadData(ScreenScript.snapshot(0)) }
    dataSource.apply(ScreenScript.snapshot(step), animatingDifferences: view.window != nil)
  }
}

/// Shows a screen whose table outlives it, and its data source as well if something else keeps
/// that, as view models do.
@MainActor package func remains(ofScreenOn stage: Stage, keepsDataSource: Bool) -> ScreenRemains {
  let screen = WeakSelfScreen(stage)
  screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  screen.show(0)
  screen.table.layoutIfNeeded()
  return ScreenRemains(
    screen: screen, table: screen.table, dataSource: keepsDataSource ? screen.dataSource : nil)
}

/// Rows that measure themselves, few enough to be all in sight.
final class SelfSizingScreen: ScreenController {
  private lazy var dataSource = Letters(tableView: table) { [stage] tableView, indexPath, item in
    stage.note("cell \(item) at \(indexPath)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = item
    content.secondaryText = item < "m" ? item.uppercased() : nil
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 60
  }
  override func show(_ step: Int) {
    dataSource.apply(ScreenScript.snapshot(step, limit: 4, section: \.self, item: \.self))
  }
}
