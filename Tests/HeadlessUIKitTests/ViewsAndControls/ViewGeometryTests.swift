import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct ViewGeometryTests {
  @Test func aFrameIsBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = .zero
    #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
    view.bounds.size = CGSize(width: 20, height: 10)
    #expect(view.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
  }

  @Test func aFlexibleWidthTakesTheWholeChange() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(child)
    view.frame.size = CGSize(width: 150, height: 130)
    #expect(child.frame == CGRect(x: 10, y: 40, width: 130, height: 20))
  }

  @Test func flexibleMarginsShareAChangeByTheirLengths() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    view.addSubview(child)
    view.frame.size.width = 180
    #expect(child.frame == CGRect(x: 40, y: 0, width: 20, height: 20))
  }

  @Test func aViewWithoutAMaskStays() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
    view.addSubview(child)
    view.frame.size.width = 180
    #expect(child.frame == CGRect(x: 20, y: 0, width: 20, height: 20))
  }

  @Test func pointsConvertThroughScrolledAndScaledViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
    let scaled = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    root.addSubview(scrolled)
    scrolled.addSubview(scaled)
    scrolled.bounds.origin.y = 50
    scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(scaled.frame == CGRect(x: 25, y: 125, width: 50, height: 50))
    #expect(scaled.convert(CGPoint.zero, to: root) == CGPoint(x: 35, y: 85))
    #expect(scaled.convert(CGPoint(x: 35, y: 85), from: root) == .zero)
    #expect(
      root.convert(scaled.bounds, from: scaled) == CGRect(x: 35, y: 85, width: 50, height: 50))
  }

  @Test func aTouchGoesToTheFrontmostVisibleView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: root.bounds)
    let front = UIView(frame: root.bounds)
    root.addSubview(back)
    root.addSubview(front)
    let point = CGPoint(x: 5, y: 5)
    #expect(root.hitTest(point, with: nil) === front)
    front.alpha = 0.005
    #expect(root.hitTest(point, with: nil) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    back.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 200, y: 5), with: nil) == nil)
  }

  @Test func aChangeOfSizeAsksForLayoutOnce() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.layouts = 0
    view.layoutIfNeeded()
    #expect(view.layouts == 0)
    view.center = CGPoint(x: 50, y: 50)
    view.layoutIfNeeded()
    #expect(view.layouts == 0)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test func onlyAViewThatDrawsHasABackingStore() {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {}
    }
    let window = UIWindow(device: .phone)
    window.isHidden = false
    window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    window.layoutIfNeeded()
    #expect(HeadlessDrawing(of: window).backingStores == 0)
    window.addSubview(Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    window.layoutIfNeeded()
    #expect(HeadlessDrawing(of: window).backingStores == 1)
  }
}
