import AppScreens
import UIKit

/// Items whose equality sees more than their hash: a changed title is another item in the same
/// place.
final class RicherEqualityScreen: ScreenController {
  private struct Item: Hashable {
    var id: String
    var title: String

    static func == (left: Item, right: Item) -> Bool {
      left.id == right.id && left.title == right.title
    }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private lazy var dataSource = DiffableDataSource<String, Item>(tableView: table) {
    [weak self] in self?.cell($1, $2.title)
  }

  override func show(_ step: Int) {
    dataSource.apply(
      ScreenScript.snapshot(step, section: \.self) {
        Item(id: $0, title: "bdf".contains($0) ? "\($0)\(step)" : $0)
      })
  }
}

/// Items that are objects, changed in place and then reconfigured.
final class MutableItemsScreen: ScreenController {
  private final class Item: Hashable, @unchecked Sendable {
    let id: String
    var isDone = false

    init(id: String) { self.id = id }

    static func == (left: Item, right: Item) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private var items: [String: Item] = [:]
  private lazy var dataSource = DiffableDataSource<String, Item>(tableView: table) {
    [weak self] in self?.cell($1, $2.isDone ? "\($2.id) done" : $2.id)
  }

  override func show(_ step: Int) {
    var snapshot = ScreenScript.snapshot(step, section: \.self) { id in
      let item = items[id] ?? Item(id: id)
      items[id] = item
      return item
    }
    let done = snapshot.itemIdentifiers.enumerated().filter { $0.offset % 3 == step % 3 }
    for (_, item) in done { item.isDone.toggle() }
    let isShown = !dataSource.snapshot().itemIdentifiers.isEmpty
    if isShown { snapshot.reconfigureItems(done.map(\.element)) }
    dataSource.apply(snapshot)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    item.isDone.toggle()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([item])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

/// Identifiers of any type behind one.
final class ErasedScreen: ScreenController {
  private struct AnyID: Hashable, @unchecked Sendable { var base: AnyHashable }

  private lazy var dataSource = DiffableDataSource<AnyID, AnyID>(tableView: table) {
    [weak self] in self?.cell($1, "\($2.base)")
  }

  override func show(_ step: Int) {
    dataSource.apply(
      ScreenScript.snapshot(step, section: { AnyID(base: $0) }) {
        AnyID(base: $0 < "m" ? AnyHashable($0) : AnyHashable(Int($0.utf8.first ?? 0)))
      })
  }
}

/// Items that are reloaded, and sections too.
final class ReloadingScreen: ScreenController {
  private lazy var dataSource = makeLetters()

  override func show(_ step: Int) {
    var snapshot = ScreenScript.snapshot(step)
    if step > 0 {
      snapshot.reloadItems(snapshot.itemIdentifiers.filter { "ackx".contains($0) })
    }
    if step == 3 { snapshot.reloadSections(["A"]) }
    dataSource.apply(snapshot, animatingDifferences: step != 4)
  }
}
