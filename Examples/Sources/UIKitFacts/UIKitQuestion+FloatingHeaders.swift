import UIKit

extension UIKitQuestion {
  /// What clipping rows beneath floating headers takes for granted.
  static let floatingHeaders = [floatingHeaderLayout, movingHeaders]

  /// A view behind the cells, as cards have one, which is laid out when its subview's size changes.
  private final class Observer: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout?()
    }
  }

  /// A table that counts its layouts.
  private final class CountingTable: UITableView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// A plain table with two sections whose headers are the delegate's.
  @MainActor private final class HeadersTable: NSObject, UITableViewDelegate {
    let tableView: CountingTable
    let source: UITableViewDiffableDataSource<Int, Character>

    init(in host: UIView) {
      tableView = CountingTable(frame: host.bounds, style: .plain)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      source = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, _ in
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      super.init()
      tableView.delegate = self
      host.addSubview(tableView)
    }

    func show(_ sections: [String], animated: Bool) async {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Character>()
      for (index, items) in sections.enumerated() {
        snapshot.appendSections([index])
        snapshot.appendItems(Array(items), toSection: index)
      }
      await source.apply(snapshot, animatingDifferences: animated)
      tableView.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      40
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
  }

  private static let letters = ["abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]

  /// Whether a view behind the cells is called in each layout in which the table scrolls or its
  /// headers move, and whether headers are in their new places by then.
  ///
  /// It has two subviews: one follows the safe area, the other the header.
  ///
  /// And how often the table itself is laid out, whose header is an item of a constraint, and
  /// whether it needs another layout by then, which the package would wait for.
  ///
  /// If it's called a frame late, rows can be seen in a floating header's corners while the table
  /// scrolls, by as much as it scrolls in a frame.
  static let floatingHeaderLayout = UIKitQuestion("a follower and floating headers") { trial in
    let table = HeadersTable(in: trial.host)
    let tableView = table.tableView
    await table.show(letters, animated: false)
    let observer = Observer()
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    tableView.insertSubview(observer, at: 0)
    observer.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: observer.leadingAnchor),
      follower.widthAnchor.constraint(equalTo: tableView.safeAreaLayoutGuide.heightAnchor),
      follower.topAnchor.constraint(equalTo: observer.topAnchor),
      follower.bottomAnchor.constraint(equalTo: tableView.safeAreaLayoutGuide.bottomAnchor),
    ])
    let headerFollower = UIView()
    headerFollower.translatesAutoresizingMaskIntoConstraints = false
    observer.addSubview(headerFollower)
    if let header = tableView.headerView(forSection: 0) {
      NSLayoutConstraint.activate([
        headerFollower.leadingAnchor.constraint(equalTo: observer.leadingAnchor),
        headerFollower.widthAnchor.constraint(equalToConstant: 1),
        headerFollower.heightAnchor.constraint(equalToConstant: 1),
        headerFollower.topAnchor.constraint(equalTo: header.bottomAnchor),
      ])
    }
    tableView.layoutIfNeeded()
    for offset in [40, 41, 700] as [CGFloat] {
      var places: [CGFloat] = []
      var needsLayout = false
      tableView.layouts = 0
      observer.onLayout = {
        if let header = tableView.headerView(forSection: 0) { places.append(header.frame.minY) }
        needsLayout = needsLayout || tableView.layer.needsLayout()
      }
      tableView.contentOffset.y = offset
      tableView.layoutIfNeeded()
      observer.onLayout = nil
      let place = tableView.headerView(forSection: 0)?.frame.minY
      let when =
        places.isEmpty ? "not called" : places.last == place ? "called in time" : "called too early"
      trial.note(
        "scrolled to \(Int(offset)): \(when), \(places.count) times; the table is laid out "
          + "\(tableView.layouts) times\(needsLayout ? ", and needs another layout by then" : "")")
    }
    let before = tableView.headerView(forSection: 0)?.frame.minY
    var calls = 0
    observer.onLayout = { calls += 1 }
    tableView.contentInset.top += 30
    tableView.layoutIfNeeded()
    observer.onLayout = nil
    let hasMoved = tableView.headerView(forSection: 0)?.frame.minY != before
    trial.note("contentInset: header \(hasMoved ? "moves" : "stays"), \(calls) calls")
  }

  /// How rows and headers are animated in an update.
  ///
  /// The line at which a row is cut copies these animations. It reads positions and bounds whose
  /// values are numbers, points, sizes or rectangles.
  static let movingHeaders = UIKitQuestion("the animations of rows and headers") { trial in
    let table = HeadersTable(in: trial.host)
    await table.show(["abcdef", "ABCDEF"], animated: false)
    async let update: Void = table.show(["uvabcdef", "ABCDEF"], animated: true)
    await Task.yield()
    table.tableView.layoutIfNeeded()
    let views: [(String, UIView?)] = [
      ("row", table.tableView.cellForRow(at: IndexPath(row: 2, section: 0))),
      ("header", table.tableView.headerView(forSection: 1)),
    ]
    for (name, view) in views {
      let layer = view?.layer
      let animations = (layer?.animationKeys() ?? []).compactMap { layer?.animation(forKey: $0) }
      let texts = animations.map { animation in
        guard let basic = animation as? CABasicAnimation else { return "\(type(of: animation))" }
        let kind = basic.isAdditive ? "additive" : "absolute"
        let from = basic.fromValue.map { "\(type(of: $0))" } ?? "nothing"
        return "\(type(of: basic)) \(basic.keyPath ?? ""), \(kind), from \(from)"
      }
      trial.note("\(name): \(texts.isEmpty ? "none" : texts.sorted().joined(separator: "; "))")
    }
    await update
  }
}
