import UIKit

/// What ties a ``RoundedDiffableDataSource`` or a ``CardController`` to its table view.
///
/// It's opaque: only those two have one, so no other class can conform to ``TableCards``.
@MainActor public final class CardTableLink {
  let plan: CardPlan
  /// The table, which another data source may share.
  private(set) var table: CardTable

  init(to tableView: UITableView) {
    plan = CardPlan(of: tableView)
    table = .of(tableView, for: plan)
  }

  /// Whether the table shows this side's cards at present, and not another data source's.
  var isServed: Bool { table.plan === plan }

  /// Shows this side's cards if the table asks it for rows.
  func serve() { table = table.serving(plan) }

  /// Begins to show the rows of a source.
  func begin(for source: any RowSource) {
    plan.source = source
    serve()
    if isServed { table.install() }
  }

  /// Shows a change of the style.
  func choose(animated: Bool, _ change: (inout TableLook) -> Void) {
    plan.choose(change)
    table = table.current
    table.restyle(plan, animated: animated)
  }

  /// Corrects cards after an update.
  func correctRows(animated: Bool) { table.correctRows(of: plan, animated: animated) }

  /// Returns a completion that corrects cards once more before it calls another.
  nonisolated func correcting(_ completion: (() -> Void)?) -> () -> Void {
    { [self] in
      // UIKit calls completions on the main queue.
      MainActor.assumeIsolated { table.correctAgain(plan) }
      completion?()
    }
  }
}
