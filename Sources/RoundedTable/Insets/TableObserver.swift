import UIKit

/// The observer in a table, as far as installers need it.
@MainActor protocol TableObserver: UIView {
  /// The greatest width that the table has had since its last layout.
  ///
  /// Its content may still be that wide.
  var widest: CGFloat { get }

  /// Whether the table has section index titles, as far as its data source says.
  var hasIndexTitles: Bool { get }

  /// What has prepared the table; nil if that's another class of installer.
  var installer: CardTableInstaller? { get }

  /// Installs again, because something has changed.
  func reportChange()

  /// Decides anew what insets the cards, because another table has come beside this one.
  func reportNeighbor()
}

extension UITableView {
  /// The observer in the table; nil if the table shows no cards.
  var observer: (any TableObserver)? { subviews.lazy.compactMap { $0 as? any TableObserver }.first }
}
