import UIKit

/// A snapshot as one would write it in a minute: arrays, walked from end to end by every operation.
struct NaiveSnapshot: Equatable {
  struct Section: Equatable {
    var name: Int
    var items: [Int] = []
  }

  var sections: [Section] = []

  var items: [Int] { sections.flatMap(\.items) }

  func section(of item: Int) -> Int? {
    sections.firstIndex { $0.items.contains(item) }
  }

  mutating func remove(_ items: [Int]) {
    for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
  }

  mutating func append(_ items: [Int], to section: Int) {
    remove(items)
    sections[section].items += items
  }

  mutating func insert(_ items: [Int], at offset: Int, from destination: Int) {
    remove(items)
    guard let section = section(of: destination),
      let row = sections[section].items.firstIndex(of: destination)
    else { return }
    sections[section].items.insert(contentsOf: items, at: row + offset)
  }

  mutating func insertSections(_ names: [Int], at offset: Int, from destination: Int) {
    guard let index = sections.firstIndex(where: { $0.name == destination }) else { return }
    sections.insert(contentsOf: names.map { Section(name: $0) }, at: index + offset)
  }

  mutating func moveSection(_ name: Int, to offset: Int, from destination: Int) {
    guard let source = sections.firstIndex(where: { $0.name == name }) else { return }
    let section = sections.remove(at: source)
    guard let index = sections.firstIndex(where: { $0.name == destination }) else { return }
    sections.insert(section, at: index + offset)
  }
}

extension NaiveSnapshot {
  init(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
    sections = snapshot.sectionIdentifiers.map {
      Section(name: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
  }
}
