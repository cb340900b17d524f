import RoundedTable
import TestSupport
import Testing
import UIKit

/// When the diagnosis looks at cells, what it makes of their layout, and that it makes nothing in
/// them.
@MainActor @Suite struct DiagnosisLayoutTests {
  private func kinds(_ screen: CardScreen) -> [CardFinding.Kind] {
    screen.dataSource.diagnose().map(\.kind)
  }

  private func turnOfTheMainQueue() async {
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
  }

  final class SkippingCell: UITableViewCell {
    override func layoutSubviews() {}
  }

  final class RoundingCell: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = 8
    }
  }

  @Test func aCellThatDoesNotLayItsPartsOutIsNamed() {
    let screen = CardScreen(
      rowHeight: 80, cellClass: SkippingCell.self,
      configure: { cell, item in cell.textLabel?.text = item })
    screen.show("A:ab")
    #expect(kinds(screen) == [.cellSkipsLayout, .cellSkipsLayout])
    let detail = screen.dataSource.diagnose().first?.detail
    #expect(detail?.contains("layoutSubviews doesn't call super") == true)
  }

  final class NarrowingCell: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.frame = contentView.frame.insetBy(dx: 0, dy: 5)
    }
  }

  @Test func anotherFrameOfTheContentViewIsNamedAsACause() {
    let screen = CardScreen(cellClass: NarrowingCell.self)
    screen.show("A:a")
    #expect(kinds(screen) == [.cellSkipsLayout])
    #expect(screen.dataSource.diagnose().first?.detail.contains("or changes their frames") == true)
  }

  @Test func aRadiusFromLayoutSubviewsIsNotBlamedOnTheProvider() {
    let screen = CardScreen(cellClass: RoundingCell.self)
    screen.show("A:a")
    #expect(kinds(screen) == [.cellRoundsItself])
    let detail = screen.dataSource.diagnose().first?.detail
    #expect(detail?.contains("in the cell provider or the cell") == true)
  }

  @Test(arguments: DiagnosisCausesTests.contents.keys.sorted())
  func nothingIsFoundWhileTheTableTurns(
    _ name: String
  ) async {
    var reported: [CardFinding] = []
    let screen = CardScreen(configure: DiagnosisCausesTests.contents[name] ?? { _, _ in })
    screen.dataSource.diagnosis = CardDiagnosis { reported.append($0) }
    screen.show("A:abc")
    for width in [844.0, 390, 700, 320] {
      screen.window.frame = CGRect(x: 0, y: 0, width: width, height: 844)
      // Before anything is laid out, between, and after.
      #expect(kinds(screen).isEmpty)
      screen.tableView.superview?.frame = screen.window.bounds
      #expect(kinds(screen).isEmpty)
      screen.dataSource.refreshCards(animated: false)
      await turnOfTheMainQueue()
      screen.window.layoutIfNeeded()
      for _ in 0..<12 { await turnOfTheMainQueue() }
      #expect(kinds(screen).isEmpty)
    }
    #expect(reported.isEmpty)
  }

  final class PictureCell: UITableViewCell {
    let picture = UIImageView(image: UIImage(systemName: "star"))
    let title = UILabel(frame: .zero)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      title.text = "Title"
      contentView.addSubview(picture)
      contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      picture.frame = CGRect(x: 40, y: 10, width: 20, height: 20)
      title.frame = CGRect(x: 80, y: 10, width: 100, height: 20)
    }
  }

  @Test func noLabelOrPictureIsMadeInCellsThatHaveNone() {
    let screen = CardScreen(cellClass: PictureCell.self)
    screen.show("A:abc")
    #expect(kinds(screen).isEmpty)
    for item in ["a", "b", "c"] {
      let cell = screen.cell(item) as? PictureCell
      #expect(cell.map { $0.contentView.subviews == [$0.picture, $0.title] } == true)
    }
    let other = CardScreen(configure: { cell, _ in
      guard cell.contentView.subviews.isEmpty else { return }
      for view in [UIImageView(image: UIImage(systemName: "star")), UILabel(frame: .zero)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
      }
    })
    other.show("A:abc")
    #expect(other.cell("a")?.contentView.subviews.count == 2)
  }
}
