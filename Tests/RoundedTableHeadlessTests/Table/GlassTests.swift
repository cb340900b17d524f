import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// The glass of a window on visionOS, behind a plain table.
@MainActor @Suite struct GlassTests {
  private func background(
    _ idiom: UIUserInterfaceIdiom, _ style: UITableView.Style = .plain,
    _ change: (inout CardStyle) -> Void = { _ in }
  ) -> (ours: UIColor?, plain: UIColor?) {
    var device = HeadlessDevice.phone
    device.userInterfaceIdiom = idiom
    return HeadlessClock.held {
      let screen = HeldScreen(device, style)
      change(&screen.dataSource.style)
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

  @Test func aStylesOwnColorIsKept() {
    #expect(background(.vision) { $0.tableBackground = .red }.ours == .red)
  }
}
