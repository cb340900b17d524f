import RoundedTable
import TestSupport
import Testing
import UIKit

/// What the diagnosis names, what it takes for right, and when it speaks.
@MainActor @Suite struct DiagnosisCausesTests {
  private func kinds(_ screen: CardScreen) -> [CardFinding.Kind] {
    screen.dataSource.diagnose().map(\.kind)
  }

  @Test func aCardThatIsNoLongerRightIsNamed() {
    let screen = CardScreen()
    var isSplit = false
    screen.dataSource.cardID = { isSplit && $0 > "b" ? 1 : 0 }
    screen.show("A:abcd")
    isSplit = true
    let findings = screen.dataSource.diagnose()
    #expect(findings.map(\.kind) == [.wrongCard, .wrongCard])
    #expect(findings.map(\.item) == ["b", "c"])
    #expect(findings.first?.detail.contains("middle") == true)
    #expect(findings.first?.detail.contains("bottom") == true)
    screen.dataSource.refreshCards(animated: false)
    #expect(kinds(screen).isEmpty)
  }

  @Test func aColorThatIsCreatedAnewEachTimeIsNotNamed() {
    let screen = CardScreen()
    screen.dataSource.sectionStyle = { _, style in
      style.fill = .color(UIColor { $0.userInterfaceStyle == .dark ? .orange : .yellow })
    }
    screen.show("A:abcd")
    #expect(kinds(screen).isEmpty)
    // A wrong position is named all the same.
    var isSplit = false
    screen.dataSource.cardID = { isSplit && $0 > "b" ? 1 : 0 }
    isSplit = true
    #expect(kinds(screen) == [.wrongCard, .wrongCard])
  }

  @Test func aCardThatComesBackWithTheNextLayoutIsNotNamed() {
    let screen = CardScreen()
    screen.show("A:ab")
    screen.cell("a")?.backgroundConfiguration = .listGroupedCell()
    screen.cell("b")?.backgroundView = UIView()
    #expect(kinds(screen).isEmpty)
    #expect(screen.dataSource.capDescription == "A\n╭ a\n╰ b")
    screen.window.layoutIfNeeded()
    #expect(kinds(screen).isEmpty)
    #expect(screen.signs("ab") == "╭╰")
  }

  @Test func aMaskIsNamed() {
    let screen = CardScreen(configure: { cell, _ in cell.layer.mask = CALayer() })
    screen.show("A:a")
    #expect(kinds(screen) == [.cellClips])
  }

  @Test func aMaskOfTheContentViewIsNamed() {
    let screen = CardScreen(configure: { cell, _ in cell.contentView.layer.mask = CALayer() })
    screen.show("A:a")
    #expect(kinds(screen) == [.cellClips])
  }

  @Test func aContentViewWithARadiusIsNamed() {
    let screen = CardScreen(configure: { cell, _ in cell.contentView.layer.cornerRadius = 8 })
    screen.show("A:a")
    #expect(kinds(screen) == [.cellRoundsItself])
  }

  @Test func contentThatTheStyleClipsIsRight() {
    let screen = CardScreen()
    screen.dataSource.style.clipsContent = true
    screen.show("A:abc")
    #expect(kinds(screen).isEmpty)
  }

  @Test(arguments: [-20, 20]) func aViewOverEitherEdgeIsNamed(_ offset: CGFloat) {
    let screen = CardScreen(
      isRoot: false,
      configure: { cell, _ in
        let content = cell.contentView
        guard content.subviews.isEmpty else { return }
        let photo = UIView(
          frame: CGRect(
            x: offset < 0 ? 0 : content.bounds.width - 40, y: 12, width: 40, height: 20))
        photo.backgroundColor = .systemTeal
        if offset > 0 { photo.autoresizingMask = .flexibleLeftMargin }
        content.addSubview(photo)
      })
    screen.show("A:a")
    #expect(kinds(screen) == [.contentIgnoresMargins, .contentIsPinnedToEdges])
  }

