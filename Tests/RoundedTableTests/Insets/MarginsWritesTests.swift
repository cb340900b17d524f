import RoundedTable
import TestSupport
import Testing
import UIKit

/// The app writes the table's margins as well as the cards do.
@MainActor @Suite struct MarginsWritesTests {
  /// Sets the margins of its table in every layout.
  final class Stubborn: UIViewController {
    var isOn = true
    var layouts = 0
    var wanted = UIEdgeInsets.zero

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
      // Without an end to it, the test would have none either.
      if isOn, layouts < 200 { view.layoutMargins = wanted }
    }
  }

  private func screen(_ controller: UIViewController) -> InsetScreen {
    // The system's margins at the sides would hide smaller ones.
    controller.viewRespectsSystemMinimumLayoutMargins = false
    let screen = InsetScreen(in: controller)
    screen.dataSource.tableStyle.inset = 16
    screen.dataSource.tableStyle.padding = 16
    screen.dataSource.installer = CardTableInstaller(insetsReference: .layoutMargins)
    screen.show("A:ab")
    return screen
  }

  @Test func inEveryLayout() async {
    let controller = Stubborn(nibName: nil, bundle: nil)
    let screen = screen(controller)
    await screen.layOutAgain()
    #expect(controller.layouts < 100)
    #expect(screen.tableView.layoutMargins.left == 0)
    #expect(screen.tableView.layoutMargins.right == 0)
    #expect(screen.card("a").minX == 16)
    #expect(screen.dataSource.diagnose().map(\.kind).first == .installerProblem)
    #expect(screen.insetsDescription.contains("margins"))
    let layouts = controller.layouts
    screen.dataSource.tableStyle.inset = 20
    await screen.turn()
    #expect(controller.layouts < layouts + 30)
    // Nor does a change of the width begin again.
    screen.window.frame.size.width += 10
    await screen.turn()
    #expect(controller.layouts < layouts + 60)
    #expect(screen.tableView.layoutMargins.left == 0)
    #expect(screen.card("a").minX == 20)
    screen.dataSource.uninstall()
    #expect(screen.tableView.layoutMargins.left == 0)
    #expect(screen.tableView.layoutMargins.right == 0)
  }

  /// A table among other views may have its margins set whenever those are laid out: that is no
  /// contest, because nothing lays them out again.
  @Test func inEveryLayoutOfTheViewAroundIt() async {
    final class Outer: UIViewController {
      weak var table: UITableView?
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table?.layoutMargins = .zero
      }
    }
    let controller = Outer(nibName: nil, bundle: nil)
    let screen = InsetScreen(in: controller, isRoot: false)
    controller.table = screen.tableView
    screen.dataSource.installer = CardTableInstaller(insetsReference: .layoutMargins)
    screen.show("A:ab")
    for _ in 0..<3 { await screen.layOutAgain() }
    #expect(screen.text("a") == [32, 358])
    #expect(screen.dataSource.diagnose() == [])
    screen.dataSource.uninstall()
    #expect(screen.tableView.layoutMargins.left == 0)
  }

  /// An app may change its mind as often as it likes.
  @Test func nowAndThen() async {
    let screen = screen(UIViewController(nibName: nil, bundle: nil))
    for margin: CGFloat in [3, 5, 3, 5, 5, 5, 3] {
      screen.tableView.layoutMargins.left = margin
      screen.tableView.layoutMargins.right = margin + 1
      await screen.turn()
      #expect(screen.tableView.layoutMargins.left == 32)
      #expect(screen.tableView.layoutMargins.right == 32)
    }
    #expect(screen.dataSource.diagnose() == [])
    screen.dataSource.uninstall()
    #expect(screen.tableView.layoutMargins.left == 3)
    #expect(screen.tableView.layoutMargins.right == 4)
  }

  /// In another width or other traits, setting the same again is no stubbornness.
  @Test func atEveryChangeOfSize() async {
    let screen = screen(UIViewController(nibName: nil, bundle: nil))
    for width: CGFloat in [400, 420, 440] {
      screen.window.frame.size.width = width
      await screen.turn()
      screen.tableView.layoutMargins.left = 3
      await screen.turn()
      #expect(screen.tableView.layoutMargins.left == 32)
    }
    #expect(screen.dataSource.diagnose() == [])
  }
}
