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
