import Foundation

/// What UIKit logs about tables.
extension UITableView {
  private static let accessAdvice =
    "which is not allowed. Perhaps you are trying to ask the table view for it from inside a table "
    + "view callback about a specific row?"
  private static let layoutWarning =
    "UITableView was told to layout its visible cells and other contents without being in the view "
    + "hierarchy (the table view or one of its superviews has not been added to a window)."

  var isUpdatingCells: Bool { loading.isLayingOut || updates.isCommitting }
  private var recordsQuery: Bool {
    isUpdatingCells && HeadlessFaults.recordsTableQueriesDuringLayout.answer
  }

  func checkCellQuery() {
    guard loading.asking > 0 || recordsQuery else { return }
    HeadlessFaults.record(
      "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process "
        + "of updating its visible cells, \(Self.accessAdvice)")
  }
  func checkVisibleCellsQuery() {
    guard loading.asking > 0 || recordsQuery else { return }
    HeadlessFaults.record(
      "Attempted to access the table view's visibleCells while they were in the process of being "
        + "updated, \(Self.accessAdvice)")
  }
  func checkRowQuery() {
    guard recordsQuery else { return }
    HeadlessFaults.record(
      "Attempted to call -indexPathForCell: on the table view while it was in the process of "
        + "updating its visible cells, \(Self.accessAdvice)")
  }

  /// UIKit writes this once, when a table makes cells without knowing its size, traits and margins.
  func checkWindow() {
    guard window == nil, dataSource != nil else { return }
    if HeadlessFaults.recordsTableLayoutOutsideWindows.answer, geometry.hasRows {
      return HeadlessFaults.record(
        "\(Self.layoutWarning) Table view: \(type(of: self)) in \(frame)")
    }
    guard !loading.warnedOffWindow else { return }
    loading.warnedOffWindow = true
    HeadlessFaults.log("Warning once only: \(Self.layoutWarning)")
  }
}
