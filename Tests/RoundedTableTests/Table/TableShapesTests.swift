import RoundedTable
import TestSupport
import Testing
import UIKit

/// Tables among other views, as apps lay them out, with labels at constants from the edges of their
/// content views.
///
/// Each is correct as it stands, or one finding begins with what makes it correct.
@MainActor @Suite struct TableShapesTests {
  /// A screen of an app, as it stands or with what the finding advises.
  @MainActor final class Screen {
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var controller = UIViewController(nibName: nil, bundle: nil)
    let table = UITableView(frame: .zero, style: .grouped)
    let source: RoundedDiffableDataSource<String, String>
    /// Whether the app has done what the finding advises.
    let isCured: Bool
    /// Whether labels are pinned to their content view's margins.
    var pinsToMargins = false

    init(isCured: Bool) {
      self.isCured = isCured
      weak var owner: Screen?
      source = TitledSource(tableView: table) { _, _, _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let (label, content) = (UILabel(), cell.contentView)
        label.text = "Text"
        label.textAlignment = .left
        label.backgroundColor = .systemTeal
        content.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        let (isPinned, margins) = (owner?.pinsToMargins == true, content.layoutMarginsGuide)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(
            equalTo: isPinned ? margins.leadingAnchor : content.leadingAnchor,
            constant: isPinned ? 0 : 16),
          label.trailingAnchor.constraint(
            equalTo: isPinned ? margins.trailingAnchor : content.trailingAnchor,
            constant: isPinned ? 0 : -16),
          label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
        ])
        return cell
      }
      owner = self
    }

    /// A data source that may have index titles.
    private final class TitledSource: RoundedDiffableDataSource<String, String> {
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        tableView.tag == 1 ? ["A"] : nil
      }
    }

    var root: UIView { controller.view }

    func chooseSafeArea() { source.installer = CardTableInstaller(insetsReference: .safeArea) }

    func show() {
      if window.rootViewController == nil { window.rootViewController = controller }
      window.isHidden = false
      source.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false)
      window.layoutIfNeeded()
    }

    /// Adds a view and pins its sides to an item of the controller's view.
    func add(_ view: UIView, sides: UILayoutGuide? = nil, constant: CGFloat = 0) {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(
          equalTo: sides?.leadingAnchor ?? root.leadingAnchor, constant: constant),
        view.trailingAnchor.constraint(
          equalTo: sides?.trailingAnchor ?? root.trailingAnchor, constant: -constant),
      ])
    }

    /// Pins a view's top and bottom.
    func stretch(_ view: UIView, below other: UIView? = nil) {
      let safe = root.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: other?.bottomAnchor ?? safe.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
    }

    /// A search bar whose sides the app pins to the safe area.
    func addSearchBar(isHidden: Bool) -> UISearchBar {
      let bar = UISearchBar()
      bar.isHidden = isHidden
      add(bar, sides: root.safeAreaLayoutGuide)
      bar.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor).isActive = true
      return bar
    }

    /// How far labels are from their cards' edges: on the left and on the right, in each row.
    var distances: Set<[CGFloat]> {
      Set(
        table.visibleCells.map { cell in
          guard let shape = cell.backgroundView?.subviews.first,
            let label = cell.contentView.subviews.first(where: { $0 is UILabel })
          else { return [] }
          let (card, text) = (
            shape.convert(shape.bounds, to: nil), label.convert(label.bounds, to: nil)
          )
          return [text.minX - card.minX, card.maxX - text.maxX]
        })
    }
  }

  /// Screens that are correct by the name of the data source alone.
  nonisolated static let rightShapes: [String: @MainActor (Screen) -> Void] = [
    "pinned to its view's edges": { screen in
      screen.add(screen.table)
      screen.stretch(screen.table)
    },
    "pinned to the safe area": { screen in
      screen.add(screen.table, sides: screen.root.safeAreaLayoutGuide)
      screen.stretch(screen.table)
    },
    "pinned to the safe area, below a search bar that is hidden": { screen in
      let bar = screen.addSearchBar(isHidden: true)
      screen.add(screen.table, sides: screen.root.safeAreaLayoutGuide)
      screen.stretch(screen.table, below: bar)
    },
    "in a stack that is pinned to the safe area": { screen in
      let stack = UIStackView(arrangedSubviews: [screen.table])
      stack.axis = .vertical
      screen.add(stack, sides: screen.root.safeAreaLayoutGuide)
      screen.stretch(stack)
    },
    "in a stack": { screen in
      let title = UILabel()
      title.text = "Total"
      let stack = UIStackView(arrangedSubviews: [title, screen.table])
      stack.axis = .vertical
      screen.add(stack)
      screen.stretch(stack)
    },
    "in a container's child, below a bar": { screen in
      let (container, bar) = (UIViewController(nibName: nil, bundle: nil), UISearchBar())
      container.addChild(screen.controller)
      for view in [bar, screen.root] {
        container.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: container.view.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: container.view.trailingAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: container.view.topAnchor),
        screen.root.topAnchor.constraint(equalTo: bar.bottomAnchor),
        screen.root.bottomAnchor.constraint(equalTo: container.view.bottomAnchor),
      ])
      screen.controller.didMove(toParent: container)
      screen.add(screen.table)
      screen.stretch(screen.table)
      screen.window.rootViewController = container
    },
    "below a search bar that is hidden": { screen in
      let bar = screen.addSearchBar(isHidden: true)
      screen.add(screen.table)
      screen.stretch(screen.table, below: bar)
    },
    "beside a hidden child's view": { screen in
      let player = UIViewController(nibName: nil, bundle: nil)
      screen.controller.addChild(player)
      screen.add(player.view)
      player.view.isHidden = true
      player.didMove(toParent: screen.controller)
      screen.add(screen.table)
      screen.stretch(screen.table)
    },
    "beside constraints that are not active": { screen in
      screen.add(screen.table)
      screen.stretch(screen.table)
      let button = UIButton(type: .system)
      screen.add(button)
      let safe = screen.root.safeAreaLayoutGuide
      for item in [button, screen.table] {
        let constraint = item.leadingAnchor.constraint(equalTo: safe.leadingAnchor)
        constraint.isActive = true
        constraint.isActive = false
      }
    },
    "in a sheet": { screen in
      let presenter = UIViewController(nibName: nil, bundle: nil)
      screen.window.rootViewController = presenter
      screen.window.isHidden = false
      screen.add(screen.table)
      screen.stretch(screen.table)
      presenter.present(screen.controller, animated: false)
    },
    "on a split view's side": { screen in
      let split = UIViewController(nibName: nil, bundle: nil)
      let detail = UIViewController(nibName: nil, bundle: nil)
      for (child, x) in [(screen.controller, 0.0), (detail, 200)] {
        split.addChild(child)
        child.view.frame = CGRect(x: x, y: 0, width: x == 0 ? 200 : 190, height: 844)
        child.view.autoresizingMask = .flexibleHeight
        split.view.addSubview(child.view)
        child.didMove(toParent: split)
      }
      screen.add(screen.table)
      screen.stretch(screen.table)
      screen.window.rootViewController = split
    },
    "with a frame of its controller's, and as wide by autoresizing": { screen in
      screen.controller = LayingOutController(nibName: nil, bundle: nil)
      screen.table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.root.addSubview(screen.table)
    },
  ]

  /// Sets the frame of its only subview in each layout.
  private final class LayingOutController: UIViewController {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      view.subviews.first?.frame = view.bounds
    }
  }

  @Test(arguments: rightShapes.keys.sorted()) func isCorrectByTheNameAlone(_ name: String) {
    let screen = Screen(isCured: false)
    Self.rightShapes[name]?(screen)
    screen.show()
    #expect(screen.source.diagnose() == [])
    #expect(screen.distances == [[16, 16]])
    #expect(screen.controller.additionalSafeAreaInsets.left == 16)
  }

  /// A screen that is wrong as it stands, with how its finding begins.
  struct Shape: Sendable {
    var advice: String
    var build: @MainActor (Screen) -> Void
  }

  nonisolated private static let chosen =
    "Set installer = CardTableInstaller(insetsReference: .safeArea) to inset all content."
  nonisolated private static let repinned =
    "Pin the leadingAnchor and trailingAnchor of the table to those of its superview to inset all content."
  nonisolated private static let pinned =
    "Pin content to layoutMarginsGuide of its content view."

  nonisolated static let wrongShapes: [String: Shape] = [
    "pinned to margins": Shape(advice: repinned) { screen in
      screen.add(screen.table, sides: screen.isCured ? nil : screen.root.layoutMarginsGuide)
      screen.stretch(screen.table)
    },
    "in a stack that is pinned to margins": Shape(
      advice:
        "Pin the leadingAnchor and trailingAnchor of the UIStackView around the table to those of its superview to inset all content."
    ) { screen in
      let stack = UIStackView(arrangedSubviews: [screen.table])
      stack.axis = .vertical
      screen.add(stack, sides: screen.isCured ? nil : screen.root.layoutMarginsGuide)
      screen.stretch(stack)
    },
    "in a stack that arranges inside margins": Shape(
      advice:
        "Turn off isLayoutMarginsRelativeArrangement of the UIStackView around the table to inset all content."
    ) { screen in
      let stack = UIStackView(arrangedSubviews: [screen.table])
      stack.axis = .vertical
      stack.isLayoutMarginsRelativeArrangement = !screen.isCured
      screen.add(stack)
      screen.stretch(stack)
    },
    "below a search bar": Shape(advice: chosen) { screen in
      let bar = screen.addSearchBar(isHidden: false)
      screen.add(screen.table)
      screen.stretch(screen.table, below: bar)
      if screen.isCured { screen.chooseSafeArea() }
    },
    "beside a bar of its own": Shape(advice: chosen) { screen in
      let bar = UINavigationBar()
      screen.add(bar)
      bar.topAnchor.constraint(equalTo: screen.root.safeAreaLayoutGuide.topAnchor).isActive = true
      screen.add(screen.table)
      screen.stretch(screen.table, below: bar)
      if screen.isCured { screen.chooseSafeArea() }
    },
    "beside a child's view": Shape(advice: chosen) { screen in
      let player = UIViewController(nibName: nil, bundle: nil)
      screen.controller.addChild(player)
      screen.add(player.view)
      player.didMove(toParent: screen.controller)
      screen.add(screen.table)
      screen.stretch(screen.table)
      if screen.isCured { screen.chooseSafeArea() }
    },
    "beside a view that follows a hidden one inside the safe area": Shape(advice: chosen) {
      screen in
      let (bar, label) = (screen.addSearchBar(isHidden: true), UILabel())
      screen.root.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.leadingAnchor.constraint(equalTo: bar.leadingAnchor).isActive = true
      screen.add(screen.table)
      screen.stretch(screen.table)
      if screen.isCured { screen.chooseSafeArea() }
    },
    "inset by constants": Shape(advice: chosen) { screen in
      screen.add(screen.table, constant: 16)
      screen.stretch(screen.table)
      if screen.isCured { screen.chooseSafeArea() }
    },
    "with a frame of its controller's": Shape(
      advice:
        "Set autoresizingMask of the table to [.flexibleWidth, .flexibleHeight] to inset all content."
    ) { screen in
      screen.controller = LayingOutController(nibName: nil, bundle: nil)
      if screen.isCured { screen.table.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      screen.root.addSubview(screen.table)
    },
    "beside a view in a horizontal stack": Shape(advice: pinned) { screen in
      let list = UILabel()
      list.widthAnchor.constraint(equalToConstant: 100).isActive = true
      let stack = UIStackView(arrangedSubviews: [list, screen.table])
      screen.add(stack)
      screen.stretch(stack)
      screen.pinsToMargins = screen.isCured
    },
    "with index titles": Shape(advice: pinned) { screen in
      screen.table.tag = 1
      screen.add(screen.table)
      screen.stretch(screen.table)
      screen.pinsToMargins = screen.isCured
    },
    "with margins by choice": Shape(advice: pinned) { screen in
      screen.source.installer = CardTableInstaller(insetsReference: .layoutMargins)
      screen.add(screen.table)
      screen.stretch(screen.table)
      screen.pinsToMargins = screen.isCured
    },
    "with everything in the way at once": Shape(
      advice:
        "Pin the leadingAnchor and trailingAnchor of the table to those of its superview, turn on insetsContentViewsToSafeArea of the table, set contentInsetAdjustmentBehavior of the table to .automatic, turn off alwaysBounceHorizontal of the table, and set installer = CardTableInstaller(insetsReference: .safeArea) to inset all content."
    ) { screen in
      let bar = screen.addSearchBar(isHidden: false)
      let button = UIButton(type: .system)
      screen.root.addSubview(button)
      button.translatesAutoresizingMaskIntoConstraints = false
      let safe = screen.root.safeAreaLayoutGuide
      button.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16).isActive = true
      screen.add(screen.table, sides: screen.isCured ? nil : screen.root.layoutMarginsGuide)
      screen.stretch(screen.table, below: bar)
      guard !screen.isCured else { return screen.chooseSafeArea() }
      screen.table.insetsContentViewsToSafeArea = false
      screen.table.alwaysBounceHorizontal = true
      screen.table.contentInsetAdjustmentBehavior = .always
    },
  ]

  @Test(arguments: wrongShapes.keys.sorted()) func oneFindingBeginsWithTheCure(
    _ name: String
  ) throws {
    let shape = try #require(Self.wrongShapes[name])
    let screen = Screen(isCured: false)
    shape.build(screen)
    screen.show()
    let findings = screen.source.diagnose()
    #expect(findings.filter { $0.indexPath == nil }.map(\.kind) == [.contentIgnoresMargins])
    let detail = try #require(findings.first?.detail)
    #expect(detail.hasPrefix(shape.advice), "\(detail)")
    #expect(!screen.distances.contains([16, 16]))

    let cured = Screen(isCured: true)
    shape.build(cured)
    cured.show()
    #expect(cured.source.diagnose() == [])
    #expect(cured.distances == [[16, 16]])
  }

  @Test func everythingInTheWayIsNamed() throws {
    let screen = Screen(isCured: false)
    Self.wrongShapes["with everything in the way at once"]?.build(screen)
    screen.show()
    let detail = try #require(screen.source.diagnose().first?.detail)
    for part in [
      "the table is pinned to the safe area or to margins, not to its superview",
      "other views are pinned to the safe area or to margins (UISearchBar, UIButton)",
      "there is a UISearchBar beside the table", "has insetsContentViewsToSafeArea turned off",
      "bounces sideways", "has a contentInsetAdjustmentBehavior of always",
      "Other views in the safe area then move in, too.",
      "Or pin content to layoutMarginsGuide of its content view.",
    ] {
      #expect(detail.contains(part), "\(detail)")
    }
  }

  /// A screen whose content follows margins is correct, whatever is in the way.
  @Test(arguments: wrongShapes.keys.sorted()) func contentThatFollowsMarginsIsCorrect(
    _ name: String
  ) {
    let screen = Screen(isCured: false)
    screen.pinsToMargins = true
    Self.wrongShapes[name]?.build(screen)
    screen.pinsToMargins = true
    screen.show()
    #expect(screen.source.diagnose() == [])
    #expect(screen.distances == [[16, 16]])
  }
}
