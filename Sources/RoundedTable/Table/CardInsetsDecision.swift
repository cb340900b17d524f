import UIKit

/// Decides what a table's cards are inset by, the safe area or margins, and says why.
///
/// The safe area is the better way, because content that is pinned to the edges of its cell follows the safe area and ignores
/// margins. But the safe area belongs to the whole view controller.
@MainActor struct CardInsetsDecision {
  enum Kind {
    case safeArea
    case layoutMargins
    /// On an inset-grouped table.
    case system
  }

  var kind: Kind
  private var reason: String
  /// Whether the app has asked for the safe area, which would narrow the table itself.
  private(set) var wouldNarrowTable = false

  init(_ kind: Kind, because reason: String) {
    self.kind = kind
    self.reason = reason
  }

  /// The decision for a table that has not been in a window, outside which safe areas are zero (Apple: UIView.safeAreaInsets).
  static let undecided = CardInsetsDecision(
    .layoutMargins, because: "the table has not been in a window yet")

  /// The decision as a sentence.
  var description: String {
    switch kind {
    case .safeArea: "Cards are inset by the safe area, because \(reason)."
    case .layoutMargins: "Cards are inset by the table's margins, because \(reason)."
    case .system: "Cards are inset by the system, because \(reason)."
    }
  }

  /// Decides for a table that has entered a window.
  init(_ reference: UIContentInsetsReference, for tableView: UITableView) {
    let controller = tableView.enclosingViewController
    if tableView.style == .insetGrouped {
      self.init(.system, because: "the table is inset-grouped")
    } else if reference == .layoutMargins {
      self.init(.layoutMargins, because: "the installer was made so")
    } else if let controller, CardSafeAreaInset.isRefused(by: controller) {
      self.init(
        .layoutMargins,
        because:
          "\(type(of: controller)) sets its additionalSafeAreaInsets after every change, or overrides their getter"
      )
    } else if controller == nil {
      self.init(.layoutMargins, because: "the table is in no view controller")
    } else if reference == .safeArea {
      // Otherwise the table would get narrower, and its cards would fill it.
      if let controller, TableSurroundings(tableView: tableView, controller: controller).pinTable {
        self.init(.layoutMargins, because: TableSurroundings.pinned)
        wouldNarrowTable = true
      } else {
        self.init(.safeArea, because: "the installer was made so")
      }
    } else if let obstacle = controller.flatMap({ Self.obstacle(on: tableView, in: $0) }) {
      self.init(.layoutMargins, because: obstacle)
    } else {
      self.init(
        .safeArea,
        because: controller?.viewIfLoaded === tableView
          ? "the table is its view controller's view"
          : "the table fills its view controller's view, where nothing else follows the safe area")
    }
  }

  /// Returns a reason not to use the safe area, nil if there is none.
  private static func obstacle(
    on tableView: UITableView, in controller: UIViewController
  ) -> String? {
    if !tableView.insetsContentViewsToSafeArea {
      return "insetsContentViewsToSafeArea of the table is off"
    }
    // In these tables, a safe area at the sides is added to the content inset, so rows could be pushed aside.
    if tableView.contentInsetAdjustmentBehavior == .always {
      return "contentInsetAdjustmentBehavior of the table is always"
    }
    if tableView.alwaysBounceHorizontal || tableView.contentSize.width > tableView.bounds.width {
      return "the table scrolls or bounces sideways"
    }
    if tableView.transform.isScalingOrRotating {
      return "the table is scaled, rotated or upside down by its transform"
    }
    if CardTableObserver.of(tableView)?.table?.directory?.hasIndexTitles == true {
      return "the table has section index titles"
    }
    if controller.viewIfLoaded === tableView { return nil }
    return TableSurroundings(tableView: tableView, controller: controller).obstacle
  }
}

extension CGAffineTransform {
  /// The safe area is not passed on to a view with such a transform (Apple Developer Forums, thread 671541).
  fileprivate var isScalingOrRotating: Bool { (a, b, c, d) != (1, 0, 0, 1) }
}
