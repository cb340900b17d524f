// What .ci/walk follows: one `apply` that adds a row, and a new radius, each until the rows have
// been redrawn. Built with the debug build, where no function is a part of another.
import RoundedTable
@_spi(Headless) import UIKit

/// What is called by this is followed, and what comes after ``isFollowed()`` is not.
@inline(never) @MainActor func followed(_ body: () -> Void) { body() }

@inline(never) @MainActor func isFollowed() {}

@MainActor func walk(_ name: String?) {
  let tableView = UITableView(frame: .zero, style: .grouped)
  tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  let dataSource = RoundedDiffableDataSource<Int, Int>(tableView: tableView) {
    tableView, indexPath, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(item)"
    return cell
  }
  let controller = UIViewController(nibName: nil, bundle: nil)
  controller.view.addSubview(tableView)
  let window = UIWindow(device: .phone)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  tableView.frame = controller.view.bounds
  window.layoutIfNeeded()
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  snapshot.appendSections([0])
  for count in 1...3 {
    snapshot.appendItems([count])
    dataSource.apply(snapshot)
    window.layoutIfNeeded()
    HeadlessClock.advance(by: 1)
  }
  snapshot.appendItems([4])
  followed {
    switch name {
    case "apply": dataSource.apply(snapshot)
    case "radius": dataSource.style.radius = 20
    default: print("walk: apply or radius?")
    }
    window.layoutIfNeeded()
    HeadlessClock.advance(by: 1)
  }
  withExtendedLifetime(dataSource) { isFollowed() }
}

HeadlessDevice.with(.phone) {
  HeadlessClock.held { walk(CommandLine.arguments.dropFirst().first) }
}
