import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct SegmentedControlTests {
  @Test func aTapOnAnotherSegmentChangesTheValue() {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.selectedSegmentIndex = 0
    var values: [Int] = []
    control.addAction(
      UIAction { values.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2) },
      for: .valueChanged)
    control.tap(segment: 2)
    control.tap(segment: 2)
    control.setEnabled(false, forSegmentAt: 1)
    control.tap(segment: 1)
    control.tap(segment: 7)
    #expect(values == [2])
    control.selectedSegmentIndex = 0
    #expect(values == [2])
  }

  @Test func theSegmentsShareTheWidthAndMirror() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 0
    #expect(control.drawnTexts == ["A", "B"])
    func color(atX x: CGFloat) -> HeadlessDrawing.RGBA {
      control.layoutIfNeeded()
      return HeadlessDrawing(of: control).color(at: CGPoint(x: x, y: 6))
    }
    let (left, right) = (color(atX: 50), color(atX: 150))
    #expect(left != right)
    control.semanticContentAttribute = .forceRightToLeft
    control.setNeedsLayout()
    #expect(color(atX: 50) == right)
    #expect(color(atX: 150) == left)
  }
}
