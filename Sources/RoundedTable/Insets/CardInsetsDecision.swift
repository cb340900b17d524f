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
  /// The constraints whose constants make up for a narrower safe area.
  let safeAreaPins: [SafeAreaPins.Pin]
  private let reasons: [String]
  /// What keeps the safe area from insetting the cards.
  private let obstacles: [InsetsObstacle]
  /// Whether the app wants the safe area, and can't have it.
  private let isRefusal: Bool
  /// Whether to decide again when the table enters a window, or gets a width in it.
  var isDue: Bool

  /// The decision for a table that hasn't been in a window.
  ///
  /// Outside a window, safe areas are zero (Apple: UIView.safeAreaInsets).
  static let undecided = Self(until: "the table has not been in a window yet")

  private init(safeArea reason: String, _ pins: [SafeAreaPins.Pin] = []) {
    kind = .safeArea
    safeAreaPins = pins
    reasons = [reason]
    obstacles = []
    isRefusal = false
    isDue = false
  }

  private init(until reason: String) {
    kind = .layoutMargins
    safeAreaPins = []
    reasons = [reason]
    obstacles = []
    isRefusal = false
    isDue = true
  }

  private init(_ obstacles: [InsetsObstacle], isRefusal: Bool = false) {
    kind = .layoutMargins
    safeAreaPins = []
    reasons = obstacles.map(\.reason)
    isDue = false
    self.obstacles = obstacles
    self.isRefusal = isRefusal
  }

  // MARK: Deciding

  /// Decides for a table that has entered a window.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - reference: The app's choice.
  ///   - isRefused: Whether the app keeps overwriting what was added to the safe area.
  ///   - pins: What has been taken from the constants of constraints.
  /// - Returns: The decision, with its reasons.
  static func made(
    for tableView: UITableView, by reference: UIContentInsetsReference, isRefused: Bool,
    pins: SafeAreaPins
  ) -> CardInsetsDecision {
    if reference == .layoutMargins { return Self([.init("insetsReference says so", .none)]) }
    guard let controller = tableView.enclosingViewController else {
      return Self([.init("the table isn't in a view controller", .none)])
    }
    if isRefused {
      let name = "\(type(of: controller))"
      let refusal = InsetsObstacle(
        "\(name) keeps changing its additionalSafeAreaInsets",
        .change("set the left and right of additionalSafeAreaInsets of \(name) only once"))
      return Self([refusal], isRefusal: true)
    }
    let surroundings = TableSurroundings(
      tableView: tableView, controller: controller, lent: pins)
    if reference == .safeArea {
      // The table itself would get narrower, and its cards would then fill it.
      let obstacles = surroundings.pins
      return obstacles.isEmpty
        ? Self(safeArea: "insetsReference says so", surroundings.safeAreaPins)
        : Self(obstacles, isRefusal: true)
    }
    let isRoot = controller.viewIfLoaded === tableView
    if !isRoot, surroundings.awaitsFrame { return Self(until: "the table has no width yet") }
    let obstacles = (isRoot ? [] : surroundings.obstacles) + obstacles(on: tableView)
    guard obstacles.isEmpty else { return Self(obstacles) }
    if isRoot { return Self(safeArea: "the table is its view controller's view") }
    let safeAreaPins = surroundings.safeAreaPins
    let room = safeAreaPins.isEmpty ? "" : "the safe area of "
    return Self(
      safeArea: "the table fills \(room)its view controller's view, and no other view would move",
      safeAreaPins)
  }

  /// Returns what about the table doesn't work with a safe area at its sides.
  private static func obstacles(on tableView: UITableView) -> [InsetsObstacle] {
    var obstacles: [InsetsObstacle] = []
    func note(_ isObstacle: Bool, _ reason: String, _ remedy: InsetsObstacle.Remedy) {
      if isObstacle { obstacles.append(InsetsObstacle("the table \(reason)", remedy)) }
    }
    note(
      !tableView.insetsContentViewsToSafeArea, "has insetsContentViewsToSafeArea turned off",
      .change("turn on insetsContentViewsToSafeArea of the table"))
    // UIKit then adds the safe area to the content inset, so rows could be pushed aside.
    note(
      tableView.contentInsetAdjustmentBehavior == .always,
      "has a contentInsetAdjustmentBehavior of always",
      .change("set contentInsetAdjustmentBehavior of the table to .automatic"))
    note(
      tableView.alwaysBounceHorizontal, "bounces sideways",
      .change("turn off alwaysBounceHorizontal of the table"))
    // Until the next layout, the content is as wide as the table was before.
    let widest = max(tableView.bounds.width, tableView.observer?.widest ?? 0)
    note(tableView.contentSize.width > widest, "scrolls sideways", .none)
    let transform = tableView.transform
    let translation = CGAffineTransform(translationX: transform.tx, y: transform.ty)
    // UIKit passes no safe area on to such a view (Apple Developer Forums, thread 671541).
    note(
      transform != translation, "is scaled, rotated or flipped by its transform", .none)
    note(tableView.observer?.hasIndexTitles == true, "has section index titles", .none)
    return obstacles
  }

  // MARK: Explaining

  /// The decision as a sentence.
  var description: String {
    "Cards are inset by \(kind.rawValue), because \(reasons.listed(asClauses: true))."
  }

  /// Returns what to do so that the safe area insets the cards; nil if it does, or can't.
  func advice(for tableView: UITableView) -> String? {
    let steps = steps(for: tableView)
    guard let first = steps.first else { return nil }
    let capitalized = [first.prefix(1).uppercased() + first.dropFirst()] + steps.dropFirst()
    let sentence = capitalized.listed(asClauses: true)
    let movesOthers = obstacles.contains {
      if case .choice(movesOthers: true) = $0.remedy { true } else { false }
    }
    let warning = movesOthers ? " Other views in the safe area then move in, too." : ""
    return "\(sentence) to inset all content.\(warning)"
  }

  /// What's wrong with the decision, and how to fix it.
  func problem(of tableView: UITableView) -> String? {
    guard isRefusal else { return nil }
    let choice = "Or use CardTableInstaller(insetsReference: .layoutMargins)."
    return [advice(for: tableView), choice, description].compactMap(\.self).joined(separator: " ")
  }

  /// What the app has to do, in order; nothing if something is in the way for good.
  private func steps(for tableView: UITableView) -> [String] {
    var steps: [String] = []
    var needsChoice = false
    for obstacle in obstacles {
      switch obstacle.remedy {
      case .change(let step): if !steps.contains(step) { steps.append(step) }
      case .choice: needsChoice = true
      case .none: return []
      }
    }
    guard needsChoice else { return steps }
    // The safe area would move one of the table's sides more than the other.
    if steps.isEmpty, !TableSurroundings.isCentered(tableView) { return [] }
    return steps + ["set installer = CardTableInstaller(insetsReference: .safeArea)"]
  }
}
