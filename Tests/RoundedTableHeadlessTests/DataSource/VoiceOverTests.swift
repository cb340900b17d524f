import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// VoiceOver finds in a table with cards what it finds without them, in the same order.
@MainActor @Suite struct VoiceOverTests {
  /// The texts in a view that can be found, in the order in which they are: from top to bottom, and
  /// then that of the views.
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
    controller.show(tableView)
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

  // MARK: The table's own list

  /// The table's elements: rows and headers by their texts, anything else by its class.
  private func elements(of tableView: UITableView) -> [String] {
    (tableView.accessibilityElements ?? []).map { element in
      switch element {
      case let cell as UITableViewCell: cell.textLabel?.text ?? ""
      case let header as UITableViewHeaderFooterView: "header \(header.textLabel?.text ?? "")"
      default: "\(type(of: element))"
      }
    }
  }

  private final class TitledPlain: UITableViewDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }

  private final class TitledRounded: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }

  @Test(arguments: [false, true]) func accessibilityElementsHaveTheOrderThatTheTableHasWithoutCards(
    inFront: Bool
  ) {
    HeadlessVariations.newCells.with(inFront ? .front : .back) {
      HeadlessClock.held {
        let (plain, plainWindow) = makeTable()
        let plainSource = TitledPlain(tableView: plain) { cell($0, $1, $2) }
        let (rounded, window) = makeTable()
        let source = TitledRounded(tableView: rounded) { cell($0, $1, $2) }
        source.style.fill = .view(id: 0, fallback: .white) {
          let label = UILabel(frame: .zero)
          label.text = "decoration"
          return label
        }
        source.style.enclosesHeader = true
        var expected: [[String]] = []
        for sections in steps {
          for (dataSource, window) in [(plainSource, plainWindow), (source, window)]
            as [(UITableViewDiffableDataSource<String, String>, UIWindow)]
          {
            dataSource.apply(LetterSnapshot(sections), animatingDifferences: true, completion: nil)
            window.layoutIfNeeded()
            HeadlessClock.advance(by: 2)
            window.layoutIfNeeded()
          }
          expected.append(elements(of: plain))
          #expect(elements(of: rounded) == elements(of: plain))
        }
        #expect(expected.first == ["header A", "a", "b", "c", "header B", "d", "e"])
      }
    }
  }

  @Test func whatTheAppSetsStays() {
    HeadlessClock.held {
      let (tableView, window) = makeTable()
      let source = RoundedDiffableDataSource<String, String>(tableView: tableView) {
        cell($0, $1, $2)
      }
      source.style.shadow = CardShadow()
      let own = UIView(frame: .zero)
      tableView.accessibilityElements = [own]
      _ = found([["A:ab"]], in: tableView, of: window, source)
      #expect(tableView.accessibilityElements?.count == 1)
      #expect(tableView.accessibilityElements?.first as? UIView === own)
    }
  }
}
