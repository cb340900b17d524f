import UIKit

/// The app's own background of a cell, saved while the cell shows a card.
@MainActor final class AppBackground {
  private(set) var view: UIView?
  /// The configuration that the cell had: the app's, or the default one.
  private var found: UIBackgroundConfiguration?
  /// Whether that configuration is the app's: it looks different from the cell's default one.
  private(set) var hasConfiguration = false
  private var color: UIColor?
  private var contentColor: UIColor?
  /// Whether the app set the content view's color while the row was highlighted or selected, to
  /// show that state.
  private var contentShowsState = false
  /// Whether colors have been saved before, so that a different one is new.
  private var hasSavedColors = false
  private(set) var selectedView: UIView?
  private(set) var multipleSelectionView: UIView?

  /// The app's configuration.
  var configuration: UIBackgroundConfiguration? { hasConfiguration ? found : nil }

  /// The background color of a decorated cell, in place of its own.
  ///
  /// It's clear, but no color that an app would set to make its background clear.
  static let transparent = UIColor(red: 0.99, green: 1, blue: 0.98, alpha: 0)

  /// Whether a color is ``transparent``, by its components: UIKit may return a different object.
  static func isOurs(_ color: UIColor?) -> Bool {
    color === transparent || color?.components == transparent.components
  }

  // MARK: What the card shows of it

  /// The color for the card's fill, if the app has set one behind the cell.
  ///
  /// It's the frontmost color that isn't clear in the cell's traits. If all are clear, so is the
  /// card. But if only the content view is clear, UIKit shows the cell's default background, and so
  /// does the card.
  func fill(of cell: UITableViewCell) -> UIColor? {
    let viewColor = view?.backgroundColor
    let configuredColor = color(of: cell, in: nil)
    return contentColor?.seen(on: cell) ?? viewColor?.seen(on: cell)
      ?? configuredColor?.seen(on: cell) ?? color ?? viewColor ?? configuredColor
  }

  /// The app's background view if it's more than a color.
  ///
  /// The card shows it, clipped to its shape.
  var hosted: UIView? {
    guard let view else { return configuration?.customView }
    return Self.isPlain(view) ? nil : view
  }

  /// The color of the highlighted or selected row.
  func selectionColor(of cell: UITableViewCell, in style: CardStyle) -> UIColor {
    if let color = style.selectionColor { return color }
    if coversSelection(of: cell, in: style) { return .clear }
    if let color = selectedViewColor(of: cell) { return color }
    guard style.fill.isAutomatic, hasConfiguration else { return .systemGray4 }
    // UIKit shows the configuration's color instead of a selected background.
    var state = cell.configurationState
    state.isSelected = true
    guard let color = color(of: cell, in: state) else { return .systemGray4 }
    // No need to draw the card's own fill twice.
    return color == fill(of: cell) ? .clear : color
  }

  /// The app's selected background, if it's visible and more than a color.
  func hostedSelection(of cell: UITableViewCell, in style: CardStyle) -> UIView? {
    guard style.selectionColor == nil, let selectedView, !Self.isPlain(selectedView),
      !coversSelection(of: cell, in: style)
    else { return nil }
    return selectedView
  }

  /// Whether the content view's color is the fill and shows the row's state.
  ///
  /// As without cards, it then covers the selection.
  private func coversSelection(of cell: UITableViewCell, in style: CardStyle) -> Bool {
    style.fill.isAutomatic && contentShowsState && contentColor?.seen(on: cell) != nil
  }

  /// The content view's color, if it's all that shows that the row is highlighted or selected.
  func onlyStateColor(of cell: UITableViewCell) -> UIColor? {
    contentShowsState && cell.selectionStyle == .none ? contentColor?.seen(on: cell) : nil
  }

  private func color(of cell: UITableViewCell, in state: UICellConfigurationState?) -> UIColor? {
    guard var configuration else { return nil }
    // A list configuration has its colors only when it has been updated for a state (Apple:
    // UIBackgroundConfiguration.listCell()).
    if cell.automaticallyUpdatesBackgroundConfiguration {
      configuration = configuration.updated(for: state ?? cell.configurationState)
    }
    return configuration.resolvedBackgroundColor(for: cell.tintColor)
  }

  /// The color of the app's selected background, or of the one for several selected rows.
  ///
  /// A plain view without a color counts as clear: apps assign one to rows that shouldn't look
  /// selected.
  private func selectedViewColor(of cell: UITableViewCell) -> UIColor? {
    func color(_ view: UIView) -> UIColor? {
      view.backgroundColor ?? (Self.isPlain(view) ? .clear : nil)
    }
    let several = multipleSelectionView.flatMap { cell.selectsSeveral ? color($0) : nil }
    return several ?? selectedView.flatMap(color)
  }

  private static func isPlain(_ view: UIView) -> Bool {
    let layer = view.layer
    return type(of: view) == UIView.self && layer.sublayers?.isEmpty != false
      && layer.contents == nil && layer.borderWidth == 0
  }

  // MARK: Saving and restoring

