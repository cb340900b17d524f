import HeadlessTestSupport
import RoundedTable
import SeededRandom
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Sections that an update deletes, moves or reloads while their headers and footers are inside
/// cards.
///
/// A view of such a section stays on screen until it has faded out. Nothing may ask the data source
/// for the section that it had before.
@MainActor @Suite struct LeavingSectionsTests {
  /// What draws across cards, and so needs to know where they are.
  enum Look: CaseIterable {
    case automatic, gradient, shadow, view, gaps

    @MainActor var style: CardStyle {
      var style = CardStyle()
      style.enclosesHeader = true
      style.enclosesFooter = true
      switch self {
      case .automatic: break
      case .gradient: style.fill = .gradient(CardGradient(colors: [.red, .blue]))
      case .shadow: style.shadow = CardShadow()
      case .view: style.fill = .view(id: "view", fallback: .red) { UIView() }
      case .gaps:
        style.shadow = CardShadow()
        style.cardSpacing = 8
        style.rowSpacing = 2
      }
      return style
    }
  }

  private final class Titled: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { sectionIdentifier(for: section).map { "\($0)." } }
  }

  private func diffable(_ look: Look, _ style: UITableView.Style) -> HeldScreen {
    let screen = HeldScreen(.phone, style, make: { Titled(tableView: $0, cellProvider: $1) })
    screen.dataSource.style = look.style
    return screen
  }

  @Test(arguments: Look.allCases, [UITableView.Style.plain, .grouped])
  func theLastSectionIsDeleted(_ look: Look, _ style: UITableView.Style) {
    HeadlessClock.held {
      let screen = diffable(look, style)
      screen.apply("A:abc", "B:d", animated: false)
      screen.settle()
      screen.apply("A:abc")
      screen.window.layoutIfNeeded()
      screen.settle()
      #expect(screen.dataSource.capDescription == "A\n│ a\n│ b\n│ c")
    }
  }

  @Test(arguments: Look.allCases, [UITableView.Style.plain, .grouped])
  func theLastSectionOfAClassicTableIsDeleted(_ look: Look, _ style: UITableView.Style) {
    HeadlessClock.held {
      let screen = ClassicScreen("abc", "d", style: style)
      screen.titles = ["A", "B"]
      screen.cards?.style = look.style
      screen.tableView.reloadData()
      screen.window.layoutIfNeeded()
      screen.update {
        screen.sections.removeLast()
        screen.titles.removeLast()
        screen.tableView.deleteSections([1], with: .fade)
      }
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 2)
      screen.window.layoutIfNeeded()
      #expect(screen.sections.count == 1)
    }
  }

  /// Any number of sections comes, goes, moves and is reloaded, with and without animation, also
  /// before an earlier update has ended.
  @Test(arguments: Look.allCases, [UITableView.Style.plain, .grouped])
  func anySequenceOfUpdates(_ look: Look, _ style: UITableView.Style) {
    for seed in Thoroughness.tried(Array(0..<6 as Range<UInt64>)) {
      var dice = SplitMix64(seed: seed)
      var script: [String] = []
      HeadlessClock.held {
        let screen = diffable(look, style)
        var sections = ["A:abc", "B:d", "C:", "D:ef"]
        screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: false)
        screen.settle()
        for _ in 0..<12 {
          let reloaded = sections.randomElement(using: &dice)
          switch Int.random(in: 0..<5, using: &dice) {
          case 0: if !sections.isEmpty { sections.removeLast() }
          case 1: if !sections.isEmpty { sections.removeFirst() }
          case 2: sections.shuffle(using: &dice)
          case 3: sections = ["A:abc", "B:d", "C:", "D:ef", "E:ghijkl"].shuffled(using: &dice)
          default: screen.tableView.reloadData()
          }
          var snapshot = LetterSnapshot(sections)
          if let reloaded, sections.contains(reloaded) {
            snapshot.reloadSections([String(reloaded.prefix(1))])
          }
          let isAnimated = Bool.random(using: &dice)
          script.append("\(sections), animated: \(isAnimated), reloaded: \(reloaded ?? "none")")
          screen.dataSource.apply(snapshot, animatingDifferences: isAnimated)
          if Bool.random(using: &dice) { screen.window.layoutIfNeeded() }
          HeadlessClock.advance(by: .random(in: 0...0.4, using: &dice))
          if Bool.random(using: &dice) { screen.window.layoutIfNeeded() }
        }
        screen.settle()
        let wrong = screen.dataSource.diagnose().filter { $0.kind == .wrongCard }
        #expect(wrong.isEmpty, "seed \(seed): \(script.joined(separator: "\n"))")
      }
    }
  }
}
