public import UIKit

/// The default installer, which decorates a table view for cards.
///
/// When the table enters a window, the installer turns off the table's own separators, because
/// cards draw theirs. If the app turns them on again, they stay on. The installer insets cards and
/// content.
///
/// If the style has a ``TableStyle/background``, the table gets it. Otherwise, a plain table with
/// its default background gets a color on which cards stand out, but not on visionOS, where the
/// window's glass remains visible. If the style has a ``TableStyle/sectionSpacing``, every table
/// but a plain one gets it.
///
/// ## What cards are inset by
///
/// Where only the table would feel it, the cards' inset is added to its view controller's safe area
/// (Apple: UIViewController.additionalSafeAreaInsets). All content then stays inside its card,
/// whatever it is pinned to. That is so if the table is its controller's view, or fills it from
/// side to side, the controller has no children, and beside the table no constraint refers sideways
/// to a safe area or margins and no bar, search bar or scroll view stands. In any other table, the
/// inset is added to the table's margins, and only content that is pinned to margins follows it.
/// ``insetsDescription`` says which of the two is used, and why.
///
/// The safe area is not used if the table's `insetsContentViewsToSafeArea` is off, if its
/// `contentInsetAdjustmentBehavior` is `always`, if it scrolls or bounces sideways, if its
/// `transform` scales, rotates or flips it, or if it has section index titles. These are checked
/// when the table enters a window; later changes count when it enters one again.
///
/// The app may set the controller's `additionalSafeAreaInsets` at any time: the cards' inset is
/// added to its value. If a controller sets them in every layout, or reads them otherwise than they
/// were set, as with an overridden getter, the installer leaves them alone and uses the margins
/// from then on. Margins of the table that the app sets in every layout are left alone too.
/// ``TableCards/diagnose()`` reports both. Another installer, or the same after an
/// ``uninstall(from:)``, tries again.
///
/// A table that leaves its controller gives the safe area back. There is no callback if the
/// controller gets another view while it is in no window: uninstall the former table first if the
/// next one has cards, too.
public final class CardTableInstaller: TableInstaller {
  private let insetsReference: UIContentInsetsReference

  private weak var tableView: UITableView?
  /// The view controller that the table is in, whose safe area may have the inset.
  private weak var controller: UIViewController?
  private var separatorStyle = Borrowed(\UITableView.separatorStyle)
  private var background = Borrowed.background
  private var headerHeight = Borrowed(\UITableView.sectionHeaderHeight)
  private var footerHeight = Borrowed(\UITableView.sectionFooterHeight)
  private var margins = Borrowed.margins
  private var safeArea = Borrowed.safeArea
  private var indicator = ScrollIndicatorPlace()
  private var decision = CardInsetsDecision.undecided
  /// The cards' inset, with its part in the safe area; nil while nothing is installed.
  private var installed: (inset: Double, added: Double)?
  /// Whether the table has been laid out outside a window.
  private var isLaidOut = false

  /// Creates an installer.
  ///
  ///     dataSource.installer = CardTableInstaller(insetsReference: .layoutMargins)
  ///
  /// An installer serves one table view at a time. Traps if the reference is `none` or
  /// `readableContent`. The message names it. For the readable width, use
  /// ``TableStyle/followsReadableWidth``.
  ///
  /// - Parameter insetsReference: What cards are inset by. With `safeArea`, the whole screen of the
  ///   table's view controller has the inset, whatever else stands there, unless the table itself
  ///   is pinned to the safe area. With `layoutMargins`, the safe area is left alone.
  public init(insetsReference: UIContentInsetsReference = .automatic) {
    let names = [UIContentInsetsReference.none: "none", .readableContent: "readableContent"]
    if let name = names[insetsReference] {
      fatalError(
        "CardTableInstaller: insetsReference must be automatic, safeArea or layoutMargins, but is \(name)"
      )
    }
    self.insetsReference = insetsReference
  }

  /// A sentence for the console that says what the table's cards are inset by at present, and why.
  ///
  /// Where no section can have cards, nothing is installed, and the sentence says so.
  ///
  ///     print(installer.insetsDescription)
  ///     // Cards are inset by the safe area, because the table is its view controller's view.
  public var insetsDescription: String {
    guard let tableView else { return "No cards are inset, because nothing is installed." }
    let isOffered =
      decision.kind == .layoutMargins && insetsReference != .layoutMargins
      && CardInsetsDecision.allowsSafeArea(of: tableView, isRefused: safeArea.isGivenUp)
    // What cures it comes first.
    let offer = "Use CardTableInstaller(insetsReference: .safeArea) to inset all content."
    return isOffered ? "\(offer) \(decision.description)" : decision.description
  }

