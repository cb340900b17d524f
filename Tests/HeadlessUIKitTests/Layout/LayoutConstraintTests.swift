import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor struct LayoutConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func added(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func edgesPinAViewToItsSuperview() {
    let view = added()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 8, width: 268, height: 184))
  }

  @Test func aConstraintToAFreedViewIsGoneWithIt() {
    let kept: NSLayoutConstraint
    let guided: NSLayoutConstraint
    do {
      let view = added()
      kept = view.topAnchor.constraint(equalTo: root.topAnchor)
      kept.isActive = true
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      guided = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      view.removeFromSuperview()
    }
    #expect(kept.firstItem == nil)
    #expect(kept.secondItem === root)
    #expect(guided.firstItem == nil)
    for constraint in [kept, guided] {
      constraint.isActive = true
      constraint.constant = 5
      #expect(!constraint.isActive)
    }
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty)
  }

  /// Apps keep one in place of those that they make later.
  @Test func aConstraintCanBeMadeWithoutItems() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil)
    #expect(constraint.firstAttribute == .notAnAttribute)
    constraint.isActive = false
    constraint.constant = 5
    #expect(!constraint.isActive)
  }

  @Test func contentResistsCompressionAsStronglyAsItIsSaidTo() {
    let labels = [added(UILabel()), added(UILabel())]
    for label in labels { (label as? UILabel)?.text = "Quite a long piece of text" }
    labels[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let width = labels[0].intrinsicContentSize.width
    #expect(abs(labels[0].frame.width - width) < 1)
    #expect(labels[1].frame.width < width)
  }

  /// Content views are laid out after their cells.
  @Test func aFrameThatACellSetsGivesWayToConstraints() throws {
    final class Cell: UITableViewCell {
      let stack = UIStackView()
      override func layoutSubviews() {
        super.layoutSubviews()
        stack.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      }
    }
    let screen = ListScreen([[]])
    screen.table.register(Cell.self, forCellReuseIdentifier: "cell")
    screen.onMake = { cell in
      guard let stack = (cell as? Cell)?.stack else { return }
      stack.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
        stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
        stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      ])
    }
    screen.lists = [["a"]]
    screen.table.reloadData()
    screen.layOut()
    let cell = try #require(screen.table.cellForRow(at: .row(0)) as? Cell)
    let frame = CGRect(x: 10, y: 0, width: 370, height: 100)
    #expect(cell.stack.frame == frame)
    cell.setNeedsLayout()
    screen.layOut()
    #expect(cell.stack.frame == frame)
  }

  @Test func framesFollowTheSizeOfTheRoot() {
    let view = added()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 20),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 75, y: 90, width: 150, height: 20))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 90, width: 200, height: 20))
  }

  @Test func aChangedConstantMovesTheView() {
    let view = added()
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([
      top, view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    top.constant = 33
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 33, width: 10, height: 10))
  }

  @Test func leadingIsOnTheRightWhereTextRunsFromRightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = added()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 234, y: 0, width: 50, height: 50))
  }

  @Test func leadingChangesSidesWithTheDevice() {
    let window = UIWindow(device: .phone)
    let view = added()
    window.addSubview(root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    for isMirrored in [false, true, false] {
      var device = HeadlessDevice.phone
      device.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      window.adopt(device)
      window.layoutIfNeeded()
      #expect(view.frame.minX == (isMirrored ? 250 : 0))
    }
  }

  @Test func theHigherPriorityWins() {
    let view = added()
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    wide.priority = .defaultHigh
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([
      narrow, wide, view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func ofTwoLabelsTheOneThatHugsLessGrows() {
    let title = UILabel()
    let detail = UILabel()
    title.text = "Title"
    detail.text = "Detail"
    detail.setContentHuggingPriority(.required, for: .horizontal)
    _ = added(title)
    _ = added(detail)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      title.topAnchor.constraint(equalTo: root.topAnchor),
      detail.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      detail.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let wanted = detail.intrinsicContentSize.width
    #expect(abs(detail.frame.width - wanted) < 0.5)
    #expect(abs(title.frame.width - (300 - 8 - wanted)) < 0.5)
    #expect(detail.frame.minY == title.frame.minY)
  }

  @Test func wrappingTextGetsItsHeightFromItsWidth() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 40)
    _ = added(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 284)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 284, height: 0)).height)
    #expect(label.frame.height > 3 * label.font.lineHeight)
  }

  @Test func aNestedViewIsAsHighAsItsContentNeeds() {
    let box = added()
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
    ])
    root.layoutIfNeeded()
    let size = label.intrinsicContentSize
    #expect(label.frame.origin == CGPoint(x: 5, y: 5))
    #expect(abs(box.frame.height - size.height - 10) < 0.4)
    #expect(abs(box.frame.width - size.width - 10) < 0.4)
  }

  @Test func aViewWithAFrameMayBeReferredTo() {
    let fixed = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 70))
    root.addSubview(fixed)
    let view = added()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: fixed.topAnchor),
      view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 105, y: 50, width: 60, height: 120))
    #expect(fixed.frame == CGRect(x: 40, y: 50, width: 60, height: 70))
    fixed.frame.origin.x = 0
    root.layoutIfNeeded()
    #expect(view.frame.minX == 65)
  }

  @Test func aConstraintMayReachIntoAPartThatHasAFrame() {
    let part = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    root.addSubview(part)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    part.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: part.topAnchor, constant: 4),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 4, width: 10, height: 10))
  }

  @Test func whatCannotBeSatisfiedIsAFaultAndTheRestHolds() {
    let view = added()
    let faults = HeadlessFaults.during {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalToConstant: 90),
      ])
      root.layoutIfNeeded()
    }
    #expect(faults.count == 1)
    #expect(faults.first?.contains("Unable to simultaneously satisfy constraints") == true)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func aViewThatLeavesTakesItsConstraintsAlong() {
    let view = added()
    let constraint = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    view.removeFromSuperview()
    #expect(!constraint.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test func aLayoutGuideTakesPartInLayout() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = added()
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 12),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 75, height: 12))
    #expect(view.frame == CGRect(x: 75, y: 12, width: 225, height: 188))
  }

  @Test func marginsMoveWhatIsPinnedToThem() {
    let view = added()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 40)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 1, width: 240, height: 196))
  }
}
