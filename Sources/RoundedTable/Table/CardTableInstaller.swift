public import UIKit

/// The default installer, which dresses a table view for cards.
///
/// When the table enters a window, the installer turns off the table's own separators, because cards draw theirs. If the app
/// turns them on again, they stay on. The installer insets cards and content, except on an inset-grouped table, where shape and
/// insets are the system's.
///
/// If the style has a ``TableStyle/background``, the table gets it. Otherwise, a plain table with its default background
/// gets a colour on which cards stand out, but not on visionOS, where the window's glass remains visible. If the style has a
/// ``TableStyle/sectionSpacing``, every table but a plain one gets it.
///
/// ## What cards are inset by
///
/// Where only the table would feel it, the cards' inset is added to its view controller's safe area (Apple:
/// UIViewController.additionalSafeAreaInsets). All content then stays inside its card, whatever it is pinned to. That is so if
/// the table is its controller's view, or fills it from side to side, the controller has no children, and beside the table no
/// constraint refers sideways to a safe area or margins and no bar, search bar or scroll view stands. In any other table, the
/// inset is added to the table's margins, and only content that is pinned to margins follows it. ``insetsDescription`` says
/// which of the two is used, and why.
///
/// The safe area is not used if the table's `insetsContentViewsToSafeArea` is off, if its `contentInsetAdjustmentBehavior` is
/// `always`, if it scrolls or bounces sideways, if its `transform` scales, rotates or flips it, or if it has section index
/// titles. These are checked when the table enters a window; later changes count when it enters one again.
///
/// The app may set the controller's `additionalSafeAreaInsets` at any time: the cards' inset is added to its value. If a
/// controller sets them in every layout, or overrides their getter, the installer leaves them alone and uses the margins from
/// then on. Margins of the table that the app sets in every layout are left alone too.
/// ``RoundedDiffableDataSource/diagnose()`` reports both.
public final class CardTableInstaller: TableInstaller {
  private let insetsReference: UIContentInsetsReference

  private weak var tableView: UITableView?
  private var style = TableStyle()
  private var separatorStyle = Borrowed(\UITableView.separatorStyle)
  private var background = Borrowed(\UITableView.backgroundColor)
  private var headerHeight = Borrowed(\UITableView.sectionHeaderHeight)
  private var footerHeight = Borrowed(\UITableView.sectionFooterHeight)
  private var margins: SavedTableMargins?
  private var indicator = ScrollIndicatorPlace()
  /// The safe area that has the inset; another installer may have taken it over.
  private var safeArea: CardSafeAreaInset?
  private var decision = CardInsetsDecision.undecided
  /// The controller that it was decided for; nil if it will be decided when the table enters a window.
  private var controller: Weak<UIViewController>?
  /// The cards' inset, with its part in the safe area; nil while nothing is installed.
  private var installedInset: Double?

  /// Creates an installer.
  ///
  ///     dataSource.installer = CardTableInstaller(insetsReference: .layoutMargins)
  ///
  /// An installer serves one table view at a time. Traps if the reference is `none` or `readableContent`. The message names it.
  /// For the readable width, use ``TableStyle/followsReadableWidth``.
  ///
  /// - Parameter insetsReference: What cards are inset by. With `safeArea`, the whole screen of the table's view controller has
  ///   the inset, whatever else stands there, unless the table itself is pinned to the safe area. With `layoutMargins`, the safe
  ///   area is left alone.
  public init(insetsReference: UIContentInsetsReference = .automatic) {
    switch insetsReference {
    case .none: Self.refuse("none")
    case .readableContent: Self.refuse("readableContent")
    default: break
    }
    self.insetsReference = insetsReference
  }

  private static func refuse(_ reference: String) -> Never {
    fatalError(
      "CardTableInstaller: insetsReference must be automatic, safeArea or layoutMargins, but is \(reference)"
    )
  }

  /// A sentence for the console that says what the table's cards are inset by at present, and why.
  ///
  /// Where no section can have cards, nothing is installed, and the sentence says so.
  ///
  ///     print(installer.insetsDescription)
  ///     // Cards are inset by the safe area, because the table is its view controller's view.
  public var insetsDescription: String {
    tableView == nil ? "No cards are inset, because nothing is installed." : decision.description
  }

  /// Whether the app has asked for the safe area where it would narrow the table.
  var wouldNarrowTable: Bool { decision.wouldNarrowTable }

  /// Makes a table view ready for cards.
  ///
  /// - Parameters:
  ///   - style: How the table stands, resolved.
  ///   - tableView: The table view to dress. If the installer served another, it is uninstalled from that one first.
  public func install(_ style: TableStyle, on tableView: UITableView) {
    if let other = self.tableView, other !== tableView { uninstall(from: other) }
    self.tableView = tableView
    if tableView.window == nil {
      // When the table comes back, it may have another controller.
      controller = nil
      // Outside a window there is no safe area to measure from.
      if style == self.style, decision.kind == .safeArea { return }
    }
    self.style = style
    hideSeparators(of: tableView)
    background.set(color(of: tableView, in: style).map { $0 as UIColor? }, of: tableView)
    let spacing = tableView.style == .plain ? nil : style.sectionSpacing.map { CGFloat($0) }
    headerHeight.set(spacing, of: tableView)
    footerHeight.set(spacing.map { _ in .leastNonzeroMagnitude }, of: tableView)
    installInsets(of: style, on: tableView)
  }

  /// Restores what the installer has changed and the app has not changed since.
  ///
  /// - Parameter tableView: The table view to undress. Nothing happens if the installer does not serve it.
  public func uninstall(from tableView: UITableView) {
    guard tableView === self.tableView else { return }
    indicator.giveBack(to: tableView)
    restoreSafeArea()
    installedInset = nil
    background.giveBack(to: tableView)
    headerHeight.giveBack(to: tableView)
    footerHeight.giveBack(to: tableView)
    margins?.restore(to: tableView)
    margins = nil
    separatorStyle.giveBack(to: tableView)
    self.tableView = nil
    controller = nil
    decision = .undecided
    waitsForWindow = true
  }

