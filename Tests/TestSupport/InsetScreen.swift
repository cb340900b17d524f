import RoundedTable
import UIKit

/// A table with one-letter items whose place among views and controllers can be chosen.
@MainActor package final class InsetScreen {
  package typealias DataSource = RoundedDiffableDataSource<String, String>

  package let window: UIWindow
  package let controller: UIViewController
  package let tableView: UITableView
  package let dataSource: DataSource

  package init(
    _ style: UITableView.Style = .grouped, width: CGFloat = 390,
    in controller: UIViewController = UIViewController(nibName: nil, bundle: nil),
    isRoot: Bool = true, isShown: Bool = true, rowHeight: CGFloat = 44,
    prepare: (UITableView) -> Void = { _ in },
    make: (UITableView, @escaping UITableView.CellProviderCall) -> DataSource = {
      DataSource(tableView: $0, cellProvider: $1)
    },
    configure: @escaping (UITableViewCell, String) -> Void = { _, _ in }
  ) {
    window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: width, height: 844))
    let tableView =
      (controller as? UITableViewController)?.tableView
      ?? UITableView(frame: window.bounds, style: style)
    tableView.rowHeight = rowHeight
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    prepare(tableView)
    self.tableView = tableView
    self.controller = controller
    dataSource = make(tableView) { tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      configure(cell, item)
      return cell
    }
    tableView.frame = window.bounds
    if controller.viewIfLoaded !== tableView { controller.show(tableView, isRoot: isRoot) }
    window.rootViewController = controller
    if isShown { present() }
  }

  package func present() {
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Applies sections written as "A:abc" and lays the table out.
  package func show(_ sections: String...) {
    dataSource.apply(
      LetterSnapshot(sections), animatingDifferences: false, completion: nil)
    window.layoutIfNeeded()
  }

  /// Lets what was put off to later turns of the main queue happen.
  package func turn() async {
    for _ in 0..<3 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      // UIKit lays windows out at the end of each.
      window.layoutIfNeeded()
    }
  }

  /// Lays the controller's view out once more in each of several turns.
  package func layOutAgain() async {
    for _ in 0..<5 {
      await turn()
      controller.view.setNeedsLayout()
    }
    await turn()
  }

  package func cell(_ item: String) -> UITableViewCell? {
    dataSource.indexPath(for: item).flatMap { tableView.cellForRow(at: $0) }
  }

  /// Where a row's card is, in the window.
  package func card(_ item: String) -> CGRect {
    guard let shape = cell(item)?.backgroundView?.subviews.first else { return .zero }
    return shape.convert(shape.bounds, to: window)
  }

  /// Where a row's content view is, in the window.
  package func content(_ item: String) -> CGRect {
    guard let view = cell(item)?.contentView else { return .zero }
    return view.convert(view.bounds, to: window)
  }

  /// Where content begins and ends that heeds margins.
  package func text(_ item: String) -> [CGFloat] {
    guard let view = cell(item)?.contentView else { return [] }
    let frame = content(item)
    return [frame.minX + view.layoutMargins.left, frame.maxX - view.layoutMargins.right]
  }

  package var added: UIEdgeInsets { controller.additionalSafeAreaInsets }

  package var insetsDescription: String {
    (dataSource.installer as? CardTableInstaller)?.insetsDescription ?? ""
  }

  /// How wide cards are whose text is as wide as a view of the window has it on this device.
  package var readableWidth: CGFloat {
    let view = UIView(frame: window.bounds)
    window.insertSubview(view, at: 0)
    defer { view.removeFromSuperview() }
    window.layoutIfNeeded()
    return view.readableContentGuide.layoutFrame.width
      + 2 * (dataSource.resolvedTableStyle.padding ?? 0)
  }
}
