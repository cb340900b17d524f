import RoundedTable
import TestSupport
import Testing
import UIKit

/// A data source that is freed without `uninstall()` leaves a decorated table behind, which is
/// undecorated when another one fills it.
@MainActor @Suite struct FreedDataSourceTests {
  typealias Plain = UITableViewDiffableDataSource<String, String>
  typealias Rounded = RoundedDiffableDataSource<String, String>

  private let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let tableView: UITableView
  private let controller = UIViewController(nibName: nil, bundle: nil)

  init() {
    tableView = UITableView(frame: window.bounds, style: .plain)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    controller.show(tableView)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private let provider: Plain.CellProvider = { tableView, indexPath, _ in
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  private func show(_ items: String, by dataSource: Plain) {
    dataSource.apply(
      LetterSnapshot(["A:\(items)"]), animatingDifferences: false, completion: nil)
    window.layoutIfNeeded()
  }

  private func plain(showing items: String) -> Plain {
    let plain = Plain(tableView: tableView, cellProvider: provider)
    show(items, by: plain)
    return plain
  }

  /// A data source that has made cards, some of them on cells that wait for reuse now.
  private func rounded() -> Rounded {
    let rounded = Rounded(
      tableView: tableView, style: CardStyle(radius: 14), tableStyle: TableStyle(inset: 30),
      cellProvider: provider)
    show("abcdefghij", by: rounded)
    show("abc", by: rounded)
    return rounded
  }

  /// What cards change about a table.
  private var properties: [String] {
    [
      "\(tableView.separatorStyle.rawValue)", "\(tableView.directionalLayoutMargins)",
      "\(controller.additionalSafeAreaInsets)",
      "\(tableView.backgroundColor == .systemGroupedBackground)",
      "\(tableView.subviews.count { !($0 is UITableViewCell) })",
    ]
  }

  private var decorated: Int {
    (0..<10).count {
      let cell = tableView.cellForRow(at: IndexPath(row: $0, section: 0))
      return cell?.backgroundView is CellBackgroundView || cell?.selectedBackgroundView != nil
    }
  }

  private func turns() async {
    for _ in 0..<10 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
  }

  @Test func ourNextOneFindsTheTableAsTheAppLeftIt() {
    let before = properties
    do { _ = rounded() }
    let second = rounded()
    #expect(properties != before)
    second.uninstall()
    #expect(properties == before)
  }

  /// It may be the last one to be told: the table is the next one's before the first one is freed.
  @Test func underUIKitsClassTheTableIsAsTheAppLeftIt() {
    let before = properties
    var dataSource: Plain? = rounded()
    #expect(decorated == 3)
    dataSource = Plain(tableView: tableView, cellProvider: provider)
    if let dataSource { show("abcdefghij", by: dataSource) }
    #expect(properties == before)
    #expect(decorated == 0)
  }

  @Test func underUIKitsClassThatComesLaterInTheTurnToo() {
    let before = properties
    do { _ = rounded() }
    let second = plain(showing: "abcdefghij")
    #expect(second.snapshot().numberOfItems == 10)
    window.layoutIfNeeded()
    #expect(properties == before)
    #expect(decorated == 0)
  }

  /// The rows of a table in its last transition stay as they are.
  @Test func aTableThatNobodyFillsStaysAsItIs() async {
    let before = properties
    var dataSource: Plain? = rounded()
    let decoratedProperties = properties
    let cells = (0..<3).compactMap { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
    dataSource = nil
    #expect(dataSource == nil)
    tableView.setNeedsLayout()
    for cell in cells { cell.backgroundView?.setNeedsLayout() }
    window.layoutIfNeeded()
    await turns()
    window.layoutIfNeeded()
    #expect(properties == decoratedProperties)
    #expect(cells.count == 3)
    #expect(cells.allSatisfy { $0.backgroundView is CellBackgroundView })
    // Another one comes after all.
    let second = plain(showing: "abcdefghij")
    window.layoutIfNeeded()
    #expect(second.snapshot().numberOfItems == 10)
    #expect(properties == before)
    #expect(decorated == 0)
  }

  private final class Box: @unchecked Sendable {
    var dataSource: Plain?
  }

  @Test func oneThatIsFreedOnAnotherQueueLeavesTheTableToo() async {
    let before = properties
    let box = Box()
    box.dataSource = rounded()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        box.dataSource = nil
        continuation.resume()
      }
    }
    let second = plain(showing: "abcdefghij")
    await turns()
    window.layoutIfNeeded()
    #expect(second.snapshot().numberOfItems == 10)
    #expect(properties == before)
    #expect(decorated == 0)
  }

  private final class Counting: CellDecorator {
    var undecorated: Set<ObjectIdentifier> = []
    func decorate(_ cell: UITableViewCell, as card: Card, animated: Bool) {}
    func undecorate(_ cell: UITableViewCell) { undecorated.insert(ObjectIdentifier(cell)) }
  }

  @Test func theAppsDecoratorTakesItsCardsOff() {
    let decorator = Counting()
    var dataSource: Plain?
    do {
      let rounded = Rounded(tableView: tableView, cellProvider: provider)
      rounded.decorator = decorator
      show("abc", by: rounded)
      dataSource = rounded
    }
    decorator.undecorated = []
    dataSource = Plain(tableView: tableView, cellProvider: provider)
    if let dataSource { show("abc", by: dataSource) }
    #expect(decorator.undecorated.count == 3)
  }

  @Test func whatWasUninstalledIsNotTakenOffAgain() {
    let before = properties
    do {
      let rounded = rounded()
      rounded.uninstall()
      tableView.separatorStyle = .none
    }
    let second = plain(showing: "abc")
    #expect(second.snapshot().numberOfItems == 3)
    #expect(tableView.separatorStyle == .none)
    tableView.separatorStyle = .singleLine
    #expect(properties == before)
  }

  @Test func aTableThatOutlivesItsDataSourceIsFreedItself() async {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    weak var freed: Plain?
    weak var decorator: Counting?
    do {
      let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let tableView = UITableView(frame: window.bounds, style: .grouped)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      window.addSubview(tableView)
      window.isHidden = false
      do {
        let counting = Counting()
        let rounded = Rounded(tableView: tableView, cellProvider: provider)
        rounded.decorator = counting
        show("abc", by: rounded)
        window.layoutIfNeeded()
        (freed, decorator) = (rounded, counting)
      }
      #expect(await soon { freed == nil })
      window.layoutIfNeeded()
      await turns()
      table = tableView
      cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(cell != nil)
      tableView.removeFromSuperview()
      window.isHidden = true
    }
    #expect(await soon { table == nil })
    #expect(await soon { cell == nil })
    #expect(await soon { decorator == nil })
  }
}
