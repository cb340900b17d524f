import UIKit

/// A row in one frame.
struct SeenRow {
  let indexPath: IndexPath
  /// The corners that should be round, and those that may be either.
  let round: UIRectCorner
  let free: UIRectCorner
  /// The corners that it has once nothing moves, if nothing else happens.
  let settled: CornerRadii?
  let shown: CornerRadii?

  /// What is measured may be a point off.
  private static let tolerance: CGFloat = 2

  /// Says what is wrong with the row, if anything is.
  ///
  /// - Parameters:
  ///   - former: What it showed a frame ago, nil if it was not in sight.
  ///   - isFirst: Whether this is the first frame, when something may be under way.
  ///   - innerRadius: The radius up to which a corner counts as square.
  func fault(after former: CornerRadii?, isFirst: Bool, innerRadius: CGFloat) -> String? {
    guard let settled, let shown else {
      return free.isEmpty ? "paints nothing that differs from the table's background" : nil
    }
    let checked = CornerRadii.corners.filter { !free.contains($0) }
    let limit = innerRadius + Self.tolerance
    if checked.contains(where: { (settled[$0] > limit) != round.contains($0) }) {
      let goal = settled == shown ? "" : ", on the way to \(settled)"
      return "should have \(CornerRadii.names(of: round)), but has \(shown)\(goal)"
    }
    let isBetween = checked.allSatisfy { corner in
      let ends = [settled[corner], former?[corner] ?? settled[corner]]
      return shown[corner] > (ends.min() ?? 0) - Self.tolerance
        && shown[corner] < (ends.max() ?? 0) + Self.tolerance
    }
    guard !isFirst, !isBetween else { return nil }
    return former.map { "goes from \($0) to \(settled), but has \(shown)" }
      ?? "comes into sight with \(shown), and not with \(settled)"
  }
}
