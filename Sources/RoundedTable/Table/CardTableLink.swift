import UIKit

/// The connection between a ``RoundedDiffableDataSource`` or a ``CardController`` and its table
/// view.
///
/// It's opaque. Only those two classes have one, so no other class can conform to ``TableCards``.
@MainActor public final class CardTableLink {
  let plan: CardPlan
  /// The cards of the table view, which another data source may take over.
  private(set) var table: CardTable

  init(to tableView: UITableView) {
    plan = CardPlan(of: tableView)
    table = CardTable(for: plan).current
  }

  /// Whether the table shows the cards of this data source or controller at present.
  var isServed: Bool { table.plan === plan }

  /// Shows the cards of this data source or controller if the table asks it for rows.
  func serve() { table = table.serving(plan) }

  /// Begins to show the cards of a source.
  func begin(for source: any RowSource) {
    plan.source = source
    serve()
  }

  /// Sets a style, and shows it.
  func choose(animated: Bool, _ change: (inout TableLook) -> Void) {
    change(&plan.look)
    plan.isUninstalled = false
    table = table.current
    table.restyle(plan, animated: animated)
  }

  /// Corrects cards after an update.
  func correctRows(animated: Bool) {
    guard table.isFor(plan) else { return table.updates.postpone() }
    table.correct(animated: animated)
  }

  /// Returns a completion that corrects cards once more before it calls another.
  nonisolated func correcting(_ completion: (() -> Void)?) -> () -> Void {
    { [self] in
      // UIKit calls completions on the main queue.
      MainActor.assumeIsolated { table.correctAgain(plan) }
      completion?()
    }
  }
}
