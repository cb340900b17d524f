public import UIKit

/// The default installer, which prepares a table view for cards: separators, background, spacing
/// and insets.
///
/// When the table enters a window, the installer turns off the table's own separators, because
/// cards draw theirs. If you turn them on again, they stay on.
///
/// If the table style has a ``TableStyle/backgroundColor``, the table gets it. If it has none, a
/// plain table with its default background gets a color that cards stand out from, except on
/// visionOS, where the window's glass remains visible. If the style has a
/// ``TableStyle/sectionSpacing``, tables that aren't plain get it, as heights of their headers and
/// footers.
///
/// ## What insets the cards
///
/// A card is narrower than the table, and content has to stay inside it. The installer has two ways
/// to do that:
///
/// - *The safe area.* It adds the inset to the view controller's `additionalSafeAreaInsets`.
///   Content is then inside its card, whatever it's pinned to. But the safe area belongs to the
///   whole screen, so the installer uses it only if nothing but the table would move.
/// - *Layout margins.* It adds the inset to the table's margins. Content is then inside its card if
///   it's pinned to margins.
///
/// The installer uses the safe area if the table is its view controller's view. It also does so if
/// the table fills that view or its safe area from side to side, the controller has no children, no
/// other view is pinned sideways to a safe area or margins, and there is no bar, search bar or
/// other scroll view beside the table. Hidden views don't count, unless they're tables with cards.
/// Otherwise it uses margins. ``insetsDescription`` says which it is, and why.
///
/// It also uses margins if the table's `insetsContentViewsToSafeArea` is false, if its
/// `contentInsetAdjustmentBehavior` is `always`, if it scrolls or bounces sideways, if its
/// `transform` scales, rotates or flips it, or if it has section index titles. The installer checks
/// all this when the table enters a window, or when it first gets a width in it. Later changes
/// count when it enters a window again. If you show a hidden view later that's pinned to the safe
/// area, it appears inside the cards' inset.
///
/// A table that's pinned to the safe area keeps its frame, because what's added to the safe area is
/// taken from the constants of those constraints, if they're 0. A constant that you read includes
/// that. You can write constants at any time. The installer then restores what it has changed, and
/// uses margins from then on, as it does if you deactivate a constraint.
///
/// The table's `tableHeaderView` and `tableFooterView` are inside the same safe area. What's pinned
/// to it there moves in, too.
///
/// You can set the controller's `additionalSafeAreaInsets` at any time, and the installer adds the
/// inset to your value. Set the whole value: if you add to it with `+=`, the installer's inset
/// counts twice. If a controller sets them in every layout, or
/// returns something else than was set, the installer leaves them alone and uses margins from then
/// on. It also leaves margins alone that are set in every layout. ``TableCards/diagnose()`` reports
/// both. Another installer tries again, and so does this one after ``uninstall(from:)``.
///
/// When the table leaves its view controller, the safe area is restored. There is no callback if
/// the controller gets another view while it's in no window. If the new view has cards, too,
/// uninstall the old table first.
public final class CardTableInstaller: TableInstaller {
  private let insetsReference: UIContentInsetsReference

  private weak var tableView: UITableView?
  /// The view controller that contains the table, and whose safe area may include the inset.
  private weak var controller: UIViewController?
  private var separatorStyle = Borrowed(\UITableView.separatorStyle)
  private var background = Borrowed.background
  /// What keeps sections apart, if the table style has a spacing for them.
  private(set) var gaps = SectionGaps()
  private var margins = Borrowed.margins
  private var safeArea = Borrowed.safeArea
  /// What keeps the table's frame if it's pinned to the safe area.
  private var pins = SafeAreaPins()
  private var indicator = ScrollIndicatorPlace()
  private var decision = CardInsetsDecision.undecided
  /// The cards' inset, and the part of it that's in the safe area; nil while nothing is installed.
  private var installed: (inset: Double, added: Double)?
  /// Whether the table has been laid out outside a window.
  private var isLaidOut = false

