import RoundedTable
@_spi(Headless) import UIKit

/// A data source as apps write it by hand: it tells the table which rows come, go and move.
class ClassicSource: NSObject, ScriptSource {
  private weak var tableView: UITableView?
  private let provider: ScriptedScreen.Plain.CellProvider
  fileprivate let log: ScriptedScreen.Log
  private var model = Snapshot()
  private var isFilled = false
  private var updates = 0
  /// Whether the last update was partly made without the controller's knowledge, so that cards are
  /// corrected with the table's next layout.
  private(set) var wasPartlyUntold = false

  init(
    tableView: UITableView, log: ScriptedScreen.Log,
    provider: @escaping ScriptedScreen.Plain.CellProvider
  ) {
    self.tableView = tableView
    self.provider = provider
    self.log = log
    super.init()
    tableView.dataSource = self
  }

  // MARK: The model

  func snapshot() -> Snapshot { model }

  func itemIdentifier(for indexPath: IndexPath) -> Int? {
    guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = model.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  func indexPath(for item: Int) -> IndexPath? { Self.path(of: item, in: model) }

  func sectionIdentifier(for index: Int) -> Int? {
    let sections = model.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  private static func path(of item: Int, in model: Snapshot) -> IndexPath? {
    guard let section = model.sectionIdentifier(containingItem: item),
      let index = model.indexOfSection(section),
      let row = model.itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(row: row, section: index)
  }

  /// Takes over what a snapshot has, without its marks.
  private func take(_ snapshot: Snapshot) {
    model = Snapshot()
    for section in snapshot.sectionIdentifiers {
      model.appendSections([section])
      model.appendItems(snapshot.itemIdentifiers(inSection: section))
    }
  }

  // MARK: Updating the table

  func update(_ changes: () -> Void) { changes() }

  /// One of the ways in which apps update their tables.
  func apply(_ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?) {
    wasPartlyUntold = false
    guard isFilled, let tableView, tableView.window != nil, tableView.dataSource === self else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    var old = model
    func batch() {
      tableView.performBatchUpdates {
        self.take(snapshot)
        Self.tell(tableView, from: old, to: snapshot)
      } completion: { _ in
        completion?()
      }
    }
    func perform() {
      updates += 1
      wasPartlyUntold = updates % 4 == 3
      switch updates % 4 {
      case 0: update(batch)
      case 1: update { update(batch) }
      case 2:
        tableView.beginUpdates()
        batch()
        update { tableView.endUpdates() }
      default:
        // A part of the app that knows nothing of the cards takes a row away, and the rest follows
        // at once.
        var between = old
        between.deleteItems(Array(old.itemIdentifiers.suffix(1)))
        tableView.performBatchUpdates {
          self.take(between)
          Self.tell(tableView, from: old, to: between)
        }
        old = between
        update(batch)
      }
    }
    if animatingDifferences {
      perform()
    } else if updates % 2 == 0 {
      UIView.performWithoutAnimation(perform)
    } else {
      update { UIView.performWithoutAnimation(batch) }
    }
  }

  func apply(_ snapshot: Snapshot, animatingDifferences: Bool) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)?) {
    isFilled = true
    update {
      take(snapshot)
      if let tableView, tableView.dataSource === self { tableView.reloadData() }
    }
    completion?()
  }

  func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  func rowsWereDragged(to snapshot: Snapshot) { update { take(snapshot) } }