  /// What keeps the installer from insetting cards as it should.
  ///
  /// The app has asked for the safe area, to which it has pinned the table, or it sets the safe
  /// area or the table's margins after every change.
  var problems: [String] {
    let refusal =
      "The table's layoutMargins are set after every change of them. They are left alone, and content has them in place of the style's padding, and of its inset where margins inset the cards. Set them once, or to the sum of inset and padding."
    return [decision.problem, margins.isGivenUp ? refusal : nil].compactMap(\.self)
  }

  /// Makes a table view ready for cards.
  ///
  /// - Parameters:
  ///   - style: How the table stands, resolved.
  ///   - tableView: The table view to decorate. Traps if the installer serves another, which the message
  ///     names.
  public func install(_ style: TableStyle, on tableView: UITableView) {
    if let other = self.tableView, other !== tableView {
      fatalError(
        "CardTableInstaller: one installer was given to two table views, \(other) and \(tableView). Give each an installer of its own."
      )
    }
    self.tableView = tableView
    follow(tableView.enclosingViewController)
    // Until it is in a window, the app may still be setting up the table. What it sets later stays.
    if tableView.window != nil, !separatorStyle.isLent {
      separatorStyle.set(UITableViewCell.SeparatorStyle.none, of: tableView)
    }
    background.set(color(of: tableView, in: style).map { $0 as UIColor? }, of: tableView)
    let spacing = tableView.style == .plain ? nil : style.sectionSpacing.map { CGFloat($0) }
    headerHeight.set(spacing, of: tableView)
    footerHeight.set(spacing.map { _ in .leastNonzeroMagnitude }, of: tableView)
    installInsets(of: style, on: tableView)
  }

  /// Restores what the installer has changed and the app has not changed since.
  ///
  /// - Parameter tableView: The table view to undecorate. Nothing happens if the installer does not
  ///   serve it.
  public func uninstall(from tableView: UITableView) {
    guard tableView === self.tableView else { return }
    follow(nil)
    indicator.giveBack(to: tableView)
    background.giveBack(to: tableView)
    background = .background
    headerHeight.giveBack(to: tableView)
    footerHeight.giveBack(to: tableView)
    margins.giveBack(to: tableView)
    margins = .margins
    separatorStyle.giveBack(to: tableView)
    (self.tableView, installed, isLaidOut, decision) = (nil, nil, false, .undecided)
  }

  deinit {
    // A table can be freed with its data source while its controller lives on with another.
    guard let controller else { return }
    MainQueue.later { [safeArea] in safeArea.restore(controller) }
  }

  // MARK: Insets

  /// Returns the distance from the sides of a table's safe area to the cards.
  ///
  /// - Parameters:
  ///   - style: How the table stands, resolved.
  ///   - tableView: The table view.
  /// - Returns: The distance, in points, without what the installer has made a part of the safe
  ///   area.
  /// - Complexity: O(1)
  public func inset(of style: TableStyle, on tableView: UITableView) -> Double {
    installed.map { $0.inset - $0.added } ?? wholeInset(of: style, on: tableView)
  }

  /// The part of the safe area at either side that is the cards' inset.
  var added: Double { installed?.added ?? 0 }

  /// Returns the cards' inset in the safe area that the app has left.
  private func wholeInset(of style: TableStyle, on tableView: UITableView) -> Double {
    // Before its first layout, a table may not know yet what has been added.
    let safe = tableView.safeAreaInsets
    return style.inset(
      inWidth: tableView.bounds.width - max(0, safe.left - added) - max(0, safe.right - added))
  }

  private func installInsets(of style: TableStyle, on tableView: UITableView) {
    // When the table comes back into a window, other things may stand beside it.
    if tableView.window == nil { decision.isDue = true }
    if decision.isDue, tableView.window != nil {
      decision = .made(for: tableView, by: insetsReference, isRefused: safeArea.isGivenUp)
    }
    // Outside a window there is no safe area to measure from.
    let isAway = tableView.window == nil && decision.kind == .safeArea
    if isAway { return }
    // Margins that have been set are never a default again, and the app may still choose no cards.
    if tableView.window == nil, installed == nil, !isLaidOut { return }
    for _ in 0..<2 {
      let (inset, before) = (wholeInset(of: style, on: tableView), tableView.safeAreaInsets)
      installed = (inset, addToSafeArea(inset, on: tableView))
      // While a table is turned, one side of its safe area may be behind until something is added
      // to it.
      if tableView.safeAreaInsets == before { break }
    }
    let margin = max(0, inset(of: style, on: tableView) + style.usedPadding)
    margins.set(HorizontalMargins(repeating: margin), of: tableView)
  }

