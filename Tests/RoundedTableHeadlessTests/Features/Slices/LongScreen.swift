import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A table with numbered rows and a shadow round its cards.
@MainActor final class LongScreen {
  let window = UIWindow(device: .phone)
  let tableView = CountingTable(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .grouped)
  let dataSource: RoundedDiffableDataSource<Int, Int>

  init(rows: Int, sections: Int, cellClass: UITableViewCell.Type = UITableViewCell.self) {
    tableView.rowHeight = 44
    tableView.register(cellClass, forCellReuseIdentifier: "cell")
    dataSource = RoundedDiffableDataSource(tableView: tableView, style: .shadowed) {
      tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view = tableView
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(Array(0..<sections))
    for section in 0..<sections {
      let items = rows * section / sections..<rows * (section + 1) / sections
      snapshot.appendItems(Array(items), toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    settle()
  }

  func show(rows: [Int], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func settle() {
    window.layoutIfNeeded()
    HeadlessClock.advance(by: 2)
    window.layoutIfNeeded()
  }
}

extension CardStyle {
  static let shadowed: CardStyle = {
    var style = CardStyle()
    style.shadow = CardShadow()
    return style
  }()
}
