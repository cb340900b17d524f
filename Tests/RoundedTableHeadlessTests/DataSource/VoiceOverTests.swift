import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// VoiceOver finds in a table with cards what it finds without them, in the same order.
@MainActor @Suite struct VoiceOverTests {
  /// The texts in a view that can be found, in the order in which they are: from top to bottom, and then that of the views.
  private func found(in view: UIView, of window: UIWindow) -> [String] {
    guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return [view.accessibilityLabel ?? ""] }
    if let label = view as? UILabel { return label.text.map { [$0] } ?? [] }
    let places = view.subviews.enumerated().map {
      (y: $1.convert($1.bounds, to: window).minY, index: $0, view: $1)
    }
    return places.sorted { ($0.y, $0.index) < ($1.y, $1.index) }
      .flatMap { found(in: $0.view, of: window) }
  }

  private func found(
    _ steps: [[String]], in tableView: UITableView, of window: UIWindow,
    _ dataSource: UITableViewDiffableDataSource<String, String>
  ) -> [[String]] {
    steps.map { sections in
      dataSource.apply(LetterSnapshot(sections), animatingDifferences: true, completion: nil)
      window.layoutIfNeeded()
      HeadlessClock.advance(by: 2)
      window.layoutIfNeeded()
      return found(in: tableView, of: window)
    }
  }

  private func makeTable() -> (UITableView, UIWindow) {
    let window = UIWindow(device: .phone)
    let tableView = UITableView(frame: window.bounds, style: .grouped)
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view.addSubview(tableView)
    window.rootViewController = controller
    window.isHidden = false
    return (tableView, window)
  }

  private func cell(
    _ tableView: UITableView, _ indexPath: IndexPath, _ item: String
  ) -> UITableViewCell? {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = item
    return cell
  }

  private let steps = [
    ["A:abc", "B:de"], ["A:cxab", "B:ed"], ["B:d", "A:abcxyz"], ["A:z", "B:", "C:mno"],
  ]

  @Test func itFindsTheSameInTheSameOrder() {
    HeadlessClock.held {
      let (plain, plainWindow) = makeTable()
      let plainSource = UITableViewDiffableDataSource<String, String>(tableView: plain) {
        cell($0, $1, $2)
      }
      let (rounded, window) = makeTable()
      let source = RoundedDiffableDataSource<String, String>(tableView: rounded) {
        cell($0, $1, $2)
      }
      // What is behind the rows contains a text.
      source.style.fill = .view(id: 0, fallback: .white) {
        let label = UILabel(frame: .zero)
        label.text = "decoration"
        return label
      }
      source.style.shadow = CardShadow()
      let expected = found(steps, in: plain, of: plainWindow, plainSource)
      #expect(expected.first == ["a", "b", "c", "d", "e"])
      #expect(found(steps, in: rounded, of: window, source) == expected)
    }
  }
}
