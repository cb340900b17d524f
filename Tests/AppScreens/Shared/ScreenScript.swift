package import UIKit

/// The states that every screen shows one after the other.
package enum ScreenScript {
  /// Written as "A:abc", one letter an item.
  private static let states = [
    ["A:abcdefgh", "B:ijklmnopqrstuvwx"],
    ["A:zabcdefg", "B:ijklmnopqrstuvwx"],
    ["B:jklmnopqrstuvwxi", "A:abzcdefg"],
    ["B:ajklmnopqrstuvw", "C:x", "A:bzcdefgi"],
    ["B:ajklm", "C:xyz"],
    ["A:abcdefgh", "B:ijklmnopqrstuvwx"],
  ]

  package static let count = states.count

  /// One of the states, with at most so many items in each section.
  package static func snapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ step: Int, limit: Int = .max, section: (String) -> Section, item: (String) -> Item
  ) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for state in states[step] {
      let parts = state.split(separator: ":")
      let identifier = section(String(parts[0]))
      snapshot.appendSections([identifier])
      snapshot.appendItems(parts[1].prefix(limit).map { item(String($0)) }, toSection: identifier)
    }
    return snapshot
  }

  package static func snapshot(_ step: Int) -> NSDiffableDataSourceSnapshot<String, String> {
    snapshot(step, section: \.self, item: \.self)
  }
}
