public import UIKit

/// Dresses a table view itself: separators, background, margins, spacing.
///
/// The default is ``CardTableInstaller``. Write one to style tables in another way; give it to
/// ``RoundedDiffableDataSource/installer``. <doc:StyleACard> shows one.
///
/// A card is drawn at ``CardStyle/inset`` from the edges of its cell's safe area. An installer has to put content inside it: by the
/// table's margins, set to ``CardStyle/inset`` and ``CardStyle/padding`` together, which UIKit hands to the cells.
@MainActor public protocol TableInstaller: AnyObject {
  /// Makes a table view ready for cards of a style.
  ///
  /// Called when the data source is made, and again when the style, the table's size or its traits change, so it has to
  /// be idempotent: remember at the first call what was there before. With ``CardStyle/noCard``, whose
  /// ``CardStyle/isCard`` is false, only sections with styles of their own have cards.
  ///
  /// - Parameters:
  ///   - style: The data source's style, resolved for the table's traits.
  ///   - tableView: The table view to dress.
  func install(_ style: CardStyle, on tableView: UITableView)

  /// Takes everything back that the installer changed.
  ///
  /// A property whose value is no longer the installer's belongs to the app and is left alone.
  ///
  /// - Parameter tableView: The table view to undress. Does nothing if nothing is installed on it.
  func uninstall(from tableView: UITableView)

  /// Returns how far cards of a style stand from the sides of a table's safe area.
  ///
  /// Asked for the style of every section that is shown, after ``install(_:on:)``. The default is the style's own: its
  /// ``CardStyle/inset``, or more where ``CardStyle/maximumWidth`` is narrower than the table.
  ///
  /// - Parameters:
  ///   - style: The style of a section, resolved for the table's traits.
  ///   - tableView: The table view.
  /// - Returns: The distance at either side, in points, from the safe area as it is now.
  func inset(of style: CardStyle, on tableView: UITableView) -> Double
}

extension TableInstaller {
  /// Returns the style's own inset, within the width of the table's safe area.
  ///
  /// - Parameters:
  ///   - style: The style of a section, resolved for the table's traits.
  ///   - tableView: The table view.
  /// - Returns: The distance at either side, in points.
  public func inset(of style: CardStyle, on tableView: UITableView) -> Double {
    let safe = tableView.safeAreaInsets
    return style.inset(inWidth: tableView.bounds.width - safe.left - safe.right)
  }
}
