import Foundation

/// A guide whose frame follows a value of its view: it needs no variables of its own in the solver.
final class SystemLayoutGuide: UILayoutGuide {
  enum Kind {
    case margins
    case safeArea
    case readable
  }
  let kind: Kind
  /// What has been added to the safe area at the sides, and reaches constraints with the layout
  /// after the next.
  var late = UIEdgeInsets.zero

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    belong(to: view)
    identifier =
      switch kind {
      case .margins: "UIViewLayoutMarginsGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .readable: "UIViewReadableContentGuide"
      }
  }

  override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let insets = insets(
      in: view, width: view.bounds.width, margins: view.layoutMargins, safeArea: view.safeAreaInsets
    )
    return CGRect(
      x: view.bounds.minX + insets.left, y: view.bounds.minY + insets.top,
      width: max(0, view.bounds.width - insets.left - insets.right),
      height: max(0, view.bounds.height - insets.top - insets.bottom))
  }

  /// The width matters to the readable guide alone: what exceeds the readable width goes to both
  /// sides.
  func insets(
    in view: UIView, width: CGFloat, margins: UIEdgeInsets, safeArea: UIEdgeInsets
  ) -> UIEdgeInsets {
    switch kind {
    case .margins: return margins
    case .safeArea:
      return UIEdgeInsets(
        top: safeArea.top, left: safeArea.left - late.left, bottom: safeArea.bottom,
        right: safeArea.right - late.right)
    case .readable:
      let room = width - margins.left - margins.right
      let excess = max(0, room - UIView.readableWidth(for: view.traitCollection)) / 2
      return UIEdgeInsets(
        top: margins.top, left: margins.left + excess, bottom: margins.bottom,
        right: margins.right + excess)
    }
  }
}
