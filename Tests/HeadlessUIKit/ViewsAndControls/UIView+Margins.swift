import Foundation

extension UIView {
  /// What was set on this view; nil is the default.
  var ownMargins: NSDirectionalEdgeInsets? {
    get { insets.own }
    set {
      guard insets.own != newValue else { return }
      insets.own = newValue
      refreshInsets()
    }
  }

  /// What holds while nothing is set: 8 points, or what a table or a controller wants instead.
  var defaultMargins: NSDirectionalEdgeInsets {
    get { insets.standard }
    set {
      guard insets.standard != newValue else { return }
      insets.standard = newValue
      refreshInsets()
    }
  }

  /// What a controller asks of its view at least (Apple: systemMinimumLayoutMargins).
  var minimumMargins: NSDirectionalEdgeInsets {
    get { insets.minimum }
    set {
      guard insets.minimum != newValue else { return }
      insets.minimum = newValue
      refreshInsets()
    }
  }

  /// The width of lines that read well: 672 points at the default text size, growing with the text.
  static func readableWidth(for traits: UITraitCollection) -> CGFloat {
    let size: CGFloat =
      switch traits.preferredContentSizeCategory {
      case .extraSmall: 14
      case .small: 15
      case .medium: 16
      case .extraLarge: 19
      case .extraExtraLarge: 21
      case .extraExtraExtraLarge: 23
      case .accessibilityMedium: 28
      case .accessibilityLarge: 33
      case .accessibilityExtraLarge: 40
      case .accessibilityExtraExtraLarge: 47
      case .accessibilityExtraExtraExtraLarge: 53
      default: 17
      }
    return (672 * size / 17 / 8).rounded(.down) * 8
  }

  func physicalInsets(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    // To ask for the direction is to ask for all traits, outside a window every time.
    UIEdgeInsets(
      insets,
      isRightToLeft: insets.leading != insets.trailing && layoutDirection == .rightToLeft)
  }

  func directionalInsets(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      insets, isRightToLeft: insets.left != insets.right && layoutDirection == .rightToLeft)
  }

  /// The effective margins: the view's own or its superview's where those reach further in, and the
  /// safe area.
  func effectiveMargins(inside safeArea: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    var reach: UIEdgeInsets?
    if preservesSuperviewLayoutMargins, let superview {
      reach = reaching(
        of: superview.physicalInsets(superview.insets.margins), .margins, through: superview)
    }
    return directionalInsets(margins(inside: safeArea, inheriting: reach))
  }
  func margins(inside safeArea: UIEdgeInsets, inheriting reach: UIEdgeInsets?) -> UIEdgeInsets {
    let base = insets.own ?? insets.standard
    let least = insets.minimum
    var margins = physicalInsets(
      NSDirectionalEdgeInsets(
        top: max(base.top, least.top), leading: max(base.leading, least.leading),
        bottom: max(base.bottom, least.bottom), trailing: max(base.trailing, least.trailing)))
    if insetsLayoutMarginsFromSafeArea {
      margins = UIEdgeInsets(
        top: margins.top + safeArea.top, left: margins.left + safeArea.left,
        bottom: margins.bottom + safeArea.bottom, right: margins.right + safeArea.right)
    }
    guard let reach else { return margins }
    return UIEdgeInsets(
      top: max(margins.top, reach.top), left: max(margins.left, reach.left),
      bottom: max(margins.bottom, reach.bottom), right: max(margins.right, reach.right))
  }

  /// How far insets of the superview reach into this view.
  func reaching(
    of insets: UIEdgeInsets, _ kind: FlowingInsets, through superview: UIView
  ) -> UIEdgeInsets {
    superview.reach(of: insets, kind, into: frameForInsets, from: superview.insetsBounds)
  }
  /// How far insets of this view reach into a frame inside it.
  func reach(
    of insets: UIEdgeInsets, _ kind: FlowingInsets, into frame: CGRect, from outer: CGRect
  ) -> UIEdgeInsets {
    let most = mostVerticalReach(of: kind, into: frame, from: outer)
    func reach(_ inset: CGFloat, _ gap: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - gap) : 0 }
    return UIEdgeInsets(
      top: min(most, reach(insets.top, frame.minY - outer.minY)),
      left: reach(insets.left, frame.minX - outer.minX),
      bottom: min(most, reach(insets.bottom, outer.maxY - frame.maxY)),
      right: reach(insets.right, outer.maxX - frame.maxX))
  }
}

/// What flows on from a view into its subviews.
enum FlowingInsets {
  case margins
  case safeArea
}
