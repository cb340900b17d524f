import Testing
@_spi(Headless) import UIKit

@Suite @MainActor struct BarButtonTests {
  @Test func anActionRunsWhenTheItemIsTapped() {
    var taps: [String] = []
    let item = UIBarButtonItem(
      title: "Add", primaryAction: UIAction(title: "Add") { taps.append(($0.title)) })
    item.tap()
    #expect(taps == ["Add"])
    item.isEnabled = false
    item.tap()
    #expect(taps.count == 1)
  }

  @Test func aSelectorIsKeptAndNotSent() {
    let target = NSObject()
    let item = UIBarButtonItem(
      title: "Add", style: .plain, target: target, action: Selector("add"))
    #expect(item.target === target)
    #expect(item.action == Selector("add"))
    #expect(item.action != "remove")
    item.tap()
  }
}
