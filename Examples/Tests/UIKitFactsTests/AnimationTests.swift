import Testing
import UIKit

@MainActor @Suite struct AnimationTests {
  /// A view in a window: layers outside of one need not animate.
  private func shownView() -> (UIWindow, UIView) {
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, view)
  }

  private func keys(_ view: UIView) -> [String] { (view.layer.animationKeys() ?? []).sorted() }

  @Test func changesOutsideOfABlockDoNotAnimate() {
    let (_, view) = shownView()
    view.frame.origin.x = 50
    view.alpha = 0.5
    view.layer.cornerRadius = 10
    #expect(keys(view).isEmpty)
  }

  @Test func changesInsideOfABlockDo() throws {
    let (_, view) = shownView()
    UIView.animate(withDuration: 0.4) {
      view.alpha = 0.5
      view.layer.cornerRadius = 10
    }
    #expect(keys(view).contains("opacity"))
    #expect(keys(view).contains("cornerRadius"))
    #expect(try #require(view.layer.animation(forKey: "opacity")).duration == 0.4)
    #expect(view.layer.opacity == 0.5)
  }

  /// Whoever wants a path to move adds an animation (Apple: CAShapeLayer.path, CALayer.shadowPath).
  @Test func pathsDoNot() throws {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let (window, _) = shownView()
    let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.layoutIfNeeded()
    let layer = try #require(view.layer as? CAShapeLayer)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath
    UIView.animate(withDuration: 0.4) {
      layer.path = path
      layer.shadowPath = path
    }
    #expect(keys(view).isEmpty)
    #expect(layer.path == path)
  }

  @Test func valuesThatStayDoNotAnimate() {
    let (_, view) = shownView()
    UIView.animate(withDuration: 0.4) { view.alpha = 1 }
    #expect(keys(view).isEmpty)
  }

  @Test func animationsAreSwitchedOffInside() {
    let (_, view) = shownView()
    UIView.animate(withDuration: 0.4) {
      UIView.performWithoutAnimation { view.alpha = 0.5 }
      #expect(UIView.areAnimationsEnabled)
    }
    #expect(keys(view).isEmpty)
    #expect(view.alpha == 0.5)
  }

  @Test func anInnerBlockTakesTheDurationOfTheOuter() throws {
    let (_, view) = shownView()
    UIView.animate(withDuration: 0.4) {
      #expect(UIView.inheritedAnimationDuration == 0.4)
      UIView.animate(withDuration: 2) { view.alpha = 0.5 }
    }
    #expect(try #require(view.layer.animation(forKey: "opacity")).duration == 0.4)
  }

  @Test func theCompletionComesLaterAndOnce() async {
    let (_, view) = shownView()
    let isFinished = await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.05, animations: { view.alpha = 0.5 }) {
        continuation.resume(returning: $0)
      }
    }
    #expect(isFinished)
  }

  @Test func aRadiusAloneDoesNotClip() {
    let (_, view) = shownView()
    view.layer.cornerRadius = 10
    #expect(!view.layer.masksToBounds)
    #expect(!view.clipsToBounds)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
  }

  @Test func allCornersAreRoundAtFirst() {
    let layer = CALayer()
    #expect(
      layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ])
    #expect(layer.cornerCurve == .circular)
    #expect(layer.cornerRadius == 0)
  }
}
