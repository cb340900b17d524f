import Testing
@_spi(Headless) import UIKit

/// Constraints that leave a choice.
@MainActor @Suite struct AmbiguousLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  private func added(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  /// A row of settings as an app builds it: a place for an icon that has none, and a box with a
  /// title at its leading edge.
  @Test(arguments: [false, true]) func aViewWithoutContentPushesNoTitleAside(isMirrored: Bool) {
    root.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let (box, title) = (UIView(), label("Title"))
    title.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(title)
    let icon = UIImageView(image: nil)
    let stack = added(UIStackView(arrangedSubviews: [icon, box]))
    for view in [stack, box] {
      view.semanticContentAttribute = root.semanticContentAttribute
    }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      title.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      title.topAnchor.constraint(equalTo: box.topAnchor),
      title.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let frame = root.convert(title.bounds, from: title)
    #expect(icon.frame.width == 0)
    #expect(box.frame.width == 300)
    #expect(isMirrored ? abs(frame.maxX - 300) < 0.1 : frame.minX == 0, "\(frame)")
  }

  @Test func ofViewsThatCouldGrowTheLastOneDoes() {
    let (one, two) = (label("One"), label("Two"))
    let stack = added(UIStackView(arrangedSubviews: [one, two]))
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.rightAnchor.constraint(equalTo: root.rightAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let width = one.intrinsicContentSize.width
    #expect(abs(one.frame.width - width) <= 1)
    #expect(two.frame.maxX == 300)
  }

  @Test func aViewThatMayBeAnywhereIsAtTheLeadingAndTopEdges() {
    let view = added()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 7),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 5),
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 7, y: 5, width: 20, height: 10))
  }

  @Test func aViewOfAnySizeAtTheFarEdgeHasNone() {
    let view = added()
    NSLayoutConstraint.activate([
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 300, y: 0, width: 0, height: 10))
  }
}
