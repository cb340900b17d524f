public import UIKit

/// Dresses a table view for cards: the default installer.
///
/// It turns the table's own separators off, because cards draw theirs, gives the table the margins that put cards and content in
/// their place, and on plain tables with a default background the colour on which cards can be seen. On grouped tables it sets
/// the distance between sections, if the style names one. On an inset-grouped table shape and inset belong to the system: there
/// it turns the separators off and no more.
public final class CardTableInstaller: TableInstaller {
  private weak var tableView: UITableView?
  private var changes: [any TableChange] = []
  private let safeAreaInset: CardSafeAreaInset?
  /// What the system may have given the table as margins when it was dressed, in its window or outside one.
  private var formerDefaults: [HorizontalMargins] = []

  /// Creates an installer.
  ///
  /// An installer serves one table view at a time.
  public convenience init() { self.init(insetsSafeArea: false) }

  /// Creates an installer for cells whose content is pinned to the cell's edges, or that show pictures from edge to edge.
  ///
  /// Such content does not heed margins. With `insetsSafeArea` the cards' inset is added to the safe area of the table's view
  /// controller (Apple: UIViewController.additionalSafeAreaInsets), and content views become as wide as the cards:
  ///
  ///     dataSource.installer = CardTableInstaller(insetsSafeArea: true)
  ///
  /// The whole screen has the safe area then, so this is for a controller that shows the table and little else. No section's
  /// cards can be wider than the table's: a smaller inset in a style of ``RoundedDiffableDataSource/sectionStyle`` is that of
  /// ``RoundedDiffableDataSource/style``.
  ///
  /// - Parameter insetsSafeArea: Whether cards are inset by the safe area in place of the table's margins.
  public init(insetsSafeArea: Bool) {
    safeAreaInset = insetsSafeArea ? CardSafeAreaInset() : nil
  }

  /// The own margin of a table's cell in a section of some style.
  func margin(for style: CardStyle, in tableView: UITableView) -> Double {
    let added = safeAreaInset?.added ?? 0
    // A cell's margins begin where its safe area ends, and so does its card at the widest.
    return max(style.padding, style.margin(in: tableView, addedToSafeArea: added) - added)
  }

  /// Makes a table view ready for cards of a style.
  ///
  /// With ``CardStyle/noCard`` takes everything back.
  ///
  /// - Parameters:
  ///   - style: The style to dress the table for, resolved.
  ///   - tableView: The table view to dress. If the installer served another, it is taken off that one first.
  public func install(_ style: CardStyle, on tableView: UITableView) {
    if let other = self.tableView, other !== tableView { uninstall(from: other) }
    if self.tableView == nil {
      formerDefaults = [
        UntouchedTable.margins(of: tableView.style, width: tableView.bounds.width),
        Self.defaultMargins(of: tableView),
      ]
    }
    self.tableView = tableView
    guard style.isCard || dressesSections else {
      uninstall(from: tableView)
      return
    }
    set(\.separatorStyle, to: UITableViewCell.SeparatorStyle.none, of: tableView)
    guard style.isCard else {
      takeBack { $0.property != \UITableView.separatorStyle }
      return
    }
    let background = background(of: tableView, in: style)
    set(\.backgroundColor, to: background.map { $0 as UIColor? }, of: tableView)
    let spacing = tableView.style == .plain ? nil : style.sectionSpacing.map { CGFloat($0) }
    set(\.sectionHeaderHeight, to: spacing, of: tableView)
    set(\.sectionFooterHeight, to: spacing.map { _ in .leastNonzeroMagnitude }, of: tableView)
    let isShapedBySystem = tableView.style == .insetGrouped
    safeAreaInset?.install(isShapedBySystem ? nil : style, on: tableView)
    let margin = isShapedBySystem ? nil : margin(for: style, in: tableView)
    set(\.horizontalMargins, to: margin.map { HorizontalMargins($0) }, of: tableView)
    let isReadable = style.followsReadableWidth && !isShapedBySystem
    set(\.cellLayoutMarginsFollowReadableWidth, to: isReadable ? true : nil, of: tableView)
  }

