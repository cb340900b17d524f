public import UIKit

/// A type that decorates the table view itself: separators, background, margins and spacing.
///
/// The default is ``CardTableInstaller``. To decorate tables in another way, write your own and assign
/// it to ``TableCards/installer``, as `CustomLookScreen` in the examples does.
///
/// A card is drawn at ``inset(of:on:)`` from the edges of its cell's safe area. An installer has to
/// keep content inside it: set the table's margins, which UIKit passes on to the cells, to the sum
/// of that and ``TableStyle/padding``.
///
/// An installer gets what the default one gets. The style has the system's values in place of nil,
/// and its ``TableStyle/maximumWidth`` is no more than the readable width allows, so there is
/// nothing to be measured. Whether the table has an index at its side is known to its data source:
/// `tableView.dataSource?.sectionIndexTitles?(for: tableView)`.
@MainActor public protocol TableInstaller: AnyObject {
  /// Prepares a table view for cards.
  ///
  /// Called when the data source is created, and again whenever the style, the table's window, its
  /// size or its traits change. So it must be idempotent: save what was there before at the first
  /// call. It is not called while no section can have cards, see ``TableStyle``.
  ///
  /// - Parameters:
  ///   - style: The data source's ``TableCards/resolvedTableStyle``.
  ///   - tableView: The table view to decorate.
  func install(_ style: TableStyle, on tableView: UITableView)

  /// Restores everything that the installer has changed.
  ///
  /// Leave alone a property whose value is no longer the installer's: the app has set it since.
  ///
  /// - Parameter tableView: The table view to undecorate. Do nothing if nothing is installed on it.
  func uninstall(from tableView: UITableView)

  /// Returns the distance from the sides of a table's safe area to its cards.
  ///
  /// Called after ``install(_:on:)``. The default implementation returns the style's
  /// ``TableStyle/inset``, or more if ``TableStyle/maximumWidth`` is narrower than the table.
  ///
  /// - Parameters:
  ///   - style: The style that was installed.
  ///   - tableView: The table view.
  /// - Returns: The distance on each side, in points, from the present safe area.
  func inset(of style: TableStyle, on tableView: UITableView) -> Double
}

extension TableInstaller {
  /// Returns the style's own inset, within the width of the table's safe area.
  ///
  /// - Parameters:
  ///   - style: The style that was installed.
  ///   - tableView: The table view.
  /// - Returns: The distance on each side, in points.
  public func inset(of style: TableStyle, on tableView: UITableView) -> Double {
    let safe = tableView.safeAreaInsets
    return style.inset(inWidth: tableView.bounds.width - safe.left - safe.right)
  }
}
