import RoundedTable
import TestSupport
import Testing
import UIKit

/// The app uses the additional safe area of a controller as well as its cards.
@MainActor @Suite struct SafeAreaWritesTests {
  /// Counts what is written.
  class Controller: UIViewController {
    var writes = 0
    override var additionalSafeAreaInsets: UIEdgeInsets {
      didSet { writes += 1 }
    }
  }

  private func screen(_ controller: UIViewController = Controller(nibName: nil, bundle: nil))
    -> InsetScreen
  {
    let screen = InsetScreen(in: controller)
    screen.show("A:ab")
    return screen
  }

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
    -> UIEdgeInsets
  {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  private static let edges: [WritableKeyPath<UIEdgeInsets, CGFloat>] = [
    \.top, \.left, \.bottom, \.right,
  ]

  private func isSide(_ edge: Int) -> Bool { edge == 1 || edge == 3 }

  @Test(arguments: 0..<4) func anEdgeThatTheAppHasBefore(_ edge: Int) {
    let controller = Controller(nibName: nil, bundle: nil)
    var own = UIEdgeInsets.zero
    own[keyPath: Self.edges[edge]] = 30
    controller.additionalSafeAreaInsets = own
    let screen = screen(controller)
    #expect(
      controller.additionalSafeAreaInsets
        == insets(own.top, own.left + 16, own.bottom, own.right + 16))
    #expect(screen.card("a").minX == own.left + 16)
    #expect(screen.card("a").maxX == 374 - own.right)
    screen.dataSource.uninstall()
    #expect(controller.additionalSafeAreaInsets == own)
  }

  @Test(arguments: 0..<4) func anEdgeThatTheAppSetsDuring(_ edge: Int) async {
    let screen = screen()
    let path = Self.edges[edge]
    screen.controller.additionalSafeAreaInsets[keyPath: path] = 50
    await screen.turn()
    // The whole value is the app's, and the cards' inset comes on top of it.
    #expect(screen.added[keyPath: path] == (isSide(edge) ? 66 : 50))
    screen.dataSource.style.topRadius = 4
    screen.window.frame.size.width = 400
    await screen.turn()
    #expect(screen.added[keyPath: path] == (isSide(edge) ? 66 : 50))
    #expect(screen.card("a").minX == (edge == 1 ? 66 : 16))
    screen.dataSource.uninstall()
    var rest = UIEdgeInsets.zero
    rest[keyPath: path] = 50
    #expect(screen.added == rest)
  }

