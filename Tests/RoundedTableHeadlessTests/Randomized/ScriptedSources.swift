import RoundedTable
@_spi(Headless) import UIKit

extension ScriptedScreen {
  typealias Plain = UITableViewDiffableDataSource<Int, Int>
  typealias Rounded = RoundedDiffableDataSource<Int, Int>

  /// What happened on a screen, and what its data sources do with the user's changes.
  final class Log {
    var trace = TableTrace()
    var onDelete: ((IndexPath) -> Void)?
    var onMove: ((IndexPath, IndexPath) -> Void)?
    var onCount: (() -> Void)?
    /// What would have trapped in an app.
    var fault: String?
    private var pending: [Pending] = []

    private struct Pending {
      var number: Int
      /// Not its address: another data source may have that when this one is gone.
      weak var source: (any ScriptSource)?
    }

    func begin(_ number: Int, by source: any ScriptSource) {
      pending.append(Pending(number: number, source: source))
    }

    func complete(_ number: Int) {
      trace.completed.append(number)
      pending.removeAll { $0.number == number }
    }

    func comeBack(_ number: Int, to source: any ScriptSource) {
      if !trace.returned.insert(number).inserted { trace.overtaking.append(number) }
      if pending.contains(where: { $0.source === source && $0.number < number }) {
        trace.overtaking.append(number)
      }
    }
  }

  // As apps write them: swiped rows are deleted by an apply, dragged rows by an apply without
  // animation.

  final class PlainSource: Plain {
    var log: Log?
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { log?.onDelete?(indexPath) }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { log?.onMove?(sourceIndexPath, destinationIndexPath) }
  }

  final class RoundedSource: Rounded {
    var log: Log?
    override func numberOfSections(in tableView: UITableView) -> Int {
      log?.onCount?()
      return super.numberOfSections(in: tableView)
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { log?.onDelete?(indexPath) }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { log?.onMove?(sourceIndexPath, destinationIndexPath) }
  }

  /// A data source of the table's, with what the app has told it.
  struct Owner {
    var source: any ScriptSource
    var settings: CardSettings
    var rounded: (any ScriptCards)? { source as? any ScriptCards }
  }

  /// Makes a data source, which takes the table over.
  static func owner(
    of tableView: UITableView, on stage: ScriptStage, isRounded: Bool, makesCards: Bool, log: Log
  ) -> Owner {
    let sizesRows = stage.sizesRows
    let provider: Plain.CellProvider = { tableView, indexPath, item in
      log.trace.asked.append(item)
      let look = RowLook(item: item)
      let cell = tableView.dequeueReusableCell(withIdentifier: look.identifier, for: indexPath)
      look.decorate(cell)
      cell.showsReorderControl = true
      if sizesRows {
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "some words ", count: item % 6 * 4 + 1)
      }
      return cell
    }
    let settings = CardSettings(of: tableView, on: stage, makesCards: makesCards)
    if stage.isClassic {
      let source =
        isRounded && makesCards
        ? CardedClassicSource(tableView: tableView, log: log, provider: provider)
        : ClassicSource(tableView: tableView, log: log, provider: provider)
      return Owner(source: source, settings: settings)
    }
    if isRounded, makesCards {
      let source = RoundedSource(tableView: tableView, cellProvider: provider)
      source.log = log
      return Owner(source: source, settings: settings)
    }
    let source = PlainSource(tableView: tableView, cellProvider: provider)
    source.log = log
    return Owner(source: source, settings: settings)
  }
}
