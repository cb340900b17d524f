import UIKit

extension Edit {
  /// Changes a snapshot; new sections and items get the next numbers.
  func change(
    _ snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>, _ section: inout Int,
    _ item: inout Int
  ) {
    let sections = snapshot.sectionIdentifiers
    let items = snapshot.itemIdentifiers
    func new(_ count: Int) -> [Int] {
      item += count
      return Array((item - count)..<item)
    }
    switch self {
    case .insert(let place, let count):
      guard !items.isEmpty else { return }
      snapshot.insertItems(new(count), beforeItem: items[place % items.count])
    case .append(let place, let count):
      guard !sections.isEmpty else { return }
      snapshot.appendItems(new(count), toSection: sections[place % sections.count])
    case .delete(let place, let count):
      guard !items.isEmpty else { return }
      let start = place % items.count
      snapshot.deleteItems(Array(items[start..<min(start + count, items.count)]))
    case .move(let from, let to):
      guard items.count > 1 else { return }
      let (moved, target) = (items[from % items.count], items[to % items.count])
      guard moved != target else { return }
      snapshot.moveItem(moved, afterItem: target)
    case .insertSection(let place):
      section += 1
      if sections.isEmpty {
        snapshot.appendSections([section])
      } else {
        snapshot.insertSections([section], beforeSection: sections[place % sections.count])
      }
      snapshot.appendItems(new(place % 4), toSection: section)
    case .deleteSection(let place):
      guard sections.count > 1 else { return }
      snapshot.deleteSections([sections[place % sections.count]])
    case .moveSection(let from, let to):
      guard sections.count > 1 else { return }
      let (moved, target) = (sections[from % sections.count], sections[to % sections.count])
      guard moved != target else { return }
      snapshot.moveSection(moved, afterSection: target)
    case .empty(let place):
      guard !sections.isEmpty else { return }
      let emptied = sections[place % sections.count]
      snapshot.deleteItems(snapshot.itemIdentifiers(inSection: emptied))
    case .reverse(let place):
      guard !sections.isEmpty else { return }
      let reversed = sections[place % sections.count]
      let its = snapshot.itemIdentifiers(inSection: reversed)
      snapshot.deleteItems(its)
      snapshot.appendItems(its.reversed(), toSection: reversed)
    case .reload(let place):
      guard !items.isEmpty else { return }
      snapshot.reloadItems([items[place % items.count]])
    case .reconfigure(let place):
      guard !items.isEmpty else { return }
      snapshot.reconfigureItems([items[place % items.count]])
    }
  }
}