  private static func tell(_ tableView: UITableView, from old: Snapshot, to new: Snapshot) {
    var (gone, come) = (IndexSet(), IndexSet())
    for change in new.sectionIdentifiers.difference(from: old.sectionIdentifiers) {
      switch change {
      case .remove(let index, _, _): gone.insert(index)
      case .insert(let index, _, _): come.insert(index)
      }
    }
    if !gone.isEmpty { tableView.deleteSections(gone, with: .fade) }
    if !come.isEmpty { tableView.insertSections(come, with: .automatic) }
    var removed: [Int: IndexPath] = [:]
    var inserted: [Int: IndexPath] = [:]
    for (index, section) in new.sectionIdentifiers.enumerated() where !come.contains(index) {
      guard let former = old.indexOfSection(section) else { continue }
      let changes = new.itemIdentifiers(inSection: section).difference(
        from: old.itemIdentifiers(inSection: section))
      for change in changes {
        switch change {
        case .remove(let row, let item, _): removed[item] = IndexPath(row: row, section: former)
        case .insert(let row, let item, _): inserted[item] = IndexPath(row: row, section: index)
        }
      }
    }
    for (item, path) in removed.sorted(by: { $0.value < $1.value }) {
      if let target = inserted.removeValue(forKey: item) {
        tableView.moveRow(at: path, to: target)
      } else {
        tableView.deleteRows(at: [path], with: .left)
      }
    }
    if !inserted.isEmpty { tableView.insertRows(at: inserted.values.sorted(), with: .automatic) }
    func staying(_ items: [Int]) -> [IndexPath] {
      items.compactMap { item in
        guard removed[item] == nil, new.indexOfItem(item) != nil,
          let path = path(of: item, in: old), !gone.contains(path.section)
        else { return nil }
        return path
      }
    }
    let reloaded = staying(new.reloadedItemIdentifiers)
    if !reloaded.isEmpty { tableView.reloadRows(at: reloaded, with: .fade) }
    let reconfigured = staying(new.reconfiguredItemIdentifiers).filter { !reloaded.contains($0) }
    if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
  }

  // MARK: What the table asks

  func numberOfSections(in tableView: UITableView) -> Int { model.numberOfSections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.numberOfItems(inSection: model.sectionIdentifiers[section])
  }

  // A subclass's own would go unheard on Linux, where no method is looked up by its name.
  func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item)
    else { fatalError("there is no row at \(indexPath)") }
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { log.onDelete?(indexPath) }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { log.onMove?(sourceIndexPath, destinationIndexPath) }

  /// An update is under way, of which a row in the hand may be part.
  fileprivate func noteUpdate() { log.onCount?() }
}

/// The same with cards.
final class CardedClassicSource: ClassicSource, ScriptCards {
  private let cards: CardController

  override init(
    tableView: UITableView, log: ScriptedScreen.Log,
    provider: @escaping ScriptedScreen.Plain.CellProvider
  ) {
    cards = CardController(tableView: tableView)
    super.init(tableView: tableView, log: log, provider: provider)
  }

  override func update(_ changes: () -> Void) {
    noteUpdate()
    cards.update(changes)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cards.decorate(cell, forRowAt: indexPath)
    return cell
  }

  var sectionStyle: ((Int, inout CardStyle) -> Void)? {
    didSet {
      guard let sectionStyle else {
        cards.sectionStyle = nil
        return
      }
      cards.sectionStyle = { [unowned self] index, style in
        if let section = sectionIdentifier(for: index) { sectionStyle(section, &style) }
      }
    }
  }

  var cardID: ((Int) -> AnyHashable?)? {
    didSet {
      guard let cardID else {
        cards.cardID = nil
        return
      }
      cards.cardID = { [unowned self] indexPath in
        guard let item = itemIdentifier(for: indexPath) else {
          log.fault = "a card's ID was asked for at \(indexPath), where no row is"
          return nil
        }
        return cardID(item)
      }
    }
  }

  var cardStyle: ((AnyHashable, inout CardStyle) -> Void)? {
    get { cards.cardStyle }
    set { cards.cardStyle = newValue }
  }

  var decorator: any CellDecorator {
    get { cards.decorator }
    set { cards.decorator = newValue }
  }

  var installer: any TableInstaller {
    get { cards.installer }
    set { cards.installer = newValue }
  }

  func setStyle(_ style: CardStyle, animated: Bool) { cards.setStyle(style, animated: animated) }

  func setTableStyle(_ style: TableStyle, animated: Bool) {
    cards.setTableStyle(style, animated: animated)
  }

  func uninstall() { cards.uninstall() }

  func followMove(ofRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    cards.followMove(ofRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}
