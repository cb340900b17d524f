import UIKit

extension UIKitQuestion {
  /// What cards take for granted and the stand-in does not vary.
  static let assumptions = [
    selectionInFront, untouchedBackgrounds, equalPaths, insetHeader, layoutOrder,
  ]

  /// Whether a selection stays behind the content of a row that was scrolled away and back, while
  /// several rows are selected in editing mode and cells have a background view.
  ///
  /// If it comes in front, it covers the text.
  package static let selectionInFront = UIKitQuestion("a selection and its content") { trial in
    let table = FactTable(in: trial.host) {
      $0.backgroundView = UIView()
      $0.selectedBackgroundView = UIView()
      $0.multipleSelectionBackgroundView = UIView()
    }
    table.tableView.allowsMultipleSelectionDuringEditing = true
    table.start("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    table.tableView.setEditing(true, animated: false)
    let path = IndexPath(row: 1, section: 0)
    table.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    for moment in ["selected", "scrolled away and back"] {
      table.layOut()
      if let cell = trial.cell("b", in: table) { noteSelection(of: cell, moment, in: trial) }
      table.tableView.scrollToRow(at: IndexPath(row: 50, section: 0), at: .bottom, animated: false)
      table.layOut()
      table.tableView.scrollToRow(at: path, at: .top, animated: false)
    }
  }

  @MainActor package static func noteSelection(
    of cell: UITableViewCell, _ moment: String, in trial: FactTrial
  ) {
    let selections = [cell.selectedBackgroundView, cell.multipleSelectionBackgroundView]
    let shown = selections.compactMap { view in view.flatMap(cell.subviews.firstIndex(of:)) }
    let content = cell.subviews.firstIndex(of: cell.contentView) ?? 0
    let place = shown.contains { $0 > content } ? "in front of it" : "behind it"
    trial.note("\(moment): \(shown.isEmpty ? "not shown" : place)")
  }

  /// Whether a cell's background configuration has its color before it is updated for a state.
  ///
  /// A card takes its fill from there.
  static let untouchedBackgrounds = UIKitQuestion("fill of a configuration") { trial in
    for (name, style) in UITableView.Style.named {
      let table = FactTable(in: trial.host, style: style)
      table.start("a")
      guard let cell = trial.cell("a", in: table), #available(iOS 16.0, *) else { continue }
      let raw = cell.defaultBackgroundConfiguration()
      let updated = raw.updated(for: cell.configurationState)
      let colors = [raw, updated].map { $0.resolvedBackgroundColor(for: cell.tintColor) }
      let traits = cell.traitCollection
      let isSame = colors[0].resolvedColor(with: traits) == colors[1].resolvedColor(with: traits)
      let equal = raw == updated ? "equal" : "unlike"
      trial.note("\(name): \(isSame ? "the same color" : "\(colors)"), \(equal) when updated")
    }
    if #unavailable(iOS 16.0) { trial.note("no default configuration before iOS 16") }
  }

  /// Whether two paths that were made alike are equal.
  ///
  /// If not, every layout would take a card's outline for a new one.
  static let equalPaths = UIKitQuestion("paths made alike") { trial in
    let paths = [0, 1].map { _ in
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 44),
        byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 10, height: 10)
      ).cgPath
    }
    trial.note(paths[0] == paths[1] ? "equal" : "unlike")
  }

  /// What a table's header view gets of a safe area that insets cards.
  static let insetHeader = UIKitQuestion("a table's header under an inset") { trial in
    for inset in [0, 16] as [CGFloat] {
      let controller = UITableViewController(style: .grouped)
      let (header, pinned) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), UIView())
      pinned.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(pinned)
      NSLayoutConstraint.activate([
        pinned.leadingAnchor.constraint(equalTo: header.safeAreaLayoutGuide.leadingAnchor),
        pinned.trailingAnchor.constraint(equalTo: header.safeAreaLayoutGuide.trailingAnchor),
      ])
      controller.tableView.tableHeaderView = header
      show(controller, inset: inset, in: trial)
      trial.note(
        "inset \(inset): safe area \(header.safeAreaInsets.left), margin "
          + "\(header.layoutMargins.left), content from \(pinned.frame.minX)")
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  @MainActor private static func show(
    _ controller: UIViewController, inset: CGFloat, in trial: FactTrial
  ) {
    trial.host.window?.rootViewController?.addChild(controller)
    controller.view.frame = trial.host.bounds
    trial.host.addSubview(controller.view)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    controller.view.layoutIfNeeded()
  }

  private final class Log { var entries: [String] = [] }

  private final class Observer: UIView {
    var log: Log?

    override func layoutSubviews() {
      super.layoutSubviews()
      log?.entries.append("view")
    }
  }

  /// Whether a view behind the cells of a table is laid out before them.
  ///
  /// What is done after a table's layout is done there.
  static let layoutOrder = UIKitQuestion("a view behind cells and their layout") { trial in
    final class Cell: UITableViewCell {
      static var log: Log?
      override func layoutSubviews() {
        super.layoutSubviews()
        Cell.log?.entries.append("cell")
      }
    }
    let (log, observer) = (Log(), Observer())
    let table = UITableView(frame: trial.host.bounds, style: .grouped)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, Character>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    trial.host.addSubview(table)
    table.insertSubview(observer, at: 0)
    await source.apply(FactTable.snapshot("ab"), animatingDifferences: false)
    table.layoutIfNeeded()
    (observer.log, Cell.log) = (log, log)
    observer.setNeedsLayout()
    await source.apply(FactTable.snapshot("abc"), animatingDifferences: false)
    observer.setNeedsLayout()
    table.layoutIfNeeded()
    Cell.log = nil
    trial.note(log.entries.isEmpty ? "neither" : log.entries.joined(separator: ", "))
  }
}
