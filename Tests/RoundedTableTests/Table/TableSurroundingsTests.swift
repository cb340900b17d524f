import RoundedTable
import TestSupport
import Testing
import UIKit

/// Cards are inset by the safe area where only the table would feel it, and by margins where something else stands beside it.
@MainActor @Suite struct TableSurroundingsTests {
  /// A controller whose view has a table, and what a test puts beside it.
  @MainActor private final class Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController(nibName: nil, bundle: nil)
    let table = UITableView(frame: .zero, style: .grouped)
    let installer: CardTableInstaller
    let source: RoundedDiffableDataSource<String, String>

    init(
      _ reference: UIContentInsetsReference = .automatic, _ place: (UIView, UITableView) -> Void
    ) {
      installer = CardTableInstaller(insetsReference: reference)
      source = RoundedDiffableDataSource(tableView: table) { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
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

  private static func pin(_ view: UIView, to other: UIView, top: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      other.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.topAnchor.constraint(equalTo: other.safeAreaLayoutGuide.topAnchor, constant: top),
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
    #expect(screen.reason.contains("does not fill the width"))
  }

  /// As wide as its view by chance: nothing keeps it so.
  @Test func aTableWithoutAutoresizing() {
    let screen = Screen { root, table in
      root.addSubview(table)
      table.frame = root.bounds
    }
    #expect(!screen.isSafe)
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

  @Test(arguments: [UIContentInsetsReference.automatic, .safeArea])
  func aTablePinnedToTheSafeArea(_ reference: UIContentInsetsReference) {
    let screen = Screen(reference) { root, table in
      root.addSubview(table)
      table.translatesAutoresizingMaskIntoConstraints = false
      let safe = root.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        table.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        table.topAnchor.constraint(equalTo: root.topAnchor),
        table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
    }
    #expect(!screen.isSafe)
    #expect(screen.table.frame.width == 390)
    #expect(screen.reason.contains("the table is pinned to the safe area"))
    let isNamed = screen.source.diagnose().contains { $0.kind == .installerIsHindered }
    #expect(isNamed == (reference == .safeArea))
  }
}
