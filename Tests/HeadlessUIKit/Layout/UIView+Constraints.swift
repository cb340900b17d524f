public import Foundation

extension UIView {
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  public var constraints: [NSLayoutConstraint] { layoutStorage?.constraints ?? [] }

  /// UIKit drops constraints that reach out of a view which leaves its superview.
  func dropConstraintsCrossingOut() {
    var ancestor = superview
    while let view = ancestor {
      if let storage = view.layoutStorage, !storage.constraints.isEmpty {
        let crossing = storage.constraints.filter { $0.reaches(into: self) }
        for constraint in crossing { constraint.uninstall() }
      }
      ancestor = view.superview
    }
    layoutStorage?.solvedFrame = nil
  }
}

extension NSLayoutConstraint {
  fileprivate func reaches(into view: UIView) -> Bool {
    first?.owner?.isDescendant(of: view) ?? true || second?.owner?.isDescendant(of: view) ?? false
  }
}
