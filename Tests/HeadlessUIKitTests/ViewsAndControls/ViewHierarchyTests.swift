import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct ViewHierarchyTests {
  private final class Listener: UIView {
    var calls: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append(newSuperview == nil ? "will leave" : "will join")
    }
    override func didMoveToSuperview() { calls.append(superview == nil ? "left" : "joined") }
    override func willMove(toWindow newWindow: UIWindow?) {
      calls.append(newWindow == nil ? "will leave window" : "will enter window")
    }
    override func didMoveToWindow() { calls.append(window == nil ? "left window" : "in window") }
  }

  private func makeWindow() -> UIWindow {
    let window = UIWindow(device: .phone)
    window.isHidden = false
    return window
  }

  @Test func addingTellsTheViewBeforeAndAfter() {
    let window = makeWindow()
    let view = Listener()
    window.addSubview(view)
    #expect(view.calls == ["will enter window", "will join", "in window", "joined"])
    view.calls = []
    view.removeFromSuperview()
    #expect(view.calls == ["will leave window", "will leave", "left window", "left"])
  }

  @Test func theSubviewsOfAnAddedViewEnterTheWindowToo() {
    let window = makeWindow()
    let outer = UIView()
    let inner = Listener()
    outer.addSubview(inner)
    inner.calls = []
    window.addSubview(outer)
    #expect(inner.calls == ["will enter window", "in window"])
    #expect(inner.window === window)
  }

  @Test func layersFollowTheOrderOfTheViews() {
    let view = UIView()
    let parts = (0..<4).map { _ in UIView() }
    view.addSubview(parts[0])
    view.addSubview(parts[3])
    view.insertSubview(parts[1], aboveSubview: parts[0])
    view.insertSubview(parts[2], belowSubview: parts[3])
    #expect(view.subviews == parts)
    #expect(view.layer.sublayers?.elementsEqual(parts.map(\.layer)) == true)
    view.bringSubviewToFront(parts[0])
    view.sendSubviewToBack(parts[3])
    let expected = [parts[3], parts[1], parts[2], parts[0]]
    #expect(view.subviews == expected)
    #expect(view.layer.sublayers?.elementsEqual(expected.map(\.layer)) == true)
  }

  @Test func anIndexPastTheEndMeansTheEnd() {
    let view = UIView()
    let first = UIView()
    let second = UIView()
    view.insertSubview(first, at: 7)
    view.insertSubview(second, at: 0)
    #expect(view.subviews == [second, first])
  }

  @Test func aViewHasOneSuperview() {
    let first = UIView()
    let second = UIView()
    let child = UIView()
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
    #expect(child.isDescendant(of: second))
    #expect(!child.isDescendant(of: first))
  }

  @Test func aViewIsFoundByItsTag() {
    let view = UIView()
    let inner = UIView()
    inner.tag = 7
    view.addSubview(UIView())
    view.subviews[0].addSubview(inner)
    #expect(view.viewWithTag(7) === inner)
    #expect(view.viewWithTag(8) == nil)
  }

  @Test func aWindowIsNotKeptByItsViews() {
    weak var window: UIWindow?
    let view = UIView()
    do {
      let made = makeWindow()
      window = made
      made.addSubview(view)
    }
    #expect(window == nil)
    #expect(view.superview == nil)
  }
}
