import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// The default radius is the system's: 10 points up to iOS 18, 26 from iOS 26 on.
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
        screen.dataSource.sectionStyle = { $1 = $0 == "B" ? CardStyle(radius: 4) : CardStyle() }
        #expect(screen.radii("c") == [4, 4])
        #expect(screen.radii("a")[0] == (version == "15.0" ? 10 : 26))
      }
    }
  }

  @Test func whatContainsTheTableDoesNotChangeIt() {
    withSystem("26.0") { screen in
      screen.tableView.superview?.cornerConfiguration = .corners(radius: 50)
      screen.settle()
      #expect(screen.radii("a") == [26, 0])
    }
  }

  @Test(arguments: [("18.4", 10.0), ("26.0", 26)])
  func theResolvedStyleNamesIt(_ version: String, _ radius: Double) {
    withSystem(version) { screen in
      #expect(screen.dataSource.style.radius == nil)
      #expect(screen.dataSource.resolvedStyle(forSection: "A")?.radius == radius)
      screen.dataSource.style.radius = screen.dataSource.style.radius
      #expect(screen.radii("a") == [CGFloat(radius), 0])
      screen.dataSource.sectionStyle = { #expect($1.radius == radius, "\($0)") }
    }
  }

  @Test func anAppThatAsksForTheFormerLookKeepsTheFormerRadius() {
    withSystem("26.0") { _ in
      let key = "UIDesignRequiresCompatibility"
      #expect(SystemLook(for: [key: false]).radius == 26)
      #expect(SystemLook(for: nil).radius == 26)
      #expect(SystemLook(for: [key: true]).radius == 10)
      #expect(SystemLook(for: [key: true, "DTPlatformVersion": "27.0"]).radius == 10)
    }
  }

  /// Since iOS 27 the key counts in apps that were built before it alone.
  @Test func anAppThatIsBuiltForIOS27HasTheNewLook() {
    withSystem("27.0") { _ in
      let key = "UIDesignRequiresCompatibility"
      #expect(SystemLook(for: nil).radius == 26)
      #expect(SystemLook(for: [key: true]).radius == 10)
      #expect(SystemLook(for: [key: true, "DTPlatformVersion": "26.2"]).radius == 10)
      #expect(SystemLook(for: [key: true, "DTPlatformVersion": "27.0"]).radius == 26)
    }
  }

  /// The numbers were measured on iPhones and an iPad.
  @Test func visionOSAndMacsKeepTheFormerRadius() {
    let radii: KeyValuePairs<UIUserInterfaceIdiom, Double> = [
      .phone: 26, .pad: 26, .vision: 10, .mac: 10,
    ]
    for (idiom, radius) in radii {
      var device = HeadlessDevice.phone
      device.systemVersion = "26.0"
      device.userInterfaceIdiom = idiom
      HeadlessDevice.with(device) { #expect(SystemLook(for: nil).radius == radius) }
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
