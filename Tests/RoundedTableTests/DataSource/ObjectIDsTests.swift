import RoundedTable
import TestSupport
import Testing
import UIKit

/// Snapshots as Core Data delivers them: items are object IDs, sections are strings.
@MainActor @Suite struct ObjectIDsTests {
  /// An object that is compared by what it stands for, as `NSManagedObjectID` is.
  ///
  /// Each fetch may bring other instances.
  private final class ObjectID: NSObject, @unchecked Sendable {
    let uri: String

    init(_ uri: String) { self.uri = uri }

    override func isEqual(_ object: Any?) -> Bool { (object as? ObjectID)?.uri == uri }
    override var hash: Int { uri.hashValue }
  }

  private typealias Source = RoundedDiffableDataSource<String, ObjectID>

  private let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let tableView: UITableView
  private let dataSource: Source

  private final class Log { var items = "" }
  private let log = Log()

  init() {
    let tableView = UITableView(frame: window.bounds, style: .grouped)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    dataSource = Source(tableView: tableView) { [log] tableView, indexPath, id in
      log.items += id.uri
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    self.tableView = tableView
    window.addSubview(tableView)
    window.isHidden = false
  }

  /// Applies sections written as "A:abc", one letter an object, with IDs that are made anew.
  private func apply(_ sections: String..., reconfiguring: String = "") async {
    var snapshot = NSDiffableDataSourceSnapshot<String, ObjectID>()
    for section in sections {
      snapshot.appendSections([String(section.prefix(1))])
      snapshot.appendItems(section.dropFirst(2).map { ObjectID(String($0)) })
    }
    snapshot.reconfigureItems(reconfiguring.map { ObjectID(String($0)) })
    log.items = ""
    await dataSource.apply(snapshot)
    window.layoutIfNeeded()
  }

  private func cell(_ item: String) -> UITableViewCell? {
    dataSource.indexPath(for: ObjectID(item)).flatMap { tableView.cellForRow(at: $0) }
  }

  private func signs(_ items: String) -> String {
    String(items.map { cell(String($0)).map { ShownCard(of: $0).sign } ?? "?" })
  }

  @Test func rowsAreFollowedByWhatTheirIDsStandFor() async {
    await apply("A:abc", "B:de")
    #expect(signs("abcde") == "╭│╰╭╰")
    let cells = "ace".map { cell(String($0)) }
    await apply("A:xac", "C:y", "B:ez")
    #expect(signs("xacyez") == "╭│╰□╭╰")
    #expect(zip("ace", cells).allSatisfy { cell(String($0)) === $1 })
    #expect(log.items == "xyz", "no row that stays is asked for again")
    #expect(dataSource.capPosition(for: ObjectID("e")) == .top)
    #expect(dataSource.diagnose() == [])
  }

  /// An object that has changed keeps its ID.
  @Test func anObjectThatChangedKeepsItsCard() async {
    await apply("A:abc")
    let former = cell("c")
    await apply("A:abcd", reconfiguring: "c")
    #expect(cell("c") === former)
    #expect(log.items == "cd" || log.items == "dc")
    #expect(signs("abcd") == "╭││╰")
  }

  @Test func anObjectMovesToAnotherSection() async {
    await apply("A:abc", "B:d")
    await apply("A:ab", "B:cd")
    #expect(signs("abcd") == "╭╰╭╰")
    await apply("B:cdba")
    #expect(signs("cdba") == "╭││╰")
  }

  @Test func stylesAndCardsAreToldByID() async {
    dataSource.cardID = { $0.uri < "c" }
    dataSource.sectionStyle = { if $0 == "B" { $1.radius = 22 } }
    dataSource.rowStyle = { if $0 == ObjectID("b") { $1.color = .systemGreen } }
    await apply("A:abcd", "B:e")
    #expect(signs("abcde") == "╭╰╭╰□")
    #expect(ShownCard.fill(of: cell("b")) == .systemGreen)
    #expect(dataSource.resolvedStyle(forSection: "B")?.radius == 22)
  }
}