  /// Adds an inset to the controller's safe area, and returns the part of it that is there.
  private func addToSafeArea(_ inset: Double, on tableView: UITableView) -> Double {
    guard let controller else { return 0 }
    if decision.kind == .safeArea {
      safeArea.set(safeArea.own(of: controller) + inset, of: controller)
      // By an overridden getter, or by an app that answers at once.
      if safeArea.isReadOtherwise { safeArea.limit = 0 }
      if !safeArea.isGivenUp { return inset }
      decision = .made(for: tableView, by: insetsReference, isRefused: true)
    }
    safeArea.giveBack(to: controller)
    return 0
  }

  /// Gives the safe area back to a controller that the table is no longer in.
  private func follow(_ controller: UIViewController?) {
    guard controller !== self.controller else { return }
    safeArea.giveBack(to: self.controller)
    safeArea = .safeArea
    self.controller = controller
    (installed, decision) = (nil, .undecided)
  }

  // MARK: After the table's layout

  /// Keeps the scroll indicator at the table's edge, and sees whether the app has left insets
  /// alone.
  func didLayOut(_ tableView: UITableView) {
    guard tableView === self.tableView else { return }
    if tableView.window == nil, !isLaidOut {
      isLaidOut = true
      tableView.observer?.reportChange()
    }
    let added = installed?.added ?? 0
    indicator.keep(in: tableView, over: added)
    // Content that was wider than a table which has become narrower scrolls sideways for a while,
    // into the safe area (Apple: UIScrollView.ContentInsetAdjustmentBehavior.automatic).
    let start = -tableView.adjustedContentInset.left
    if added > 0, tableView.contentOffset.x < start { tableView.contentOffset.x = start }
    guard margins.isContested || safeArea.isContested else { return }
    // Not at once, because an app may answer a layout a turn later, too.
    let before = (margins.overwrites, safeArea.overwrites)
    MainQueue.later { [weak self] in
      guard let self, (margins.overwrites, safeArea.overwrites) == before else { return }
      margins.settle()
      safeArea.settle()
    }
  }

  // MARK: Background

  private func color(of tableView: UITableView, in style: TableStyle) -> UIColor? {
    if let color = style.background { return color }
    // The app's own, once it was set in place of ours, may look like the default.
    let isApps = background.overwrites > 0 || background.isOverwritten(on: tableView)
    guard tableView.style == .plain, !isApps, !Capabilities.hasGlass(behind: tableView) else {
      return nil
    }
    // UIKit does not apply an appearance proxy's color to a table whose color has been set.
    let proxy = type(of: tableView).appearance().backgroundColor
    let own = [background.own(of: tableView), proxy ?? UITableView.appearance().backgroundColor]
    let areDefault = own.allSatisfy { $0 == nil || $0?.looks == Self.defaultLooks }
    return areDefault ? .systemGroupedBackground : nil
  }

  /// The look of a plain table's default background, for which UIKit documents no name.
  private static let defaultLooks =
    (UITableView(frame: .zero, style: .plain).backgroundColor ?? .systemBackground).looks
}

/// Keeps a table's vertical scroll indicator at the table's edge, where the cards' inset is a part
/// of the safe area.
///
/// Whether UIKit moves it in with the safe area is not documented. So it is looked at: the
/// indicator is the narrow view at the table's side that is neither a row's nor ours. Where it is
/// not found, or at the edge, nothing is changed.
@MainActor struct ScrollIndicatorPlace {
  private var insets = Borrowed(\UITableView.verticalScrollIndicatorInsets)
  /// The side at which it was found moved in.
  private var side: WritableKeyPath<UIEdgeInsets, CGFloat>?

  /// Moves the indicator out by the length by which the safe area has moved it in.
  mutating func keep(in tableView: UITableView, over added: CGFloat) {
    guard added > 0 else { return giveBack(to: tableView) }
    side = side ?? Self.side(in: tableView, over: added)
    guard let side else { return }
    var own = insets.own(of: tableView)
    own[keyPath: side] -= added
    insets.set(own, of: tableView)
  }

  mutating func giveBack(to tableView: UITableView) {
    insets.giveBack(to: tableView)
    side = nil
  }

  /// The side at which the indicator is moved in; UIKit makes it when the table first scrolls.
  private static func side(
    in tableView: UITableView, over added: CGFloat
  ) -> WritableKeyPath<UIEdgeInsets, CGFloat>? {
    let (bounds, safe) = (tableView.bounds, tableView.safeAreaInsets)
    for view in tableView.subviews.reversed() where !(view is PlainView) && !(view is UIControl) {
      let frame = view.frame
      guard frame.width > 0, frame.width <= 12, frame.height > 2 * frame.width else { continue }
      let (left, right) = (frame.minX - bounds.minX, bounds.maxX - frame.maxX)
      if right < safe.right + 8 { return right < added ? nil : \.right }
      if left < safe.left + 8 { return left < added ? nil : \.left }
    }
    return nil
  }
}
