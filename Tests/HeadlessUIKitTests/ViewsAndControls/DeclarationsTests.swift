import Foundation
import Testing
@_spi(Headless) import UIKit

/// Small declarations that shipping screens use.
@MainActor @Suite struct DeclarationsTests {
  @Test func anImageGrowsWithAccessibilitySizesIfItMay() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let usual = view.intrinsicContentSize
    var device = HeadlessDevice.phone
    device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    HeadlessDevice.with(device) {
      #expect(view.intrinsicContentSize == usual)
      view.adjustsImageSizeForAccessibilityContentSizeCategory = true
      #expect(view.intrinsicContentSize.width > 2 * usual.width)
    }
    #expect(view.intrinsicContentSize == usual)
  }

  @Test func anotherTextSizeIsNotified() {
    final class Told: @unchecked Sendable {
      var values: [String?] = []
    }
    let told = Told()
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) {
      told.values.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String)
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let window = UIWindow(device: .phone)
    var device = HeadlessDevice.phone
    device.userInterfaceStyle = .dark
    window.adopt(device)
    #expect(told.values.isEmpty)
    device.contentSizeCategory = .extraLarge
    window.adopt(device)
    #expect(told.values == [UIContentSizeCategory.extraLarge.rawValue])
  }

  @Test func symbolConfigurationsAreApplied() {
    let size = UIImage.SymbolConfiguration(pointSize: 40)
    let scale = UIImage.SymbolConfiguration(scale: .small)
    let both = UIImage(systemName: "star", withConfiguration: size.applying(scale))
    #expect(both?.symbolConfiguration != size)
    let whole = UIImage(systemName: "star", withConfiguration: size)
    #expect((both?.size.width ?? 0) < (whole?.size.width ?? 0))
    #expect(size.applying(nil) == size)
  }

  @Test func scrollViewsHaveTheirUsualSettings() {
    let view = UIScrollView()
    #expect(view.delaysContentTouches)
    #expect(view.indicatorStyle == .default)
    #expect(!UIButton().adjustsImageSizeForAccessibilityContentSizeCategory)
  }

  @Test func swipeActionsCanBeMadeEmpty() {
    #expect(UISwipeActionsConfiguration().actions.isEmpty)
  }

  @Test func windowsStandInTheScene() throws {
    let window = UIWindow(device: .phone)
    let scene = try #require(window.windowScene)
    #expect(UIApplication.shared.connectedScenes == [scene])
    #expect(UIWindow(windowScene: scene).windowScene === scene)
    #expect(window.next === scene)
    HeadlessClock.held {
      window.makeKeyAndVisible()
      #expect(scene.keyWindow === window)
      #expect(scene.interfaceOrientation.isPortrait)
    }
  }

  @Test func aSelectorObserverIsNeverCalled() {
    let center = NotificationCenter()
    let observer = NSObject()
    center.addObserver(observer, selector: Selector("changed"), name: nil, object: nil)
    center.post(name: Notification.Name("Changed"), object: nil)
    center.removeObserver(observer)
  }
}
