import RoundedTable
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct DiagnosisTests {
  private func kinds(_ screen: CardScreen) -> Set<CardFinding.Kind> {
    Set(screen.dataSource.diagnose().map(\.kind))
  }

  @Test func whenAllIsRightNothingIsFound() {
    let screen = CardScreen()
    screen.show("A:abc", "B:d")
    #expect(screen.dataSource.diagnose().isEmpty)
  }

  /// Wants its picture behind it whenever it is laid out.
  final class PictureCell: UITableViewCell {
    let picture = UIImageView(frame: .zero)
    override func layoutSubviews() {
      super.layoutSubviews()
      if tag == 1 { backgroundView = picture }
    }
  }

  @Test func aReplacedBackgroundIsNamed() {
    let screen = CardScreen(
      cellClass: PictureCell.self, configure: { cell, item in cell.tag = item == "b" ? 1 : 0 })
    screen.show("A:ab")
    let findings = screen.dataSource.diagnose()
    #expect(findings.map(\.kind) == [.backgroundReplaced])
    #expect(findings.first?.item == "b")
    #expect(findings.first?.indexPath == IndexPath(row: 1, section: 0))
    #expect(findings.first?.description.contains("Row 1 of section 0 (b)") == true)
  }

  /// Of a row in the middle, the shadow is as high as the row.
  @Test func aCellThatClipsItsShadowIsNamed() {
    let screen = CardScreen(configure: { cell, _ in cell.clipsToBounds = true })
    screen.show("A:abc")
    #expect(kinds(screen).isEmpty)
    screen.dataSource.style.shadow = CardShadow()
    screen.show("A:abcd")
    let findings = screen.dataSource.diagnose()
    #expect(findings.map(\.kind) == [.cellClips, .cellClips])
    #expect(findings.map(\.item) == ["a", "d"])
    for item in ["a", "d"] { screen.cell(item)?.clipsToBounds = false }
    #expect(kinds(screen).isEmpty)
  }

  @Test func aProviderThatRoundsTooIsNamed() {
    let screen = CardScreen(configure: { cell, _ in cell.layer.cornerRadius = 8 })
    screen.show("A:ab")
    #expect(kinds(screen) == [.cellRoundsItself])
  }

  @Test func anOpaqueContentViewIsNamed() {
    let screen = CardScreen()
    screen.show("A:ab")
    screen.cell("a")?.contentView.backgroundColor = .red
    #expect(kinds(screen) == [.contentIsOpaque])
  }

  @Test func contentPinnedToTheEdgesIsNamed() {
    let screen = CardScreen(
      isRoot: false,
      configure: { cell, _ in
        guard cell.contentView.subviews.isEmpty else { return }
        let photo = UIView(frame: cell.contentView.bounds)
        photo.backgroundColor = .systemTeal
        photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(photo)
      })
    screen.show("A:ab")
    #expect(
      kinds(screen) == [.contentIgnoresMargins, .contentIsPinnedToEdges, .contentIsOpaque])
  }

  @Test func spacingOnAPlainTableIsNamed() {
    let screen = CardScreen(.plain)
    screen.dataSource.tableStyle.sectionSpacing = 20
    screen.show("A:ab")
    #expect(kinds(screen) == [.spacingHasNoEffect])
  }

  @Test func findingsAreReportedOnceAfterEachUpdate() async {
    var reported: [CardFinding.Kind] = []
    let screen = CardScreen(configure: { cell, _ in cell.layer.mask = CALayer() })
    screen.dataSource.diagnosis = CardDiagnosis { reported.append($0.kind) }
    for items in ["a", "ab", "ab"] {
      screen.show("A:\(items)")
      #expect(await soon { !reported.isEmpty })
    }
    #expect(reported.allSatisfy { $0 == .cellClips })
    #expect((1...2).contains(reported.count))
  }

  @Test func rowsCanBeTintedByPosition() {
    let screen = CardScreen()
    screen.show("A:ab")
    func fill(_ item: String) -> UIColor? {
      (screen.cell(item)?.backgroundView as? CellBackgroundView)?.subviews.first?.subviews.first?
        .backgroundColor
    }
    screen.dataSource.diagnosis = CardDiagnosis(tints: true)
    #expect(fill("a") == .systemGreen)
    #expect(fill("b") == .systemOrange)
    screen.show("A:abc")
    #expect(fill("b") == .systemBlue)
    screen.dataSource.diagnosis = nil
    #expect(fill("b") == .secondarySystemGroupedBackground)
  }

  @Test func theCapsOfAScreenAreText() {
    let screen = CardScreen()
    screen.dataSource.sectionStyle = { if $0 == "C" { $1 = .noCard } }
    screen.show("A:abc", "B:d", "C:e")
    #expect(screen.dataSource.capDescription == "A\n╭ a\n│ b\n╰ c\nB\n□ d\nC\n  e")
  }
}