  @Test func whatIsNotSeenIsNoFault() {
    let screen = CardScreen(configure: { cell, _ in
      cell.contentView.backgroundColor = .clear
      guard cell.contentView.subviews.isEmpty else { return }
      let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 1_000, height: 10))
      hidden.isHidden = true
      let transparent = UIView(frame: hidden.frame)
      transparent.alpha = 0
      let colorless = UIView(frame: hidden.frame)
      for view in [hidden, transparent] { view.backgroundColor = .red }
      // What a label is before its first layout.
      let empty = UIView(frame: .zero)
      for view in [hidden, transparent, colorless, empty] { cell.contentView.addSubview(view) }
    })
    screen.show("A:ab")
    screen.cell("a")?.contentView.backgroundColor = .clear
    #expect(kinds(screen).isEmpty)
  }

  /// Ways in which apps fill a cell inside its margins.
  nonisolated static let contents: [String: @MainActor (UITableViewCell, String) -> Void] = [
    "labels": { cell, item in
      cell.textLabel?.text = "Several words about \(item)"
      cell.detailTextLabel?.text = item
    },
    "a configuration": { cell, item in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Several words about \(item)"
      cell.contentConfiguration = content
    },
    "constraints": { cell, item in
      let content = cell.contentView
      guard content.subviews.isEmpty else { return }
      let label = UILabel(frame: .zero)
      label.text = "Several words about \(item)"
      label.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(label)
      let margins = content.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    },
  ]

  @Test(arguments: contents.keys.sorted()) func contentInsideTheMarginsIsRightAtAnyTime(
    _ name: String
  ) async {
    var reported: [CardFinding] = []
    let fill = Self.contents[name] ?? { _, _ in }
    let screen = CardScreen(rowHeight: 100, configure: fill)
    screen.dataSource.diagnosis = CardDiagnosis { reported.append($0) }
    screen.show("A:abc")
    screen.show("A:abcdefghijklmnopqrstuvwxyz", animated: true)
    screen.dataSource.apply(
      LetterSnapshot(["A:0123defghijklmnop", "B:xyz"]), animatingDifferences: true,
      completion: nil)
    reported += screen.dataSource.diagnose()
    for offset in [300.0, 700, 100] {
      screen.tableView.contentOffset.y = offset
      screen.window.layoutIfNeeded()
      screen.dataSource.refreshCards(animated: false)
      screen.window.layoutIfNeeded()
      await turnOfTheMainQueue()
    }
    #expect(reported.isEmpty)
  }

  @Test func rowsWithoutACardAndCardCellsAreNotExamined() {
    let screen = CardScreen(
      cellClass: CardCellTests.SelfDrawnCell.self,
      configure: { cell, item in cell.layer.cornerRadius = 5 })
    screen.dataSource.sectionStyle = { if $0 == "B" { $1 = .noCard } }
    screen.show("A:ab", "B:c")
    #expect(kinds(screen).isEmpty)
    let plain = CardScreen(configure: { cell, _ in cell.layer.cornerRadius = 5 })
    plain.dataSource.sectionStyle = { _, style in style = .noCard }
    plain.show("A:ab")
    #expect(kinds(plain).isEmpty)
  }

  @Test func cardsOfAnotherDecoratorAreItsOwnMatter() {
    final class Unseen: CellDecorator {
      func decorate(_ cell: UITableViewCell, as card: Card, animated: Bool) {}
      func undecorate(_ cell: UITableViewCell) {}
    }
    let screen = CardScreen()
    screen.dataSource.decorator = Unseen()
    screen.show("A:ab")
    #expect(kinds(screen).isEmpty)
  }

  @Test func whenNothingIsDecoratedNothingIsExamined() {
    let screen = CardScreen(configure: { cell, _ in cell.layer.cornerRadius = 5 })
    screen.show("A:ab")
    #expect(kinds(screen) == [.cellRoundsItself, .cellRoundsItself])
    screen.dataSource.uninstall()
    #expect(kinds(screen).isEmpty)
  }

  @Test func spacingOnAGroupedTableIsRight() {
    let screen = CardScreen(.grouped)
    screen.dataSource.tableStyle.sectionSpacing = 20
    screen.show("A:ab")
    #expect(kinds(screen).isEmpty)
  }

  @Test func theCellsOfAnotherDataSourceAreNotExamined() {
    let screen = CardScreen(.plain)
    screen.dataSource.tableStyle.sectionSpacing = 10
    screen.show("A:a")
    let second = CardScreen.DataSource(tableView: screen.tableView) { tableView, indexPath, _ in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.layer.cornerRadius = 5
      return cell
    }
    second.apply(LetterSnapshot(["A:ab"]), animatingDifferences: false, completion: nil)
    for _ in 0..<4 {
      screen.window.layoutIfNeeded()
      #expect(second.diagnose().count == 2)
      #expect(screen.dataSource.diagnose().isEmpty)
      #expect(second.capDescription == "A\n╭ a\n╰ b")
      #expect(screen.dataSource.capDescription == "")
      screen.tableView.reloadData()
    }
  }

  @Test func rowsAreNamedFromTopToBottom() {
    let screen = CardScreen(configure: { cell, _ in cell.layer.cornerRadius = 5 })
    screen.show("A:abcde", "B:fg")
    #expect(screen.dataSource.diagnose().map(\.item) == ["a", "b", "c", "d", "e", "f", "g"])
  }

  private func turnOfTheMainQueue() async {
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
  }

  private func layoutAndTurn(_ screen: CardScreen) async {
    screen.window.layoutIfNeeded()
    await turnOfTheMainQueue()
  }

  @Test func aFindingThatMovesIsNotReportedAgain() async {
    var reported: [String?] = []
    let screen = CardScreen(configure: { cell, item in
      if "bcd".contains(item) { cell.layer.cornerRadius = 5 }
    })
    screen.dataSource.diagnosis = CardDiagnosis { reported.append($0.item) }
    screen.show("A:bcd")
    #expect(await soon { reported == ["b", "c", "d"] })
    screen.show("A:abcd")
    await turnOfTheMainQueue()
    #expect(reported == ["b", "c", "d"])
  }

  @Test func itemsThatSayTheSameOfThemselvesAreToldApart() async {
    final class Note: Hashable, Sendable {
      static func == (left: Note, right: Note) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    var reported = 0
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let window = UIWindow.inScene(frame: tableView.frame)
    window.addSubview(tableView)
    let dataSource = RoundedDiffableDataSource<Int, Note>(tableView: tableView) {
      tableView, indexPath, _ in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.layer.cornerRadius = 5
      return cell
    }
    dataSource.diagnosis = CardDiagnosis { _ in reported += 1 }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
    snapshot.appendSections([0])
    snapshot.appendItems([Note()])
    for count in 1...3 {
      dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
      window.layoutIfNeeded()
      #expect(await soon { reported == count })
      snapshot.appendItems([Note()])
    }
  }

  @Test func whatComesIntoSightIsReported() async {
    var reported: [String?] = []
    let screen = CardScreen(configure: { cell, item in cell.layer.cornerRadius = item == "z" ? 5 : 0
    })
    screen.dataSource.diagnosis = CardDiagnosis { reported.append($0.item) }
    screen.show("A:abcdefghijklmnopqrstuvwxyz")
    // The update is over, too.
    for _ in 0..<5 { await turnOfTheMainQueue() }
    #expect(reported == [])
    screen.tableView.contentOffset.y =
      screen.tableView.contentSize.height - screen.tableView.bounds.height
    screen.window.layoutIfNeeded()
    #expect(await soon { reported == ["z"] })
  }

  @Test func aLongItemIsCutOff() {
    let screen = CardScreen(configure: { cell, _ in cell.layer.cornerRadius = 5 })
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["A"])
    let fitting = String(repeating: "x", count: 60)
    snapshot.appendItems([String(repeating: "long ", count: 40), fitting, fitting + "y"])
    screen.dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
    screen.window.layoutIfNeeded()
    let findings = screen.dataSource.diagnose()
    #expect(findings[1].description.contains("(\(fitting))"))
    #expect(findings[2].description.contains("(\(fitting.dropLast())…)"))
    let finding = findings.first
    #expect(finding?.item?.count == 200)
    #expect(finding?.description.contains("long long") == true)
    #expect(finding?.description.contains("…)") == true)
    #expect((finding?.description.count ?? 999) < 200)
  }

  @Test func aFindingThatComesBackIsReportedAgain() async {
    var reported: [String?] = []
    let screen = CardScreen()
    screen.show("A:ab")
    screen.dataSource.diagnosis = CardDiagnosis { reported.append($0.item) }
    await layoutAndTurn(screen)
    #expect(reported.isEmpty)
    screen.cell("a")?.layer.cornerRadius = 5
    screen.dataSource.refreshCards(animated: false)
    screen.dataSource.refreshCards(animated: false)
    screen.window.layoutIfNeeded()
    #expect(await soon { reported == ["a"] })
    screen.cell("a")?.layer.cornerRadius = 0
    screen.dataSource.refreshCards(animated: false)
    await layoutAndTurn(screen)
    screen.cell("a")?.layer.cornerRadius = 5
    screen.dataSource.refreshCards(animated: false)
    screen.window.layoutIfNeeded()
    #expect(await soon { reported == ["a", "a"] })
    screen.dataSource.diagnosis = CardDiagnosis { reported.append($0.item) }
    screen.window.layoutIfNeeded()
    #expect(await soon { reported == ["a", "a", "a"] })
  }
}
