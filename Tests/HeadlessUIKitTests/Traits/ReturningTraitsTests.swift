import Testing
@_spi(Headless) import UIKit

/// Views that leave a window and come back.
@MainActor @Suite struct ReturningTraitsTests {
  typealias Answer = HeadlessVariations.TraitsOutsideWindows

  final class Listener: UIView {
    var previous: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection)
    }
  }
  private let window = UIWindow(device: .phone)

  private func background(_ style: UIUserInterfaceStyle) -> CGColor {
    UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      .cgColor
  }
  private func shown() -> Listener {
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    view.previous = []
    return view
  }

  @Test func aViewThatComesBackIsToldOfWhatItReadMeanwhile() {
    let view = shown()
    view.removeFromSuperview()
    #expect(view.previous.isEmpty)
    #expect(view.traitCollection.displayScale == 0)
    window.addSubview(view)
    #expect(view.previous.map { $0?.displayScale } == [0])
    #expect(view.traitCollection.displayScale == 3)
  }

  @Test func whatIsBelowItIsToldToo() {
    let view = shown()
    let inner = Listener()
    view.addSubview(inner)
    inner.previous = []
    view.removeFromSuperview()
    window.addSubview(view)
    #expect(inner.previous.map { $0?.displayScale } == [0])
  }

  @Test func aViewThatKeepsItsTraitsIsToldOnlyOfOthers() {
    HeadlessVariations.traitsOutsideWindows.with(.kept) {
      let view = shown()
      view.removeFromSuperview()
      #expect(view.traitCollection.displayScale == 3)
      window.addSubview(view)
      #expect(view.previous.isEmpty)
      view.removeFromSuperview()
      var dark = HeadlessDevice.phone
      dark.userInterfaceStyle = .dark
      UIWindow(device: dark).addSubview(view)
      #expect(view.previous.map { $0?.userInterfaceStyle } == [.light])
    }
  }

  @Test(arguments: Answer.allCases) func inAnotherWindowItIsToldWhatItHadBefore(answer: Answer) {
    HeadlessVariations.traitsOutsideWindows.with(answer) {
      let view = shown()
      view.backgroundColor = .systemBackground
      var dark = HeadlessDevice.phone
      dark.userInterfaceStyle = .dark
      let other = UIWindow(device: dark)
      view.removeFromSuperview()
      other.addSubview(view)
      #expect(view.previous.map { $0?.userInterfaceStyle } == [.light])
      #expect(view.previous.map { $0?.displayScale } == [3])
      #expect(view.layer.backgroundColor == background(.dark))
      view.removeFromSuperview()
      window.addSubview(view)
      #expect(view.previous.last??.userInterfaceStyle == .dark)
      #expect(view.layer.backgroundColor == background(.light))
    }
  }

  @Test(arguments: Answer.allCases) func colorsSetOutsideAreThoseOfTheWindow(answer: Answer) {
    HeadlessVariations.traitsOutsideWindows.with(answer) {
      var dark = HeadlessDevice.phone
      dark.userInterfaceStyle = .dark
      let window = UIWindow(device: dark)
      let view = UIView()
      window.addSubview(view)
      view.removeFromSuperview()
      view.backgroundColor = .systemBackground
      window.addSubview(view)
      #expect(view.layer.backgroundColor == background(.dark))
    }
  }

  /// It reads what the view above it has kept, or the device's.
  @Test(arguments: Answer.allCases) func aViewThatIsAddedOutsideIsToldOfWhatItReadThere(
    answer: Answer
  ) {
    HeadlessVariations.traitsOutsideWindows.with(answer) {
      var dark = HeadlessDevice.phone
      dark.userInterfaceStyle = .dark
      let first = UIWindow(device: dark)
      let view = UIView()
      first.addSubview(view)
      view.removeFromSuperview()
      let inner = Listener()
      inner.backgroundColor = .systemBackground
      view.addSubview(inner)
      let read = inner.traitCollection.userInterfaceStyle
      #expect(read == (answer == .kept ? .dark : .light))
      #expect(inner.layer.backgroundColor == background(read))
      window.addSubview(view)
      #expect(inner.previous.map { $0?.userInterfaceStyle } == [read])
      #expect(inner.layer.backgroundColor == background(.light))
    }
  }
}
