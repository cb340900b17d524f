import Foundation
import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor struct ScrollViewTests {
  @Test func theOffsetIsTheBoundsOrigin() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset.y = 40
    #expect(view.bounds.origin.y == 40)
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 100, height: 50), animated: false)
    #expect(view.contentOffset.y == 250)
  }

  @Test func contentThatRestsAtTheTopStaysThereUnderAnInset() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInset.top = 20
    #expect(view.contentOffset.y == -20)
    #expect(view.adjustedContentInset.top == 20)
  }

  /// Three boxes one below the other in a scroll view of 100 x 100.
  private func scrolledStack(
    _ pin: (UIScrollView, UIStackView) -> [NSLayoutConstraint]
  ) -> (view: UIScrollView, stack: UIStackView) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let boxes = (0..<3).map { _ in UIView() }
    for box in boxes { box.heightAnchor.constraint(equalToConstant: 60).isActive = true }
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate(
      pin(view, stack) + [stack.widthAnchor.constraint(equalTo: view.widthAnchor)])
    view.layoutIfNeeded()
    return (view, stack)
  }

  /// Apple: Auto Layout Guide, Working with Scroll Views.
  @Test func aStackThatIsPinnedToAllSidesIsAsHighAsItsContent() {
    let (view, stack) = scrolledStack { view, stack in
      [
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
        stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -7),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ]
    }
    #expect(stack.frame == CGRect(x: 0, y: 5, width: 100, height: 180))
    #expect(view.contentSize == CGSize(width: 100, height: 192))
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(stack.frame.minY == 5)
    #expect(view.contentSize.height == 192)
  }

  /// Apple: UIScrollView.contentLayoutGuide, frameLayoutGuide.
  @Test func itsGuidesAreItsContentAndItsFrame() {
    let floating = UIView()
    let (view, stack) = scrolledStack { view, stack in
      view.addSubview(floating)
      floating.translatesAutoresizingMaskIntoConstraints = false
      return [
        stack.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
        floating.bottomAnchor.constraint(equalTo: view.frameLayoutGuide.bottomAnchor),
        floating.leadingAnchor.constraint(equalTo: view.frameLayoutGuide.leadingAnchor),
        floating.widthAnchor.constraint(equalToConstant: 10),
        floating.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    #expect(stack.frame.height == 180)
    #expect(view.contentSize == CGSize(width: 100, height: 180))
    #expect(view.contentLayoutGuide.layoutFrame.height == 180)
    #expect(floating.frame.minY == 90)
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(floating.frame.minY == 130)
    #expect(stack.frame.minY == 0)
  }

  @Test func animatedScrollingGoesStepByStep() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<50)])
      screen.table.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      #expect(screen.table.contentOffset.y == 0)
      HeadlessClock.advance(by: 0.15)
      #expect(screen.table.contentOffset.y > 200 && screen.table.contentOffset.y < 400)
      HeadlessClock.advance(by: 0.2)
      #expect(screen.table.contentOffset.y == 600)
      #expect(screen.visibleTexts.first == "6")
    }
  }

  @Test func scrollingToARowThatIsNotThereIsAnError() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      ListScreen([texts(0..<3)]).table.scrollToRow(at: .row(3), at: .top, animated: false)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Attempted to scroll the table view to an out-of-bounds row (3)"))
  }
}
