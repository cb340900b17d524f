import RoundedTable
import Testing
import UIKit

/// A subclass of an app's may have properties and methods of any name that the documentation of the
/// data source doesn't have.
@MainActor @Suite struct EverydayNamesTests {
  private final class ContactsDataSource: RoundedDiffableDataSource<String, String> {
    var link = "link"
    var table = "table"
    var cells = ["cells"]
    var source = "source"
    var plan = "plan"
    var look = "look"
    var state = "state"
    var layout = "layout"
    var items = ["items"]
    var sections = ["sections"]
    var model = "model"
    var viewModel = "viewModel"
    var delegate = "delegate"
    var theme = "theme"
    var observer = "observer"
    var features = ["features"]
    var updates = ["updates"]
    var insets = "insets"
    var isInstalled = false
    var measuring = "measuring"
    var ownTable = "ownTable"
    var isAsked = false

    func correct(animated: Bool) {}
    func install() {}
    func refresh() {}
  }

  @Test func aSubclassKeepsItsOwn() {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    let dataSource = ContactsDataSource(tableView: tableView) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    }
    dataSource.link = "other"
    dataSource.style.radius = 14
    #expect(dataSource.link == "other" && dataSource.table == "table")
    #expect(!dataSource.isAsked && dataSource.ownTable == "ownTable")
    #expect(dataSource.style.radius == 14)
  }
}
