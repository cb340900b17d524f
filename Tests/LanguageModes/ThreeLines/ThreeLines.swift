import RoundedTable
import UIKit

/// The least that an app can do with the package, in whichever language mode it is built.
@main final class ThreeLines: UIResponder, UIApplicationDelegate {
  private let screen = UITableViewController(style: .grouped)
  private lazy var dataSource = RoundedDiffableDataSource<Int, String>(
    tableView: screen.tableView
  ) { _, _, _ in UITableViewCell() }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Ada", "Bea"])
    dataSource.apply(snapshot)
    return true
  }
}
