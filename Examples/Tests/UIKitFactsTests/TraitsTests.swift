import Testing
import UIKit

@MainActor @Suite struct TraitsTests {
  private static let dynamic = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 1, green: 0, blue: 0, alpha: 1) : UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  }

  private func shownView() -> (UIWindow, UIView) {
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.isHidden = false
    return (window, view)
  }

  @Test func anOverrideReachesTheSubviews() {
    let (window, view) = shownView()
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    view.overrideUserInterfaceStyle = .light
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func aDynamicColorIsResolvedInEveryView() throws {
    let (window, view) = shownView()
    view.backgroundColor = Self.dynamic
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(view.backgroundColor == Self.dynamic)
    #expect(try #require(view.layer.backgroundColor?.components).prefix(3) == [1, 0, 0])
    window.overrideUserInterfaceStyle = .light
    window.layoutIfNeeded()
    #expect(try #require(view.layer.backgroundColor?.components).prefix(3) == [0, 0, 1])
  }

  @Test func aColorIsResolvedWithGivenTraits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      Self.dynamic.resolvedColor(with: dark) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func theDirectionOfAViewIsItsOwn() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
