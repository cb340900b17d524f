import UIKit

/// What the app has put behind a cell, saved while the cell wears a card.
@MainActor final class AppBackground {
  private(set) var view: UIView?
  private(set) var configuration: UIBackgroundConfiguration? {
    didSet { hasConfiguration = configuration != nil }
  }
  /// Whether there is a configuration, which would be copied to be asked.
  private(set) var hasConfiguration = false
  /// Whether the configuration looks different from the cell's default one.
  private var isConfigurationOwn = false
  /// A configuration that looks like the default one.
  ///
  /// The cell's default one comes back by itself, but not one that the app assigned, and neither is known for certain.
  private var ordinary: UIBackgroundConfiguration?
  private(set) var color: UIColor?
  private(set) var contentColor: UIColor?
  private(set) var selectedView: UIView?
  private(set) var multipleSelectionView: UIView?

  /// The background colour of a dressed cell, in place of its own.
  ///
  /// It is none that an app would set to have its background clear.
  static let transparent = UIColor(red: 0.99, green: 1, blue: 0.98, alpha: 0)

  /// Whether a colour is the one above, by its components: UIKit need not give back an equal object.
  static func isOurs(_ color: UIColor?) -> Bool {
    if color === transparent { return true }
    guard let color, color.cgColor.alpha == 0 else { return false }
    return color.components == transparent.components
  }

  /// The colour for the card's fill, if the app has put one behind the cell.
  ///
  /// It is the visible one: the foremost that is not clear in the cell's traits. If all are clear, so is the card; but behind a
  /// clear content view alone, UIKit shows the cell's default background.
  func fill(of cell: UITableViewCell) -> UIColor? {
    let (views, configurations) = (view?.backgroundColor, color(of: cell, in: nil))
    return contentColor?.seen(on: cell) ?? views?.seen(on: cell) ?? configurations?.seen(on: cell)
      ?? color ?? views ?? configurations
  }

