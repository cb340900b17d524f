import UIKit

extension UIKitQuestion {
  static let places = [
    safeAreas, addedInsets, slidingRows, narrowerTable, groupedIndicator, defaults, frameSetter,
    views,
    groupedCards, concentricProbe, swiftUIHost,
  ]

  /// A table controller's table with an inset in its safe area, as cards make it.
  @MainActor private static func controller(
    in trial: FactTrial, style: UITableView.Style, inset: CGFloat
  ) -> (UITableViewController, UITableViewDiffableDataSource<Int, Character>) {
    let controller = UITableViewController(style: style)
    let source = UITableViewDiffableDataSource<Int, Character>(
      tableView: controller.tableView
    ) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = String(item)
      cell.backgroundView = UIView()
      return cell
    }
    trial.host.window?.rootViewController?.addChild(controller)
    controller.view.frame = trial.host.bounds
    trial.host.addSubview(controller.view)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    return (controller, source)
  }

  @MainActor private static func describe(_ cell: UITableViewCell) -> String {
    @MainActor func sides(_ view: UIView?) -> String {
      view.map { "\($0.safeAreaInsets.left)/\($0.safeAreaInsets.right)" } ?? "none"
    }
    return
      "\(cell.isHidden ? "hidden" : "seen") at \(cell.frame.minX), bounds \(cell.bounds.minX), in "
      + "\(cell.superview.map { "\(type(of: $0))" } ?? "nothing"): cell \(sides(cell)), "
      + "background \(sides(cell.backgroundView)), content \(sides(cell.contentView))"
  }

  /// The safe area of rows that are seen, prepared, and scrolled to.
  ///
  /// The cards stand by the table's; if a row reads another, that
  /// is why. A difference would make `unseenSafeAreas` of the stand-in another answer.
  static let safeAreas = UIKitQuestion("unseenSafeAreas") { trial in
    let (controller, source) = controller(in: trial, style: .grouped, inset: 16)
    await source.apply(
      FactTable.snapshot("abcdefghijklmnopqrstuvwxyz"), animatingDifferences: false)
    controller.view.layoutIfNeeded()
    @MainActor func note(_ moment: String) {
      for hidden in [false, true] {
        let cell = controller.tableView.subviews.lazy.compactMap { $0 as? UITableViewCell }
          .first { $0.isHidden == hidden }
        if let cell { trial.note("\(moment): \(describe(cell))") }
      }
    }
    note("at first")
    controller.tableView.scrollToRow(
      at: IndexPath(row: 25, section: 0), at: .bottom, animated: false)
    controller.view.layoutIfNeeded()
    note("scrolled")
    controller.additionalSafeAreaInsets.left = 30
    controller.view.layoutIfNeeded()
    note("inset by 30")
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  /// The places of a view that is pinned to the safe area, while its constants take back what is
  /// added to that in the same turn.
  ///
  /// Anything but one place would show a table aside for a moment.
  static let addedInsets = UIKitQuestion("addedInsetsReachGuidesLate") { trial in
    final class Pinned: UIView {
      var places: [String] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        places.append("\(frame.minX) to \(frame.maxX - (superview?.bounds.maxX ?? 0))")
      }
    }
    let (controller, pinned) = (UIViewController(nibName: nil, bundle: nil), Pinned())
    trial.host.window?.rootViewController?.addChild(controller)
    controller.view.frame = trial.host.bounds
    trial.host.addSubview(controller.view)
    controller.view.addSubview(pinned)
    pinned.translatesAutoresizingMaskIntoConstraints = false
    let safe = controller.view.safeAreaLayoutGuide
    let sides = [
      pinned.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      pinned.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ]
    NSLayoutConstraint.activate(sides)
    controller.view.layoutIfNeeded()
    pinned.places = []
    (sides[0].constant, sides[1].constant) = (-16, 16)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    pinned.setNeedsLayout()
    controller.view.layoutIfNeeded()
    trial.note("\(pinned.places)")
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  /// The safe area of a row that slides out to the left, and of one that comes back.
  ///
  /// Cards go with them in any case; their lines follow a margin that contains it.
  static let slidingRows = UIKitQuestion("rows that slide out") { trial in
    let (controller, source) = controller(in: trial, style: .grouped, inset: 16)
    await source.apply(FactTable.snapshot("abc"), animatingDifferences: false)
    controller.view.layoutIfNeeded()
    let cell = controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    source.defaultRowAnimation = .left
    source.apply(FactTable.snapshot("ac"), animatingDifferences: true, completion: nil)
    trial.note("out: \(cell.map(describe) ?? "no cell")")
    trial.note("its margin \(cell.map { "\($0.layoutMargins.left)" } ?? "unknown")")
    source.apply(FactTable.snapshot("abc"), animatingDifferences: true, completion: nil)
    let new = controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    trial.note("in: \(new.map(describe) ?? "no cell")")
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Where the indicator of a grouped table without an index is, the only table of a navigation
  /// controller that fills the screen, and at the sides of a turned phone.
  ///
  /// At the edge: `ScrollIndicatorPlace` has nothing to move.
  static let groupedIndicator = UIKitQuestion("the indicator of a grouped table") { trial in
    for inset in [0, 16, 62] as [CGFloat] {
      let controller = UITableViewController(style: .grouped)
      let navigation = UINavigationController(rootViewController: controller)
      let source = UITableViewDiffableDataSource<Int, Character>(
        tableView: controller.tableView
      ) { _, _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
      trial.host.window?.rootViewController?.addChild(navigation)
      navigation.view.frame = trial.host.bounds
      trial.host.addSubview(navigation.view)
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: 0, left: inset, bottom: 0, right: inset)
      await source.apply(
        FactTable.snapshot("abcdefghijklmnopqrstuvwxyz"), animatingDifferences: false)
      let table: UITableView = controller.tableView
      // As a hand that scrolls.
      table.contentOffset.y += 200
      table.flashScrollIndicators()
      table.layoutIfNeeded()
      let bars = table.subviews.filter { view in
        !(view is UITableViewCell) && view.frame.width < 12
          && view.frame.height > view.frame.width * 4
      }
      let places = bars.map { "\(table.bounds.maxX - $0.frame.maxX) from the edge" }
      trial.note("inset \(inset): \(places.isEmpty ? "none" : places.joined(separator: ", "))")
      navigation.view.removeFromSuperview()
      navigation.removeFromParent()
    }
  }

  /// Whether a view of ours stays in a cell, and behind what, while the cell is selected, edited
  /// and used again.
  ///
  /// If one of these takes it out, `CardSlot` puts it back in every layout, and must do so then.
  static let views = UIKitQuestion("a view in the cell") { trial in
    let (ours, table) = (UIView(), FactTable(in: trial.host))
    table.start("abcdefghijklmnopqrstuvwxyzäöüABCDEFGHIJKLMNOPQRSTUVWXYZ")
    guard let cell = trial.cell("b", in: table) else { return }
    cell.insertSubview(ours, at: 0)
    @MainActor func note(_ moment: String) {
      table.layOut()
      let views = cell.subviews
      let place = views.firstIndex(of: ours).map { "\($0) of \(views.count)" } ?? "gone"
      trial.note("\(moment): \(place)")
    }
    let path = IndexPath(row: 1, section: 0)
    note("at first")
    table.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    note("selected")
    table.tableView.deselectRow(at: path, animated: false)
    table.tableView.setEditing(true, animated: false)
    note("edited")
    table.tableView.setEditing(false, animated: false)
    table.tableView.scrollToRow(at: IndexPath(row: 50, section: 0), at: .bottom, animated: false)
    table.layOut()
    table.tableView.scrollToRow(at: path, at: .bottom, animated: false)
    note("scrolled away and back")
  }

  /// Where a table is scrolled sideways after it has become narrower.
  ///
  /// Anything but 0 would push cards aside.
  static let narrowerTable = UIKitQuestion("offset of a narrower table") { trial in
    let (controller, source) = controller(in: trial, style: .grouped, inset: 16)
    await source.apply(FactTable.snapshot("abc"), animatingDifferences: false)
    controller.view.layoutIfNeeded()
    controller.view.frame.size.width -= 100
    controller.view.layoutIfNeeded()
    trial.note("\(controller.tableView.contentOffset.x)")
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  /// What new tables and cells have.
  ///
  /// The app's values are told from these: by `separatorInsetNamesEnd` for one.
  static let defaults = UIKitQuestion("defaults of new tables") { trial in
    for (name, style) in UITableView.Style.named {
      let table = FactTable(in: trial.host, style: style)
      table.start("a")
      trial.note("\(name): separators \(table.tableView.separatorInset)")
      guard let cell = trial.cell("a", in: table) else { continue }
      trial.note("of its cell \(cell.separatorInset)")
      let clear = UIColor(red: 0.99, green: 1, blue: 0.98, alpha: 0)
      cell.backgroundColor = clear
      table.layOut()
      trial.note("a clear color reads back equal: \(cell.backgroundColor == clear)")
    }
    let plain = UITableView(frame: .zero, style: .plain).backgroundColor
    trial.note(
      "a plain table is \(plain.map { "\($0)" } ?? "nil"), the system \(UIColor.systemBackground)")
  }

  /// Whether a cell sets its background view's frame whenever it is laid out.
  ///
  /// If not, colors that are set later wait for a card.
  static let frameSetter = UIKitQuestion("the background's frame in each layout") { trial in
    final class Background: UIView {
      var times = 0
      override var frame: CGRect { didSet { times += 1 } }
    }
    let background = Background()
    let table = FactTable(in: trial.host) { $0.backgroundView = background }
    table.start("a")
    guard let cell = trial.cell("a", in: table) else { return }
    let before = background.times
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    trial.note("\(background.times > before)")
  }

  /// The running system's own cards.
  ///
  /// Other numbers than the package has would change `SystemLook`.
  static let groupedCards = UIKitQuestion("inset-grouped cards") { trial in
    let table = FactTable(
      in: trial.host, style: .insetGrouped, rowHeight: UITableView.automaticDimension)
    table.start("abc")
    guard let cell = trial.cell("a", in: table) else { return }
    trial.note(
      "radius \(cell.layer.cornerRadius), from \(cell.convert(cell.bounds, to: table.tableView).minX), "
        + "\(cell.bounds.width) wide and \(cell.bounds.height) high, in \(cell.superview.map { "\(type(of: $0))" } ?? "nothing")"
    )
  }

  /// Whether a view that nobody sees says which radius is concentric with its window.
  ///
  /// A card could ask one for its radius then, as soon as it has a frame and in any row.
  static let concentricProbe = UIKitQuestion("the radius of a concentric probe") { trial in
    guard #available(iOS 26.0, *) else { return trial.note("no concentric corners before iOS 26") }
    guard let window = trial.host.window else { return }
    @MainActor func probe(in view: UIView, inset: CGFloat) -> UIView {
      let probe = UIView(frame: view.convert(window.bounds.insetBy(dx: inset, dy: 0), from: window))
      probe.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
      view.addSubview(probe)
      return probe
    }
    let table = FactTable(in: trial.host, style: .grouped)
    table.start("a")
    guard let cell = trial.cell("a", in: table) else { return }
    for (name, view) in [("window", window), ("table", table.tableView), ("cell", cell)] {
      for inset in [0, 16] as [CGFloat] {
        let probe = probe(in: view, inset: inset)
        var radii = [probe.effectiveRadius(corner: .topLeft)]
        probe.isHidden = true
        view.layoutIfNeeded()
        radii.append(probe.effectiveRadius(corner: .topLeft))
        trial.note("in the \(name), inset \(inset): \(radii[0]) at once, \(radii[1]) when hidden")
        probe.removeFromSuperview()
      }
    }
  }

  /// Whether the host of a SwiftUI app writes the insets in which cards inset a table.
  ///
  /// The app of the examples is one. Insets that the host sets back would have to be margins.
  package static let swiftUIHost = UIKitQuestion("additionalSafeAreaInsets in a SwiftUI host") {
    trial in
    guard let host = trial.host.window?.rootViewController, let hosted = host.firstNavigation else {
      return trial.note("nothing is hosted in this window")
    }
    let own = hosted.additionalSafeAreaInsets
    trial.note("\(type(of: host)) has set \(own)")
    hosted.additionalSafeAreaInsets.left = own.left + 16
    @MainActor func note(_ moment: String) {
      host.view.setNeedsLayout()
      host.view.layoutIfNeeded()
      let isKept = hosted.additionalSafeAreaInsets.left == own.left + 16
      trial.note("\(moment): \(isKept ? "kept" : "set to \(hosted.additionalSafeAreaInsets)")")
    }
    note("after a layout")
    // The host hears of another safe area.
    host.additionalSafeAreaInsets.top += 10
    note("after another safe area")
    try? await Task.sleep(nanoseconds: 200_000_000)
    note("in a later turn")
    host.additionalSafeAreaInsets.top -= 10
    hosted.additionalSafeAreaInsets = own
  }
}

extension UIViewController {
  /// The outermost navigation controller among what this controller contains.
  fileprivate var firstNavigation: UINavigationController? {
    for child in children {
      if let found = child as? UINavigationController ?? child.firstNavigation { return found }
    }
    return nil
  }
}
