import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// A table that is pinned to its controller's safe area, as Interface Builder does it, gets its
/// cards' inset from that and keeps its frame.
@MainActor @Suite struct SafeAreaPinsTests {
  /// Notes every frame that it gets.
  final class PinnedTable: UITableView {
    var frames: Set<[CGFloat]> = []
    private func note() { frames.insert([frame.minX, frame.maxX]) }
    override var frame: CGRect { didSet { note() } }
    override var bounds: CGRect { didSet { note() } }
    override var center: CGPoint { didSet { note() } }
  }

  /// How a table is pinned at its sides.
  struct Manner: CustomTestStringConvertible {
    /// Whether the sides are pinned to the safe area, or else to the superview.
    var isStartSafe = true
    var isEndSafe = true
    /// The safe area or the superview comes first in the constraints.
    var isReversed = false
    var isPhysical = false
    /// A view around the table is pinned so.
    var isBoxed = false
    var testDescription: String {
      "\(isStartSafe), \(isEndSafe), \(isReversed), \(isPhysical), \(isBoxed)"
    }

    static let all = [
      Manner(), Manner(isReversed: true), Manner(isPhysical: true), Manner(isBoxed: true),
      Manner(isEndSafe: false), Manner(isEndSafe: false, isReversed: true),
      Manner(isStartSafe: false), Manner(isStartSafe: false, isReversed: true, isPhysical: true),
    ]
  }

  /// A pinned table with a label at constants from the edges of each cell, over UIKit's class or
  /// the rounded one.
  @MainActor final class Screen {
    let window: UIWindow
    let controller = UIViewController(nibName: nil, bundle: nil)
    let table = PinnedTable(frame: .zero, style: .grouped)
    var source: RoundedDiffableDataSource<String, String>?
    private var plain: UITableViewDiffableDataSource<String, String>?
    /// Of the start and the end.
    let sides: [NSLayoutConstraint]

