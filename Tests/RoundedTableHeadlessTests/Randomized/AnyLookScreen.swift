import RoundedTable
import TestSupport
@_spi(Headless) import UIKit

/// A screen of any look, on which a script is played.
@MainActor final class AnyLookScreen {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// A table with its cards and its delegate.
  struct Filled {
    let tableView: UITableView
    let source: any AnyLookSource
    let delegate: any AnyLookDelegate & UITableViewDelegate
  }

  let look: AnyLook
  let window: UIWindow
  let titles: AnyLookTitles
  private(set) var tables: [Filled] = []
  private(set) var sectionSpacing: Int?
  /// The item whose row the user carries.
  private(set) var carried: Int?
  /// Whether rows have been beside reorder controls.
  private(set) var hasEdited = false
  private var isDragged = false
  private var isTurned = false
  /// What keeps the tables' sections apart.
  private var heights: [[CGFloat]] = []
  /// Whether that has changed since rows were last measured.
  private var isMeasuringDue = false
  private var nextItem = 0
  private var nextSection = 0
  private let controller = UIViewController(nibName: nil, bundle: nil)

  init(_ look: AnyLook) {
    self.look = look
    titles = AnyLookTitles(look)
    sectionSpacing = look.sectionSpacing
    window = UIWindow(device: look.device)
    controller.view.frame = window.bounds
    add()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// The table that isn't hidden.
  var shown: Filled { tables.first { !$0.tableView.isHidden } ?? tables[0] }
  var tableView: UITableView { shown.tableView }
  var source: any AnyLookSource { shown.source }
  var additionalInsets: UIEdgeInsets { controller.additionalSafeAreaInsets }

  private func add() {
    let tableView = UITableView(frame: window.bounds, style: look.isGrouped ? .grouped : .plain)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !look.sizesRows { tableView.rowHeight = 44 }
    // Room to scroll everything to the top.
    tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let (look, titles) = (look, titles)
    let provider: (UITableView, IndexPath, Int) -> UITableViewCell? = {
      let cell = $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text =
        look.sizesRows ? String(repeating: "some words ", count: $2 % 4 * 3 + 1) : "Row"
      cell.showsReorderControl = true
      return cell
    }
    let source: any AnyLookSource
    if look.isClassic {
      let classic = AnyLookClassicSource(
        tableView: tableView, log: ScriptedScreen.Log(), provider: provider)
      classic.titles = titles
      source = classic
    } else {
      let diffable = AnyLookDiffableSource(tableView: tableView, cellProvider: provider)
      diffable.titles = titles
      source = diffable
    }
    let delegate: any AnyLookDelegate & UITableViewDelegate =
      look.titles == .views
      ? AnyLookViewDelegate(titles, source) : AnyLookPlainDelegate(titles, source)
    tableView.delegate = delegate
    tableView.dragDelegate = delegate
    tableView.dropDelegate = delegate
    source.take(look)
    source.setTableStyle(tableStyle, animated: false)
    controller.view.addSubview(tableView)
    tables.append(Filled(tableView: tableView, source: source, delegate: delegate))
  }

  private var tableStyle: TableStyle {
    TableStyle(sectionSpacing: sectionSpacing.map(Double.init), backgroundColor: .white)
  }

  /// A new screen that's given nothing but what this one shows now.
  func renewed() -> AnyLookScreen {
    let screen = AnyLookScreen(look)
    screen.titles.areShown = titles.areShown
    screen.setSpacing(sectionSpacing)
    if isTurned { screen.turn() }
    var snapshot = Snapshot()
    let model = source.snapshot()
    for section in model.sectionIdentifiers {
      snapshot.appendSections([section])
      snapshot.appendItems(model.itemIdentifiers(inSection: section))
    }
    screen.source.applySnapshotUsingReloadData(snapshot, completion: nil)
    screen.settle()
    return screen
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  private func turn() {
    isTurned.toggle()
    var look = look
    if isTurned { look.isLargeAside.toggle() }
    window.adopt(look.device)
    window.layoutIfNeeded()
  }

  private func setSpacing(_ spacing: Int?) {
    sectionSpacing = spacing
    for table in tables { table.source.setTableStyle(tableStyle, animated: false) }
  }

  // MARK: Acts

  /// Does what can be done at once; frames and rests are the script's.
  func play(_ act: AnyAct) {
    switch act {
    case .apply(let edits, let animated):
      drop()
      var snapshot = source.snapshot()
      for edit in edits { edit.change(&snapshot, &nextSection, &nextItem) }
      source.apply(snapshot, animatingDifferences: animated, completion: nil)
    case .reload:
      drop()
      source.update { tableView.reloadData() }
    case .scroll(let distance): scroll(to: tableView.contentOffset.y + CGFloat(distance))
    case .scrollTo(let percent):
      scroll(to: (tableView.contentSize.height - 500) * CGFloat(percent) / 100)
    case .scrollInAnimation(let distance):
      let target = tableView.contentOffset.y + CGFloat(distance)
      UIView.animate(withDuration: 0.3) {
        self.scroll(to: target)
        self.window.layoutIfNeeded()
      }
    case .reorder(let row, let target):
      drop()
      hasEdited = true
      tableView.setEditing(true, animated: false)
      lift(row) { $0.lift($1) }
      carry(to: target)
    case .drag(let row, let target):
      drop()
      isDragged = true
      lift(row) { $0.beginDrag($1) }
      carry(to: target)
    case .carry(let target): carry(to: target)
    case .drop: drop()
    case .search(let isOn):
      drop()
      titles.areShown = !isOn
      var snapshot = source.snapshot()
      if isOn { snapshot.deleteItems(snapshot.itemIdentifiers.filter { $0 % 3 == 0 }) }
      source.applySnapshotUsingReloadData(snapshot, completion: nil)
      for table in tables where table.tableView !== tableView {
        table.source.applySnapshotUsingReloadData(table.source.snapshot(), completion: nil)
      }
    case .addTable(let hidesFirst):
      drop()
      guard tables.count == 1 else { break }
      tables[0].tableView.isHidden = hidesFirst
      add()
      tables[1].tableView.isHidden = !hidesFirst
      var snapshot = Snapshot()
      snapshot.appendSections([100])
      snapshot.appendItems(Array(1000..<1012))
      tables[1].source.applySnapshotUsingReloadData(snapshot, completion: nil)
    case .exchangeTables:
      drop()
      guard tables.count == 2 else { break }
      for table in tables { table.tableView.isHidden.toggle() }
    case .sectionSpacing(let spacing):
      if look.sectionSpacing != nil { setSpacing(spacing) }
    case .turn:
      drop()
      turn()
    case .frames, .settle: break
    }
    window.layoutIfNeeded()
    noteHeights()
  }

  func scroll(to y: CGFloat) {
    let last = max(0, tableView.contentSize.height - tableView.bounds.height)
    tableView.contentOffset.y = min(max(y, -tableView.adjustedContentInset.top), last)
    window.layoutIfNeeded()
  }

  func advance() {
    HeadlessClock.advance(by: 1.0 / 30)
    window.layoutIfNeeded()
  }

  func settle() {
    window.layoutIfNeeded()
    HeadlessClock.advance(by: 2)
    window.layoutIfNeeded()
    HeadlessClock.advance(by: 0.1)
    window.layoutIfNeeded()
    // The update asks for titles, after which heights may be others.
    for _ in 0..<2 { measure() }
    endTurn()
  }

  private func noteHeights() {
    let former = heights
    heights = tables.map { table in
      let view = table.tableView
      return [view.sectionHeaderHeight, view.sectionFooterHeight, view.sectionHeaderTopPadding]
    }
    if heights != former { isMeasuringDue = true }
  }

  /// Has rows measured if what keeps sections apart has changed, which would be done on the main
  /// queue if that didn't wait for the script.
  private func measure() {
    noteHeights()
    guard isMeasuringDue, carried == nil else { return }
    isMeasuringDue = false
    UIView.performWithoutAnimation {
      for table in tables { table.source.update { table.tableView.performBatchUpdates(nil) } }
    }
    window.layoutIfNeeded()
  }

  /// Has headers looked at that were placed after everything else, as ``LidScreen`` does.
  private func endTurn() {
    let headers = tableView.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
    guard headers.contains(where: { $0.backgroundView?.subviews.isEmpty != false }) else { return }
    tableView.subviews.first { "\(type(of: $0))" == "CardTableObserver" }?.setNeedsLayout()
    window.layoutIfNeeded()
  }

  private var hand: HeadlessHand { HeadlessHand(tableView) }

  /// - Parameters:
  ///   - number: Chooses a row among those in sight.
  ///   - isWhole: Whether it's one of those that no header covers in part.
  /// - Returns: Its place, or nil if there's none.
  private func visiblePath(_ number: Int, isWhole: Bool = true) -> IndexPath? {
    window.layoutIfNeeded()
    let lids = lidBottoms
    let visible = (tableView.indexPathsForVisibleRows ?? []).filter { path in
      guard let cell = tableView.cellForRow(at: path), !cell.isHidden else { return false }
      let frame = cell.convert(cell.bounds, to: window)
      let lid = lids.values.max() ?? 0
      return (isWhole ? frame.minY : frame.maxY - 4) >= lid && frame.maxY <= window.bounds.maxY
    }
    return visible.isEmpty ? nil : visible[number % visible.count]
  }

  private var lidBottoms: [Int: CGFloat] {
    guard !look.isGrouped else { return [:] }
    var bottoms: [Int: CGFloat] = [:]
    for section in 0..<tableView.numberOfSections {
      guard let header = tableView.headerView(forSection: section), !header.isHidden else {
        continue
      }
      let frame = header.convert(header.bounds, to: window)
      if frame.minY < 60 { bottoms[section] = frame.maxY }
    }
    return bottoms
  }

  private func lift(_ row: Int, _ body: (HeadlessHand, IndexPath) -> Bool) {
    guard let path = visiblePath(row), body(hand, path) else { return drop() }
    carried = source.itemIdentifier(for: path)
    shown.delegate.lifted = path
    window.layoutIfNeeded()
  }

  private func carry(to target: Int) {
    guard carried != nil, let path = visiblePath(target, isWhole: false) else { return }
    if isDragged { hand.drag(over: path) } else { hand.carry(over: path) }
    window.layoutIfNeeded()
  }

  private func drop() {
    defer { (carried, isDragged) = (nil, false) }
    if isDragged {
      hand.endDrag()
    } else if carried != nil {
      hand.drop()
    }
    if tableView.isEditing { tableView.setEditing(false, animated: false) }
    window.layoutIfNeeded()
  }
}

/// The delegate of a table of any look, and of drags in it.
@MainActor
class AnyLookDelegate: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
  let titles: AnyLookTitles
  fileprivate var lifted: IndexPath?
  private unowned let source: any AnyLookSource

  init(_ titles: AnyLookTitles, _ source: any AnyLookSource) {
    (self.titles, self.source) = (titles, source)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    if titles.look.followsMoves { self.source.followMove(ofRowAt: source, to: proposed) }
    return proposed
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    if let lifted, let destinationIndexPath, titles.look.followsMoves {
      source.followMove(ofRowAt: lifted, to: destinationIndexPath)
    }
    return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let origin = coordinator.items.first?.sourceIndexPath,
      let target = coordinator.destinationIndexPath
    else { return }
    let snapshot = source.snapshot().moving(origin, to: target)
    source.apply(snapshot, animatingDifferences: true, completion: nil)
  }
}

/// A delegate that has neither views nor heights.
final class AnyLookPlainDelegate: AnyLookDelegate, UITableViewDelegate {}

/// A delegate that has views for headers and footers.
final class AnyLookViewDelegate: AnyLookDelegate, UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    titles.hasHeader(section) ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    titles.hasFooter(section) ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    titles.hasHeader(section) ? 40 : .leastNonzeroMagnitude
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    titles.hasFooter(section) ? 32 : .leastNonzeroMagnitude
  }
}
