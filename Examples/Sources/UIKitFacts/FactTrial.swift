import UIKit

/// One trial of a fact: the place where it happens and what was seen there.
@MainActor package final class FactTrial {
  /// Lies behind what the window shows, clear of the safe area, so that only margins inset its
  /// tables.
  let host: UIView
  private var seen: [String] = []
  private var holds = true

  package init(in window: UIWindow) {
    host = UIView(frame: window.bounds.inset(by: window.safeAreaInsets))
    window.insertSubview(host, at: 0)
  }

  /// Notes something that was seen, and whether the fact survives it.
  package func expect(_ isAsStated: Bool, _ seen: String) {
    holds = holds && isAsStated
    self.seen.append(isAsStated ? seen : "not as stated: \(seen)")
  }

  /// Notes something that decides nothing.
  func note(_ seen: String) { self.seen.append(seen) }

  /// The cell of an item, without which the fact cannot be seen.
  func cell(_ item: Character, in table: FactTable) -> FactTable.Cell? {
    let cell = table.cell(item)
    if cell == nil { expect(false, "\(item) has no cell") }
    return cell
  }

  /// A trial that saw nothing has shown nothing.
  package func end() -> UIKitFact.Finding {
    host.removeFromSuperview()
    return UIKitFact.Finding(
      holds: holds && !seen.isEmpty,
      seen: seen.isEmpty ? "nothing" : seen.joined(separator: "; "))
  }
}

extension UITableView.Style {
  /// The styles that a table view can have, with their names.
  static let named: [(name: String, style: UITableView.Style)] = [
    ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
  ]
}
