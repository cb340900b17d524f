import Foundation
import RoundedTable
import Screens
import Testing
@_spi(Headless) import UIKit

/// The diagnosis finds nothing on any of the example screens, because nothing is wrong with them.
@MainActor struct DiagnosisTests {
  /// The screens in the list of contents, and the list itself.
  private static func screens() -> [UIViewController] {
    let contents = ContentsScreen()
    let navigation = UINavigationController(rootViewController: contents)
    contents.loadViewIfNeeded()
    var screens: [UIViewController] = [ContentsScreen()]
    for section in 0..<contents.tableView.numberOfSections {
      for row in 0..<contents.tableView.numberOfRows(inSection: section) {
        let indexPath = IndexPath(row: row, section: section)
        contents.tableView(contents.tableView, didSelectRowAt: indexPath)
        if let screen = navigation.topViewController { screens.append(screen) }
        navigation.setViewControllers([contents], animated: false)
      }
    }
    return screens
  }

  /// The data source or controller of a screen's cards.
  private func cards(of screen: UIViewController) -> [any TableCards] {
    Mirror(reflecting: screen).children.compactMap { child in
      // A lazy variable is optional.
      let value = Mirror(reflecting: child.value)
      guard value.displayStyle == .optional else { return child.value as? any TableCards }
      return value.children.first?.value as? any TableCards
    }
  }

  @Test(arguments: TestDevice.allCases, ["18.0", "26.0"]) func nothingIsFound(
    on test: TestDevice, system: String
  ) {
    var device = test.device
    device.systemVersion = system
    var count = 0
    for screen in HeadlessDevice.with(device, { Self.screens() }) {
      Stage.show(screen, on: device) { screen, window in
        Stage.settle(window)
        for cards in cards(of: screen) {
          count += 1
          #expect(cards.diagnose() == [], "\(type(of: screen))")
          guard let table = table(in: screen.view) else { continue }
          HeadlessHand(table).scrollToEnd()
          Stage.settle(window)
          #expect(cards.diagnose() == [], "\(type(of: screen)), at the end")
        }
      }
    }
    // All but the self-check and the two that have no cards.
    #expect(count >= 17)
  }

  /// Nor does a debug build print anything by itself, a turn after rows have come into sight.
  @Test nonisolated func nothingIsPrinted() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor in
      for test in TestDevice.allCases {
        for system in ["18.0", "26.0"] {
          var device = test.device
          device.systemVersion = system
          await HeadlessDevice.with(device) { await Self.showAll(on: device) }
        }
      }
      print("All are shown.")
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(text.contains("All are shown."))
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("RoundedTable: ") }
    #expect(lines == [])
  }

  private static func showAll(on device: HeadlessDevice) async {
    for screen in screens() {
      let window = UIWindow(device: device)
      window.rootViewController = UINavigationController(rootViewController: screen)
      window.makeKeyAndVisible()
      for _ in 0..<3 {
        window.layoutIfNeeded()
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      }
      window.isHidden = true
    }
  }

  private func table(in view: UIView) -> UITableView? {
    view as? UITableView ?? view.subviews.lazy.compactMap { self.table(in: $0) }.first
  }
}