  // MARK: Separators

  /// Whether the table's own separators are still to be turned off.
  ///
  /// Until the table is in a window, the app may still be setting it up.
  private var waitsForWindow = true

  /// Turns the table's own separators off, once.
  private func hideSeparators(of tableView: UITableView) {
    guard waitsForWindow, tableView.window != nil else { return }
    waitsForWindow = false
    separatorStyle.set(UITableViewCell.SeparatorStyle.none, of: tableView)
  }

  // MARK: Insets

  /// Returns the distance from the sides of a table's safe area to the cards.
  ///
  /// - Parameters:
  ///   - style: How the table stands, resolved.
  ///   - tableView: The table view.
  /// - Returns: The distance, in points, without what the installer has made a part of the safe area.
  /// - Complexity: O(1)
  public func inset(of style: TableStyle, on tableView: UITableView) -> Double {
    (installedInset ?? style.inset(inWidth: width(of: tableView))) - added
  }

  /// The width of the safe area that the app has left.
  private func width(of tableView: UITableView) -> Double {
    // Before its first layout, a table may not know yet what has been added.
    let (safe, added) = (tableView.safeAreaInsets, added)
    return tableView.bounds.width - max(0, safe.left - added) - max(0, safe.right - added)
  }

  private func installInsets(
    of style: TableStyle, on tableView: UITableView, isSecond: Bool = false
  ) {
    decide(on: tableView)
    guard decision.kind != .system else { return }
    let (before, known) = (sides(of: tableView), sides(of: tableView, without: added))
    let inset = style.inset(inWidth: width(of: tableView))
    if decision.kind == .safeArea, let controller = tableView.enclosingViewController {
      if !addToSafeArea(inset, of: controller, for: tableView) {
        decision = CardInsetsDecision(insetsReference, for: tableView)
      }
    } else {
      restoreSafeArea()
    }
    installedInset = inset
    let margin = HorizontalMargins(max(0, inset - added + style.usedPadding))
    if margins == nil {
      margins = SavedTableMargins(to: margin, of: tableView)
    } else {
      margins?.set(margin, of: tableView)
    }
    // While a table is turned, one side of its safe area may be behind until something is added to it.
    if !isSecond, !sides(of: tableView).isClose(to: before),
      !sides(of: tableView, without: added).isClose(to: known)
    {
      installInsets(of: style, on: tableView, isSecond: true)
    }
  }

  private func sides(of tableView: UITableView, without added: Double = 0) -> HorizontalMargins {
    let safe = tableView.safeAreaInsets
    return HorizontalMargins(leading: safe.left - added, trailing: safe.right - added)
  }

  // MARK: The safe area

  /// The part of the cards' inset that is in the safe area.
  private var added: Double { safeArea?.owner === self ? safeArea?.added ?? 0 : 0 }

  /// Adds an inset to a controller's safe area, and returns whether the controller accepts it.
  private func addToSafeArea(
    _ inset: Double, of controller: UIViewController, for tableView: UITableView
  ) -> Bool {
    if safeArea?.controller !== controller { restoreSafeArea() }
    let safeArea = safeArea ?? .of(controller)
    self.safeArea = safeArea
    safeArea.owner = self
    return safeArea.install(
      inset, for: tableView, again: { [weak self] in self?.installAgain() })
  }

  private func restoreSafeArea() {
    if safeArea?.owner === self { safeArea?.restore() }
    safeArea = nil
  }

  deinit {
    // A table can be freed with its data source while its controller lives on with another.
    guard let safeArea else { return }
    MainQueue.later { if safeArea.owner == nil { safeArea.restore() } }
  }

  // MARK: What cards are inset by

  /// Decides when the table enters a window or gets another controller.
  private func decide(on tableView: UITableView) {
    if tableView.style == .insetGrouped {
      decision = CardInsetsDecision(insetsReference, for: tableView)
      return
    }
    guard tableView.window != nil else { return }
    let controller = tableView.enclosingViewController
    if let decided = self.controller, decided.object === controller { return }
    self.controller = controller.map { Weak($0) }
    decision = CardInsetsDecision(insetsReference, for: tableView)
  }

  /// Whether the table's scroll indicator may be in the wrong place and has not been seen.
  var looksForIndicator: Bool {
    added > 0 && !indicator.isKnown && tableView?.showsVerticalScrollIndicator == true
  }

  /// Keeps the scroll indicator at the table's edge, after the table's layout.
  func placeIndicator() {
    if let tableView { indicator.keep(in: tableView, over: added) }
  }

  private func installAgain() {
    if let tableView { install(style, on: tableView) }
  }

  // MARK: Background

  private func color(of tableView: UITableView, in style: TableStyle) -> UIColor? {
    if let color = style.background { return color }
    guard tableView.style == .plain, !Capabilities.hasGlass(behind: tableView) else { return nil }
    // UIKit does not apply an appearance proxy's colour to a table whose colour has been set.
    let proxy = type(of: tableView).appearance().backgroundColor
    let own = [
      background.own(of: tableView), proxy ?? UITableView.appearance().backgroundColor,
    ]
    return own.allSatisfy { $0.map { $0.looks == Self.defaultLooks } ?? true }
      ? .systemGroupedBackground : nil
  }

  /// The look of a plain table's default background, for which UIKit documents no name.
  private static let defaultLooks =
    (UITableView(frame: .zero, style: .plain).backgroundColor ?? .systemBackground).looks
}
