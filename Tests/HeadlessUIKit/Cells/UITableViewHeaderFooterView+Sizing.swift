import Foundation

extension UITableViewHeaderFooterView {
  /// The height of a self-sizing header or footer.
  func headerHeight(fitting width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if bounds.width != width {
      UIView.performWithoutAnimation { frame.size.width = width }
    }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height
  }

  /// The width of the content with its margins; nil if it has none of its own, as configured lists
  /// of texts, which fill their width.
  var huggedWidth: CGFloat? {
    updateConfigurationIfNeeded()
    let view = content.view
    guard !(view is UIListContentView) else { return nil }
    let width: CGFloat
    if content.configuration == nil, view.constraints.isEmpty {
      let margins = view.directionalLayoutMargins
      let text = labels.text?.intrinsicContentSize.width ?? 0
      width = text > 0 ? text + margins.leading + margins.trailing : 0
    } else {
      width = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    }
    guard width > 0 else { return nil }
    return roundedUpToPixel(width + safeAreaInsets.left + safeAreaInsets.right)
  }

  func fittingHeight(width: CGFloat) -> CGFloat {
    let old = bounds.size
    let isOther = width > 0 && width != old.width
    var height: CGFloat = 0
    UIView.performWithoutAnimation {
      if isOther { bounds.size.width = width }
      updateConfigurationIfNeeded()
      placeContent()
      height = roundedUpToPixel(contentHeight)
      if isOther {
        bounds.size = old
        placeContent()
      }
    }
    return height
  }

  private var contentHeight: CGFloat {
    let view = content.view
    if let list = view as? UIListContentView { return list.sizeThatFits(view.bounds.size).height }
    if content.configuration == nil, view.constraints.isEmpty {
      return labels.isEmpty ? 0 : labelLayout.height(for: view.bounds.width)
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
