import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct ViewControlTests {
  @Test func anActionRunsForItsEvents() {
    let control = UIControl()
    var senders: [UIControl?] = []
    let action = UIAction { senders.append($0.sender as? UIControl) }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(senders.isEmpty)
    control.sendActions(for: .valueChanged)
    #expect(senders == [control])
  }

  @Test func anActionOfTheSameIdentifierReplacesTheOlderOne() {
    let control = UIControl()
    var runs: [Int] = []
    for number in 1...2 {
      control.addAction(
        UIAction(identifier: UIAction.Identifier("one")) { _ in runs.append(number) },
        for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(runs == [2])
  }

  @Test func aSwitchThatIsTappedTurns() {
    let control = UISwitch()
    var values: [Bool] = []
    control.addAction(
      UIAction { values.append(($0.sender as? UISwitch)?.isOn == true) }, for: .valueChanged)
    control.tap()
    control.tap()
    #expect(values == [true, false])
    #expect(control.frame.size == CGSize(width: 51, height: 31))
    control.isEnabled = false
    control.tap()
    #expect(values.count == 2)
  }

  @Test func aButtonShowsItsTitleAndRuns() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.currentTitle == "Go")
    #expect(button.titleLabel?.text == "Go")
    #expect(button.bounds.width >= 30)
    button.tap()
    #expect(taps == 1)
  }

  @Test func anImageViewIsAsLargeAsItsImage() throws {
    let image = try #require(UIImage(systemName: "star"))
    let view = UIImageView(image: image)
    #expect(view.frame.size == image.size)
    #expect(view.intrinsicContentSize == image.size)
    #expect(!view.isUserInteractionEnabled)
  }
}
