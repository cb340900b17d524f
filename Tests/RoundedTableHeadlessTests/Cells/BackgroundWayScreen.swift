import HeadlessTestSupport
import RoundedTable
import TestSupport
@_spi(Headless) import UIKit

/// A table whose cells assign their background in some way, under UIKit's data source or under
/// ours.
@MainActor final class BackgroundWayScreen: NSObject, UITableViewDelegate {
  typealias Source = UITableViewDiffableDataSource<String, String>

  let way: BackgroundWay
  let window: UIWindow
  let tableView: UITableView
  let source: Source
  private let log = Log()

  /// Rows can be edited and moved by hand.
  private final class Rounded: RoundedDiffableDataSource<String, String> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
      super.tableView(tableView, moveRowAt: source, to: destination)
      move(source, to: destination)
    }
  }

  private final class Plain: Source {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
      move(source, to: destination)
    }
  }

  private final class Log {
    var updates = 0
    var asked: [String] = []
  }

  /// How often the cells were asked to update their configuration.
  var updates: Int { log.updates }
  /// The items that the provider was asked for.
  var asked: [String] { log.asked }

  init(_ way: BackgroundWay, isRounded: Bool) {
    self.way = way
    window = UIWindow(device: .phone)
    let tableView = UITableView(frame: window.bounds, style: .grouped)
    tableView.rowHeight = 60
    tableView.register(WayCell.self, forCellReuseIdentifier: "cell")
    let log = log
    let provider: Source.CellProvider = { tableView, indexPath, item in
      log.asked.append(item)
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      guard let cell = cell as? WayCell else { return cell }
      cell.onUpdate = { log.updates += 1 }
      cell.item = item
      cell.begin(way)
      cell.showsReorderControl = true
      if way.place == .handlerSetAtDequeue {
        cell.configurationUpdateHandler = { way.assign(to: $0, in: $1) }
      }
      // The item is new to the cell, or its looks may be.
      cell.setNeedsUpdateConfiguration()
      cell.setNeedsLayout()
      return cell
    }
    source =
      isRounded
      ? Rounded(tableView: tableView, cellProvider: provider)
      : Plain(tableView: tableView, cellProvider: provider)
    self.tableView = tableView
    super.init()
    tableView.delegate = self
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.show(tableView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if way.place == .willDisplay { way.assign(to: cell, in: cell.configurationState) }
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Mark") { _, _, done in done(true) }
    ])
  }

  func show(
    _ sections: String..., animated: Bool,
    changing: (inout NSDiffableDataSourceSnapshot<String, String>) -> Void = { _ in }
  ) {
    var snapshot = LetterSnapshot(sections)
    changing(&snapshot)
    source.apply(snapshot, animatingDifferences: animated, completion: nil)
  }

  /// What is looked at in a row.
  enum Look {
    /// That it is filled as its cell asked for, and shaped as its place demands.
    case whole
    /// That it is filled as its cell asked for, while a hand holds rows apart.
    case fill
    /// That there is a card of its width, while something moves.
    case presence
  }

  /// Says what is wrong with a row that is drawn now, nil if nothing is.
  func fault(_ look: Look) -> String? {
    window.layoutIfNeeded()
    let paths = tableView.indexPathsForVisibleRows ?? []
    guard paths.count > 2 else { return "there are \(paths.count) rows" }
    for path in paths {
      guard let cell = tableView.cellForRow(at: path), let item = source.itemIdentifier(for: path)
      else { return "row \(path) has no cell" }
      let fault =
        look == .presence ? absence(of: cell) : fault(in: cell, of: item, at: path, look)
      if let fault { return "row \(item): \(fault)" }
    }
    return nil
  }

  /// What is drawn of a cell, and the middle of what it holds, which a swipe shifts.
  private func drawn(
    _ cell: UITableViewCell, _ values: HeadlessDrawing.Values
  ) -> (HeadlessDrawing, CGPoint) {
    let drawing = HeadlessDrawing(of: cell, values: values)
    return (
      drawing, CGPoint(x: drawing.size.width / 2 - cell.bounds.minX, y: drawing.size.height / 2)
    )
  }

  private func absence(of cell: UITableViewCell) -> String? {
    guard way.kind != .clear else { return nil }
    let (drawing, middle) = drawn(cell, .presentation)
    let color = drawing.color(at: middle)
    // Rows that come and go fade.
    let opacity = Double(cell.layer.presentation()?.opacity ?? 1)
    return color.alpha > opacity - 0.01 ? nil : "its card is not there: \(color)"
  }

  private func fault(
    in cell: UITableViewCell, of item: String, at path: IndexPath, _ look: Look
  ) -> String? {
    let (drawing, middle) = drawn(cell, .model)
    let found = drawing.color(at: middle)
    let fill = way.fill(item, isSelectedOrHighlighted: cell.isSelected || cell.isHighlighted)
    let wanted = HeadlessDrawing.RGBA(fill ?? .clear, traits: cell.traitCollection)
    guard found.isClose(to: wanted) else { return "it is filled with \(found), not \(wanted)" }
    guard fill != nil, look == .whole else { return nil }
    let shown = DrawnRow(in: CGRect(origin: .zero, size: drawing.size), of: drawing)
    let rows = tableView.numberOfRows(inSection: path.section)
    let position = CapPosition(row: path.row, of: rows)
    guard shown.position == position else {
      return "it shows \(shown.position.map { "\($0)" } ?? "no position"), not \(position)"
    }
    let isInset = abs(shown.left - 16) < 2 && abs(drawing.size.width - shown.right - 16) < 2
    return isInset ? nil : "it reaches from \(shown.left) to \(shown.right)"
  }
}

extension UITableViewDiffableDataSource<String, String> {
  /// Takes a row that was carried to its new place.
  fileprivate func move(_ source: IndexPath, to destination: IndexPath) {
    var snapshot = snapshot()
    let section = snapshot.sectionIdentifiers[source.section]
    var items = snapshot.itemIdentifiers(inSection: section)
    items.insert(items.remove(at: source.row), at: destination.row)
    snapshot.deleteItems(items)
    snapshot.appendItems(items, toSection: section)
    apply(snapshot, animatingDifferences: false, completion: nil)
  }
}
