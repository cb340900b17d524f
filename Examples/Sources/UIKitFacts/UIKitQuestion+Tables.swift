import UIKit

extension UIKitQuestion {
  static let tables = [
    preparedRows, lingeringRows, preparesWithoutAnimation, laysOutBeforeWillDisplay,
    laysOutNewCellsFirst, marginsOutsideWindows, newCells, backOfTable, waitingCells,
    traitsOutsideWindows, unsetAppearance, passesVerticalInsets, wideMargins, windowsAreContainers,
  ]

  private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

  static let preparedRows = UIKitQuestion("preparedRows") { trial in
    let table = FactTable(in: trial.host)
    table.start(letters)
    let visible = table.tableView.visibleCells.count
    let all = letters.filter { table.cell($0) != nil }
    trial.note("\(all.count - visible)")
  }

  static let lingeringRows = UIKitQuestion("lingeringRows") { trial in
    let table = FactTable(in: trial.host)
    table.start(letters)
    let seen = table.tableView.visibleCells.count
    table.tableView.contentOffset.y = 44 * 40
    table.layOut()
    let lingering = letters.prefix(seen).filter { table.cell($0) != nil }
    trial.note("\(lingering.count)")
  }

  static let preparesWithoutAnimation = UIKitQuestion("preparesWithoutAnimation") { trial in
    let table = FactTable(in: trial.host)
    table.start(letters)
    // The rows that are made ready come last.
    var isAnimated: Bool?
    table.log.onAsking = { isAnimated = UIView.areAnimationsEnabled }
    UIView.animate(withDuration: 0.3) {
      table.tableView.contentOffset.y = 300
      table.tableView.layoutIfNeeded()
    }
    trial.note(isAnimated.map { "\(!$0)" } ?? "no row was asked for")
  }

