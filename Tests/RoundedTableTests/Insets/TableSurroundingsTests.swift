import RoundedTable
import TestSupport
import Testing
import UIKit

/// Cards are inset by the safe area where only the table would feel it, and by margins where
/// something else stands beside it.
@MainActor @Suite struct TableSurroundingsTests {
  /// A controller whose view has a table, and what a test puts beside it.
  @MainActor private final class Screen {
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller: UIViewController
    let table = UITableView(frame: .zero, style: .grouped)
    let installer: CardTableInstaller
    let source: RoundedDiffableDataSource<String, String>

    init(
      _ reference: UIContentInsetsReference = .automatic,
      in controller: UIViewController = UIViewController(nibName: nil, bundle: nil),
      configure: @escaping (UITableViewCell) -> Void = { _ in },
      _ place: (UIView, UITableView) -> Void
    ) {
      self.controller = controller
      installer = CardTableInstaller(insetsReference: reference)
      source = RoundedDiffableDataSource(tableView: table) { _, _, _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        configure(cell)
        return cell
      }
      source.installer = installer
      controller.view.frame = window.bounds
      place(controller.view, table)
      window.rootViewController = controller
      window.isHidden = false
      source.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false)
      window.layoutIfNeeded()
    }

    var isSafe: Bool { controller.additionalSafeAreaInsets.left == 16 }
    var reason: String { installer.insetsDescription }
  }

  private static func pin(_ view: UIView, to other: UIView, margin: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: margin),
      other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: margin),
      view.topAnchor.constraint(equalTo: other.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ])
  }

  private static func screen(with other: UIView, _ tie: (UIView) -> Void = { _ in }) -> Screen {
    Screen { root, table in
      root.addSubview(table)
      pin(table, to: root)
      root.addSubview(other)
      tie(root)
    }
  }

  // MARK: Only the table feels it

  @Test func pinnedToItsViewsEdges() {
    let screen = Screen { root, table in
      root.addSubview(table)
      Self.pin(table, to: root)
    }
    #expect(screen.isSafe)
    #expect(screen.reason.contains("fills its view controller's view"))
    #expect(screen.source.diagnose() == [])
    screen.source.uninstall()
    #expect(screen.controller.additionalSafeAreaInsets == .zero)
  }

  @Test func asWideAsItsViewByAutoresizing() {
    let screen = Screen { root, table in
      table.frame = root.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.addSubview(table)
    }
    #expect(screen.isSafe)
  }

  @Test func inAViewThatFillsTheControllers() {
    let screen = Screen { root, table in
      let box = UIView()
      root.addSubview(box)
      Self.pin(box, to: root)
      box.addSubview(table)
      Self.pin(table, to: box)
    }
    #expect(screen.isSafe)
  }

  @Test func inAVerticalStack() {
    let screen = Screen { root, table in
      let label = UILabel()
      label.text = "Total"
      let stack = UIStackView(arrangedSubviews: [label, table])
      stack.axis = .vertical
      root.addSubview(stack)
      Self.pin(stack, to: root)
    }
    #expect(screen.isSafe)
  }

  /// A header view above, and a button that follows the safe area down and up alone.
  @Test func viewsThatFollowNothingSideways() {
    let screen = Self.screen(with: UIView()) { root in
      guard let button = root.subviews.last else { return }
      button.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        button.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
        button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      ])
    }
    #expect(screen.isSafe)
  }

  /// On a device a view holds the constraints with which UIKit itself places its guides.
  @Test func theSystemsOwnConstraintsOfGuides() {
    let screen = Screen { root, table in
      root.addSubview(table)
      Self.pin(table, to: root)
      for guide in [root.safeAreaLayoutGuide, root.layoutMarginsGuide] {
        let own = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
        own.priority = UILayoutPriority(1)
        own.isActive = true
      }
    }
    #expect(screen.isSafe)
  }

  // MARK: Something else would move

  @Test func aButtonPinnedToTheSafeArea() {
    let screen = Self.screen(with: UIView()) { root in
      guard let button = root.subviews.last else { return }
      button.translatesAutoresizingMaskIntoConstraints = false
      root.safeAreaLayoutGuide.trailingAnchor
        .constraint(equalTo: button.trailingAnchor, constant: 16).isActive = true
    }
    #expect(!screen.isSafe)
    #expect(screen.reason.contains("other views are pinned to the safe area"))
  }

  @Test func aLabelPinnedToMargins() {
    let screen = Self.screen(with: UIView()) { root in
      guard let label = root.subviews.last else { return }
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint(
        item: label, attribute: .leading, relatedBy: .equal, toItem: root,
        attribute: .leadingMargin, multiplier: 1, constant: 0
      ).isActive = true
    }
    #expect(!screen.isSafe)
  }

  @Test func aSearchBarOrScrollView() {
    for other in [UISearchBar(), UIScrollView()] {
      let screen = Self.screen(with: other)
      #expect(!screen.isSafe)
      #expect(screen.reason.contains("beside the table"))
    }
  }

  /// Each guide whose sides move with the safe area, and what of it counts: its sides, not its top.
  @Test(arguments: 0..<3, [(true, false), (false, true)])
  func aViewPinnedToAGuide(_ number: Int, _ tie: (isSideways: Bool, isSafe: Bool)) {
    let screen = Self.screen(with: UIView()) { root in
      guard let label = root.subviews.last else { return }
      label.translatesAutoresizingMaskIntoConstraints = false
      let guides = [
        root.safeAreaLayoutGuide, root.layoutMarginsGuide, root.readableContentGuide,
      ]
      let guide = guides[number]
      let constraint =
        tie.isSideways
        ? label.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
        : label.topAnchor.constraint(equalTo: guide.topAnchor)
      constraint.isActive = true
    }
    #expect(screen.isSafe == tie.isSafe)
  }

  @Test(arguments: [(NSLayoutConstraint.Attribute.centerXWithinMargins, false), (.centerX, true)])
  func aViewInTheMiddle(_ attribute: NSLayoutConstraint.Attribute, _ isSafe: Bool) {
    let screen = Self.screen(with: UIView()) { root in
      guard let label = root.subviews.last else { return }
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint(
        item: label, attribute: .centerX, relatedBy: .equal, toItem: root,
        attribute: attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
    #expect(screen.isSafe == isSafe)
  }

  /// The constraint is held by a view far below the controller's.
  @Test func aLabelPinnedToTheSafeAreaOfItsOwnBox() {
    let screen = Self.screen(with: UIView()) { root in
      let (box, label) = (UIView(), UILabel())
      root.subviews.last?.addSubview(box)
      box.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.leadingAnchor.constraint(equalTo: box.safeAreaLayoutGuide.leadingAnchor).isActive =
        true
    }
    #expect(!screen.isSafe)
    #expect(screen.reason.contains("other views are pinned to the safe area"))
  }

  /// As a toolbar is one.
  @Test func aBarOfAnotherKind() {
    final class Bar: UIView, UIBarPositioning {
      var barPosition: UIBarPosition { .bottom }
    }
    let screen = Self.screen(with: Bar())
    #expect(!screen.isSafe)
    #expect(screen.reason.contains("Bar beside the table"))
  }

  @Test func aNavigationBarOfItsOwn() {
    let screen = Self.screen(with: UINavigationBar())
    #expect(!screen.isSafe)
    #expect(screen.reason.contains("UINavigationBar beside the table"))
  }

  @Test func aStackThatHeedsMargins() {
    let stack = UIStackView()
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(!Self.screen(with: stack).isSafe)
  }

  @Test func aChildController() {
    let screen = Screen { root, table in
      root.addSubview(table)
      Self.pin(table, to: root)
      (root.next as? UIViewController)?.addChild(
        UIViewController(nibName: nil, bundle: nil))
    }
    #expect(!screen.isSafe)
    #expect(screen.reason.contains("child view controllers"))
  }

  // MARK: The table does not fill the width

  @Test func aTableThatIsNarrower() {
    let screen = Screen { root, table in
      root.addSubview(table)
      table.frame = root.bounds.insetBy(dx: 20, dy: 0)
      table.autoresizingMask = .flexibleWidth
    }
    #expect(!screen.isSafe)
    #expect(screen.reason.contains("neither constraints nor autoresizing keep the table as wide"))
  }

  /// Margins that give way take their part of a change.
  @Test(arguments: [UIView.AutoresizingMask.flexibleLeftMargin, .flexibleRightMargin])
  func aTableWithAFlexibleMargin(_ margin: UIView.AutoresizingMask) {
    let screen = Screen { root, table in
      root.addSubview(table)
      table.frame = root.bounds
      table.autoresizingMask = [.flexibleWidth, margin]
    }
    #expect(!screen.isSafe)
  }

  /// Each way in which constraints let go of a side, and one that holds both.
  @Test(arguments: [
    ([NSLayoutConstraint.Relation.equal, .equal], true), ([.equal, .lessThanOrEqual], false),
    ([.greaterThanOrEqual, .equal], false), ([.equal], false),
  ])
  func aTableThatConstraintsHoldAtItsSides(
    _ relations: [NSLayoutConstraint.Relation], _ isSafe: Bool
  ) {
    let screen = Screen { root, table in
      root.addSubview(table)
      table.translatesAutoresizingMaskIntoConstraints = false
      let sides: [NSLayoutConstraint.Attribute] = [.leading, .trailing]
      for (side, relation) in zip(sides, relations) {
        NSLayoutConstraint(
          item: table, attribute: side, relatedBy: relation, toItem: root, attribute: side,
          multiplier: 1, constant: 0
        ).isActive = true
      }
      NSLayoutConstraint.activate([
        table.widthAnchor.constraint(equalToConstant: 390),
        table.topAnchor.constraint(equalTo: root.topAnchor),
        table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
    }
    #expect(screen.isSafe == isSafe)
  }

  /// As wide as its view by chance: nothing keeps it so.
  @Test func aTableWithoutAutoresizing() {
    let screen = Screen { root, table in
      root.addSubview(table)
      table.frame = root.bounds
    }
    #expect(!screen.isSafe)
  }

  /// The reason is true for a table that fills its view as well.
  @Test func aTableThatIsLaidOutByItsController() {
    final class Controller: UIViewController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.subviews.first?.frame = view.bounds
      }
    }
    let screen = Screen(in: Controller(nibName: nil, bundle: nil)) { $0.addSubview($1) }
    #expect(screen.table.frame.width == 390)
    #expect(!screen.isSafe)
    #expect(screen.reason.contains("neither constraints nor autoresizing keep the table as wide"))
  }

  @Test(arguments: [(0.0, true), (1, false)])
  func aTableAtADistanceFromItsViewsEdges(_ margin: CGFloat, _ isSafe: Bool) {
    let screen = Screen { root, table in
      root.addSubview(table)
      Self.pin(table, to: root, margin: margin)
    }
    #expect(screen.isSafe == isSafe)
  }

  @Test(arguments: [(UIStackView.Alignment.fill, true), (.leading, false), (.center, false)])
  func aStackThatAlignsItsViews(_ alignment: UIStackView.Alignment, _ isSafe: Bool) {
    let screen = Screen { root, table in
      let stack = UIStackView(arrangedSubviews: [table])
      stack.axis = .vertical
      stack.alignment = alignment
      root.addSubview(stack)
      Self.pin(stack, to: root)
    }
    #expect(screen.isSafe == isSafe)
  }

  @Test func aHorizontalStack() {
    let screen = Screen { root, table in
      let stack = UIStackView(arrangedSubviews: [table])
      root.addSubview(stack)
      Self.pin(stack, to: root)
    }
    #expect(!screen.isSafe)
  }

  // MARK: A table that the safe area itself would narrow

  /// A table, or the view that it fills, between the sides of a guide.
  private static func place(
    _ table: UITableView, in root: UIView, between guide: UILayoutGuide, boxed: Bool = false
  ) {
    let box = boxed ? UIView() : table
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    guard boxed else { return }
    box.addSubview(table)
    pin(table, to: box)
  }

  @Test(arguments: [UIContentInsetsReference.automatic, .safeArea], [false, true])
  func aTablePinnedToTheSafeArea(_ reference: UIContentInsetsReference, boxed: Bool) {
    let screen = Screen(reference) { root, table in
      Self.place(table, in: root, between: root.safeAreaLayoutGuide, boxed: boxed)
    }
    #expect(screen.isSafe)
    #expect(screen.table.convert(screen.table.bounds, to: nil).minX == 0)
    #expect(screen.table.frame.width == 390)
    #expect(screen.table.safeAreaInsets.left == 16)
    #expect(screen.table.safeAreaInsets.right == 16)
    #expect(
      screen.reason.contains(
        reference == .safeArea
          ? "insetsReference says so"
          : "the table fills the safe area of its view controller's view"))
    #expect(screen.source.diagnose() == [])
  }

  @Test func aTablePinnedToMargins() {
    let screen = Screen { root, table in
      Self.place(table, in: root, between: root.layoutMarginsGuide)
    }
    #expect(!screen.isSafe)
    #expect(screen.reason.contains("the table is pinned to the safe area or to margins"))
  }

  // MARK: Remedies

  /// A label at a distance from the edges of its cell.
  private static func label(_ margin: CGFloat) -> (UITableViewCell) -> Void {
    { cell in
      let (label, content) = (UILabel(), cell.contentView)
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin),
        label.topAnchor.constraint(equalTo: content.topAnchor),
      ])
    }
  }

  /// The safe area is advised where the installer would use it, and nowhere else.
  @Test(arguments: [0.0, 16], [UIContentInsetsReference.automatic, .safeArea])
  func theSafeAreaIsNotAdvisedWhereItIsRefused(
    _ margin: CGFloat, _ reference: UIContentInsetsReference
  ) {
    let screen = Screen(reference, configure: Self.label(margin)) { root, table in
      Self.place(table, in: root, between: root.layoutMarginsGuide)
    }
    let findings = screen.source.diagnose()
    let kind = reference == .safeArea ? CardFinding.Kind.installerProblem : .contentIgnoresMargins
    #expect(findings.first?.kind == kind)
    #expect(findings.first?.detail.hasPrefix("Pin the leadingAnchor") == true)
    let details = findings.map(\.detail)
    #expect(details.count == 4)
    #expect(details.dropFirst().allSatisfy { $0.contains("Pin it to layoutMarginsGuide") })
    #expect(details.allSatisfy { !$0.contains("insetsReference: .safeArea") })
  }

  @Test func theSafeAreaIsNotAdvisedWhereContentDoesNotHeedIt() {
    let screen = Screen(configure: Self.label(16)) { root, table in
      root.addSubview(table)
      Self.pin(table, to: root)
      table.insetsContentViewsToSafeArea = false
    }
    let details = screen.source.diagnose().map(\.detail)
    #expect(details.count == 4)
    #expect(details.first?.hasPrefix("Turn on insetsContentViewsToSafeArea") == true)
    #expect(details.allSatisfy { !$0.contains("insetsReference: .safeArea") })
  }

  @Test(arguments: [0.0, 16]) func theSafeAreaIsAdvisedWhereItHelps(_ margin: CGFloat) {
    let screen = Screen(configure: Self.label(margin)) { root, table in
      root.addSubview(table)
      Self.pin(table, to: root)
      root.addSubview(UISearchBar())
    }
    let details = screen.source.diagnose().map(\.detail)
    #expect(details.count == 4)
    #expect(details.first?.contains("CardTableInstaller(insetsReference: .safeArea)") == true)
    screen.source.installer = CardTableInstaller(insetsReference: .safeArea)
    screen.window.layoutIfNeeded()
    #expect(screen.source.diagnose() == [])
  }
}
