import UIKit

extension UIKitQuestion {
  static let important = [indicators, backgroundViewUpdatesCell, keepsZPositions, effects]

  /// Where the vertical scroll indicator and a section index go under a safe-area inset.
  static let indicators = UIKitQuestion("indicators and index under an inset") { trial in
    for inset in [0, 16, 300] as [CGFloat] {
      let controller = UITableViewController(style: .plain)
      let source = IndexedSource(tableView: controller.tableView) { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = String(item)
        return cell
      }
      let root = trial.host.window?.rootViewController
      root?.addChild(controller)
      controller.view.frame = trial.host.bounds
      trial.host.addSubview(controller.view)
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: 0, left: inset, bottom: 0, right: inset)
      await source.apply(
        FactTable.snapshot("abcdefghijklmnopqrstuvwxyz"), animatingDifferences: false)
      controller.tableView.flashScrollIndicators()
      controller.view.layoutIfNeeded()
      let others = controller.tableView.subviews.filter { view in
        !(view is UITableViewCell) && view.frame.height > view.frame.width && !view.isHidden
      }
      let places = others.map { "\(type(of: $0)) from \($0.frame.minX) to \($0.frame.maxX)" }
      trial.note(
        "inset \(inset) in \(trial.host.bounds.width) points: "
          + (places.isEmpty ? "nothing found" : places.joined(separator: ", ")))
      if let cell = controller.tableView.visibleCells.first {
        let (content, whole) = (cell.contentView.frame, cell.bounds)
        trial.note("content from \(content.minX) to \(content.maxX) of \(whole.width) points")
      }
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  private final class IndexedSource: UITableViewDiffableDataSource<Int, Character> {
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
  }

  /// Whether assigning a background view requests an update of the cell's configuration.
  static let backgroundViewUpdatesCell = UIKitQuestion("backgroundViewUpdatesCell") { trial in
    let table = FactTable(in: trial.host) { $0.backgroundView = UIView() }
    table.start("ab")
    guard let cell = trial.cell("a", in: table) else { return }
    let before = cell.updates
    cell.backgroundView = UIView()
    table.layOut()
    trial.note("\(cell.updates > before)")
  }

  /// Whether a view's `zPosition` survives the table's own ordering of its views.
  static let keepsZPositions = UIKitQuestion("keepsZPositions") { trial in
    let finding = await UIKitFact.depth.check(beside: trial)
    trial.note("\(finding.holds): \(finding.seen)")
  }

  /// What cells have by default.
  static let effects = UIKitQuestion("default focusEffect and hoverStyle") { trial in
    let table = FactTable(in: trial.host)
    table.start("a")
    guard let cell = trial.cell("a", in: table) else { return }
    trial.note("focusEffect \(cell.focusEffect.map { "\($0)" } ?? "nil")")
    guard #available(iOS 17.0, *) else { return trial.note("no hoverStyle before iOS 17") }
    trial.note("hoverStyle \(cell.hoverStyle.map { "\($0)" } ?? "nil")")
  }
}
