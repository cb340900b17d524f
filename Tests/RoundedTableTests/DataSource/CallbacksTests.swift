import RoundedTable
import TestSupport
import Testing
import UIKit

/// The data source may be told anything in any callback of the table's: it makes no use of a table
/// that is at work.
@MainActor @Suite struct CallbacksTests {
  typealias DataSource = RoundedDiffableDataSource<String, String>

  /// A table that notes what is done with it while the app talks to the data source.
  final class WatchedTable: UITableView {
    var isWatched = false
    private(set) var uses: [String] = []

    private func note(_ name: String = #function) { if isWatched { uses.append(name) } }

    override func layoutSubviews() {
      note()
      super.layoutSubviews()
    }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      note()
      super.performBatchUpdates(updates, completion: completion)
    }
    override func reloadData() {
      note()
      super.reloadData()
    }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
      note()
      return super.cellForRow(at: indexPath)
    }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? {
      note()
      return super.indexPath(for: cell)
    }
    override var visibleCells: [UITableViewCell] {
      note()
      return super.visibleCells
    }
    override var indexPathsForVisibleRows: [IndexPath]? {
      note()
      return super.indexPathsForVisibleRows
    }
  }

  enum Callback: CaseIterable {
    case provider, height, willDisplay, didEndDisplaying, didSelect, didScroll, batch
    case headerTitle, headerView, willSelect, didDeselect, canEdit, commit, move, swipe, completion
  }

  enum Call: CaseIterable {
    case style, animatedStyle, tableStyle, animatedTableStyle, sectionStyle, cardID, refresh
    case animatedRefresh, uninstall

    @MainActor func run(on dataSource: DataSource) {
      let style = CardStyle(radius: 20)
      switch self {
      case .style: dataSource.style = style
      case .animatedStyle: dataSource.setStyle(style, animated: true)
      case .tableStyle: dataSource.tableStyle = TableStyle(inset: 40, padding: 40)
      case .animatedTableStyle:
        dataSource.setTableStyle(TableStyle(inset: 40, padding: 40), animated: true)
      case .sectionStyle: dataSource.sectionStyle = { if $0 == "A" { $1 = style } }
      case .cardID: dataSource.cardID = { $0 }
      case .refresh: dataSource.refreshCards(animated: false)
      case .animatedRefresh: dataSource.refreshCards(animated: true)
      case .uninstall: dataSource.uninstall()
      }
    }

    /// What the first three rows of ten show afterwards.
    var signs: String {
      switch self {
      case .cardID: "□□□"
      case .uninstall: "···"
      default: "╭││"
      }
    }
  }

  /// What is to happen in which callback, once.
  @MainActor final class Plan {
    var callback: Callback?
    var call: (() -> Void)?

    func reach(_ callback: Callback, _ table: UITableView?) {
      guard callback == self.callback, let call else { return }
      self.call = nil
      let table = table as? WatchedTable
      table?.isWatched = true
      call()
      table?.isWatched = false
    }
  }

  final class Source: RoundedDiffableDataSource<String, String> {
    var plan: Plan?

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      plan?.reach(.headerTitle, tableView)
      return "Title"
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      plan?.reach(.canEdit, tableView)
      return true
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      plan?.reach(.commit, tableView)
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
      plan?.reach(.move, tableView)
    }
  }

  @MainActor final class Screen: NSObject, UITableViewDelegate {
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tableView: WatchedTable
    let dataSource: Source
    private let plan = Plan()

    override init() {
      tableView = WatchedTable(frame: window.bounds, style: .grouped)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      dataSource = Source(tableView: tableView) { [plan] tableView, indexPath, _ in
        plan.reach(.provider, tableView)
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      super.init()
      dataSource.plan = plan
      tableView.delegate = self
      dataSource.diagnosis = CardDiagnosis { _ in }
      let controller = UIViewController(nibName: nil, bundle: nil)
      controller.show(tableView)
      window.rootViewController = controller
      window.isHidden = false
      show("abcdefghijklmnopqrstuvwxyz")
      tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      window.layoutIfNeeded()
    }

    func show(_ items: String) {
      dataSource.apply(LetterSnapshot(["A:\(items)"]), animatingDifferences: false) {
        [plan, tableView] in plan.reach(.completion, tableView)
      }
      window.layoutIfNeeded()
    }

    /// What was done with the table while the call was made, nil if it was not.
    var uses: [String]? { plan.call == nil ? tableView.uses : nil }

    /// Has a call made in a callback.
    func make(_ call: Call, in callback: Callback) {
      plan.callback = callback
      plan.call = { [dataSource] in call.run(on: dataSource) }
      let path = IndexPath(row: 1, section: 0)
      switch callback {
      case .didSelect: tableView(tableView, didSelectRowAt: path)
      case .didDeselect: tableView(tableView, didDeselectRowAt: path)
      case .willSelect: _ = tableView(tableView, willSelectRowAt: path)
      case .commit: dataSource.tableView(tableView, commit: .delete, forRowAt: path)
      case .move: dataSource.tableView(tableView, moveRowAt: path, to: path)
      case .swipe: _ = tableView(tableView, trailingSwipeActionsConfigurationForRowAt: path)
      case .canEdit:
        tableView.setEditing(true, animated: true)
        window.layoutIfNeeded()
      case .batch:
        tableView.performBatchUpdates { [plan, tableView] in plan.reach(.batch, tableView) }
      default:
        tableView.contentOffset.y = 600
        window.layoutIfNeeded()
        tableView.contentOffset.y = 0
        window.layoutIfNeeded()
        // Heights are asked for with the update at the latest.
        show("bacdefghijklmnopqrstuvwxy")
      }
      window.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      plan.reach(.height, self.tableView)
      return UITableView.automaticDimension
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      plan.reach(.willDisplay, self.tableView)
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      plan.reach(.didEndDisplaying, self.tableView)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      plan.reach(.didSelect, self.tableView)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      plan.reach(.didDeselect, self.tableView)
    }
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      plan.reach(.willSelect, self.tableView)
      return indexPath
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      plan.reach(.swipe, self.tableView)
      return nil
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      plan.reach(.headerView, self.tableView)
      return nil
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { plan.reach(.didScroll, tableView) }
  }

  /// What UIKit itself does with a table that gets what cards write to one.
  private static let usesOfUIKit: Set<String> = {
    let table = WatchedTable(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .grouped)
    table.isWatched = true
    table.separatorStyle = .none
    table.backgroundColor = .systemGroupedBackground
    table.directionalLayoutMargins.leading += 8
    table.sectionHeaderHeight += 1
    table.setNeedsLayout()
    return Set(table.uses)
  }()

  @Test(arguments: Callback.allCases, Call.allCases) func theTableIsLeftAlone(
    _ callback: Callback, _ call: Call
  ) async {
    let screen = Screen()
    screen.make(call, in: callback)
    for _ in 0..<40 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
    #expect(await soon { screen.uses != nil })
    #expect(screen.uses.map { $0.filter { !Self.usesOfUIKit.contains($0) } } == [])
    screen.window.layoutIfNeeded()
    let cells = (0..<3).compactMap {
      screen.tableView.cellForRow(at: IndexPath(row: $0, section: 0))
    }
    #expect(String(cells.map { ShownCard(of: $0).sign }) == call.signs)
    let wanted: CGFloat = [.tableStyle, .animatedTableStyle].contains(call) ? 80 : 32
    if call != .uninstall {
      #expect(screen.tableView.directionalLayoutMargins.leading == wanted)
    }
  }

  // MARK: Questions during layout

  /// A table that does not know its cells while it lays itself out or updates them.
  final class DeafTable: UITableView {
    private var depth = 0
    private(set) var questions = 0

    /// Runs what makes the table work, and counts what is asked meanwhile.
    func work(_ body: () -> Void) {
      depth += 1
      body()
      depth -= 1
    }

    private func answer<Value>(_ value: Value?) -> Value? {
      guard depth > 0 else { return value }
      questions += 1
      return nil
    }

    override func layoutSubviews() {
      depth += 1
      super.layoutSubviews()
      depth -= 1
    }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      depth += 1
      super.performBatchUpdates(updates, completion: completion)
      depth -= 1
    }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
      answer(super.cellForRow(at: indexPath))
    }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? {
      answer(super.indexPath(for: cell))
    }
  }

  /// A row has two cells while the app has asked for one by itself, to measure it; the table knows
  /// which one it shows.
  @Test func aRowWithTwoCellsIsCorrectedInATableThatDoesNotAnswerInItsLayout() {
    var rounded: DataSource?
    let questions = questions { tableView, provider in
      let source = DataSource(tableView: tableView, cellProvider: provider)
      source.tableStyle.maximumWidth = 200
      rounded = source
      return source
    } check: {
      #expect($0 == $1)
    }
    #expect(rounded != nil)
    // UIKit may ask a table by the same methods.
    let questionsOfUIKit = self.questions {
      UITableViewDiffableDataSource(tableView: $0, cellProvider: $1)
    }
    #expect(questions == questionsOfUIKit)
  }

  /// How often a table is asked for cells while it is at work, and what its rows show in between.
  private func questions(
    _ make: (UITableView, @escaping UITableView.CellProviderCall)
      -> UITableViewDiffableDataSource<String, String>,
    check: (String, String) -> Void = { _, _ in }
  ) -> Int {
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tableView = DeafTable(frame: window.bounds, style: .grouped)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    // With an index path, a row that has a cell may not get another one.
    let dataSource = make(tableView) { tableView, _, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell")
    }
    window.addSubview(tableView)
    tableView.autoresizingMask = .flexibleWidth
    window.isHidden = false
    func show(_ items: String) {
      dataSource.apply(
        LetterSnapshot(["A:\(items)"]), animatingDifferences: false, completion: nil)
      window.layoutIfNeeded()
    }
    func signs() -> String {
      String(
        (0..<4).compactMap { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
          .map { ShownCard(of: $0).sign })
    }
    show("abcd")
    tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    window.layoutIfNeeded()
    for row in 0..<4 {
      _ = dataSource.tableView(tableView, cellForRowAt: IndexPath(row: row, section: 0))
    }
    tableView.work {
      window.frame.size.width = 600
      window.layoutIfNeeded()
      window.overrideUserInterfaceStyle = .dark
      tableView.directionalLayoutMargins.leading = 50
      window.layoutIfNeeded()
    }
    show("bcda")
    check(signs(), "╭││╰")
    for row in 0..<4 {
      _ = dataSource.tableView(tableView, cellForRowAt: IndexPath(row: row, section: 0))
    }
    show("dcab")
    check(signs(), "╭││╰")
    dataSource.applySnapshotUsingReloadData(LetterSnapshot(["A:acbd"]), completion: nil)
    window.layoutIfNeeded()
    show("bd")
    check(signs(), "╭╰")
    return tableView.questions
  }
}
