import Testing
import UIKit

@MainActor @Suite struct ActivityIndicatorTests {
  @Test func itIsSeenWhileItSpins() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden && !view.isAnimating)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
  }

  @Test func itsSizeIsThatOfItsStyle() {
    let view = UIActivityIndicatorView(style: .large)
    #expect(view.bounds.size == CGSize(width: 37, height: 37))
    view.style = .medium
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
  }
}
