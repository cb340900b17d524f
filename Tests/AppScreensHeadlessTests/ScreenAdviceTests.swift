import AppScreens
import HeadlessTestSupport
import RoundedAppScreens
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Screens in the manners of shipping code are right by the class's name alone, and nothing is
/// found; or the first sentence of the first finding says what makes them right.
///
/// One half is looked at in plain tables and the other in grouped ones. With TESTS=whole, all are
/// in both.
@Suite @MainActor struct ScreenAdviceTests {
  @Test func everyCureIsForAScreen() {
    let names = Set(RoundedAppScreens.allScreens.map(\.name))
    #expect(names.isSuperset(of: ScreenCure.all.keys))
  }

  /// In processes of their own, because turns of the main queue pass.
  @Test(arguments: [UITableView.Style.plain, .grouped].map(\.rawValue))
  nonisolated func oneSentenceIsEnough(_ style: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [style = style as Int] in
      let manners = RoundedAppScreens.allScreens.enumerated()
      for (index, manner) in manners where Thoroughness.isWhole || index % 2 == style {
        try await Self.follow(manner, UITableView.Style(rawValue: style) ?? .plain)
      }
    }
  }

  private static func follow(_ manner: AppScreen, _ style: UITableView.Style) async throws {
    var phone = HeadlessDevice.phone
    // The two styles are looked at on one system and in one mode each.
    phone.systemVersion = style == .plain ? "18.0" : "26.0"
    phone.userInterfaceStyle = style == .plain ? .light : .dark
    try await HeadlessDevice.with(phone) { try await follow(manner, style, on: phone) }
  }

  private static func follow(
    _ manner: AppScreen, _ style: UITableView.Style, on phone: HeadlessDevice
  ) async throws {
    let screen = manner.make(Stage(style: style))
    let window = UIWindow(device: phone)
    await show(screen, in: window)
    screen.show(0)
    await settle(window)
    let source = try #require(screen.table.dataSource as? any TableCards, "\(manner.name)")
    let findings = source.diagnose()
    if let cure = ScreenCure.cure(of: manner.name, style) {
      let first = try #require(findings.first, "\(manner.name)")
      #expect(first.kind == cure.kind, "\(manner.name): \(first)")
      #expect(first.detail.contains(cure.advice), "\(manner.name): \(first)")
      cure.follow(screen.table, source)
      // What insets the cards is decided when the table enters a window.
      window.rootViewController = nil
      await show(screen, in: window)
      let rest = source.diagnose()
      #expect(Set(rest.map(\.kind)) == cure.rest[style, default: []], "\(manner.name): \(rest)")
    } else {
      #expect(findings == [], "\(manner.name): \(findings)")
    }
    window.isHidden = true
  }

  static func show(_ screen: UIViewController, in window: UIWindow) async {
    screen.navigationController?.setViewControllers([], animated: false)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    await settle(window)
  }

  static func settle(_ window: UIWindow) async {
    for _ in 0..<4 {
      window.layoutIfNeeded()
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
    window.layoutIfNeeded()
  }
}
