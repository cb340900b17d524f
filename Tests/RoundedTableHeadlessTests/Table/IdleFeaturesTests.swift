import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A feature that no card needs any more costs nothing, and is back as soon as a card needs it.
@MainActor @Suite struct IdleFeaturesTests {
  private static let fill = CardFill.view(id: "fill", fallback: .systemYellow) {
    let view = UIView()
    view.backgroundColor = .systemTeal
    return view
  }

  private func fills(_ screen: HeldScreen) -> Int {
    screen.tableView.subviews.count { $0 is ViewFillView }
  }

  @Test func aFillIsBackWithItsCards() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.dataSource.sectionStyle = { _, style in style.fill = Self.fill }
      screen.apply("A:abc", animated: false)
      screen.settle()
      #expect(fills(screen) == 1)
      screen.dataSource.sectionStyle = { _, style in style = .noCard }
      screen.settle()
      screen.dataSource.refreshCards(animated: false)
      screen.settle()
      #expect(fills(screen) == 0)
      screen.dataSource.sectionStyle = { _, style in style.fill = Self.fill }
      screen.settle()
      #expect(fills(screen) == 1)
    }
  }

  /// Rows without a card have separators of ours among cards, and none are left when the last such
  /// row has gone.
  @Test func separatorsOfRowsWithoutACardGoAndComeBack() {
    HeadlessClock.held {
      let screen = HeldScreen()
      @MainActor func separators() -> Int {
        screen.tableView.visibleCells.reduce(0) { sum, cell in
          sum + cell.subviews.count { $0 is PlainRowSeparatorsView }
        }
      }
      let styled: (String, inout CardStyle) -> Void = { section, style in
        if section == "B" { style = .noCard }
      }
      screen.dataSource.sectionStyle = styled
      screen.apply("A:abc", "B:def", animated: false)
      screen.settle()
      #expect(separators() == 3)
      screen.dataSource.sectionStyle = { _, _ in }
      screen.settle()
      #expect(separators() == 0)
      screen.dataSource.sectionStyle = styled
      screen.settle()
      #expect(separators() == 3)
      screen.dataSource.uninstall()
      #expect(separators() == 0)
    }
  }

  /// A correction that changes nothing makes no layout, after a shadow as before it.
  @Test func afterAShadowTheTableIsNotLaidOutForIt() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abc", animated: false)
      screen.settle()
      @MainActor func needsLayout() -> Bool {
        screen.dataSource.refreshCards(animated: false)
        return screen.tableView.subviews.contains {
          !($0 is UITableViewCell) && $0.layer.needsLayout()
        }
      }
      #expect(!needsLayout())
      screen.dataSource.style.shadow = CardShadow()
      screen.settle()
      #expect(needsLayout())
      screen.dataSource.style.shadow = nil
      screen.settle()
      #expect(!needsLayout())
    }
  }

  @Test func afterAnAnimatedUpdateAStyleIsSetWithoutAnimation() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abc", animated: false)
      screen.settle()
      screen.apply("A:abcd")
      screen.settle()
      screen.dataSource.style.fill = .gradient(
        CardGradient(colors: [.red, .blue]))
      screen.window.layoutIfNeeded()
      @MainActor func isAnimated(_ layer: CALayer) -> Bool {
        layer.animationKeys()?.isEmpty == false
          || (layer.sublayers ?? []).contains(where: isAnimated)
      }
      #expect(!isAnimated(screen.window.layer))
    }
  }
}
