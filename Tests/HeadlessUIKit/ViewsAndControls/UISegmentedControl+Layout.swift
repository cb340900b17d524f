import Foundation

extension UISegmentedControl {
  private static let height: CGFloat = 32

  func setUpLook() {
    backgroundColor = .tertiarySystemFill
    let chrome = SystemChrome.current
    layer.cornerRadius = chrome.segmentRadius
    thumb.layer.cornerRadius = chrome.segmentThumbRadius
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
  }

  /// A segment beyond the last goes to the end (Apple: insertSegment(withTitle:at:animated:)).
  func insert(_ content: Content, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(content, at: place)
    if place <= selectedSegmentIndex { selectedSegmentIndex += 1 }
    segmentsChanged()
  }

  func segmentsChanged() {
    for view in views {
      view.removeFromSuperview()
    }
    views = segments.indices.map(makeView)
    for view in views {
      addSubview(view)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeView(for index: Int) -> UIView {
    let label = UILabel()
    label.text = titleForSegment(at: index)
    label.textAlignment = .center
    return label
  }

  private var naturalWidths: [CGFloat] {
    let most = CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.height)
    return views.map { ($0.sizeThatFits(most).width + 20).rounded(.up) }
  }

  var contentSize: CGSize {
    let widths = naturalWidths
    return CGSize(width: (widths.max() ?? 0) * CGFloat(widths.count), height: Self.height)
  }

  func layOutSegments() {
    let width = bounds.width / CGFloat(max(views.count, 1))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    thumb.isHidden = true
    for (index, view) in views.enumerated() {
      let left = isRightToLeft ? bounds.width - x - width : x
      view.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      show(index, in: view)
      x += width
    }
  }

  private func show(_ index: Int, in view: UIView) {
    let isSelected = index == selectedSegmentIndex
    view.alpha = isEnabled && segments[index].isEnabled ? 1 : 0.4
    (view as? UILabel)?.font = .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
    guard isSelected else { return }
    thumb.isHidden = false
    thumb.backgroundColor =
      UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }
    thumb.frame = view.frame.insetBy(dx: 2, dy: 2)
  }
}
