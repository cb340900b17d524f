public import UIKit

/// A type that dresses the table view itself: separators, background, margins and spacing.
///
/// The default is ``CardTableInstaller``. To dress tables in another way, write your own and assign it to
/// ``RoundedDiffableDataSource/installer``. <doc:StyleACard> shows one.
///
/// A card is drawn at ``CardStyle/inset`` from the edges of its cell's safe area. An installer has to keep content inside it:
/// set the table's margins, which UIKit passes on to the cells, to the sum of ``CardStyle/inset`` and ``CardStyle/padding``.
@MainActor public protocol TableInstaller: AnyObject {
  /// Prepares a table view for cards of a style.
  ///
  /// Called when the data source is created, and again whenever the style, the table's window, its size or its traits change.
  /// So it must be idempotent: save what was there before at the first call. With ``CardStyle/noCard``, whose
  /// ``CardStyle/isCard`` is false, only sections with their own styles have cards.
  ///
  /// - Parameters:
  ///   - style: The data source's style, resolved for the table's traits.
  ///   - tableView: The table view to dress.
  func install(_ style: CardStyle, on tableView: UITableView)

  /// Restores everything that the installer has changed.
  ///
  /// Leave alone a property whose value is no longer the installer's: the app has set it since.
  ///
  /// - Parameter tableView: The table view to undress. Nothing happens if nothing is installed on it.
  func uninstall(from tableView: UITableView)

  /// Returns the distance from the sides of a table's safe area to cards of a style.
  ///
  /// Called for the style of every visible section, after ``install(_:on:)``. The default implementation returns the style's
  /// ``CardStyle/inset``, or more if ``CardStyle/maximumWidth`` is narrower than the table.
  ///
  /// - Parameters:
  ///   - style: The style of a section, resolved for the table's traits.
  ///   - tableView: The table view.
  /// - Returns: The distance on each side, in points, from the present safe area.
  func inset(of style: CardStyle, on tableView: UITableView) -> Double
}

extension TableInstaller {
  /// Returns the style's own inset, within the width of the table's safe area.
  ///
  /// - Parameters:
  ///   - style: The style of a section, resolved for the table's traits.
  ///   - tableView: The table view.
  /// - Returns: The distance on each side, in points.
  public func inset(of style: CardStyle, on tableView: UITableView) -> Double {
    let safe = tableView.safeAreaInsets
    return style.inset(inWidth: tableView.bounds.width - safe.left - safe.right)
  }
}
