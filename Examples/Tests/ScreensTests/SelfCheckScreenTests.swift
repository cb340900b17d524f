import Screens
import Testing
import UIKit
import UIKitFacts

@MainActor struct SelfCheckScreenTests {
  private func show(_ screen: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func texts(_ screen: UITableViewController) -> [String] {
    (0..<screen.tableView.numberOfRows(inSection: 0)).compactMap { row in
      let cell = screen.tableView.cellForRow(at: IndexPath(row: row, section: 0))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.secondaryText
    }
  }

  @Test func everyFactHolds() async {
    let screen = SelfCheckScreen()
    let window = show(screen)
    #expect(texts(screen).first == "not tried")
    await screen.run()
    window.layoutIfNeeded()
    #expect(screen.findings.count == UIKitFact.all.count)
    for (fact, finding) in screen.findings {
      #expect(finding.holds, "\(fact.name): \(finding.seen)")
    }
    #expect(screen.title == "All \(UIKitFact.all.count) hold")
    let first = screen.findings[UIKitFact.all[0]]
    #expect(texts(screen).first == first?.seen)
  }

  @Test func nothingIsTriedOutsideOfAWindow() async {
    let screen = SelfCheckScreen()
    await screen.run()
    #expect(screen.findings.isEmpty)
    #expect(screen.title == "Self-check")
  }
}