  /// Takes back what the installer changed and the app has not changed since.
  ///
  /// - Parameter tableView: The table view to undress. Does nothing if the installer does not serve it.
  public func uninstall(from tableView: UITableView) {
    guard tableView === self.tableView else { return }
    takeBack { _ in true }
    self.tableView = nil
  }

  private func takeBack(where isTaken: (any TableChange) -> Bool) {
    guard let tableView else { return }
    if let margins = formerMargins(of: tableView) {
      change(of: \.horizontalMargins)?.former = margins
    }
    for change in changes where isTaken(change) { change.takeBack(from: tableView) }
    changes.removeAll(where: isTaken)
    safeAreaInset?.takeBack()
  }

  // MARK: Rows without a card

  /// Whether sections have styles of their own, so that there may be cards where the table's style is ``CardStyle/noCard``.
  var dressesSections = false

  /// Whether the table would draw separators, had they not been turned off for cards.
  func hidesSeparators(of tableView: UITableView) -> Bool {
    guard tableView === self.tableView, let change = change(of: \.separatorStyle) else {
      return false
    }
    return change.former != .none && !change.isOverridden(on: tableView)
  }

  /// The margins that the table would have, had it not been given those of cards; nil if it has them.
  func formerMargins(of tableView: UITableView) -> HorizontalMargins? {
    guard tableView === self.tableView, let change = change(of: \.horizontalMargins) else {
      return nil
    }
    // Margins that the app had not set change with the table's width.
    return formerDefaults.contains(change.former)
      ? Self.defaultMargins(of: tableView) : change.former
  }

  /// The margins that the system gives a table.
  ///
  /// One that is in no window has been seen with less than on screen. There none are smaller than a controller's minimum (Apple:
  /// UIViewController.systemMinimumLayoutMargins).
  private static func defaultMargins(of tableView: UITableView) -> HorizontalMargins {
    let untouched = UntouchedTable.margins(of: tableView.style, width: tableView.bounds.width)
    guard let controller = tableView.enclosingViewController else { return untouched }
    let minimum = controller.systemMinimumLayoutMargins
    return HorizontalMargins(
      leading: max(untouched.leading, minimum.leading),
      trailing: max(untouched.trailing, minimum.trailing))
  }

  private func background(of tableView: UITableView, in style: CardStyle) -> UIColor? {
    if let color = style.tableBackground { return color }
    guard tableView.style == .plain else { return nil }
    let change = change(of: \.backgroundColor)
    let current = tableView.backgroundColor
    let own = change.map { $0.isOverridden(on: tableView) ? current : $0.former } ?? current
    // A colour that is set on the table keeps that of an appearance proxy from coming.
    let proxy = type(of: tableView).appearance().backgroundColor
    let proxyColor = proxy ?? UITableView.appearance().backgroundColor
    guard proxyColor == nil || proxyColor == Self.defaultBackground else { return nil }
    let isDefault = own == nil || own == .systemBackground || own == Self.defaultBackground
    return isDefault ? .systemGroupedBackground : nil
  }

  /// What an untouched plain table has; UIKit documents no name for it.
  private static let defaultBackground = UITableView(frame: .zero, style: .plain).backgroundColor

  /// Gives a property a value and remembers the one before; nil gives that one back.
  private func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<UITableView, Value>, to value: Value?,
    of tableView: UITableView
  ) {
    let change = change(of: property)
    guard let value else {
      change?.takeBack(from: tableView)
      changes.removeAll { $0.property == property }
      return
    }
    if let change {
      change.set(value, of: tableView)
    } else {
      changes.append(PropertyChange(property, to: value, of: tableView))
    }
  }

  private func change<Value: Equatable>(
    of property: ReferenceWritableKeyPath<UITableView, Value>
  ) -> PropertyChange<Value>? {
    for case let change as PropertyChange<Value> in changes where change.property == property {
      return change
    }
    return nil
  }
}