  /// The colour of a selected row in the app's configuration, which UIKit shows instead of a selected background.
  func selectedColor(of cell: UITableViewCell) -> UIColor? {
    guard isConfigurationOwn else { return nil }
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

  /// The colour of the app's selected background, if it has one, or of the one for several rows.
  ///
  /// A plain view without a colour is clear: apps assign one for rows that are not to look selected.
  func selectionFill(of cell: UITableViewCell) -> UIColor? {
    func color(_ view: UIView) -> UIColor? {
      view.backgroundColor ?? (Self.isPlain(view) ? .clear : nil)
    }
    let several = multipleSelectionView.flatMap { cell.selectsSeveral ? color($0) : nil }
    return several ?? selectedView.flatMap(color)
  }

  /// Whether the content view got its colour while the row was highlighted or selected, to show that.
  private var contentShowsState = false

  /// Whether the content view's colour shows the row's state and, as under UIKit, covers the selected background.
  func coversSelection(of cell: UITableViewCell) -> Bool {
    contentShowsState && contentColor?.seen(on: cell) != nil
  }

  /// The app's background view if it is more than a colour; the card shows it in its shape.
  var hosted: UIView? {
    guard let view else { return configuration?.customView }
    return Self.isPlain(view) ? nil : view
  }

  /// The app's selected background, if it is more than a colour.
  var hostedSelection: UIView? { selectedView.flatMap { Self.isPlain($0) ? nil : $0 } }

  private static func isPlain(_ view: UIView) -> Bool {
    let layer = view.layer
    return type(of: view) == UIView.self && layer.sublayers?.isEmpty != false
      && layer.contents == nil && layer.borderWidth == 0
  }

  // MARK: Saving

  /// Saves what is behind a cell without a card.
  func saveAll(from cell: UITableViewCell) {
    view = cell.backgroundView
    let found = cell.backgroundConfiguration
    configuration = found.flatMap { Self.isOwn($0, of: cell) ? $0 : nil }
    isConfigurationOwn = configuration != nil
    ordinary = isConfigurationOwn ? nil : found
    saveChanges(from: cell)
  }

  /// Saves what a cell has assigned in place of its card.
  ///
  /// A configuration must then be the cell's own, whatever it looks like: a cell with a background view has no default one.
  func saveAssigned(from cell: UITableViewCell) {
    let assigned = cell.backgroundConfiguration
    guard !(assigned?.customView is CardRowView) else { return saveChanges(from: cell) }
    view = cell.backgroundView
    configuration = view == nil ? assigned : nil
    ordinary = nil
    isConfigurationOwn = configuration.map { Self.isOwn($0, of: cell) } ?? false
    saveChanges(from: cell)
  }

  /// Saves what the app has changed behind a cell with a card.
  func saveChanges(from cell: UITableViewCell) {
    saveSelection(from: cell)
    saveColors(from: cell)
  }

  /// Saves what the app has assigned in place of the card's selection.
  func saveSelection(from cell: UITableViewCell) {
    // A dressed cell has the card's; anything else was set by the app since.
    if !(cell.selectedBackgroundView is CardSelectionView) {
      selectedView = cell.selectedBackgroundView
      // It may be fading out already, as wide as the cell.
      if selectedView?.superview === cell { selectedView?.removeFromSuperview() }
    }
    if !(cell.multipleSelectionBackgroundView is CardSelectionView) {
      multipleSelectionView = cell.multipleSelectionBackgroundView
    }
  }

  /// Saves the colours that a cell got after it was dressed, and returns whether there were any.
  func saveLateColors(from cell: UITableViewCell) -> Bool {
    let content = cell.contentView.backgroundColor
    let isLate =
      !Self.isOurs(cell.backgroundColor)
      || (content == nil ? contentColor != nil : !Self.isOurs(content))
    guard isLate else { return false }
    let former = contentColor
    saveColors(from: cell)
    contentShowsState = cell.isMarked && (contentShowsState || contentColor != former)
    return true
  }

  private func saveColors(from cell: UITableViewCell) {
    if !Self.isOurs(cell.backgroundColor) {
      color = cell.backgroundColor ?? Self.proxyColor(of: cell)
      cell.backgroundColor = Self.transparent
    }
    let content = cell.contentView
    if let opaque = content.backgroundColor, !Self.isOurs(opaque) {
      contentColor = opaque
      content.backgroundColor = Self.transparent
    } else if content.backgroundColor == nil {
      contentColor = nil
    }
  }

  /// The colour that the cell would get from an appearance proxy in a window.
  ///
  /// UIKit applies it only if no colour has been set, and on a dressed cell one has.
  private static func proxyColor(of cell: UITableViewCell) -> UIColor? {
    let type = type(of: cell)
    let own = type.appearance().backgroundColor
    return type == UITableViewCell.self
      ? own : own ?? UITableViewCell.appearance().backgroundColor
  }

  /// Whether a background configuration is the app's, not the default that every cell has (Apple:
  /// UITableViewCell.backgroundConfiguration).
  ///
  /// It may be from an earlier state of the cell, so it is also compared as updated for the present one.
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

  // MARK: Restoring

  /// Restores what was behind a cell before its card.
  func restore(to cell: UITableViewCell) {
    // Assigning a configuration clears the cell's colour.
    let hasOurColor = Self.isOurs(cell.backgroundColor)
    let selection = cell.selectedBackgroundView as? CardSelectionView
    selection?.release()
    if cell.selectedBackgroundView is CardSelectionView {
      cell.selectedBackgroundView = selectedView
    }
    if cell.multipleSelectionBackgroundView is CardSelectionView {
      cell.multipleSelectionBackgroundView = multipleSelectionView
    }
    // A selection that is fading out would stay until the end.
    selection?.removeFromSuperview()
    if cell.backgroundView is CardRowView || cell.backgroundConfiguration?.customView is CardRowView
    {
      cell.backgroundView = view
      if let configuration { cell.backgroundConfiguration = configuration }
      if let ordinary, view == nil, color == nil, cell.backgroundConfiguration == nil {
        cell.backgroundConfiguration =
          cell.automaticallyUpdatesBackgroundConfiguration
          ? ordinary.updated(for: cell.configurationState) : ordinary
      }
    }
    restoreColors(to: cell)
    if hasOurColor, cell.backgroundColor == nil { cell.backgroundColor = color }
  }

  func restoreColors(to cell: UITableViewCell) {
    if Self.isOurs(cell.contentView.backgroundColor) {
      cell.contentView.backgroundColor = contentColor
    }
    if Self.isOurs(cell.backgroundColor) { cell.backgroundColor = color }
  }
}

extension UIColor {
  /// The colour, nil if it is clear in a cell's traits.
  @MainActor func seen(on cell: UITableViewCell) -> UIColor? {
    resolvedColor(with: cell.traitCollection).cgColor.alpha > 0 ? self : nil
  }
}
