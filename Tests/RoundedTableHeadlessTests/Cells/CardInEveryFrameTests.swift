import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A cell shows its card in every frame that is drawn, whatever it does to its own background.
@MainActor @Suite struct CardInEveryFrameTests {
  /// Plays the same afternoon with each kind of cell, and looks at every frame.
  private func play(
    _ screen: BackgroundWayScreen, _ look: (String, BackgroundWayScreen.Look) -> Void
  ) {
    func frames(_ occasion: String, _ kind: BackgroundWayScreen.Look = .whole) {
      look(occasion, kind)
      look(occasion, .presence)
      for step in 1...6 {
        HeadlessClock.advance(by: 0.1)
        look("\(occasion), \(step) tenths later", kind)
        look("\(occasion), \(step) tenths later", .presence)
      }
      HeadlessClock.advance(by: 2)
      look("\(occasion), settled", kind)
    }
    func row(_ item: String) -> IndexPath {
      screen.source.indexPath(for: item) ?? IndexPath(row: 0, section: 0)
    }
    let hand = HeadlessHand(screen.tableView)
    screen.show("A:abcd", "B:efgh", animated: false)
    frames("shown")
    hand.touchDown(row("b"))
    frames("touched")
    hand.touchUp()
    frames("selected")
    screen.tableView.deselectRow(at: row("b"), animated: true)
    frames("deselected")
    #expect(hand.swipe(row("c")))
    frames("swiped", .fill)
    hand.closeSwipe()
    frames("swipe closed")
    screen.tableView.setEditing(true, animated: true)
    frames("editing")
    #expect(hand.lift(row("a")))
    frames("lifted", .fill)
    hand.carry(over: row("c"))
    frames("carried", .fill)
    hand.drop()
    frames("dropped")
    screen.tableView.setEditing(false, animated: true)
    frames("not editing")
    screen.tableView.cellForRow(at: row("c"))?.isUserInteractionEnabled = false
    frames("disabled")
    screen.tableView.cellForRow(at: row("c"))?.isUserInteractionEnabled = true
    for _ in 0..<3 {
      screen.tableView.cellForRow(at: row("a"))?.setNeedsUpdateConfiguration()
      frames("asked for an update")
    }
    screen.show("A:abcd", "B:efgh", animated: true) { $0.reconfigureItems(["a"]) }
    frames("reconfigured")
    screen.show("A:abcd", "B:efgh", animated: true) { $0.reloadItems(["d"]) }
    frames("reloaded")
    screen.show("A:xabc", "B:defgh", animated: true)
    frames("moved")
    screen.show("A:xabc", "B:de", "C:ijklmnopqrstuvw", animated: true)
    frames("longer")
    hand.scroll(by: 400)
    frames("scrolled")
    hand.scrollToStart()
    frames("scrolled back")
    (screen.source as? RoundedDiffableDataSource<String, String>)?.style.radius = 20
    frames("restyled")
    var dark = HeadlessDevice.phone
    dark.userInterfaceStyle = .dark
    screen.window.adopt(dark)
    frames("dark")
  }

  @Test(arguments: BackgroundWay.all)
  func theCardIsThereWithWhatTheCellAskedFor(_ way: BackgroundWay) {
    HeadlessClock.held {
      let screen = BackgroundWayScreen(way, isRounded: true)
      var faults: [String] = []
      play(screen) { occasion, look in
        if let fault = screen.fault(look) { faults.append("\(occasion): \(fault)") }
      }
      #expect(faults.prefix(3) == [])
    }
  }

  final class NewViewCell: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      let view = UIView()
      view.backgroundColor = .systemMint
      backgroundView = view
    }
  }

  /// A view that is made in an animation grows from nothing; the card that it fills does not.
  @Test func aBackgroundViewMadeWhileRowsBeginToBeEditedLeavesTheCardWhole() {
    HeadlessClock.held {
      let screen = HeldScreen(cellClass: NewViewCell.self)
      screen.apply("A:ab", animated: false)
      screen.settle()
      @MainActor func place() -> CGRect? { screen.shape("a")?.layer.presentation()?.frame }
      let before = place()
      #expect(before?.width == 358)
      screen.tableView.setEditing(true, animated: true)
      for _ in 0..<5 {
        #expect(place() == before)
        #expect(screen.shape("a")?.superview?.layer.presentation()?.frame.width == 390)
        let middle = screen.frame("a")
        let color = HeadlessDrawing(of: screen.window, values: .presentation)
          .color(at: CGPoint(x: middle.midX, y: middle.midY))
        #expect(color.isClose(to: HeadlessDrawing.RGBA(.systemMint)))
        HeadlessClock.advance(by: 0.06)
      }
    }
  }

  @Test(arguments: BackgroundWay.all)
  func handlersAndProvidersRunAsOftenAsUnderUIKit(_ way: BackgroundWay) {
    HeadlessClock.held {
      let plain = BackgroundWayScreen(way, isRounded: false)
      let rounded = BackgroundWayScreen(way, isRounded: true)
      var counts: [(String, Int, Int)] = []
      play(plain) { occasion, _ in
        plain.window.layoutIfNeeded()
        counts.append((occasion, plain.updates, plain.asked.count))
      }
      var index = 0
      var differences: [String] = []
      play(rounded) { occasion, _ in
        rounded.window.layoutIfNeeded()
        let wanted = counts[index]
        index += 1
        if (rounded.updates, rounded.asked.count) != (wanted.1, wanted.2) {
          differences.append(
            "\(occasion): \(rounded.updates) updates and \(rounded.asked.count) calls, not \(wanted.1) and \(wanted.2)"
          )
        }
      }
      #expect(differences.prefix(3) == [])
    }
  }

  @Test(arguments: BackgroundWay.all)
  func uninstallingGivesBackWhatWasAssignedLast(_ way: BackgroundWay) {
    HeadlessClock.held {
      let plain = BackgroundWayScreen(way, isRounded: false)
      let rounded = BackgroundWayScreen(way, isRounded: true)
      for screen in [plain, rounded] {
        screen.show("A:abc", animated: false)
        screen.window.layoutIfNeeded()
        screen.tableView.selectRow(
          at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        screen.window.layoutIfNeeded()
      }
      (rounded.source as? RoundedDiffableDataSource)?.uninstall()
      @MainActor func background(_ screen: BackgroundWayScreen, _ row: Int) -> String {
        let cell = screen.tableView.cellForRow(at: IndexPath(row: row, section: 0))
        let configuration = cell?.backgroundConfiguration
        let color = cell.flatMap { configuration?.resolvedBackgroundColor(for: $0.tintColor) }
        let view = configuration?.customView?.backgroundColor
        return "\(color.map { "\(HeadlessDrawing.RGBA($0))" } ?? "none")"
          + " \(view.map { "\(HeadlessDrawing.RGBA($0))" } ?? "none")"
          + " \(configuration?.cornerRadius ?? -1) \(cell?.backgroundView != nil)"
          + " \(cell?.backgroundView?.backgroundColor.map { "\(HeadlessDrawing.RGBA($0))" } ?? "none")"
          + " \(cell?.backgroundView?.isHidden == true) \(cell?.selectedBackgroundView != nil)"
      }
      for row in 0..<3 { #expect(background(rounded, row) == background(plain, row)) }
    }
  }
}
