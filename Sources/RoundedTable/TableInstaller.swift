public import UIKit

/// Dresses a table view itself: separators, background, margins, spacing.
///
/// The default is ``CardTableInstaller``. Write one to style tables in another way; give it to
/// ``RoundedDiffableDataSource/installer``. <doc:StyleACard> shows one.
///
/// An installer has to set the table's margins, to ``CardStyle/inset`` and ``CardStyle/padding`` together: UIKit hands them to
/// the cells, and a card is drawn at its cell's margins, less the padding. Without them it begins at the table's edge or
/// wherever the table's own margins put it.
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
