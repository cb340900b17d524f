import Testing
@_spi(Headless) import UIKit

@MainActor struct LayoutFittingTests {
  private func makeBox(_ text: String) -> (box: UIView, label: UILabel) {
    let box = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -11),
    ])
    return (box, label)
  }

  @Test func aRequiredWidthGivesTheHeightOfWrappedText() {
    let (box, label) = makeBox(String(repeating: "word ", count: 30))
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 240, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 240)
    #expect(size.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height + 22)
  }

  @Test func theCompressedSizeIsThatOfTheContent() {
    let (box, label) = makeBox("Short")
    let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let content = label.intrinsicContentSize
    #expect(abs(size.width - content.width - 40) < 0.4)
    #expect(abs(size.height - content.height - 22) < 0.4)
  }

  @Test func aViewWithoutConstraintsFitsItsTarget() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test func aLabelFitsItself() {
    let label = UILabel()
    label.text = "Text"
    let size = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == label.intrinsicContentSize)
  }
}
