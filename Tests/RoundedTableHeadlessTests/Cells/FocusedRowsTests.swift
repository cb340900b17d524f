import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A focused row's card shows its highlight, and halo and hover have its shape.
@MainActor @Suite struct FocusedRowsTests {
  private final class FocusableCell: UITableViewCell {
    override var canBecomeFocused: Bool { true }
  }

  private func screen(
    _ configure: @escaping (UITableViewCell, String) -> Void = { _, _ in }
  ) -> HeldScreen {
    let screen = HeldScreen(cellClass: FocusableCell.self, configure: configure)
    screen.apply("A:abc", animated: false)
    screen.settle()
    return screen
  }

  private func fill(_ item: String, on screen: HeldScreen) -> UIColor? {
    screen.window.layoutIfNeeded()
    return screen.shape(item)?.subviews.first?.backgroundColor
  }

  /// A decorated cell has no configuration, so nothing but the focus system tells of it.
  @Test(arguments: [true, false]) func aFocusedRowTakesItsHighlightAndGivesItBack(
    laysOut: Bool
  ) {
    HeadlessVariations.laysOutOnNewState.with(laysOut) {
      HeadlessClock.held { checkFocusedRow() }
    }
  }

  private func checkFocusedRow() {
    let screen = screen()
    screen.dataSource.style.selectionColor = .systemYellow
    #expect(fill("b", on: screen) == .secondarySystemGroupedBackground)
    #expect(screen.cell("b")?.takeFocus() == true)
    #expect(fill("b", on: screen) == .systemYellow)
    #expect(fill("a", on: screen) == .secondarySystemGroupedBackground)
    #expect(screen.drawnSigns("abc") == "╭│╰")
    UIView.dropFocus()
    #expect(fill("b", on: screen) == .secondarySystemGroupedBackground)
  }

  private func path(_ item: String, on screen: HeldScreen) -> UIBezierPath? {
    (screen.cell(item)?.focusEffect as? UIFocusHaloEffect)?.path
  }

  @Test func aHaloHasTheCardsShapeAndComesBack() {
    HeadlessClock.held {
      let own = UIFocusHaloEffect(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
      own.position = .inside
      let views = (container: UIView(frame: .zero), reference: UIView(frame: .zero))
      (own.containerView, own.referenceView) = views
      let screen = screen { cell, _ in if cell.focusEffect == nil { cell.focusEffect = own } }
      @MainActor func isShaped(_ item: String) -> Bool {
        guard let cell = screen.cell(item) else { return false }
        return path(item, on: screen)?.cgPath == screen.dataSource.cardPath(for: cell).cgPath
      }
      #expect(isShaped("a") && isShaped("b") && isShaped("c"))
      let shaped = screen.cell("a")?.focusEffect as? UIFocusHaloEffect
      #expect(shaped?.position == .inside)
      #expect(shaped?.containerView === views.container)
      #expect(shaped?.referenceView === views.reference)
      screen.apply("A:ab")
      screen.settle()
      #expect(isShaped("a") && isShaped("b"))
      let effect = screen.cell("a")?.focusEffect
      screen.cell("a")?.setNeedsLayout()
      screen.settle()
      #expect(screen.cell("a")?.focusEffect === effect)
      screen.cell("a")?.focusEffect = own
      screen.cell("a")?.setNeedsLayout()
      screen.settle()
      #expect(isShaped("a"))
      screen.dataSource.uninstall()
      #expect(path("a", on: screen)?.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  @Test func whatIsNoHaloIsTheApps() {
    HeadlessClock.held {
      let effect = UIFocusEffect()
      let screen = screen { cell, item in if item == "a" { cell.focusEffect = effect } }
      #expect(screen.cell("a")?.focusEffect != nil)
      #expect(!(screen.cell("a")?.focusEffect is UIFocusHaloEffect))
      #expect(screen.cell("b")?.focusEffect == nil)
    }
  }

  @Test func aHoverStyleWithoutShapeGetsTheCards() {
    HeadlessClock.held {
      guard #available(iOS 17.0, *) else { return }
      let screen = screen { cell, item in
        switch item {
        case "a": cell.hoverStyle = UIHoverStyle()
        case "b": cell.hoverStyle = UIHoverStyle(shape: .circle)
        default: cell.hoverStyle = nil
        }
      }
      let shaped = screen.cell("a")?.hoverStyle
      #expect(shaped?.shape != nil)
      #expect(screen.cell("c")?.hoverStyle == nil)
      let own = screen.cell("b")?.hoverStyle
      screen.apply("A:b")
      screen.settle()
      #expect(screen.cell("b")?.hoverStyle === own)
      screen.apply("A:ba")
      screen.settle()
      #expect(screen.cell("a")?.hoverStyle?.shape != nil)
      screen.dataSource.uninstall()
      #expect(screen.cell("a")?.hoverStyle != nil)
      #expect(screen.cell("a")?.hoverStyle?.shape == nil)
      #expect(screen.cell("b")?.hoverStyle?.shape != nil)
    }
  }

  /// Counts what is written.
  @available(iOS 17.0, *)
  final class HoveringCell: UITableViewCell {
    var writes = 0
    override var hoverStyle: UIHoverStyle? {
      didSet { writes += 1 }
    }
  }

  @Test func aHoverStyleIsWrittenOnlyWhereTheCardsShapeIsNew() throws {
    try HeadlessClock.held {
      guard #available(iOS 17.0, *) else { return }
      let screen = HeldScreen(
        cellClass: HoveringCell.self,
        configure: { cell, _ in if cell.hoverStyle == nil { cell.hoverStyle = UIHoverStyle() } })
      screen.apply("A:abc", animated: false)
      screen.settle()
      let cell = try #require(screen.cell("b") as? HoveringCell)
      let writes = cell.writes
      // The app's and the card's.
      #expect(writes == 2)
      for _ in 0..<3 {
        cell.setNeedsLayout()
        screen.settle()
        screen.apply("A:xabc", animated: false)
        screen.apply("A:abc", animated: false)
        screen.settle()
      }
      #expect(cell.writes == writes)
      screen.apply("A:ab")
      screen.settle()
      #expect(cell.writes > writes)
    }
  }
}
