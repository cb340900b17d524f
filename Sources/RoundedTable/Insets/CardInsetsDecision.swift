import UIKit

/// Decides whether the safe area or margins inset a table's cards, and says why.
///
/// The safe area is better, because content that's pinned to the edges of its cell follows the safe
/// area and ignores margins. But the safe area belongs to the whole view controller.
@MainActor struct CardInsetsDecision {
  enum Kind: String {
    case safeArea = "the safe area"
    case layoutMargins = "the table's margins"
  }

  let kind: Kind
  private let reason: String
  /// Whether the app wants the safe area, and can't have it.
  private let isRefusal: Bool
  /// Whether to decide again when the table enters a window.
  var isDue: Bool

  /// The decision for a table that hasn't been in a window.
  ///
  /// Outside a window, safe areas are zero (Apple: UIView.safeAreaInsets).
  static let undecided = Self(.layoutMargins, "the table has not been in a window yet", isDue: true)

  private init(_ kind: Kind, _ reason: String, isRefusal: Bool = false, isDue: Bool = false) {
    (self.kind, self.reason, self.isRefusal, self.isDue) = (kind, reason, isRefusal, isDue)
  }

  /// The decision as a sentence.
  var description: String { "Cards are inset by \(kind.rawValue), because \(reason)." }

  /// What's wrong with the decision, and how to fix it.
  var problem: String? { isRefusal ? "\(description) \(Self.hint)" : nil }
  private static let hint = "Change it, or use CardTableInstaller(insetsReference: .layoutMargins)."

  /// Decides for a table that has entered a window.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - reference: The app's choice.
  ///   - isRefused: Whether the app keeps overwriting what was added to the safe area.
  /// - Returns: The decision, with its reason.
  static func made(
    for tableView: UITableView, by reference: UIContentInsetsReference, isRefused: Bool
  ) -> CardInsetsDecision {
    if reference == .layoutMargins { return Self(.layoutMargins, "insetsReference says so") }
    guard let controller = tableView.enclosingViewController else {
      return Self(.layoutMargins, "the table is in no view controller")
    }
    if isRefused {
      let reason = "\(type(of: controller)) keeps changing its additionalSafeAreaInsets"
      return Self(.layoutMargins, reason, isRefusal: true)
    }
    let surroundings = TableSurroundings(tableView: tableView, controller: controller)
    if reference == .safeArea {
      guard surroundings.pinTable else { return Self(.safeArea, "insetsReference says so") }
      // The table itself would get narrower, and its cards would then fill it.
      return Self(.layoutMargins, TableSurroundings.pinned, isRefusal: true)
    }
    if let reason = obstacle(on: tableView) { return Self(.layoutMargins, "the table \(reason)") }
    if controller.viewIfLoaded === tableView {
      return Self(.safeArea, "the table is its view controller's view")
    }
    if let reason = surroundings.obstacle { return Self(.layoutMargins, reason) }
    return Self(.safeArea, "the table fills its view controller's view, and only it would move")
  }

  /// Whether the safe area could inset the cards, and content with them, if the app chose it.
  static func allowsSafeArea(of tableView: UITableView, isRefused: Bool) -> Bool {
    obstacle(on: tableView) == nil
      && made(for: tableView, by: .safeArea, isRefused: isRefused).kind == .safeArea
  }

  /// Returns what about the table doesn't work with a safe area at its sides.
  private static func obstacle(on tableView: UITableView) -> String? {
    let (behavior, transform) = (tableView.contentInsetAdjustmentBehavior, tableView.transform)
    let translation = CGAffineTransform(translationX: transform.tx, y: transform.ty)
    // Until the next layout, the content is as wide as the table was before.
    let widest = max(tableView.bounds.width, tableView.observer?.widest ?? 0)
    let isWider = tableView.contentSize.width > widest
    let obstacles: KeyValuePairs = [
      "has insetsContentViewsToSafeArea turned off": !tableView.insetsContentViewsToSafeArea,
      // UIKit then adds the safe area to the content inset, so rows could be pushed aside.
      "has a contentInsetAdjustmentBehavior of always": behavior == .always,
      "scrolls or bounces sideways": isWider || tableView.alwaysBounceHorizontal,
      // UIKit passes no safe area on to such a view (Apple Developer Forums, thread 671541).
      "is scaled, rotated or upside down by its transform": transform != translation,
      "has section index titles": tableView.observer?.hasIndexTitles == true,
    ]
    return obstacles.first(where: \.value)?.key
  }
}
