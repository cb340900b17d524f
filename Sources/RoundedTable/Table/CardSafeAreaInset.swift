import UIKit

/// The cards' inset, added to a view controller's safe area (Apple: UIViewController.additionalSafeAreaInsets).
///
/// The app may set that property too, at any time. So each edge is checked on its own: a value that is no longer ours is the
/// app's, and ours is added to it.
///
/// There is one for each controller, so that the cards of its next table do not mistake the previous table's part for the
/// app's.
@MainActor final class CardSafeAreaInset {
  private struct Edge {
    /// The app's part.
    var own: CGFloat
    /// The value that was last written here.
    var written: CGFloat

    /// Returns whether the app has written the edge; the whole value is the app's then.
    mutating func notice(_ value: CGFloat) -> Bool {
      guard value != written else { return false }
      own = value
      written = value
      return true
    }
  }

  private(set) weak var controller: UIViewController?
  /// The installer that has added the inset.
  weak var owner: CardTableInstaller?
  /// The length added on each side, in points.
  private(set) var added = 0.0
  private var left: Edge
  private var right: Edge
  /// A turn has one write, so this takes two turns.
  private let contest = WriteContest(limit: 2)
  private var hasWritten = false
  private var again: (() -> Void)?

  private static var all: [CardSafeAreaInset] = []
  private static var refusing: [Weak<UIViewController>] = []

  private init(_ controller: UIViewController) {
    self.controller = controller
    let insets = controller.additionalSafeAreaInsets
    left = Edge(own: insets.left, written: insets.left)
    right = Edge(own: insets.right, written: insets.right)
  }

  /// The one for a controller, or a new one.
  static func of(_ controller: UIViewController) -> CardSafeAreaInset {
    all.removeAll { $0.controller == nil }
    if let known = all.first(where: { $0.controller === controller }) { return known }
    let inset = CardSafeAreaInset(controller)
    all.append(inset)
    return inset
  }

  /// Whether a controller has refused the inset.
  static func isRefused(by controller: UIViewController) -> Bool {
    refusing.contains { $0.object === controller }
  }

  /// Adds an inset to the app's part on both sides.
  ///
  /// - Parameters:
  ///   - inset: The length added on each side, in points.
  ///   - tableView: The controller's table.
  ///   - again: Called in a later turn of the main queue if the inset could not be added in this one.
  /// - Returns: Whether the controller accepts the inset. If not, nothing has changed.
  func install(
    _ inset: Double, for tableView: UITableView, again: @escaping () -> Void
  ) -> Bool {
    guard let controller else { return false }
    let current = controller.additionalSafeAreaInsets
    contest.look(in: WriteContest.Circumstances(of: tableView))
    let isUndone = [left.notice(current.left), right.notice(current.right)].contains(true)
    if isUndone { contest.noteUndoing() }
    guard !contest.isLost else {
      refuse(controller)
      return false
    }
    guard !isUndone || !hasWritten else {
      // The app is writing in this turn as well, and one of the two has to stop.
      added = 0
      self.again = again
      return true
    }
    added = inset
    return write(to: controller, of: tableView, over: current)
  }

  private func write(
    to controller: UIViewController, of tableView: UITableView, over current: UIEdgeInsets
  ) -> Bool {
    var wanted = current
    wanted.left = left.own + added
    wanted.right = right.own + added
    (left.written, right.written) = (wanted.left, wanted.right)
    guard wanted != current else { return true }
    noteWriting()
    contest.noteWrite(of: tableView)
    controller.additionalSafeAreaInsets = wanted
    let found = controller.additionalSafeAreaInsets
    guard found != wanted else { return true }
    // An overridden getter adds something, which must not be added twice, or hides what was set.
    func former(_ edge: WritableKeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
      let (before, change) = (current[keyPath: edge], found[keyPath: edge] - wanted[keyPath: edge])
      return found[keyPath: edge] == before ? before : before - change
    }
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: former(\.top), left: former(\.left), bottom: former(\.bottom), right: former(\.right))
    abandon(controller)
    return false
  }

  /// Notes that this turn of the main queue has had its one write.
  private func noteWriting() {
    guard !hasWritten else { return }
    hasWritten = true
    MainQueue.later { [weak self] in self?.turnHasEnded() }
  }

  private func turnHasEnded() {
    hasWritten = false
    let again = again
    self.again = nil
    again?()
  }

  /// Restores each edge that the app has not changed since, and forgets the controller.
  func restore() {
    again = nil
    Self.all.removeAll { $0 === self }
    added = 0
    guard let controller else { return }
    let current = controller.additionalSafeAreaInsets
    var former = current
    if current.left == left.written { former.left = left.own }
    if current.right == right.written { former.right = right.own }
    if former != current { controller.additionalSafeAreaInsets = former }
  }

  /// Gives up a controller whose app undoes every write.
  private func refuse(_ controller: UIViewController) {
    restore()
    abandon(controller)
  }

  private func abandon(_ controller: UIViewController) {
    again = nil
    added = 0
    Self.all.removeAll { $0 === self }
    Self.refusing.removeAll { $0.object == nil }
    Self.refusing.append(Weak(controller))
  }
}