  /// Saves everything behind a cell that's the app's, and ignores what belongs to a card.
  ///
  /// - Returns: Whether it included a color.
  @discardableResult func save(from cell: UITableViewCell) -> Bool {
    // A view that the cell has put around the card isn't the app's background. In the card, it
    // would contain itself.
    if !Self.hasCard(cell), cell.backgroundView?.containsCard != true {
      view = cell.backgroundView
      found = cell.backgroundConfiguration
      hasConfiguration = found.map { Self.isOwn($0, of: cell) } ?? false
    }
    if !(cell.selectedBackgroundView is PlainView) {
      selectedView = cell.selectedBackgroundView
      // It may be fading out, and it's as wide as the cell.
      if selectedView?.superview === cell { selectedView?.removeFromSuperview() }
    }
    if !(cell.multipleSelectionBackgroundView is PlainView) {
      multipleSelectionView = cell.multipleSelectionBackgroundView
    }
    let hasColor = !Self.isOurs(cell.backgroundColor)
    if hasColor {
      color = cell.backgroundColor ?? Self.proxyColor(of: cell)
      cell.backgroundColor = Self.transparent
    }
    defer { hasSavedColors = true }
    let content = cell.contentView
    let former = contentColor
    guard !Self.isOurs(content.backgroundColor) else { return hasColor }
    contentColor = content.backgroundColor
    guard contentColor != nil || former != nil else { return hasColor }
    let isNew = hasSavedColors && contentColor?.looks != former?.looks
    contentShowsState = cell.isSelectedOrHighlighted && (contentShowsState || isNew)
    if contentColor != nil { content.backgroundColor = Self.transparent }
    return true
  }

  /// The color that the cell would get from its appearance proxy when it enters a window.
  ///
  /// UIKit applies it only if no color has been set, and a decorated cell has one.
  private static func proxyColor(of cell: UITableViewCell) -> UIColor? {
    type(of: cell).appearance().backgroundColor ?? UITableViewCell.appearance().backgroundColor
  }

  private static func hasCard(_ cell: UITableViewCell) -> Bool {
    cell.backgroundView is PlainView
      || cell.backgroundView == nil && cell.backgroundConfiguration?.customView is PlainView
  }

  /// Whether a background configuration is the app's, and not the default one that every cell has
  /// (Apple: UITableViewCell.backgroundConfiguration).
  ///
  /// It may date from an earlier state of the cell, so it's also compared after an update for the
  /// present one.
  private static func isOwn(
    _ configuration: UIBackgroundConfiguration, of cell: UITableViewCell
  ) -> Bool {
    let state = cell.configurationState
    let updated = configuration.updated(for: state)
    return defaultConfigurations(of: cell).allSatisfy {
      configuration != $0 && !updated.looks(like: $0.updated(for: state), on: cell)
    }
  }

  /// The background configurations that a cell may have by default.
  static func defaultConfigurations(of cell: UITableViewCell) -> [UIBackgroundConfiguration] {
    let configurations: [UIBackgroundConfiguration?] = [
      .listPlainCell(), .listGroupedCell(), .listSidebarCell(),
      Capabilities.defaultBackgroundConfiguration(of: cell),
    ]
    return configurations.compactMap(\.self)
  }

  /// Forgets the configuration's color, because the cell is about to be another row's.
  ///
  /// A decorated cell's configuration is nil. So a cell provider that edits it in place has no
  /// effect, and the former row's color must not stay. A configuration that's clear or has a view
  /// has no such color, and a cell may have assigned it once for all rows.
  func forgetConfiguredColor(of cell: UITableViewCell) {
    guard hasConfiguration, found?.customView == nil,
      color(of: cell, in: nil)?.seen(on: cell) != nil
    else { return }
    found = nil
    hasConfiguration = false
  }

  /// Gives the cell its own background back, unless the app has set something else since.
  func restore(to cell: UITableViewCell) {
    // Read it now, because assigning a configuration clears the cell's color.
    let hasOurColor = Self.isOurs(cell.backgroundColor)
    if cell.selectedBackgroundView is PlainView { cell.selectedBackgroundView = selectedView }
    if cell.multipleSelectionBackgroundView is PlainView {
      cell.multipleSelectionBackgroundView = multipleSelectionView
    }
    if Self.hasCard(cell) {
      cell.backgroundView = view
      // UIKit may have brought back the default configuration by itself.
      let isMissing = view == nil && color == nil && cell.backgroundConfiguration == nil
      if let found, hasConfiguration || isMissing { cell.backgroundConfiguration = found }
    }
    if hasOurColor { cell.backgroundColor = color }
    if Self.isOurs(cell.contentView.backgroundColor) {
      cell.contentView.backgroundColor = contentColor
    }
  }
}

extension UIView {
  /// Whether a cell's card is among the view's descendants.
  fileprivate var containsCard: Bool {
    subviews.contains { $0 is CellBackgroundView || $0.containsCard }
  }
}

extension UIColor {
  /// The color, or nil if it's clear in a cell's traits.
  @MainActor func seen(on cell: UITableViewCell) -> UIColor? {
    resolvedColor(with: cell.traitCollection).cgColor.alpha > 0 ? self : nil
  }
}

extension UIBackgroundConfiguration {
  /// Whether a cell would look the same with another configuration, if both are only a color.
  @MainActor fileprivate func looks(
    like other: UIBackgroundConfiguration, on cell: UITableViewCell
  ) -> Bool {
    if self == other { return true }
    guard customView == nil, other.customView == nil, image == nil, other.image == nil,
      strokeWidth == 0, other.strokeWidth == 0, cornerRadius == other.cornerRadius,
      visualEffect == other.visualEffect, backgroundInsets == other.backgroundInsets,
      edgesAddingLayoutMarginsToBackgroundInsets
        == other.edgesAddingLayoutMarginsToBackgroundInsets,
      Capabilities.haveSameShadow(self, other)
    else { return false }
    let colors = [self, other].map { $0.resolvedBackgroundColor(for: cell.tintColor) }
    return colors[0].cgColor.alpha > 0 && colors[0].looks == colors[1].looks
  }
}
