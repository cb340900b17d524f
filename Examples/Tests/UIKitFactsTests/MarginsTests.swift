import Testing
import UIKit

@MainActor @Suite struct MarginsTests {
  @Test func aViewHasMarginsOfEight() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(!view.preservesSuperviewLayoutMargins)
    #expect(view.insetsLayoutMarginsFromSafeArea)
  }

  @Test func bothKindsOfMarginsAreOne() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins.left == 4)
    #expect(view.layoutMargins.right == 2)
  }

  @Test func preservedMarginsReachAsFarAsTheSuperviews() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 10, y: 50, width: 190, height: 100))
    outer.addSubview(inner)
    outer.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    inner.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 50)
    #expect(inner.layoutMargins.left == 5)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 50))
  }

  @Test func theMarginsGuideLiesInsideTheMargins() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutIfNeeded()
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 76))
  }

  @Test func aViewIsToldWhenItsMarginsChange() {
    final class Told: UIView {
      var changes = 0

      override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        changes += 1
      }
    }
    let view = Told(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let before = view.changes
    view.layoutMargins.left = 30
    #expect(view.changes == before + 1)
  }
}