  /// Notes how often cells have been laid out when they come into sight.
  private final class Displays: NSObject, UITableViewDelegate {
    var layouts: [Int] = []

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      layouts.append((cell as? FactTable.Cell)?.layouts ?? 0)
    }
  }

  static let laysOutBeforeWillDisplay = UIKitQuestion("laysOutBeforeWillDisplay") { trial in
    let table = FactTable(in: trial.host)
    let displays = Displays()
    table.tableView.delegate = displays
    table.start("abc")
    trial.note(displays.layouts.first.map { "\($0 > 0)" } ?? "no row was displayed")
  }

  private final class LaidOutView: UIView {
    weak var cell: FactTable.Cell?
    var layouts: [Int] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts.append(cell?.layouts ?? 0)
    }
  }

  /// Sends a view to the back of its table before a cell comes into sight.
  private final class Sender: NSObject, UITableViewDelegate {
    let view = LaidOutView()

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      view.cell = cell as? FactTable.Cell
      view.layouts = []
      tableView.sendSubviewToBack(view)
      view.setNeedsLayout()
    }
  }

  static let laysOutNewCellsFirst = UIKitQuestion("laysOutNewCellsFirst") { trial in
    let table = FactTable(in: trial.host)
    let sender = Sender()
    table.tableView.delegate = sender
    table.tableView.addSubview(sender.view)
    table.start("a")
    trial.note(sender.view.layouts.first.map { "\($0 > 0)" } ?? "no row was displayed")
  }

  static let marginsOutsideWindows = UIKitQuestion("marginsOutsideWindows") { trial in
    let table = UITableView(frame: trial.host.bounds, style: .plain)
    let outside = table.directionalLayoutMargins.leading
    trial.host.addSubview(table)
    trial.note("\(outside) points, and \(table.directionalLayoutMargins.leading) in a window")
  }

  static let newCells = UIKitQuestion("newCells") { trial in
    let table = FactTable(in: trial.host)
    table.start("ab")
    let view = UIView()
    table.tableView.insertSubview(view, at: 1)
    table.animate(to: FactTable.snapshot("abc"))
    table.layOut()
    let subviews = table.tableView.subviews
    guard let cell = trial.cell("c", in: table), let place = subviews.firstIndex(of: cell),
      let other = subviews.firstIndex(of: view)
    else { return }
    trial.note(place < other ? "back" : "front")
  }

  /// Which views a new cell has behind it: the table's background view, and one that was put behind
  /// that.
  static let backOfTable = UIKitQuestion("backOfTable") { trial in
    let table = FactTable(in: trial.host)
    let (background, view) = (UIView(), UIView())
    table.tableView.backgroundView = background
    table.tableView.addSubview(view)
    table.tableView.sendSubviewToBack(view)
    table.start("a")
    guard let cell = trial.cell("a", in: table) else { return }
    let names = [
      (background, "the background view"), (view, "a view at the back"), (cell, "a cell"),
    ]
    let order = table.tableView.subviews.compactMap { subview in
      names.first { $0.0 === subview }?.1
    }
    trial.note("from the back: \(order.joined(separator: ", "))")
  }

  static let waitingCells = UIKitQuestion("waitingCells") { trial in
    let table = FactTable(in: trial.host)
    table.start(letters)
    guard let cell = trial.cell("a", in: table) else { return }
    table.tableView.contentOffset.y = 44 * 40
    table.layOut()
    let place = cell.superview == nil ? "outsideTable" : "hiddenInTable"
    trial.note(cell.isHidden || cell.superview == nil ? place : "in the table, and not hidden")
  }

  static let traitsOutsideWindows = UIKitQuestion("traitsOutsideWindows") { trial in
    let view = UIView()
    trial.host.addSubview(view)
    let inside = view.traitCollection.displayScale
    view.removeFromSuperview()
    let outside = view.traitCollection.displayScale
    trial.note("scale \(inside) inside, \(outside) after leaving")
  }

  private final class ProxiedTable: UITableView {}

  static let unsetAppearance = UIKitQuestion("unsetAppearance") { trial in
    let color = ProxiedTable.appearance().backgroundColor
    trial.note(color.map { "standard: \($0)" } ?? "nothing")
  }

  static let passesVerticalInsets = UIKitQuestion("passesVerticalInsets") { trial in
    let controller = UIViewController(nibName: nil, bundle: nil)
    trial.host.window?.rootViewController?.addChild(controller)
    controller.view.frame = trial.host.bounds
    trial.host.addSubview(controller.view)
    controller.additionalSafeAreaInsets.top = 60
    let table = FactTable(in: controller.view, rowHeight: UITableView.automaticDimension) { cell in
      guard cell.contentView.subviews.isEmpty else { return }
      let (view, guide) = (UIView(), cell.contentView.layoutMarginsGuide)
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.heightAnchor.constraint(equalToConstant: 50),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    table.start(letters)
    // One row is behind the bar.
    table.tableView.contentOffset.y = table.tableView.rectForRow(at: [0, 2]).minY
    table.layOut()
    if let cell = trial.cell("c", in: table) {
      let covered = cell.safeAreaInsets.top
      table.tableView.performBatchUpdates(nil)
      table.layOut()
      let heights = [2, 5].map { table.tableView.rectForRow(at: [0, $0]).height }
      trial.note(
        "\(covered > 0): \(covered) points of a row; "
          + "measured there it is \(heights[0]) points high, elsewhere \(heights[1])")
    }
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  static let wideMargins = UIKitQuestion("wideMargins") { trial in
    let table = UITableView(frame: trial.host.bounds, style: .grouped)
    trial.host.addSubview(table)
    table.layoutIfNeeded()
    let margin = table.directionalLayoutMargins.leading
    trial.note("\(margin) points in \(trial.host.bounds.width)")
  }

  static let windowsAreContainers = UIKitQuestion("windowsAreContainers") { trial in
    guard #available(iOS 26.0, *) else { return trial.note("no concentric corners before iOS 26") }
    guard let window = trial.host.window else { return }
    let view = UIView(frame: window.bounds)
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
    window.insertSubview(view, at: 0)
    window.layoutIfNeeded()
    trial.note("radius \(view.effectiveRadius(corner: .topLeft)), 5 if not")
    view.removeFromSuperview()
  }
}
