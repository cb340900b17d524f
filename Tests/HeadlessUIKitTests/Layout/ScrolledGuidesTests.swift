import Testing
@_spi(Headless) import UIKit

/// The guides of a scroll view stay where they are on screen.
@MainActor @Suite struct ScrolledGuidesTests {
  @Test func aViewThatIsPinnedToOneStaysOnScreen() {
    let window = UIWindow(device: .phone)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentSize = CGSize(width: 300, height: 2_000)
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    let (pinned, stretched) = (UIView(), UIView())
    for view in [pinned, stretched] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(view)
    }
    let origin = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 0))
    scrollView.addSubview(origin)
    let guide = scrollView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      pinned.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 20),
      pinned.heightAnchor.constraint(equalToConstant: 20),
      stretched.topAnchor.constraint(equalTo: origin.topAnchor),
      stretched.bottomAnchor.constraint(equalTo: pinned.topAnchor),
      stretched.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stretched.widthAnchor.constraint(equalToConstant: 1),
    ])
    window.layoutIfNeeded()
    let top = pinned.frame.minY - scrollView.contentOffset.y
    for offset in [0.0, 100, 350, 20] {
      scrollView.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(abs(pinned.frame.minY - top - offset) < 0.01)
      #expect(abs(stretched.frame.height - top - offset) < 0.01)
    }
  }
}