    init(
      _ device: HeadlessDevice, _ manner: Manner = Manner(), isRounded: Bool = true,
      change: (Screen) -> Void = { _ in }
    ) {
      window = UIWindow(device: device)
      let root: UIView = controller.view
      let view = manner.isBoxed ? UIView() : table
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let start: NSLayoutConstraint.Attribute = manner.isPhysical ? .left : .leading
      let end: NSLayoutConstraint.Attribute = manner.isPhysical ? .right : .trailing
      sides = [(start, manner.isStartSafe), (end, manner.isEndSafe)].map { attribute, isSafe in
        let other: Any = isSafe ? root.safeAreaLayoutGuide : root
        return NSLayoutConstraint(
          item: manner.isReversed ? other : view, attribute: attribute, relatedBy: .equal,
          toItem: manner.isReversed ? view : other, attribute: attribute, multiplier: 1,
          constant: 0)
      }
      NSLayoutConstraint.activate(
        sides + [
          view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
          view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
      if manner.isBoxed {
        view.addSubview(table)
        table.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          table.topAnchor.constraint(equalTo: view.topAnchor),
          table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }
      change(self)
      let provider: UITableViewDiffableDataSource<String, String>.CellProvider = { _, _, _ in
        SafeAreaPinsTests.cell()
      }
      let snapshot = LetterSnapshot(["A:abc"])
      if isRounded {
        source = RoundedDiffableDataSource(tableView: table, cellProvider: provider)
      } else {
        plain = UITableViewDiffableDataSource(tableView: table, cellProvider: provider)
      }
      window.rootViewController = controller
      window.makeKeyAndVisible()
      (source ?? plain)?.apply(snapshot, animatingDifferences: false, completion: nil)
      settle()
    }

    func settle() {
      window.layoutIfNeeded()
      HeadlessClock.advance(by: 2)
      window.layoutIfNeeded()
    }

    var place: [CGFloat] {
      let frame = table.convert(table.bounds, to: nil)
      return [frame.minX, frame.maxX]
    }
    /// What is in the safe area at the sides of the table.
    var safe: [CGFloat] { [table.safeAreaInsets.left, table.safeAreaInsets.right] }
    var added: [CGFloat] {
      [controller.additionalSafeAreaInsets.left, controller.additionalSafeAreaInsets.right]
    }
    var constants: [CGFloat] { sides.map { abs($0.constant) } }
    /// How far labels are from their cards' edges.
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
    func leaveWindow() {
      window.rootViewController = nil
      settle()
    }
    func enterWindow() {
      window.rootViewController = controller
      settle()
    }
  }

  private static func cell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (label, content) = (UILabel(), cell.contentView)
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
    ])
    return cell
  }

  private func held(_ device: HeadlessDevice = .phone, _ body: (HeadlessDevice) -> Void) {
    HeadlessDevice.with(device) { HeadlessClock.held { body(device) } }
  }

  // MARK: The frame

  /// Upright, turned, and in a part of a pad's screen.
  @Test(arguments: Manner.all, [false, true])
  func keepsItsFrame(_ manner: Manner, _ isMirrored: Bool) {
    for device in [HeadlessDevice.phone, .pad] {
      held(device.mirrored(isMirrored)) { device in
        let twin = Screen(device, manner, isRounded: false)
        let screen = Screen(device, manner)
        @MainActor func check(inset: CGFloat) {
          #expect(screen.place == twin.place)
          #expect(screen.safe == twin.safe.map { $0 + inset })
          #expect(screen.added == [inset, inset])
          #expect(screen.distances == [[16, 16]])
          #expect(screen.source?.diagnose() == [])
        }
        let isPhone = device.userInterfaceIdiom == .phone
        check(inset: isPhone ? 16 : 20)
        for screen in [twin, screen] {
          screen.window.adopt(device.rotated)
          screen.settle()
        }
        check(inset: 20)
        for screen in [twin, screen] {
          screen.window.adopt(device)
          screen.window.frame.size.width = 320
          screen.settle()
        }
        check(inset: 16)
        screen.source?.uninstall()
        screen.settle()
        #expect(screen.place == twin.place)
        #expect(screen.constants == [0, 0])
        #expect(screen.added == [0, 0])
        // Not even in motion was it anywhere else.
        #expect(screen.table.frames.isSubset(of: twin.table.frames))
      }
    }
  }

  @Test func keepsItsFrameWhileTheInsetChanges() {
    held { phone in
      let screen = Screen(phone)
      let (frames, place) = (screen.table.frames, screen.place)
      UIView.animate(withDuration: 0.5) {
        screen.source?.tableStyle.inset = 40
        screen.window.layoutIfNeeded()
      }
      #expect(screen.table.layer.presentation()?.frame.minX == 0)
      screen.settle()
      #expect(screen.place == place)
      #expect(screen.safe == [40, 40])
      #expect(screen.distances == [[16, 16]])
      #expect(screen.table.frames == frames)
    }
  }

  /// The guide may follow a layout later than the constants.
  @Test func isAsideForOneLayoutAtMost() {
    HeadlessVariations.addedInsetsReachGuidesLate.with(true) {
      held { phone in
        let twin = Screen(phone, isRounded: false)
        let screen = Screen(phone)
        for (device, inset) in [(phone.rotated, 16 as CGFloat), (phone, 20)] {
          #expect(screen.place == twin.place)
          #expect(screen.safe == twin.safe.map { $0 + inset })
          #expect(screen.distances == [[16, 16]])
          for frame in screen.table.frames {
            let isNear = twin.table.frames.contains { twin in
              abs(twin[0] - frame[0]) <= 16 && abs(twin[1] - frame[1]) <= 16
            }
            #expect(isNear, "\(frame)")
          }
          for screen in [twin, screen] {
            screen.window.adopt(device)
            screen.settle()
          }
        }
        #expect(screen.place == twin.place)
        #expect(screen.table.frames.count > twin.table.frames.count)
      }
    }
  }

  // MARK: Together

  @Test(arguments: [Manner(), Manner(isBoxed: true)])
  func addsAndTakesTogether(_ manner: Manner) {
    held { phone in
      let screen = Screen(phone, manner)
      let place = screen.place
      @MainActor func check(isAdded: Bool) {
        #expect(screen.added == (isAdded ? [16, 16] : [0, 0]))
        #expect(screen.constants.map { $0.rounded() } == screen.added)
      }
      check(isAdded: true)
      screen.leaveWindow()
      check(isAdded: true)
      screen.enterWindow()
      check(isAdded: true)
      #expect(screen.place == place)
      screen.source?.style = .noCard
      check(isAdded: false)
      screen.source?.style = CardStyle()
      check(isAdded: true)
      screen.table.removeFromSuperview()
      check(isAdded: false)
    }
  }

  @Test func givesBothBackWhenTheDataSourceIsFreed() async {
    await HeadlessDevice.with(.phone) {
      let screen = Screen(.phone)
      #expect(screen.added == [16, 16])
      screen.table.dataSource = nil
      screen.source = nil
      screen.table.removeFromSuperview()
      for _ in 0..<3 {
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      }
      #expect(screen.added == [0, 0])
      #expect(screen.constants == [0, 0])
    }
  }

  // MARK: The app's constants

  /// Writes a constant, by itself or by adding to what is read.
  enum Write: CaseIterable {
    case sets
    case adds
    case setsBack
  }

  @Test(arguments: Write.allCases, [Manner(), Manner(isReversed: true)])
  func leavesTheAppsConstantsAlone(_ write: Write, _ manner: Manner) throws {
    try HeadlessDevice.with(.phone) {
      try HeadlessClock.held {
        let twin = Screen(.phone, manner, isRounded: false)
        let screen = Screen(.phone, manner)
        let inward: CGFloat = manner.isReversed ? -24 : 24
        for screen in [twin, screen] {
          switch write {
          case .sets: screen.sides[0].constant = inward
          case .adds: screen.sides[0].constant += inward
          case .setsBack: screen.sides[0].constant = 0
          }
          // One layout, and not another turn.
          screen.window.layoutIfNeeded()
        }
        #expect(screen.sides.map(\.constant) == twin.sides.map(\.constant))
        #expect(screen.place == twin.place)
        #expect(screen.added == [0, 0])
        let finding = try #require(screen.source?.diagnose().first)
        #expect(finding.kind == .contentIgnoresMargins)
        #expect(finding.detail.hasPrefix("Pin the leadingAnchor and trailingAnchor of the table"))
        #expect(finding.detail.contains("the app has changed the constraints that pin the table"))
        // Not tried again, even if it could be.
        for screen in [twin, screen] {
          screen.sides[0].constant = 0
          screen.leaveWindow()
          screen.enterWindow()
        }
        #expect(screen.place == twin.place)
        #expect(screen.added == [0, 0])
        #expect(screen.constants == [0, 0])
        // But by another installer.
        screen.source?.installer = CardTableInstaller()
        screen.settle()
        #expect(screen.place == twin.place)
        #expect(screen.added == [16, 16])
      }
    }
  }

  @Test func takesTheAdditionBackWithAConstraint() {
    held { phone in
      let screen = Screen(phone)
      screen.sides[1].isActive = false
      let safe = screen.controller.view.safeAreaLayoutGuide
      screen.table.trailingAnchor.constraint(equalTo: safe.trailingAnchor).isActive = true
      screen.window.layoutIfNeeded()
      #expect(screen.added == [0, 0])
      #expect(screen.constants == [0, 0])
      #expect(screen.place == [0, 390])
    }
  }

  // MARK: What is no such pin

  nonisolated private static let others: [String: @MainActor (Screen) -> Void] = [
    "with a constant": { $0.sides[0].constant = 8 },
    "not required": {
      $0.sides[1].isActive = false
      $0.sides[1].priority = .defaultHigh
      $0.sides[1].isActive = true
    },
    "at least": { screen in
      screen.sides[0].isActive = false
      let safe = screen.controller.view.safeAreaLayoutGuide
      screen.table.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor)
        .isActive = true
      screen.table.widthAnchor.constraint(equalToConstant: 300).isActive = true
    },
    "twice at a side": { screen in
      let safe = screen.controller.view.safeAreaLayoutGuide
      screen.table.leadingAnchor.constraint(equalTo: safe.leadingAnchor).isActive = true
    },
    "to margins": { screen in
      NSLayoutConstraint.deactivate(screen.sides)
      let margins = screen.controller.view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        screen.table.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        screen.table.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    },
    "at one side": { screen in
      screen.sides[1].isActive = false
      screen.table.widthAnchor.constraint(equalToConstant: 300).isActive = true
    },
  ]

  @Test(arguments: others.keys.sorted()) func leavesOtherConstraintsAlone(_ name: String) {
    held { phone in
      let twin = Screen(phone, isRounded: false) { Self.others[name]?($0) }
      let screen = Screen(phone) { Self.others[name]?($0) }
      #expect(screen.place == twin.place)
      #expect(screen.added == [0, 0])
      @MainActor func constants(_ screen: Screen) -> [CGFloat] {
        screen.controller.view.constraints.map(\.constant).sorted()
      }
      #expect(constants(screen) == constants(twin))
    }
  }
}
