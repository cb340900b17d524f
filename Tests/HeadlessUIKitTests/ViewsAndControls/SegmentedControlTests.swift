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

  @Test func segmentsRunTheirActions() {
    var runs: [String] = []
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: ["A", "B"].map { title in UIAction(title: title) { _ in runs.append(title) } })
    control.tap(segment: 1)
    #expect(runs == ["B"])
    #expect(control.titleForSegment(at: 0) == "A")
  }

  @Test func aMomentaryControlLetsGo() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.isMomentary = true
    control.tap(segment: 1)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func insertedAndRemovedSegmentsKeepTheSelection() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 1)
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
