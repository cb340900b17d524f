import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct TraitsTests {
  private final class Listener: UIView {
    var previous: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  private static let nightly = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }

  @Test func theDisplayScaleIsZeroOutsideAWindow() {
    let view = UIView()
    #expect(view.traitCollection.displayScale == 0)
    let window = UIWindow(device: .phone)
    window.addSubview(view)
    #expect(view.traitCollection.displayScale == 3)
    view.removeFromSuperview()
    #expect(view.traitCollection.displayScale == 0)
  }

  @Test func anOverrideFlowsDownAndColorsFollow() {
    let window = UIWindow(device: .phone)
    let outer = UIView()
    let inner = Listener()
    inner.backgroundColor = Self.nightly
    outer.addSubview(inner)
    window.addSubview(outer)
    inner.previous = []
    #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.previous == [.light])
    #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
    #expect(inner.backgroundColor === Self.nightly)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
  }

  @Test func colorsFollowOutsideAWindowToo() {
    let outer = UIView()
    let inner = UIView()
    inner.backgroundColor = Self.nightly
    outer.overrideUserInterfaceStyle = .dark
    outer.addSubview(inner)
    #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
    outer.overrideUserInterfaceStyle = .light
    #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
  }

  @Test func aLiveWindowTakesOnAnotherDevice() {
    let window = UIWindow(device: .phone)
    let controller = UIViewController()
    let view = Listener()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(view)
    view.previous = []
    var device = HeadlessDevice.phone.rotated
    device.userInterfaceStyle = .dark
    window.adopt(device)
    #expect(view.previous == [.light])
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(controller.view.safeAreaInsets.left == 47)
  }

  @Test func aRegistrationHearsOfItsTraitsOnly() {
    guard #available(iOS 17.0, *) else { return }
    let window = UIWindow(device: .phone)
    let view = UIView()
    window.addSubview(view)
    var heard: [UIUserInterfaceStyle] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      heard.append(view.traitCollection.userInterfaceStyle)
    }
    var device = HeadlessDevice.phone
    device.contentSizeCategory = .extraLarge
    window.adopt(device)
    #expect(heard.isEmpty)
    device.userInterfaceStyle = .dark
    window.adopt(device)
    #expect(heard == [.dark])
  }

  @Test func settingsHoldForTheirScope() {
    var device = HeadlessDevice.pad
    device.reduceMotion = true
    device.userInterfaceStyle = .dark
    HeadlessDevice.with(device) {
      #expect(UIAccessibility.isReduceMotionEnabled)
      #expect(UIScreen.main.scale == 2)
      #expect(UIView().traitCollection.userInterfaceStyle == .dark)
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(UIView().traitCollection.userInterfaceStyle == .light)
  }

  @Test func tintIsInheritedAndItsChangeTold() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let outer = UIView()
    let inner = Tinted()
    outer.addSubview(inner)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect(inner.changes == 1)
    inner.tintColor = .blue
    outer.tintColor = .green
    #expect(inner.tintColor == .blue)
    #expect(inner.changes == 2)
    inner.tintColor = nil
    #expect(inner.tintColor == .green)
  }
}
