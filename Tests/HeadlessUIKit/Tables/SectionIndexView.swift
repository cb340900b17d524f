import Foundation

/// The titles at a table's side that lead to its sections.
final class SectionIndexView: UIView {
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

  private var labels: [UILabel] = []
  /// As wide as its longest title, and 15 points at least.
  private(set) var width: CGFloat = 0

  var titles: [String] = [] {
    didSet { if oldValue != titles { titlesChanged() } }
  }
  var color: UIColor? {
    didSet { for label in labels { label.textColor = color ?? tintColor } }
  }

  private func titlesChanged() {
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.font = Self.font
      label.textAlignment = .center
      label.textColor = color ?? tintColor
      addSubview(label)
      return label
    }
    let most = CGFloat.greatestFiniteMagnitude
    let longest = labels.map { $0.sizeThatFits(CGSize(width: most, height: most)).width }.max()
    let length = longest ?? 0
    width = length < 15 ? 15 : length.rounded(.up) + 4
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(Self.font.lineHeight, bounds.height / CGFloat(max(labels.count, 1)))
    var y = (bounds.height - height * CGFloat(labels.count)) / 2
    for label in labels {
      label.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for label in labels { label.textColor = color ?? tintColor }
  }
}
