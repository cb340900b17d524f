import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct ControllerTests {
  private final class Screen: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("loaded")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will appear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      calls.append("appearing in \(Int(view.bounds.width))")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("appeared")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("disappeared")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      calls.append("laid out")
    }
  }

  private static let appearing = [
    "loaded", "will appear", "appearing in 390", "laid out", "appeared",
  ]

  @Test func aRootControllerAppearsWithItsWindow() {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let screen = Screen()
      window.rootViewController = screen
      #expect(screen.calls.isEmpty)
      window.makeKeyAndVisible()
      #expect(window.isKeyWindow)
      HeadlessClock.advance(by: 0)
      #expect(screen.calls == Self.appearing)
      screen.calls = []
      window.rootViewController = nil
      #expect(screen.calls == ["will disappear", "disappeared"])
    }
  }

  @Test func aPushedControllerStandsBelowTheBar() {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let first = Screen()
      first.title = "First"
      let second = Screen()
      let navigation = UINavigationController(rootViewController: first)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      HeadlessClock.advance(by: 0)
      #expect(first.calls == Self.appearing)
      #expect(first.view.safeAreaInsets.top == 91)
      #expect(first.navigationController === navigation)
      first.calls = []
      navigation.pushViewController(second, animated: true)
      #expect(first.calls.first == "will disappear")
      #expect(second.calls.prefix(2) == ["loaded", "will appear"])
      HeadlessClock.advance(by: 1)
      #expect(first.calls.last == "disappeared")
      #expect(second.calls.last == "appeared")
      #expect(first.view.window == nil)
      #expect(second.view.frame == window.bounds)
      #expect(second.view.safeAreaInsets.top == 91)
      #expect(navigation.popViewController(animated: false) === second)
      HeadlessClock.advance(by: 0)
      #expect(first.calls.last == "appeared")
      #expect(second.parent == nil)
    }
  }

  /// Apple: UINavigationController.popToViewController(_:animated:).
  @Test func poppingToAControllerReturnsThoseAboveIt() {
    HeadlessClock.held {
      let controllers = (0..<4).map { _ in Screen() }
      let navigation = UINavigationController(rootViewController: controllers[0])
      let window = UIWindow(device: .phone)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      for controller in controllers[1...] {
        navigation.pushViewController(controller, animated: false)
      }
      let popped = navigation.popToViewController(controllers[1], animated: false)
      #expect(popped == Array(controllers[2...]))
      #expect(navigation.topViewController === controllers[1])
      HeadlessClock.advance(by: 0)
      #expect(controllers[2].parent == nil)
    }
  }

  @Test func poppingToAControllerThatIsNotThereIsAnError() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UINavigationController(rootViewController: UIViewController())
        .popToViewController(UIViewController(), animated: false)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Tried to pop to a view controller that doesn't exist."))
  }

  @Test func aHiddenBarLeavesTheSafeAreaToTheStatusBar() {
    let window = UIWindow(device: .phone)
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(screen.view.safeAreaInsets.top == 47)
  }

  @Test func aChildThatIsAddedOnScreenAppears() {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let parent = UIViewController()
      window.rootViewController = parent
      window.makeKeyAndVisible()
      HeadlessClock.advance(by: 0)
      let child = Screen()
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      HeadlessClock.advance(by: 0)
      #expect(child.calls == Self.appearing)
      child.calls = []
      child.view.removeFromSuperview()
      #expect(child.calls == ["will disappear", "disappeared"])
    }
  }

  @Test func aSheetLeavesItsPresenterOnScreen() {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let presenter = Screen()
      window.rootViewController = presenter
      window.makeKeyAndVisible()
      HeadlessClock.advance(by: 0)
      presenter.calls = []
      let sheet = Screen()
      var isShown = false
      presenter.present(sheet, animated: true) { isShown = true }
      #expect(presenter.presentedViewController === sheet)
      HeadlessClock.advance(by: 1)
      #expect(isShown)
      #expect(sheet.calls.last == "appeared")
      #expect(!presenter.calls.contains("will disappear"))
      sheet.dismiss(animated: true)
      HeadlessClock.advance(by: 1)
      #expect(sheet.calls.last == "disappeared")
      #expect(presenter.presentedViewController == nil)
      #expect(sheet.view.window == nil)
    }
  }

  @Test func theEditButtonTurnsEditingOnAndOff() {
    let screen = UIViewController()
    let button = screen.editButtonItem
    button.tap()
    #expect(screen.isEditing)
    button.tap()
    #expect(!screen.isEditing)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func aTableControllersTableFollowsItsSuperview(_ style: UITableView.Style) {
    let controller = UITableViewController(style: style)
    #expect(controller.tableView.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.tableView.frame = outer.bounds
    outer.addSubview(controller.tableView)
    outer.frame.size = CGSize(width: 500, height: 700)
    outer.layoutIfNeeded()
    #expect(controller.tableView.frame.size == outer.bounds.size)
  }

  @Test func aTitleReachesTheNavigationItem() {
    let screen = UIViewController()
    screen.title = "Wi-Fi"
    #expect(screen.navigationItem.title == "Wi-Fi")
  }
}
