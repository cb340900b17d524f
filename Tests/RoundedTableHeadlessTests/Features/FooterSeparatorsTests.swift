import HeadlessTestSupport
import RoundedTable
import SeededRandom
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Separators in cards that footers may be inside of: every row but a card's last has one, whether
/// or not there is a footer.
@MainActor @Suite struct FooterSeparatorsTests {
  /// Sections with a point have a footer.
  private final class Titled: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section).flatMap { $0.hasSuffix(".") ? $0 : nil }
    }
  }

  /// Lines are green, and nothing else is.
  private func screen(
    _ style: UITableView.Style = .grouped, scale: CGFloat = 3, rowHeight: CGFloat = 44
  ) -> HeldScreen {
    var device = HeadlessDevice.phone
    device.scale = scale
    let screen = HeldScreen(
      device, style, rowHeight: rowHeight, make: { Titled(tableView: $0, cellProvider: $1) })
    screen.dataSource.style.enclosesFooter = true
    screen.dataSource.style.cardSpacing = 0.4
    screen.dataSource.style.separator = CardSeparator(color: .green)
    screen.dataSource.style.fill = .gradient(
      CardGradient(colors: [.red, .blue]))
    return screen
  }

  /// The rows with a line above their bottom edge.
  private func linedRows(_ screen: HeldScreen) -> String {
    let drawing = HeadlessDrawing(of: screen.window)
    let green = HeadlessDrawing.RGBA(.green)
    let items = screen.dataSource.snapshot().itemIdentifiers.joined()
    return items.filter { item in
      let frame = screen.frame(String(item))
      return stride(from: 0.05, to: 1.5, by: 0.05).contains { depth in
        drawing.color(at: CGPoint(x: frame.midX, y: frame.maxY - depth)).isClose(to: green)
      }
    }
  }

  /// The rows that another one follows in its section.
  private func followedRows(_ screen: HeldScreen) -> String {
    let snapshot = screen.dataSource.snapshot()
    return snapshot.sectionIdentifiers.map { section in
      snapshot.itemIdentifiers(inSection: section).dropLast().joined()
    }.joined()
  }

  @Test(arguments: [2.0, 3], [44, 44.4, 43.7, 50.25])
  func everyRowButTheLastOfItsCardHasOne(_ scale: Double, _ rowHeight: Double) {
    HeadlessClock.held {
      let screen = screen(scale: scale, rowHeight: rowHeight)
      for sections in [
        ["A:abc", "B.:def"], ["A:abcg", "B.:defh"], ["A:ag", "B.:defhbc"], ["A:agd", "B.:efhb"],
        ["B.:e", "A:agdfhb"], ["A:bh", "C:agd", "B.:ef"],
      ] {
        screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: true)
        screen.settle()
        #expect(linedRows(screen) == followedRows(screen), "\(sections)")
        #expect(screen.dataSource.diagnose() == [])
      }
    }
  }

  /// A row that was the last above a footer, and so had none, gets one where another row follows.
  @Test(arguments: [false, true]) func aRowThatLeavesAFooterHasOne(isAnimated: Bool) {
    HeadlessClock.held {
      let screen = screen()
      screen.apply("A:abc", "B.:de", animated: false)
      screen.settle()
      screen.apply("A:abec", "B.:d", animated: isAnimated)
      screen.settle()
      #expect(linedRows(screen) == "abe")
    }
  }

  /// Rows that move about among sections with and without a footer.
  @Test(arguments: [UITableView.Style.plain, .grouped])
  func afterAnySequenceOfMoves(_ style: UITableView.Style) {
    for seed in 0..<8 as Range<UInt64> {
      var dice = SplitMix64(seed: seed)
      HeadlessClock.held {
        let screen = screen(style, scale: seed.isMultiple(of: 2) ? 2 : 3)
        var rows = [["a", "b", "c"], ["d", "e"], ["f"], ["g", "h"]]
        for _ in 0..<16 {
          for _ in 0..<Int.random(in: 1...3, using: &dice) {
            let source = Int.random(in: 0..<4, using: &dice)
            let target = Int.random(in: 0..<4, using: &dice)
            guard let item = rows[source].randomElement(using: &dice) else { continue }
            rows[source].removeAll { $0 == item }
            rows[target].insert(item, at: .random(in: 0...rows[target].count, using: &dice))
          }
          let sections = zip(["A", "B.", "C", "D."], rows).map { "\($0):\($1.joined())" }
          screen.dataSource.apply(
            LetterSnapshot(sections), animatingDifferences: .random(using: &dice))
          if .random(using: &dice) { screen.dataSource.refreshCards(animated: false) }
          guard .random(using: &dice) else { continue }
          screen.settle()
          #expect(linedRows(screen) == followedRows(screen), "seed \(seed): \(sections)")
        }
      }
    }
  }
}
