/// Misuse of tables that a test may ask not to be recorded.
@_spi(Headless) extension HeadlessFaults {
  /// Whether it is a fault to ask a table for a row's cell, for a cell's row or for its visible
  /// cells while it lays out or commits an update.
  ///
  /// UIKit logs such questions (UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate and
  /// UITableViewAlertForVisibleCellsAccessDuringUpdate) and may answer nil. That it logs
  /// `indexPath(for:)` too is not known; the answer is as uncertain. From callbacks of the data
  /// source and the delegate the first and the last are faults always.
  public static let recordsTableQueriesDuringLayout = HeadlessVariation(standard: true)

  /// Whether it is a fault to lay out a table with rows outside a window.
  ///
  /// UIKit logs it once in a process (UITableViewAlertForLayoutOutsideViewHierarchy); this records
  /// every time.
  public static let recordsTableLayoutOutsideWindows = HeadlessVariation(standard: true)
}
