// What a stranger's package does with the screen in the README: it shows it, adds a row, and prints what each row wears and
// a drawing, before and after. `.ci/run` makes that package outside the repository.
import RoundedTable
@_spi(Headless) import UIKit

@MainActor func show(_ tableView: UITableView) {
  for indexPath in tableView.indexPathsForVisibleRows ?? [] {
    let cell = tableView.cellForRow(at: indexPath)
    let card = (cell?.backgroundView as? CardBackgroundView)?.card
    print(cell?.textLabel?.text ?? "?", card?.position.description ?? "without a card")
  }
  print(HeadlessDrawing(of: tableView).svg(title: "Contacts"))
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
