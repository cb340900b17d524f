import RoundedTable
import TestSupport
import Testing
import UIKit

/// Cards add nothing to what is read out, nor to what can be touched.
@MainActor @Suite struct AccessibilityTests {
  private func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  private func decorations(of screen: CardScreen) -> [UIView] {
    let cell = screen.cell("a")
    let ours = [cell?.backgroundView, cell?.selectedBackgroundView].compactMap(\.self)
    return ours.flatMap(views)
  }

  @Test func noViewOfACardIsAnElement() {
    let screen = CardScreen()
    screen.dataSource.style.outline = CardOutline(color: .red)
    screen.show("A:ab")
    screen.tableView.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    screen.window.layoutIfNeeded()
    let decorations = decorations(of: screen)
    #expect(decorations.count >= 7)
    #expect(decorations.allSatisfy { !$0.isAccessibilityElement })
    #expect(decorations.allSatisfy { $0.accessibilityLabel == nil })
    let others = views(screen.tableView).filter { $0.isHidden }
    #expect(others.allSatisfy { !$0.isAccessibilityElement })
  }

  @Test func aCellReadsAsItDidBefore() {
    let screen = CardScreen(configure: { cell, item in
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = "row \(item)"
      cell.accessibilityTraits = .button
    })
    screen.show("A:ab")
    screen.show("A:abc", animated: true)
    #expect(screen.cell("b")?.isAccessibilityElement == true)
    #expect(screen.cell("b")?.accessibilityLabel == "row b")
    #expect(screen.cell("b")?.accessibilityTraits == .button)
    #expect(screen.cell("b")?.accessibilityElementsHidden == false)
  }

  @Test func aCardIsBehindEverythingAndTakesNoTouches() {
    let screen = CardScreen(configure: { cell, _ in cell.accessoryView = UISwitch(frame: .zero) })
    screen.show("A:ab")
    let cell = screen.cell("a")
    #expect(cell?.subviews.first === cell?.backgroundView)
    #expect(decorations(of: screen).allSatisfy { !$0.isUserInteractionEnabled })
    screen.tableView.setEditing(true, animated: false)
    screen.window.layoutIfNeeded()
    #expect(cell?.subviews.first === cell?.backgroundView)
  }
}
