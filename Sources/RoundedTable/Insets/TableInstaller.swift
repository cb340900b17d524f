public import UIKit

/// An object that prepares a table view for cards: its separators, background, margins and spacing.
///
/// The default is ``CardTableInstaller``. To prepare tables differently, write your own and assign
/// it to ``TableCards/installer``, as `CustomLookScreen` in the examples does.
///
/// A card is drawn at a distance of ``inset(of:on:)`` from the sides of its cell's safe area. The
/// installer must keep content inside it: set the table's margins, which UIKit passes on to cells,
/// to the sum of that distance and ``TableStyle/padding``.
///
/// An installer receives a resolved style. Its insets have values in place of nil, and its
/// ``TableStyle/maximumWidth`` is no more than the readable width allows, so there is nothing to
/// measure. To learn whether the table has section index titles, ask its data source:
/// `tableView.dataSource?.sectionIndexTitles?(for: tableView)`.
@MainActor public protocol TableInstaller: AnyObject {
  /// Prepares a table view for cards.
  ///
  /// It's called when the data source is created, and again whenever the style, the table's window,
  /// its size or its traits change. So it must be idempotent: save what was there before in the
  /// first call. It isn't called while no section can have cards (see ``TableStyle``).
  ///
  /// - Parameters:
  ///   - style: The table style in effect, ``TableCards/resolvedTableStyle``.
  ///   - tableView: The table view to prepare.
  func install(_ style: TableStyle, on tableView: UITableView)

  /// Restores everything that the installer has changed.
  ///
  /// Leave a property alone if its value is no longer yours, because the app has set it since.
  ///
  /// - Parameter tableView: The table view to restore. Do nothing if nothing is installed on it.
  func uninstall(from tableView: UITableView)

  /// Returns the distance from the sides of a table's safe area to its cards.
  ///
  /// It's called after ``install(_:on:)``. The default implementation returns the style's
  /// ``TableStyle/inset``, or more if ``TableStyle/maximumWidth`` is narrower than the table.
  ///
  /// - Parameters:
  ///   - style: The style that was installed.
  ///   - tableView: The table view.
  /// - Returns: The distance on each side from the present safe area, in points.
  func inset(of style: TableStyle, on tableView: UITableView) -> Double
}

extension TableInstaller {
  /// Returns the style's inset, or more if the style's maximum width is narrower than the table's
  /// safe area.
  ///
  /// - Parameters:
  ///   - style: The style that was installed.
  ///   - tableView: The table view.
  /// - Returns: The distance on each side, in points.
  public func inset(of style: TableStyle, on tableView: UITableView) -> Double {
    style.inset(inWidth: tableView.widthInSafeArea(without: 0))
  }
}
