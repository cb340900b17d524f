import Foundation

extension UINavigationBar {
  func begin() {
    parts.hairline.backgroundColor = .separator
    parts.title.font = .systemFont(ofSize: 17, weight: .semibold)
    parts.title.textAlignment = .center
    parts.largeTitle.font = .systemFont(ofSize: 34, weight: .bold)
    for view in [parts.background, parts.hairline, parts.title, parts.largeTitle] {
      addSubview(view)
    }
    showBackground()
  }

  var showsLargeTitle: Bool {
    // There is no room for one where the height is compact.
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, let topItem else {
      return false
    }
    return topItem.largeTitleDisplayMode != .never
  }

  var height: CGFloat {
    SystemChrome.current.barHeight + (showsLargeTitle ? Self.largeTitleHeight : 0)
  }

  func showBackground() {
    let hasGlass = SystemChrome.current.hasGlass
    // What scrolls below glass fades into its background there.
    let fade = hasGlass ? contentColor : nil
    parts.background.backgroundColor = barTintColor ?? fade ?? .systemBackground
    parts.background.isHidden = isAtScrollEdge
    parts.hairline.isHidden = isAtScrollEdge || hasGlass
  }

  func showItems() {
    for view in [parts.back, parts.titleView].compactMap({ $0 }) + parts.leading + parts.trailing {
      view.removeFromSuperview()
    }
    let item = topItem
    item?.changed = { [weak self] in self?.showItems() }
    parts.title.text = item?.title
    parts.largeTitle.text = item?.title
    parts.titleView = item?.titleView
    let left = item?.leftBarButtonItems ?? []
    let showsBack =
      backItem != nil && item?.hidesBackButton == false
      && (left.isEmpty || item?.leftItemsSupplementBackButton == true)
    parts.back = showsBack ? makeBackButton() : nil
    parts.leading = left.compactMap(makeView)
    parts.trailing = (item?.rightBarButtonItems ?? []).compactMap(makeView)
    for view in [parts.back, parts.titleView].compactMap({ $0 }) + parts.leading + parts.trailing {
      addSubview(view)
    }
    setNeedsLayout()
  }

  private func makeBackButton() -> UIView {
    let button = UIButton(type: .system)
    let title =
      backItem?.backButtonTitle ?? backItem?.backBarButtonItem?.title ?? backItem?.title ?? "Back"
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    button.setImage(
      UIImage(systemName: isRightToLeft ? "chevron.right" : "chevron.left"), for: .normal)
    let gap: CGFloat = isRightToLeft ? -5 : 5
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: gap, bottom: 0, right: -gap)
    button.addAction(
      UIAction { [weak self] _ in self?.goBack?() }, for: .primaryActionTriggered)
    guard SystemChrome.current.hasGlass else { return button }
    button.setTitle(nil, for: .normal)
    return onGlass(button, tint: nil, isProminent: false)
  }

  private func makeView(for item: UIBarButtonItem) -> UIView? {
    item.changed = { [weak self] in self?.showItems() }
    if let view = item.customView { return view }
    guard item.systemItem != .flexibleSpace, item.systemItem != .fixedSpace else { return nil }
    let button = UIButton(type: .system)
    let word = item.title ?? item.systemItem?.word
    let symbol = item.systemItem?.symbolName.flatMap { UIImage(systemName: $0) }
    let image = item.image ?? symbol
    button.setImage(image, for: .normal)
    if image == nil {
      button.setTitle(word, for: .normal)
      button.titleLabel?.font = .systemFont(
        ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    }
    button.isEnabled = item.isEnabled
    if let tint = item.tintColor { button.tintColor = tint }
    button.addAction(
      UIAction { [weak item] _ in item?.tap() }, for: .primaryActionTriggered)
    guard SystemChrome.current.hasGlass else { return button }
    return onGlass(button, tint: item.tintColor, isProminent: item.style == .done)
  }

  /// Glass has the colors of what it lies on; only a prominent button's has a color of its own.
  private func onGlass(_ button: UIButton, tint: UIColor?, isProminent: Bool) -> UIView {
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
    button.tintColor = isProminent ? .white : tint ?? .label
    let platter = BarPlatter(button)
    platter.backgroundColor = BarPlatter.color(
      tint: isProminent ? tint ?? tintColor : nil)
    return platter
  }
}
