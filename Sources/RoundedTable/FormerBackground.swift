import UIKit

/// What the app put behind a cell, kept while the cell wears a card.
@MainActor struct FormerBackground {
  private(set) var view: UIView?
  private(set) var configuration: UIBackgroundConfiguration?
  private(set) var color: UIColor?
  private(set) var contentColor: UIColor?
  private(set) var selectedView: UIView?
  private(set) var multipleSelectionView: UIView?
  var margins = CellMargins()

  /// What a dressed cell has in place of its own colours.
  ///
  /// An app's `.clear` is another colour.
  static let transparent = UIColor(red: 1, green: 1, blue: 1, alpha: 0)

  /// The colour of the card's fill, if the app put one behind the cell.
  ///
  /// It is the colour that is seen: the foremost that isn't clear. Where all are clear, the card is.
  func fill(in cell: UITableViewCell) -> UIColor? {
    seen(contentColor) ?? seen(view?.backgroundColor)
      ?? seen(configuration?.resolvedBackgroundColor(for: cell.tintColor)) ?? color ?? contentColor
      ?? view?.backgroundColor
  }

  private func seen(_ color: UIColor?) -> UIColor? { color == .clear ? nil : color }

  /// The colour of a selected row, if the app has one.
  var selectionFill: UIColor? {
    selectedView?.backgroundColor ?? multipleSelectionView?.backgroundColor
  }

  /// What the app put behind the cell and is more than a colour: the card shows it in its shape.
  var hosted: UIView? {
    (view ?? configuration?.customView).flatMap { Self.isPlain($0) ? nil : $0 }
  }

  /// The app's selected background, if it is more than a colour.
  var hostedSelection: UIView? { selectedView.flatMap { Self.isPlain($0) ? nil : $0 } }

  private static func isPlain(_ view: UIView) -> Bool {
    let layer = view.layer
    return type(of: view) == UIView.self && view.subviews.isEmpty
      && layer.sublayers?.isEmpty != false && layer.contents == nil && layer.borderWidth == 0
  }

  // MARK: Taking

  /// Takes what is behind a cell that wears no card, or lost it to something else.
  mutating func takeAll(from cell: UITableViewCell) {
    view = cell.backgroundView
    configuration = cell.backgroundConfiguration.flatMap { Self.isOwn($0, of: cell) ? $0 : nil }
    takeChanges(from: cell)
  }

  /// Takes what the app changed behind a cell that wears a card.
  mutating func takeChanges(from cell: UITableViewCell) {
    // A dressed cell has the card's: another, or none, is what the app has set since.
    if !(cell.selectedBackgroundView is CardSelectionView) {
      selectedView = cell.selectedBackgroundView
    }
    if !(cell.multipleSelectionBackgroundView is CardSelectionView) {
      multipleSelectionView = cell.multipleSelectionBackgroundView
    }
    takeColors(from: cell)
  }

  /// Takes the colours that a cell was given after it was dressed, and says whether there were any.
  mutating func takeLateColors(from cell: UITableViewCell) -> Bool {
    let content = cell.contentView.backgroundColor
    let isLate =
      cell.backgroundColor != Self.transparent || content != nil && content != Self.transparent
    if isLate { takeColors(from: cell) }
    return isLate
  }

  private mutating func takeColors(from cell: UITableViewCell) {
    if cell.backgroundColor != Self.transparent {
      color = cell.backgroundColor ?? Self.proxyColor(of: cell)
      cell.backgroundColor = Self.transparent
    }
    let content = cell.contentView
    if let opaque = content.backgroundColor, opaque != Self.transparent {
      contentColor = opaque
      content.backgroundColor = Self.transparent
    } else if content.backgroundColor == nil {
      contentColor = nil
    }
  }

  /// The colour that UIKit would give the cell from an appearance proxy when it comes into a window.
  ///
  /// It does so only where no colour has been set, and a dressed cell has one.
  private static func proxyColor(of cell: UITableViewCell) -> UIColor? {
    type(of: cell).appearance().backgroundColor ?? UITableViewCell.appearance().backgroundColor
  }

  /// Whether a background configuration is the app's: a cell sets the default one up by itself (Apple:
  /// UITableViewCell.backgroundConfiguration).
  ///
  /// It may still be the one of a state that the cell has left, so all are compared as they would be in the present one.
  private static func isOwn(
    _ configuration: UIBackgroundConfiguration, of cell: UITableViewCell
  ) -> Bool {
    let state = cell.configurationState
    var defaults: [UIBackgroundConfiguration] = [
      .listPlainCell(), .listGroupedCell(), .listSidebarCell(),
    ]
    if let own = Capabilities.defaultBackgroundConfiguration(of: cell) { defaults.append(own) }
    return defaults.allSatisfy {
      configuration != $0 && configuration.updated(for: state) != $0.updated(for: state)
    }
  }

  // MARK: Giving back

  /// Puts back behind a cell what was there before its card.
  mutating func restore(to cell: UITableViewCell) {
    margins.restore(to: cell)
    // A configuration takes the cell's colour away.
    let hasOurColor = cell.backgroundColor == Self.transparent
    let selection = cell.selectedBackgroundView as? CardSelectionView
    selection?.takeOff()
    if cell.selectedBackgroundView is CardSelectionView {
      cell.selectedBackgroundView = selectedView
    }
    if cell.multipleSelectionBackgroundView is CardSelectionView {
      cell.multipleSelectionBackgroundView = multipleSelectionView
    }
    // One that is fading out would stay until the end.
    selection?.removeFromSuperview()
    if cell.backgroundView is CardBackgroundView {
      cell.backgroundView = view
      if let configuration { cell.backgroundConfiguration = configuration }
    }
    restoreColors(to: cell)
    if hasOurColor, cell.backgroundColor == nil { cell.backgroundColor = color }
  }

  func restoreColors(to cell: UITableViewCell) {
    if cell.contentView.backgroundColor == Self.transparent {
      cell.contentView.backgroundColor = contentColor
    }
    if cell.backgroundColor == Self.transparent { cell.backgroundColor = color }
  }
}
