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
  /// ``CardStyle/isCard`` is false, take everything back as ``uninstall(from:)`` does.
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
}
