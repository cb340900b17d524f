import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// The default radius is the system's: its own before iOS 26, concentric with what contains the table from then on.
@MainActor @Suite struct SystemRadiusTests {
  private func withSystem(_ version: String, _ body: (HeldScreen) -> Void) {
    var device = HeadlessDevice.phone
    device.systemVersion = version
    HeadlessDevice.with(device) {
      HeadlessClock.held {
        let screen = HeldScreen(device, rowHeight: 100)
        screen.apply("A:ab", "B:c")
        screen.settle()
        body(screen)
      }
    }
  }

  @Test(arguments: [("15.0", 10.0), ("18.4", 10), ("26.0", 26), ("27.1", 26)])
  func theDefaultFollowsTheSystem(_ version: String, _ radius: CGFloat) {
    withSystem(version) { screen in
      #expect(screen.radii("a") == [radius, 0])
      #expect(screen.radii("b") == [0, radius])
    }
  }

  @Test func aChosenRadiusIsTheSameOnEverySystem() {
    for version in ["15.0", "26.0"] {
      withSystem(version) { screen in
        screen.dataSource.style.topRadius = 12
        #expect(screen.radii("a") == [12, 0])
        #expect(screen.radii("b")[1] == (version == "15.0" ? 10 : 26))
        screen.dataSource.sectionStyle = { $0 == "B" ? CardStyle(radius: 4) : CardStyle() }
        #expect(screen.radii("c") == [4, 4])
        #expect(screen.radii("a")[0] == (version == "15.0" ? 10 : 26))
      }
    }
  }

  @Test func itIsConcentricWithWhatContainsTheTable() {
    withSystem("26.0") { screen in
      screen.tableView.superview?.cornerConfiguration = .corners(radius: 50)
      screen.dataSource.style.inset = 14
      #expect(screen.radii("a") == [36, 0])
      screen.dataSource.style.inset = 40
      #expect(screen.radii("a") == [26, 0])
    }
  }

  @Test func itIsAskedForInItsPlace() {
    withSystem("26.0") { screen in
      screen.tableView.superview?.cornerConfiguration = .corners(radius: 50)
      let other = HeldScreen.DataSource(tableView: screen.tableView) { tableView, indexPath, _ in
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      other.apply(HeldScreen.snapshot(["A:ab"]), animatingDifferences: false)
      screen.settle()
      #expect(screen.radii("a") == [34, 0])
    }
  }

  @Test func itFollowsWhatContainsTheTable() {
    withSystem("26.0") { screen in
      screen.tableView.superview?.cornerConfiguration = .corners(radius: 50)
      probe(in: screen.tableView)?.setNeedsLayout()
      screen.settle()
      #expect(screen.radii("a") == [34, 0])
    }
  }

  private func probe(in view: UIView) -> UIView? {
    let found = view.subviews.first { "\(type(of: $0))" == "CardCornerProbe" }
    return found ?? view.subviews.lazy.compactMap { probe(in: $0) }.first
  }

  @Test func anAppThatAsksForTheFormerLookKeepsTheFormerRadius() {
    withSystem("26.0") { _ in
      let key = "UIDesignRequiresCompatibility"
      #expect(Capabilities(information: [key: false]).hasCornerConfigurations)
      #expect(Capabilities(information: nil).hasCornerConfigurations)
      #expect(!Capabilities(information: [key: true]).hasCornerConfigurations)
    }
  }

  @Test func insideTheRowsShapeThereIsOneWayOfDrawing() {
    withSystem("26.0") { screen in
      let card = screen.cell("a")?.backgroundView.map { HeadlessDrawing(of: $0) }
      #expect((card?.layers ?? .max) <= 4)
      #expect(card?.masks == 0)
    }
  }
}
