import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct MarginsTests {
  private final class Listener: UIView {
    var changes = 0
    override func layoutMarginsDidChange() { changes += 1 }
  }

  @Test func eightPointsAreTheDefault() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func inheritedMarginsReachAsFarAsTheSuperviews() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = Listener(frame: CGRect(x: 10, y: 0, width: 180, height: 100))
    outer.addSubview(inner)
    outer.directionalLayoutMargins.leading = 30
    #expect(inner.directionalLayoutMargins.leading == 8)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.directionalLayoutMargins.leading == 20)
    #expect(inner.directionalLayoutMargins.trailing == 8)
    inner.frame.origin.x = 25
    #expect(inner.directionalLayoutMargins.leading == 8)
    let before = inner.changes
    outer.directionalLayoutMargins.leading = 31
    #expect(inner.changes == before)
    outer.directionalLayoutMargins.leading = 45
    #expect(inner.directionalLayoutMargins.leading == 20)
    #expect(inner.changes == before + 1)
  }

  @Test func marginsReadBackWithTheSafeArea() {
    let window = UIWindow(device: .phone)
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func theSafeAreaReachesAViewAsFarAsTheViewReachesIntoIt() {
    let window = UIWindow(device: .phone)
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
    #expect(view.safeAreaInsets == .zero)
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    view.frame.origin.y = 60
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func leadingIsOnTheRightInRightToLeft() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test(arguments: [(390, 16), (414, 20)]) func aControllersViewHasTheSystemsMargins(
    width: CGFloat, margin: CGFloat
  ) {
    var device = HeadlessDevice.phone
    device.size.width = width
    let window = UIWindow(device: device)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.directionalLayoutMargins.leading == margin)
    controller.view.directionalLayoutMargins.leading = 4
    #expect(controller.view.directionalLayoutMargins.leading == margin)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.directionalLayoutMargins.leading == 4)
  }

  @Test func aControllerCanTakeMoreFromTheSafeArea() {
    let window = UIWindow(device: .phone)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.additionalSafeAreaInsets.top = 10
    #expect(controller.view.safeAreaInsets.top == 57)
  }
}
