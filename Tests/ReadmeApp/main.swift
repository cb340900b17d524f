// An app with the screen in the README: it shows the screen, adds a row, and prints what each row
// shows and a drawing, before and after. `.ci/run readme_app` makes a package of it outside the
// repository.
import RoundedTable
@_spi(Headless) import UIKit

@MainActor func show(_ tableView: UITableView) {
  for indexPath in tableView.indexPathsForVisibleRows ?? [] {
    let cell = tableView.cellForRow(at: indexPath)
    print(cell?.textLabel?.text ?? "?", position(of: cell)?.description ?? "without a card")
  }
  print(HeadlessDrawing(of: tableView).svg(title: "Contacts"))
}

/// The position that a cell's corners show: a card's top pair belongs to one view, its bottom pair
/// to the one inside.
@MainActor func position(of cell: UITableViewCell?) -> CapPosition? {
  guard let shape = cell?.backgroundView?.subviews.first, let fill = shape.subviews.first else {
    return nil
  }
  return CapPosition(
    joinsPrevious: shape.layer.cornerRadius == 0, joinsNext: fill.layer.cornerRadius == 0)
}

HeadlessDevice.with(.phone) {
  HeadlessClock.held {
    let window = UIWindow(device: .phone)
    let screen = ContactsScreen(style: .grouped)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    show(screen.tableView)
    screen.add("Dora")
    HeadlessClock.advance(by: 1)
    window.layoutIfNeeded()
    show(screen.tableView)
  }
}
