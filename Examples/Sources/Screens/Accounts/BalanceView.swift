import UIKit

/// A sum of money, and above it whose it is.
final class BalanceView: UIStackView {
  init(caption: String, amount: String) {
    super.init(frame: .zero)
    axis = .vertical
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 12, trailing: 0)
    addArrangedSubview(Self.label(caption, .subheadline, .quiet))
    addArrangedSubview(Self.label(amount, .largeTitle, .label))
  }

  required init(coder: NSCoder) {
    fatalError("The view is made in code")
  }

  private static func label(
    _ text: String, _ style: UIFont.TextStyle, _ color: UIColor
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}
