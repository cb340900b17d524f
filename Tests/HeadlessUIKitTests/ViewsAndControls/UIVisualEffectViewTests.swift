import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct UIVisualEffectViewTests {
  private func color(_ effect: UIVisualEffect?, dark: Bool = false) -> HeadlessDrawing.RGBA {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.backgroundColor = .systemRed
    window.overrideUserInterfaceStyle = dark ? .dark : .light
    let view = UIVisualEffectView(effect: effect)
    view.frame = window.bounds
    window.addSubview(view)
    return HeadlessDrawing(of: window).color(at: CGPoint(x: 10, y: 10))
  }

  @Test func blurIsDrawnAsATranslucentColor() {
    let bare = color(nil)
    let thin = color(UIBlurEffect(style: .systemThinMaterial))
    let thick = color(UIBlurEffect(style: .systemThickMaterial))
    #expect(bare.green < thin.green && thin.green < thick.green)
    #expect(color(UIBlurEffect(style: .systemThickMaterial), dark: true).red < thick.red)
  }

  @Test func itsContentIsInFront() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    #expect(view.subviews.last === view.contentView)
    view.effect = nil
    #expect(view.subviews.last === view.contentView)
  }
}
