import Testing
@_spi(Headless) import UIKit

@MainActor struct StackViewTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }
  private func stack(
    _ views: [UIView], _ size: CGSize = CGSize(width: 100, height: 40)
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: size)
    return stack
  }

  @Test func equalPartsShareTheRoom() {
    let views = [UIView(), UIView(), UIView()]
    let stack = stack(views)
    stack.distribution = .fillEqually
    stack.spacing = 5
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 35, 70])
    #expect(views.allSatisfy { $0.frame.width == 30 && $0.frame.height == 40 })
  }

  /// As apps size a table by its content.
  private final class ContentSizedTable: UITableView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
  }

  @Test func aViewMayLayItselfOutToAnswerForItsContentSize() {
    let controller = UIViewController(nibName: nil, bundle: nil)
    let table = ContentSizedTable(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    table.rowHeight = 48
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false, completion: nil)
    let header = UIView()
    let stack = UIStackView(arrangedSubviews: [header, table])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      header.heightAnchor.constraint(equalToConstant: 60),
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    let window = UIWindow(device: .phone)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(table.contentSize.height >= 144)
    #expect(
      table.frame == CGRect(x: 0, y: 60, width: 390, height: table.contentSize.height))
  }

  @Test func aHiddenViewTakesNoRoomAndNoSpacing() {
    let views = [UIView(), UIView(), UIView()]
    let stack = stack(views)
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.layoutIfNeeded()
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 45, height: 40))
    #expect(views[2].frame == CGRect(x: 55, y: 0, width: 45, height: 40))
  }

  @Test func centeredViewsKeepTheirSizes() {
    let views = [box(10, 10), box(20, 20)]
    let stack = stack(views, CGSize(width: 40, height: 100))
    stack.axis = .vertical
    stack.alignment = .center
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 15, y: 0, width: 10, height: 10))
    #expect(views[1].frame == CGRect(x: 10, y: 80, width: 20, height: 20))
  }

  @Test func marginsCountWhenAskedFor() {
    let view = UIView()
    let stack = stack([view])
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 36))
  }

  @Test func theOrderRunsFromTheRightWhereTextDoes() {
    let views = [box(10, 40), UIView()]
    let stack = stack(views)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(views[0].frame.minX == 90)
    #expect(views[1].frame == CGRect(x: 0, y: 0, width: 90, height: 40))
  }

  @Test func aStackIsAsLargeAsItsViewsNeed() {
    let stack = UIStackView(arrangedSubviews: [box(10, 20), box(30, 15)])
    stack.spacing = 5
    stack.alignment = .center
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 45, height: 20))
  }

  @Test func aViewThatIsNoLongerArrangedStaysASubview() {
    let view = UIView()
    let stack = stack([view])
    stack.removeArrangedSubview(view)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(view.superview === stack)
    stack.addArrangedSubview(view)
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func labelsInACellShareARow() {
    let title = UILabel()
    let value = UILabel()
    title.text = "A title"
    value.text = "42"
    value.setContentHuggingPriority(.required, for: .horizontal)
    let stack = stack([title, value], CGSize(width: 200, height: 30))
    stack.spacing = 8
    stack.layoutIfNeeded()
    #expect(abs(value.frame.maxX - 200) < 0.01)
    #expect(abs(value.frame.width - value.intrinsicContentSize.width) < 0.5)
    #expect(title.frame.minX == 0)
  }
}