  /// A controller that sets a style when its safe area changes, which the cards' inset does.
  final class StylingController: UIViewController {
    var safeAreaDidChange: (() -> Void)?
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      safeAreaDidChange?()
    }
  }

  @Test func aStyleThatIsSetInTheCallback() async {
    let controller = StylingController(nibName: nil, bundle: nil)
    let screen = screen(controller)
    var calls = 0
    controller.safeAreaDidChange = { [dataSource = screen.dataSource] in
      calls += 1
      dataSource.tableStyle.inset = 30
      _ = dataSource.diagnose()
    }
    screen.dataSource.tableStyle.inset = 24
    await screen.turn()
    #expect(calls > 0)
    #expect(screen.card("a").minX == 30)
    screen.dataSource.uninstall()
    #expect(screen.added == .zero)
  }

  /// Outside of a window nothing is told of it.
  @Test(arguments: 0..<4) func anEdgeThatTheAppSetsUnseen(_ edge: Int) {
    let screen = screen()
    screen.window.rootViewController = nil
    screen.controller.additionalSafeAreaInsets[keyPath: Self.edges[edge]] = 50
    screen.dataSource.uninstall()
    var rest = UIEdgeInsets.zero
    rest[keyPath: Self.edges[edge]] = 50
    #expect(screen.added == rest)
  }

  @Test(arguments: 0..<4) func anEdgeThatTheAppSetsAfter(_ edge: Int) async {
    let screen = screen()
    screen.dataSource.uninstall()
    #expect(screen.added == .zero)
    screen.controller.additionalSafeAreaInsets[keyPath: Self.edges[edge]] = 50
    await screen.turn()
    var rest = UIEdgeInsets.zero
    rest[keyPath: Self.edges[edge]] = 50
    #expect(screen.added == rest)
  }

  @Test func aWholeStruct() async {
    let screen = screen()
    screen.controller.additionalSafeAreaInsets = insets(1, 2, 3, 4)
    await screen.turn()
    #expect(screen.added == insets(1, 18, 3, 20))
    #expect(screen.card("a").minX == 18)
    #expect(screen.card("a").maxX == 370)
    screen.dataSource.uninstall()
    #expect(screen.added == insets(1, 2, 3, 4))
  }

  @Test func aWholeStructThatHasTheCardsInset() async {
    let screen = screen()
    screen.controller.additionalSafeAreaInsets = insets(0, 16, 40, 16)
    await screen.turn()
    #expect(screen.added == insets(0, 16, 40, 16))
    screen.dataSource.uninstall()
    #expect(screen.added == insets(0, 0, 40, 0))
  }

  @Test func whileTheStyleChanges() async {
    let screen = screen()
    screen.controller.additionalSafeAreaInsets.left = 10
    await screen.turn()
    screen.dataSource.tableStyle.inset = 30
    screen.window.layoutIfNeeded()
    #expect(screen.added == insets(0, 40, 0, 30))
    screen.dataSource.style = .noCard
    #expect(screen.added == insets(0, 10, 0, 0))
    screen.dataSource.style = CardStyle()
    #expect(screen.added == insets(0, 40, 0, 30))
    screen.dataSource.tableStyle = TableStyle()
    #expect(screen.added == insets(0, 26, 0, 16))
  }

  /// An app may change its mind as often as it likes, and set the same again.
  @Test func nowAndThen() async {
    let screen = screen()
    for left: CGFloat in [3, 5, 5, 3, 3, 0, 0] {
      screen.controller.additionalSafeAreaInsets = insets(0, left, 0, 0)
      await screen.turn()
      #expect(screen.added == insets(0, left + 16, 0, 16))
      #expect(screen.card("a").minX == left + 16)
    }
    #expect(screen.dataSource.diagnose() == [])
    #expect(screen.insetsDescription.contains("safe area"))
    screen.dataSource.uninstall()
    #expect(screen.added == .zero)
  }

  /// An app that makes room for the keyboard sets the whole struct, and two notifications may come
  /// at once.
  @Test(arguments: [1, 2]) func aKeyboardThatComesAndGoes(_ notifications: Int) async {
    let screen = screen()
    for bottom: CGFloat in [291, 0, 291, 0, 291, 0] {
      for _ in 0..<notifications {
        screen.controller.additionalSafeAreaInsets = insets(0, 0, bottom, 0)
        screen.window.layoutIfNeeded()
      }
      await screen.turn()
      #expect(screen.added == insets(0, 16, bottom, 16))
      #expect(screen.text("a") == [32, 358])
    }
    #expect(screen.dataSource.diagnose() == [])
    screen.dataSource.uninstall()
    #expect(screen.added == .zero)
  }

  /// Sets its insets in a turn of its own after every layout.
  final class Latecomer: Controller {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      // Without an end to it, the test would have none either.
      guard writes < 100 else { return }
      DispatchQueue.main.async { self.additionalSafeAreaInsets = .zero }
    }
  }

  @Test func inATurnAfterEveryLayout() async {
    let controller = Latecomer(nibName: nil, bundle: nil)
    let screen = screen(controller)
    for _ in 0..<5 { await screen.layOutAgain() }
    #expect(controller.writes < 50)
    #expect(screen.dataSource.diagnose().map(\.kind) == [.installerProblem])
  }

  /// Sets its insets in every layout, to what it wants them to be.
  final class Stubborn: Controller {
    var isOn = true
    var wanted = UIEdgeInsets(top: 0, left: 5, bottom: 7, right: 0)
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if isOn { additionalSafeAreaInsets = wanted }
    }
  }

  @Test func inEveryLayout() async {
    let controller = Stubborn(nibName: nil, bundle: nil)
    let screen = screen(controller)
    await screen.layOutAgain()
    #expect(screen.added == controller.wanted)
    #expect(screen.card("a").minX == 21)
    #expect(screen.card("a").maxX == 374)
    #expect(screen.text("a") == [37, 358])
    #expect(screen.dataSource.diagnose().map(\.kind) == [.installerProblem])
    #expect(screen.dataSource.diagnose().first?.description.contains("Stubborn") == true)
    #expect(screen.insetsDescription.contains("margins, because Stubborn"))
    let writes = controller.writes
    controller.isOn = false
    screen.dataSource.tableStyle.inset = 20
    await screen.turn()
    #expect(controller.writes == writes)
    #expect(screen.card("a").minX == 25)
    // Nor does the table begin again when it comes back.
    screen.window.rootViewController = nil
    screen.window.rootViewController = controller
    await screen.turn()
    #expect(controller.writes == writes)
    screen.dataSource.uninstall()
    #expect(screen.added == controller.wanted)
  }

  /// Another installer may try again, and gives up again.
  @Test func inEveryLayoutWithAnotherInstaller() async {
    let controller = Stubborn(nibName: nil, bundle: nil)
    let screen = screen(controller)
    await screen.layOutAgain()
    screen.dataSource.installer = CardTableInstaller(insetsReference: .safeArea)
    await screen.layOutAgain()
    let writes = controller.writes
    #expect(writes < 50)
    #expect(screen.added == controller.wanted)
    #expect(screen.insetsDescription.contains("margins, because Stubborn"))
    controller.isOn = false
    screen.dataSource.tableStyle.inset = 20
    await screen.turn()
    #expect(controller.writes == writes)
  }

  /// Sets its insets whenever its safe area is another.
  final class Quick: Controller {
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      if additionalSafeAreaInsets != .zero { additionalSafeAreaInsets = .zero }
    }
  }

  @Test func atOnce() async {
    let controller = Quick(nibName: nil, bundle: nil)
    let screen = screen(controller)
    await screen.layOutAgain()
    #expect(controller.writes < 10)
    #expect(screen.added == .zero)
    #expect(screen.card("a").minX == 16)
    #expect(screen.text("a") == [32, 358])
    #expect(screen.dataSource.diagnose().map(\.kind) == [.installerProblem])
  }

  /// Sets its insets before each layout, and where its constraints are updated.
  final class Early: Controller {
    var layouts = 0
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      layouts += 1
      if layouts < 200 { additionalSafeAreaInsets = .zero }
    }
    override func updateViewConstraints() {
      super.updateViewConstraints()
      additionalSafeAreaInsets = .zero
    }
  }

  @Test func beforeEveryLayout() async {
    let controller = Early(nibName: nil, bundle: nil)
    let screen = screen(controller)
    await screen.layOutAgain()
    #expect(controller.layouts < 100)
    #expect(screen.added == .zero)
    #expect(screen.text("a") == [32, 358])
    #expect(screen.dataSource.diagnose().map(\.kind) == [.installerProblem])
  }

  /// A controller whose constraints change now and then.
  @Test func whereConstraintsAreUpdated() async {
    final class Careful: Controller {
      override func updateViewConstraints() {
        super.updateViewConstraints()
        additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
      }
    }
    let screen = screen(Careful(nibName: nil, bundle: nil))
    for _ in 0..<12 {
      screen.controller.updateViewConstraints()
      await screen.turn()
      #expect(screen.added == insets(0, 20, 0, 16))
    }
    #expect(screen.dataSource.diagnose() == [])
  }

  /// Wants 20 points at the left of its view in all, whatever they consist of.
  final class Reckoner: Controller {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let others = view.safeAreaInsets.left - additionalSafeAreaInsets.left
      additionalSafeAreaInsets.left = max(0, 20 - others)
    }
  }

  @Test func fromActualInsets() async {
    let screen = screen(Reckoner(nibName: nil, bundle: nil))
    await screen.layOutAgain()
    #expect(screen.added.left == 20)
    #expect(screen.added.right == 0)
    #expect(screen.card("a").minX == 36)
    #expect(screen.card("a").maxX == 374)
    #expect(screen.dataSource.diagnose().map(\.kind) == [.installerProblem])
  }

  /// Says more than was set, as a base class that makes room for a bar.
  final class Overrider: UIViewController {
    var extra = UIEdgeInsets(top: 7, left: 0, bottom: 9, right: 0)
    var stored: UIEdgeInsets { super.additionalSafeAreaInsets }
    override var additionalSafeAreaInsets: UIEdgeInsets {
      get {
        let own = super.additionalSafeAreaInsets
        return UIEdgeInsets(
          top: own.top + extra.top, left: own.left + extra.left, bottom: own.bottom + extra.bottom,
          right: own.right + extra.right)
      }
      set { super.additionalSafeAreaInsets = newValue }
    }
  }

  @Test func aGetterThatAddsABar() async {
    let controller = Overrider(nibName: nil, bundle: nil)
    let screen = screen(controller)
    await screen.turn()
    #expect(controller.stored == insets(0, 16, 0, 16))
    for inset in [20.0, 30, 16] {
      screen.dataSource.tableStyle.inset = inset
      await screen.turn()
      #expect(controller.stored == insets(0, inset, 0, inset))
    }
    #expect(screen.text("a") == [32, 358])
    #expect(screen.dataSource.diagnose() == [])
    screen.dataSource.uninstall()
    #expect(controller.stored == .zero)
  }

  /// What was added is not known, so margins inset the cards.
  @Test func aGetterThatAddsAtASide() async {
    let controller = Overrider(nibName: nil, bundle: nil)
    controller.extra = insets(0, 4, 0, 0)
    let screen = screen(controller)
    await screen.turn()
    #expect(controller.stored.right == 0)
    #expect(screen.text("a").last == 358)
    #expect(screen.dataSource.diagnose().map(\.kind) == [.installerProblem])
  }

  /// Allows nobody any.
  final class Denier: UIViewController {
    var stored: UIEdgeInsets { super.additionalSafeAreaInsets }
    override var additionalSafeAreaInsets: UIEdgeInsets {
      get { .zero }
      set { super.additionalSafeAreaInsets = newValue }
    }
  }

  @Test func aGetterThatHidesWhatWasSet() async {
    let controller = Denier(nibName: nil, bundle: nil)
    let screen = screen(controller)
    await screen.turn()
    #expect(controller.stored == .zero)
    #expect(screen.card("a").minX == 16)
    #expect(screen.text("a") == [32, 358])
  }

  @Test func oneWritingServesAScreen() async {
    let controller = Controller(nibName: nil, bundle: nil)
    let screen = screen(controller)
    await screen.turn()
    #expect(controller.writes == 1)
    screen.dataSource.style.topRadius = 3
    screen.dataSource.refreshCards(animated: false)
    screen.show("A:ab", "B:c")
    screen.window.frame.size.width = 400
    await screen.turn()
    #expect(controller.writes == 1)
  }

  // MARK: Other controllers, other tables

  @Test func aTableThatMovesToAnotherController() async {
    let screen = screen()
    screen.window.rootViewController = nil
    screen.controller.view = UIView(frame: .zero)
    let other = Controller(nibName: nil, bundle: nil)
    other.additionalSafeAreaInsets.left = 3
    other.view = screen.tableView
    screen.window.rootViewController = other
    await screen.turn()
    #expect(screen.added == .zero)
    #expect(other.additionalSafeAreaInsets == insets(0, 19, 0, 16))
    #expect(screen.card("a").minX == 19)
    screen.dataSource.uninstall()
    #expect(other.additionalSafeAreaInsets == insets(0, 3, 0, 0))
  }

  /// The table that leaves gives the insets back at once, so that the next does not take them for
  /// the app's.
  @Test func aControllerThatGetsAnotherTable() async {
    let controller = Controller(nibName: nil, bundle: nil)
    let screen = InsetScreen(in: controller, isRoot: false, isShown: false)
    screen.dataSource.installer = CardTableInstaller(insetsReference: .safeArea)
    screen.present()
    screen.show("A:ab")
    #expect(screen.added == insets(0, 16, 0, 16))
    let table = UITableView(frame: screen.window.bounds, style: .grouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let second = InsetScreen.DataSource(tableView: table) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    second.installer = CardTableInstaller(insetsReference: .safeArea)
    screen.tableView.removeFromSuperview()
    #expect(screen.added == .zero)
    controller.view.addSubview(table)
    second.apply(LetterSnapshot(["A:xy"]), animatingDifferences: false, completion: nil)
    await screen.turn()
    #expect(screen.added == insets(0, 16, 0, 16))
    second.tableStyle.inset = 25
    await screen.turn()
    #expect(screen.added == insets(0, 25, 0, 25))
    // The former table has no say any more.
    screen.dataSource.tableStyle.inset = 40
    screen.dataSource.uninstall()
    await screen.turn()
    #expect(screen.added == insets(0, 25, 0, 25))
    second.uninstall()
    #expect(screen.added == .zero)
  }

  @Test func aControllerWhoseTableIsGone() async {
    let controller = Controller(nibName: nil, bundle: nil)
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    do {
      let table = UITableView(frame: window.bounds, style: .grouped)
      controller.view = table
      let source = InsetScreen.DataSource(tableView: table) { _, _, _ in UITableViewCell() }
      window.rootViewController = controller
      window.isHidden = false
      source.apply(LetterSnapshot(["A:a"]), animatingDifferences: false, completion: nil)
      window.layoutIfNeeded()
      #expect(controller.additionalSafeAreaInsets.left == 16)
      window.rootViewController = nil
      controller.view = UIView(frame: .zero)
    }
    for _ in 0..<3 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
    #expect(controller.additionalSafeAreaInsets == .zero)
  }
}
