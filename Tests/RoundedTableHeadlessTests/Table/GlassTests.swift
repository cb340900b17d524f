import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// What is behind the cards of a plain table: a color, or the glass of a window on visionOS.
@MainActor @Suite struct GlassTests {
  private func background(
    _ idiom: UIUserInterfaceIdiom, _ style: UITableView.Style = .plain,
    _ change: (inout TableStyle) -> Void = { _ in }
  ) -> (ours: UIColor?, plain: UIColor?) {
    var device = HeadlessDevice.phone
    device.userInterfaceIdiom = idiom
    return HeadlessClock.held {
      let screen = HeldScreen(device, style)
      change(&screen.dataSource.tableStyle)
      screen.apply("A:ab")
      screen.settle()
      return (
        screen.tableView.backgroundColor, UITableView(frame: .zero, style: style).backgroundColor
      )
    }
  }

  @Test func noColorIsPutBeforeIt() {
    let vision = background(.vision)
    #expect(vision.ours == vision.plain)
    #expect(background(.phone).ours == .systemGroupedBackground)
  }

  /// A proxy may tell a table's default color, which is not the app's.
  @Test(arguments: HeadlessVariations.UnsetAppearance.allCases)
  func anUnsetAppearanceIsNoColor(_ answer: HeadlessVariations.UnsetAppearance) {
    HeadlessVariations.unsetAppearance.with(answer) {
      #expect(background(.phone).ours == .systemGroupedBackground)
    }
  }

  @Test func aStylesOwnColorIsKept() {
    #expect(background(.vision) { $0.backgroundColor = .red }.ours == .red)
  }
}
