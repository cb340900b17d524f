import UIKit

/// What the app put behind a cell, kept while the cell wears a card.
@MainActor struct SavedBackground {
  private(set) var view: UIView?
  private var wasViewHidden = false
  private(set) var configuration: UIBackgroundConfiguration?
  /// Whether the configuration looks other than the one that the cell would have by itself.
  private var isConfigurationOwn = false
  private(set) var color: UIColor?
  private(set) var contentColor: UIColor?
  private(set) var selectedView: UIView?
  private(set) var multipleSelectionView: UIView?

  /// What a dressed cell has in place of its own colours.
  ///
  /// An app's `.clear` is another colour.
  static let transparent = UIColor(red: 1, green: 1, blue: 1, alpha: 0)

  /// The colour of the card's fill, if the app put one behind the cell.
  ///
  /// It is the colour that is seen: the foremost that isn't clear. Where all are clear, the card is.
  func fill(of cell: UITableViewCell) -> UIColor? {
    let configured = color(of: cell, in: nil)
    let viewColor = view?.backgroundColor
    return seen(contentColor) ?? seen(viewColor) ?? seen(configured) ?? color ?? contentColor
      ?? viewColor ?? configured
  }

  /// The colour that the app's configuration gives a selected row, which UIKit shows in place of a selected background.
  func selectedColor(of cell: UITableViewCell) -> UIColor? {
    var state = cell.configurationState
    state.isSelected = true
    return color(of: cell, in: state)
  }

  private func color(
    of cell: UITableViewCell, in state: UICellConfigurationState?
  ) -> UIColor? {
    guard isConfigurationOwn, var configuration else { return nil }
    if let state, cell.automaticallyUpdatesBackgroundConfiguration {
      configuration = configuration.updated(for: state)
    }
    return configuration.resolvedBackgroundColor(for: cell.tintColor)
  }

  private func seen(_ color: UIColor?) -> UIColor? { color == .clear ? nil : color }

  /// The colour of a selected row, if the app has one.
  var selectionFill: UIColor? {
    selectedView?.backgroundColor ?? multipleSelectionView?.backgroundColor
  }

  /// What the app put behind the cell and is more than a colour: the card shows it in its shape.
  var hosted: UIView? {
    guard let view else { return configuration?.customView }
    return Self.isPlain(view) ? nil : view
  }

  /// Whether a card can be shown with what the cell assigned still in its place.
  var allowsCardBeside: Bool { view.map(Self.isPlain) ?? (configuration != nil) }

  /// The app's selected background, if it is more than a colour.
  var hostedSelection: UIView? { selectedView.flatMap { Self.isPlain($0) ? nil : $0 } }

  private static func isPlain(_ view: UIView) -> Bool {
    let layer = view.layer
    let own = view.subviews.count { $0 is CardSentinelView }
    return type(of: view) == UIView.self && view.subviews.count == own
      && (layer.sublayers?.count ?? 0) == own && layer.contents == nil && layer.borderWidth == 0
  }

  // MARK: Taking

  /// Takes what is behind a cell that wears no card.
  mutating func takeAll(from cell: UITableViewCell) {
    view = cell.backgroundView
    configuration = cell.backgroundConfiguration.flatMap { Self.isOwn($0, of: cell) ? $0 : nil }
    isConfigurationOwn = configuration != nil
    takeChanges(from: cell)
  }

  /// Takes what a cell has assigned in place of its card.
  ///
  /// A configuration is the cell's own then, whatever it looks like: a cell with a background view has none by itself.
  mutating func takeAssigned(from cell: UITableViewCell) {
    let assigned = cell.backgroundConfiguration
    if !(assigned?.customView is CardBackgroundView) {
      view = cell.backgroundView
      configuration = view == nil ? assigned : nil
      isConfigurationOwn = configuration.map { Self.isOwn($0, of: cell) } ?? false
    }
    takeChanges(from: cell)
  }

  /// Hides the app's background view, because the card is shown in its place.
  mutating func hideView() {
    wasViewHidden = view?.isHidden ?? false
    view?.isHidden = true
  }

  /// Shows the app's background view again.
  func showView() { view?.isHidden = wasViewHidden }

  /// Takes what the app changed behind a cell that wears a card.
  mutating func takeChanges(from cell: UITableViewCell) {
    takeSelection(from: cell)
    takeColors(from: cell)
  }

  /// Takes what the app assigned in place of the card's selection.
  mutating func takeSelection(from cell: UITableViewCell) {
    // A dressed cell has the card's: another, or none, is what the app has set since.
    if !(cell.selectedBackgroundView is CardSelectionView) {
      selectedView = cell.selectedBackgroundView
    }
    if !(cell.multipleSelectionBackgroundView is CardSelectionView) {
      multipleSelectionView = cell.multipleSelectionBackgroundView
    }
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
  func restore(to cell: UITableViewCell) {
    // A configuration takes the cell's colour away.
    let hasOurColor = cell.backgroundColor == Self.transparent
    let selection = cell.selectedBackgroundView as? CardSelectionView
    selection?.release()
    if cell.selectedBackgroundView is CardSelectionView {
      cell.selectedBackgroundView = selectedView
    }
    if cell.multipleSelectionBackgroundView is CardSelectionView {
      cell.multipleSelectionBackgroundView = multipleSelectionView
    }
    // One that is fading out would stay until the end.
    selection?.removeFromSuperview()
    let isInside = cell.backgroundConfiguration?.customView is CardBackgroundView
    if isInside || cell.backgroundView is CardBackgroundView {
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
