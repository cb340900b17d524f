import UIKit

/// A snapshot whose items are letters.
package typealias LetterSnapshot = NSDiffableDataSourceSnapshot<String, String>

extension LetterSnapshot {
  /// Builds a snapshot from sections written as "A:abc", one letter an item.
  package init(_ sections: [String]) {
    self.init()
    for section in sections {
      let parts = section.split(separator: ":", omittingEmptySubsequences: false)
      appendSections([String(parts[0])])
      appendItems(parts[1].map(String.init))
    }
  }
}