  /// Creates an installer.
  ///
  ///     dataSource.installer = CardTableInstaller(insetsReference: .layoutMargins)
  ///
  /// An installer is for one table view at a time. Traps if the reference is `none` or
  /// `readableContent`. The message names it. For the readable width, use
  /// ``TableStyle/followsReadableWidth``.
  ///
  /// - Parameter insetsReference: What insets the cards. With `automatic`, the installer decides.
  ///   With `safeArea`, everything in the view controller's safe area is inset, also other views,
  ///   unless the table itself would get narrower. With `layoutMargins`, the safe area is left
  ///   alone.
  public init(insetsReference: UIContentInsetsReference = .automatic) {
    let names = [UIContentInsetsReference.none: "none", .readableContent: "readableContent"]
    if let name = names[insetsReference] {
      fatalError(
        "CardTableInstaller: insetsReference must be automatic, safeArea or layoutMargins, but is \(name)"
      )
    }
    self.insetsReference = insetsReference
  }

  /// A text that says what insets the cards at present, and why.
  ///
  ///     print(installer.insetsDescription)
  ///     // Cards are inset by the safe area, because the table is its view controller's view.
  ///
  /// If margins inset the cards, it names everything that's in the way of the safe area, and begins
  /// with what you can change.
  ///
  /// If no section can have cards, nothing is installed, and the sentence says so.
  public var insetsDescription: String {
    guard let tableView else { return "No cards are inset, because nothing is installed." }
    // The advice comes first.
    let parts = [decision.advice(for: tableView), decision.description]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// What to do about content that ignores the margins that inset the cards, and why they do; nil
  /// if the safe area insets the cards.
  var adviceForContent: String? {
    guard let tableView, installed != nil, decision.kind == .layoutMargins else { return nil }
    let pinning = "in content to layoutMarginsGuide of its content view."
    let advice = decision.advice(for: tableView).map { "\($0) Or p\(pinning)" } ?? "P\(pinning)"
    return "\(advice) \(decision.description)"
  }

  /// What prevents the installer from insetting cards as it should.
  ///
  /// It's not empty in two cases: you've chosen the safe area and pinned the table in a way that it
  /// would narrow, or your app sets the safe area or the table's margins again after every change.
  var problems: [String] {
    let refusal =
      "The app sets the table's layoutMargins again after every change. They're left alone, so content has these margins instead of the table style's padding, and instead of its inset if margins inset the cards. Set them only once, or to the sum of inset and padding."
    let problem = tableView.flatMap { decision.problem(of: $0) }
    return [problem, margins.isGivenUp ? refusal : nil].compactMap(\.self)
  }

  /// Prepares a table view for cards.
  ///
  /// - Parameters:
  ///   - style: The table style, resolved for the table's traits and width.
  ///   - tableView: The table view. Traps if the installer is installed on another one. The message
  ///     names both.
  public func install(_ style: TableStyle, on tableView: UITableView) {
    if let other = self.tableView, other !== tableView {
      fatalError(
        "CardTableInstaller: one installer was given to two table views, \(other) and \(tableView). Give each an installer of its own."
      )
    }
    self.tableView = tableView
    follow(tableView.enclosingViewController)
    // Until the table is in a window, the app may still be setting it up. What the app sets later
    // stays.
    if tableView.window != nil, !separatorStyle.isLent {
      separatorStyle.set(UITableViewCell.SeparatorStyle.none, of: tableView)
    }
    let color = color(of: tableView, in: style)
    background.set(color.map { $0 as UIColor? }, of: tableView)
    let spacing = tableView.style == .plain ? nil : style.sectionSpacing.map { CGFloat($0) }
    gaps.set(spacing, of: tableView)
    installInsets(of: style, on: tableView)
  }

  /// Restores what the installer has changed, unless the app has changed it since.
  ///
  /// - Parameter tableView: The table view. Nothing happens if the installer isn't installed on it.
  public func uninstall(from tableView: UITableView) {
    guard tableView === self.tableView else { return }
    follow(nil)
    indicator.giveBack(to: tableView)
    background.giveBack(to: tableView)
    background = .background
    gaps.giveBack(to: tableView)
    gaps = SectionGaps()
    margins.giveBack(to: tableView)
    margins = .margins
    separatorStyle.giveBack(to: tableView)
    self.tableView = nil
    installed = nil
    isLaidOut = false
    decision = .undecided
  }

  deinit {
    // The table may be freed with its data source, while its view controller lives on with another
    // one.
    guard let controller else { return }
    MainQueue.later { [safeArea, pins] in
      pins.restore()
      safeArea.restore(controller)
    }
  }

  // MARK: Insets

  /// Decides anew, in the next installation, what insets the cards.
  func decideAgain() { decision.isDue = true }

  /// Returns the distance from the sides of a table's safe area to its cards.
  ///
  /// - Parameters:
  ///   - style: The table style, resolved for the table's traits and width.
  ///   - tableView: The table view.
  /// - Returns: The distance, in points, without what the installer has added to the safe area.
  /// - Complexity: O(1)
  public func inset(of style: TableStyle, on tableView: UITableView) -> Double {
    installed.map { $0.inset - $0.added } ?? wholeInset(of: style, on: tableView)
  }

  /// The part of the cards' inset that's in the safe area, on each side.
  var added: Double { installed?.added ?? 0 }

  /// Returns the cards' inset within the app's own safe area.
  private func wholeInset(of style: TableStyle, on tableView: UITableView) -> Double {
    style.inset(inWidth: tableView.widthInSafeArea(without: added))
  }

  private func installInsets(of style: TableStyle, on tableView: UITableView) {
    // A table that moves has another width or safe area, so this comes in the same layout.
    if pins.areChanged {
      pins.giveUp()
      decision.isDue = true
    }
    if tableView.window == nil {
      // When the table returns to a window, there may be other views beside it.
      decision.isDue = true
      // Outside a window, there is no safe area to measure from. And margins never follow the
      // system's again once they've been set, and the app may still choose no cards.
      if decision.kind == .safeArea || installed == nil && !isLaidOut { return }
    } else if decision.isDue {
      decide(for: tableView)
      // What another table has added to the safe area isn't the app's, so it's taken back first.
      if let controller, !decision.isDue {
        let surroundings = TableSurroundings(tableView: tableView, controller: controller)
        for table in surroundings.otherTables { table.observer?.reportNeighbor() }
      }
    }
    for _ in 0..<2 {
      let inset = wholeInset(of: style, on: tableView)
      let before = tableView.safeAreaInsets
      installed = (inset, addToSafeArea(inset, on: tableView))
      // While a table is being rotated, one side of its safe area may be out of date until
      // something is added to it.
      if tableView.safeAreaInsets == before { break }
    }
    let margin = max(0, inset(of: style, on: tableView) + style.usedPadding)
    var copy = margins
    copy.set(HorizontalMargins(repeating: margin), of: tableView)
    margins = copy
  }

  private func decide(for tableView: UITableView) {
    decision = .made(
      for: tableView, by: insetsReference, isRefused: safeArea.isGivenUp, pins: pins)
  }

  /// Adds the inset to the view controller's safe area, and takes it from the constants of what
  /// pins the table to that.
  ///
  /// - Returns: The part of the inset that's in the safe area.
  private func addToSafeArea(_ inset: Double, on tableView: UITableView) -> Double {
    guard let controller else { return 0 }
    if !safeArea.isLent, let addition = addition(byAnotherTableThan: tableView, of: controller) {
      return addition
    }
    // UIKit calls the app back while the property is set, so it's a copy that's written.
    var copy = safeArea
    defer { safeArea = copy }
    if decision.kind == .safeArea {
      pins.take(inset, from: decision.safeAreaPins)
      copy.set(copy.own(of: controller) + inset, of: controller)
      // An overridden getter does that, or an app that sets the value back immediately.
      if copy.isReadOtherwise { copy.limit = 0 }
      if !copy.isGivenUp { return inset }
      safeArea = copy
      decide(for: tableView)
    }
    pins.giveBack()
    copy.giveBack(to: controller)
    return 0
  }

  /// What the installer of another table has added to the same safe area; nil if there is none.
  ///
  /// This table's cards are inset by it, too. When it's taken back, this table hears of its new
  /// safe area, and adds its own.
  private func addition(
    byAnotherTableThan tableView: UITableView, of controller: UIViewController
  ) -> Double? {
    let surroundings = TableSurroundings(tableView: tableView, controller: controller)
    return surroundings.otherTables.lazy.compactMap { $0.observer?.installer?.ownAddition }.first
  }

  /// What this installer itself has added to the safe area; nil if it has added nothing.
  private var ownAddition: Double? { safeArea.isLent ? installed?.added : nil }

  /// Restores the safe area of a view controller that the table has left.
  private func follow(_ controller: UIViewController?) {
    guard controller !== self.controller else { return }
    pins.giveBack()
    pins = SafeAreaPins()
    safeArea.giveBack(to: self.controller)
    safeArea = .safeArea
    self.controller = controller
    installed = nil
    decision = .undecided
  }

  // MARK: After the table's layout

  /// Keeps the scroll indicator at the table's edge, and checks whether the app has left the insets
  /// alone.
  func didLayOut(_ tableView: UITableView) {
    guard tableView === self.tableView else { return }
    if tableView.window == nil, !isLaidOut {
      isLaidOut = true
      tableView.observer?.reportChange()
    }
    if added > 0 || indicator.side != nil { indicator.keep(in: tableView, over: added) }
    // Content that was wider than a table that has just become narrower scrolls sideways for a
    // while, into the safe area (Apple: UIScrollView.ContentInsetAdjustmentBehavior.automatic).
    let start = -tableView.adjustedContentInset.left
    if added > 0, tableView.contentOffset.x < start { tableView.contentOffset.x = start }
    guard margins.isContested || safeArea.isContested else { return }
    // Later, because an app may also react to a layout later on the main queue.
    let before = (margins.overwrites, safeArea.overwrites)
    MainQueue.later { [weak self] in
      guard let self, (margins.overwrites, safeArea.overwrites) == before else { return }
      margins.settle()
      safeArea.settle()
    }
  }

  // MARK: Background

  private func color(of tableView: UITableView, in style: TableStyle) -> UIColor? {
    if let color = style.backgroundColor { return color }
    // A color that the app has set after ours is its own, even if it looks like the default.
    let isApps = background.overwrites > 0 || background.isOverwritten(on: tableView)
    guard tableView.style == .plain, !isApps, !Capabilities.hasGlass(behind: tableView) else {
      return nil
    }
    // UIKit doesn't apply an appearance proxy's color to a table whose color has been set.
    let proxy = type(of: tableView).appearance().backgroundColor
    let own = [background.own(of: tableView), proxy ?? UITableView.appearance().backgroundColor]
    // The app may have set a color that looks like the default. That can't be told: Interface
    // Builder writes `systemBackground` into every plain table, and UIKit's own color is no object
    // to compare with.
    let areDefault = own.allSatisfy { $0 == nil || $0?.looks == Self.defaultLooks }
    return areDefault ? .systemGroupedBackground : nil
  }

  /// The look of a plain table's default background, which has no documented name.
  private static let defaultLooks =
    (UITableView(frame: .zero, style: .plain).backgroundColor ?? .systemBackground).looks
}

extension UITableView {
  /// The width inside the safe area, without what an installer has added to it on each side.
  func widthInSafeArea(without added: Double) -> Double {
    // Before its first layout, a table may not have the added safe area yet.
    let safe = safeAreaInsets
    return bounds.width - max(0, safe.left - added) - max(0, safe.right - added)
  }
}
