import RoundedTable
import TestSupport
import Testing
import UIKit

/// Every way in which a cell can set its background: what becomes of it, and that it comes back.
@MainActor @Suite struct BackgroundWaysTests {
  private func fill(_ cell: UITableViewCell?) -> UIColor? { ShownCard.fill(of: cell) }

  /// Sets a color on every cell just before it is shown.
  final class Painter: NSObject, UITableViewDelegate {
    var color = UIColor.systemRed
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      cell.backgroundColor = color
    }
  }

  @Test func aColorFromWillDisplayBecomesTheFill() {
    let screen = CardScreen()
    let painter = Painter()
    screen.tableView.delegate = painter
    screen.show("A:ab")
    #expect(fill(screen.cell("a")) == .systemRed)
    #expect(screen.cell("a")?.backgroundColor?.cgColor.alpha == 0)
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.backgroundColor == .systemRed)
  }

  @Test func aColorFromWillDisplayOnAPreparedCellIsFollowedWithItsNextLayout() {
    let screen = CardScreen(rowHeight: 100)
    let painter = Painter()
    screen.tableView.delegate = painter
    screen.show("A:abcdefghijklmnopqrstuvwxyz")
    painter.color = .systemTeal
    screen.tableView.contentOffset.y = screen.tableView.contentSize.height - 800
    screen.window.layoutIfNeeded()
    screen.cell("z")?.setNeedsLayout()
    screen.window.layoutIfNeeded()
    #expect(fill(screen.cell("z")) == .systemTeal)
  }

  /// Themes are changed on the cells in sight, without a layout of theirs.
  @Test(arguments: [false, true])
  func aColorOnACellInSightIsTheFillOnceCardsAreRefreshed(_ isOfContent: Bool) {
    let screen = CardScreen()
    screen.show("A:abc", "B:d")
    for cell in screen.tableView.visibleCells {
      (isOfContent ? cell.contentView : cell).backgroundColor = .systemRed
    }
    screen.dataSource.refreshCards(animated: false)
    screen.window.layoutIfNeeded()
    for item in ["a", "b", "c", "d"] {
      #expect(fill(screen.cell(item)) == .systemRed)
      #expect(screen.cell(item)?.backgroundColor?.cgColor.alpha == 0)
    }
  }

  final class PaintingCell: UITableViewCell {
    var color = UIColor.systemRed
    override func layoutSubviews() {
      super.layoutSubviews()
      backgroundColor = color
    }
  }

  @Test func aColorFromLayoutSubviewsBecomesTheFillAtEveryLayout() {
    let screen = CardScreen(cellClass: PaintingCell.self)
    screen.show("A:ab")
    #expect(fill(screen.cell("a")) == .systemRed)
    #expect(screen.cell("a")?.backgroundColor?.cgColor.alpha == 0)
    (screen.cell("a") as? PaintingCell)?.color = .systemTeal
    screen.cell("a")?.setNeedsLayout()
    screen.window.layoutIfNeeded()
    #expect(fill(screen.cell("a")) == .systemTeal)
    #expect(screen.cell("a")?.backgroundColor?.cgColor.alpha == 0)
  }

  final class RecoloredCell: UITableViewCell {
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      backgroundView?.backgroundColor = highlighted ? .systemRed : .systemTeal
    }
  }

  @Test(arguments: [false, true])
  func aColorThatTheCellGivesItsBackgroundViewIsTheFill(_ hasView: Bool) {
    let screen = CardScreen(
      cellClass: RecoloredCell.self,
      configure: { cell, _ in
        guard hasView else { return }
        cell.backgroundView = UIView()
        cell.backgroundView?.backgroundColor = .systemOrange
      })
    screen.show("A:ab")
    let cell = screen.cell("a")
    let systems = UIColor.secondarySystemGroupedBackground
    cell?.isHighlighted = true
    #expect(fill(cell) == (hasView ? .systemRed : systems))
    cell?.isHighlighted = false
    #expect(fill(cell) == (hasView ? .systemTeal : systems))
    #expect(cell?.backgroundView?.layer.backgroundColor == nil)
    screen.dataSource.uninstall()
    #expect(cell?.backgroundView?.backgroundColor == (hasView ? .systemTeal : nil))
  }

  @Test(arguments: [false, true])
  func aColorThatTheCellGivesItsSelectedBackgroundIsTheSelections(_ hasView: Bool) {
    let screen = CardScreen(configure: { cell, _ in
      if hasView, cell.selectedBackgroundView == nil { cell.selectedBackgroundView = UIView() }
    })
    screen.show("A:ab")
    let cell = screen.cell("a")
    cell?.selectedBackgroundView?.backgroundColor = .systemTeal
    screen.tableView.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    screen.window.layoutIfNeeded()
    let selection = cell?.selectedBackgroundView
    let shown = selection?.subviews.first?.subviews.lazy.compactMap(\.backgroundColor).first
    #expect(shown == (hasView ? .systemTeal : .systemGray4))
    #expect(selection?.layer.backgroundColor == nil)
    screen.dataSource.uninstall()
    #expect(cell?.selectedBackgroundView?.backgroundColor == (hasView ? .systemTeal : nil))
  }

  @Test func aColorForEitherOfTwoSelectedBackgroundsIsThatOnes() {
    let views = [UIView(), UIView()]
    let screen = CardScreen(configure: { cell, _ in
      cell.selectedBackgroundView = views[0]
      cell.multipleSelectionBackgroundView = views[1]
    })
    screen.tableView.allowsMultipleSelection = true
    screen.show("A:a")
    let cell = screen.cell("a")
    cell?.selectedBackgroundView?.backgroundColor = .systemTeal
    cell?.multipleSelectionBackgroundView?.backgroundColor = .systemPink
    #expect(cell?.selectedBackgroundView?.layer.backgroundColor == nil)
    screen.dataSource.uninstall()
    #expect(cell?.selectedBackgroundView === views[0])
    #expect(cell?.multipleSelectionBackgroundView === views[1])
    #expect(views.map(\.backgroundColor) == [.systemTeal, .systemPink])
  }

  @Test func aColorBesideAConfigurationComesBack() {
    let screen = CardScreen(configure: { cell, _ in
      cell.backgroundConfiguration = .colored
      cell.backgroundColor = .systemTeal
    })
    screen.show("A:a")
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.backgroundConfiguration?.backgroundColor == .systemOrange)
    #expect(screen.cell("a")?.backgroundColor == .systemTeal)
  }

  /// A cell that wants its picture behind it whenever it is laid out, until it changes its mind.
  final class FickleCell: UITableViewCell {
    let picture = UIImageView(frame: .zero)
    var isStubborn = true
    override func layoutSubviews() {
      super.layoutSubviews()
      if isStubborn { backgroundView = picture }
    }
  }

  @Test func aCellThatTakesItsCardOutWithoutEndIsLeftAloneAndNamed() {
    let screen = CardScreen(
      cellClass: FickleCell.self,
      configure: { cell, _ in cell.contentView.backgroundColor = .systemPink })
    screen.show("A:ab")
    let cell = screen.cell("a") as? FickleCell
    #expect(screen.signs("ab") == "··")
    #expect(cell?.backgroundView === cell?.picture)
    #expect(cell?.picture.superview === cell)
    #expect(cell?.contentView.backgroundColor == .systemPink)
    #expect(screen.dataSource.diagnose().map(\.kind) == [.backgroundReplaced, .backgroundReplaced])
    #expect(screen.dataSource.capDescription == "A\n  a\n  b")
  }

  final class ProxiedCell: UITableViewCell {}

  @Test func aColorFromAnAppearanceProxyBecomesTheFill() {
    ProxiedCell.appearance().backgroundColor = .systemRed
    let screen = CardScreen(
      cellClass: ProxiedCell.self,
      configure: { cell, item in if item == "b" { cell.backgroundColor = .systemTeal } })
    screen.show("A:ab")
    #expect(fill(screen.cell("a")) == .systemRed)
    #expect(fill(screen.cell("b")) == .systemTeal)
    #expect(screen.cell("a")?.backgroundColor?.cgColor.alpha == 0)
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.backgroundColor == .systemRed)
    ProxiedCell.appearance().backgroundColor = nil
  }

  final class ProxiedTable: UITableView {}

  @Test func colorsFromAnAppearanceProxyOfTheTableAreKept() {
    ProxiedTable.appearance().backgroundColor = .systemRed
    ProxiedTable.appearance().separatorColor = .systemTeal
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tableView = ProxiedTable(frame: window.bounds, style: .plain)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let dataSource = CardScreen.DataSource(tableView: tableView) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    window.addSubview(tableView)
    dataSource.apply(LetterSnapshot(["A:ab"]), animatingDifferences: false, completion: nil)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(tableView.backgroundColor == .systemRed)
    #expect(tableView.separatorColor == .systemTeal)
    let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    func colors(_ view: UIView) -> [UIColor] {
      [view.backgroundColor].compactMap(\.self) + view.subviews.flatMap(colors)
    }
    #expect(cell.map(colors)?.contains(.systemTeal) == true)
    #expect(cell.flatMap { ShownCard.fill(of: $0) } == .secondarySystemGroupedBackground)
  }

  /// Shows the letters of the alphabet, and looks at each row in sight, in small steps: rows of one
  /// color get the cells of others.
  private func scroll(_ screen: CardScreen, _ look: (UITableViewCell, String, CGFloat) -> Void) {
    let items = (0..<26).compactMap { UnicodeScalar(97 + $0).map(String.init) }
    screen.show("A:\(items.joined())")
    for y in [0, 350, 700, 1050, 1400, 1750, 700, 0] as [CGFloat] {
      screen.tableView.contentOffset.y = y
      screen.window.layoutIfNeeded()
      for item in items {
        if let cell = screen.cell(item) { look(cell, item, y) }
      }
    }
  }

  /// A decorated cell has no configuration to edit.
  ///
  /// An edit in place has no effect on a reused cell, and the former row's color doesn't stay.
  @Test func aConfigurationThatAProviderEditsInPlaceIsNoOtherRows() {
    var configured: Set<ObjectIdentifier> = []
    let screen = CardScreen(
      rowHeight: 100,
      configure: { cell, item in
        let isNew = configured.insert(ObjectIdentifier(cell)).inserted
        if isNew { cell.backgroundConfiguration = .colored }
        cell.backgroundConfiguration?.backgroundColor = item < "n" ? .systemRed : .systemTeal
      })
    var colors: Set<UIColor> = []
    scroll(screen) { cell, item, place in
      #expect(fill(cell) != (item < "n" ? .systemTeal : .systemRed), "\(item) at \(place)")
      if let color = fill(cell) { colors.insert(color) }
    }
    #expect(colors.contains(.systemRed))
    #expect(colors.contains(.secondarySystemGroupedBackground))
    #expect(configured.count < 26)
  }

  /// A provider that assigns a whole configuration where it finds none has the color of each row.
  @Test func aConfigurationThatAProviderAssignsWhereThereIsNoneIsThatOfItsRow() {
    let screen = CardScreen(
      rowHeight: 100,
      configure: { cell, item in
        if cell.backgroundConfiguration == nil { cell.backgroundConfiguration = .colored }
        cell.backgroundConfiguration?.backgroundColor = item < "n" ? .systemRed : .systemTeal
      })
    scroll(screen) { cell, item, place in
      #expect(fill(cell) == (item < "n" ? .systemRed : .systemTeal), "\(item) at \(place)")
    }
    #expect(screen.signs("ab") == "╭│")
  }

  /// A handler that edits what is there finds nothing on a decorated cell; whatever it found before
  /// is not another row's.
  @Test(arguments: [false, true])
  func aConfigurationThatAHandlerEditsInPlaceIsNoOtherRows(isSetOnce: Bool) {
    var items: [ObjectIdentifier: String] = [:]
    let screen = CardScreen(
      rowHeight: 100,
      configure: { cell, item in
        let isNew = items.updateValue(item, forKey: ObjectIdentifier(cell)) == nil
        cell.setNeedsUpdateConfiguration()
        guard isNew || !isSetOnce else { return }
        cell.configurationUpdateHandler = { cell, _ in
          let item = items[ObjectIdentifier(cell)] ?? ""
          cell.backgroundConfiguration?.backgroundColor = item < "n" ? .systemRed : .systemTeal
        }
      })
    scroll(screen) { cell, item, place in
      #expect(fill(cell) != (item < "n" ? .systemTeal : .systemRed), "\(item) at \(place)")
      #expect(ShownCard(of: cell).sign != "·", "\(item) at \(place)")
    }
    #expect(items.count < 26)
  }

  @Test func aCardThatIsTakenOffIsNotPutBack() async {
    let screen = CardScreen()
    screen.show("A:ab")
    screen.cell("a")?.backgroundConfiguration = .colored
    screen.dataSource.uninstall()
    await screen.turn()
    #expect(screen.signs("ab") == "··")
    #expect(screen.cell("a")?.backgroundConfiguration?.backgroundColor == .systemOrange)
  }

  @Test func aBackgroundViewThatIsAssignedLaterIsPutInTheCardEachTime() {
    let screen = CardScreen()
    screen.show("A:ab")
    let pictures = [UIImageView(frame: .zero), UIImageView(frame: .zero)]
    for picture in pictures {
      screen.cell("a")?.backgroundView = picture
      screen.window.layoutIfNeeded()
      #expect(screen.signs("ab") == "╭╰")
      #expect(screen.cell("a").map { picture.isDescendant(of: $0) } == true)
    }
    #expect(pictures[0].superview == nil)
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.backgroundView === pictures[1])
  }

  @Test func aSelectedBackgroundThatIsAssignedLaterGetsTheCardsShape() {
    let screen = CardScreen()
    screen.show("A:ab")
    let view = UIView(frame: .zero)
    view.backgroundColor = .systemPink
    screen.cell("a")?.selectedBackgroundView = view
    screen.cell("a")?.setNeedsLayout()
    screen.window.layoutIfNeeded()
    screen.select(row: 0)
    let selected = screen.cell("a")?.selectedBackgroundView
    #expect(selected !== view)
    #expect(selected?.subviews.first?.subviews.first?.backgroundColor == .systemPink)
  }

  @Test func aBackgroundViewIsShownInTheCardAndComesBack() {
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let screen = CardScreen(configure: { cell, _ in cell.backgroundView = picture })
    screen.show("A:a")
    let cell = screen.cell("a")
    #expect(cell?.backgroundView is CellBackgroundView)
    #expect(cell.map { picture.isDescendant(of: $0) } == true)
    #expect(abs(picture.convert(picture.bounds, to: nil).width - 358) < 0.01)
    screen.dataSource.style.fill = .color(.systemBlue)
    #expect(picture.superview == nil)
    screen.dataSource.style.fill = .automatic
    #expect(picture.superview != nil)
    screen.dataSource.uninstall()
    #expect(cell?.backgroundView === picture)
    #expect(picture.superview === cell)
  }

  @Test func aSelectedBackgroundThatIsMoreThanAColorIsShownInTheShape() {
    let picture = UIImageView(frame: .zero)
    let screen = CardScreen(configure: { cell, item in
      cell.selectedBackgroundView = item == "a" ? picture : nil
    })
    screen.show("A:ab")
    screen.select(row: 0)
    let cell = screen.cell("a")
    #expect(cell?.selectedBackgroundView !== picture)
    #expect(cell?.selectedBackgroundView.map { picture.isDescendant(of: $0) } == true)
    screen.dataSource.style.selectionColor = .systemBlue
    #expect(picture.superview == nil)
    screen.dataSource.uninstall()
    #expect(cell?.selectedBackgroundView === picture)
  }

  @Test func aReusedCellLosesTheSelectedBackgroundOfItsFormerRow() {
    let screen = CardScreen(
      rowHeight: 100,
      configure: { cell, item in
        cell.selectedBackgroundView = item < "n" ? UIView(frame: .zero) : nil
        cell.selectedBackgroundView?.backgroundColor = .systemPink
      })
    screen.show("A:abcdefghijklmnopqrstuvwxyz")
    screen.tableView.contentOffset.y = screen.tableView.contentSize.height - 800
    screen.window.layoutIfNeeded()
    screen.select(row: 25)
    let selected = screen.cell("z")?.selectedBackgroundView
    #expect(selected?.subviews.first?.subviews.first?.backgroundColor == .systemGray4)
    screen.dataSource.uninstall()
    #expect(screen.cell("z")?.selectedBackgroundView == nil)
  }

  @Test func aCellThatWasLeftAloneGetsAnotherChanceWithItsNextCard() {
    let screen = CardScreen(cellClass: FickleCell.self)
    screen.show("A:ab")
    #expect(screen.signs("ab") == "··")
    for item in ["a", "b"] { (screen.cell(item) as? FickleCell)?.isStubborn = false }
    screen.dataSource.style.radius = 20
    let picture = UIImageView(frame: .zero)
    screen.cell("a")?.backgroundView = picture
    screen.window.layoutIfNeeded()
    #expect(screen.signs("ab") == "╭╰")
    #expect(screen.cell("a").map { picture.isDescendant(of: $0) } == true)
  }

  @Test func labelsAndContentConfigurationsAreLeftAlone() {
    let screen = CardScreen(configure: { cell, item in
      if item == "a" {
        cell.textLabel?.text = item
      } else {
        var content = UIListContentConfiguration.cell()
        content.text = item
        cell.contentConfiguration = content
      }
    })
    screen.show("A:ab")
    #expect(screen.signs("ab") == "╭╰")
    #expect(screen.cell("a")?.textLabel?.text == "a")
    #expect((screen.cell("b")?.contentConfiguration as? UIListContentConfiguration)?.text == "b")
  }
}

extension UIBackgroundConfiguration {
  fileprivate static var colored: UIBackgroundConfiguration {
    var configuration = listGroupedCell()
    configuration.backgroundColor = .systemOrange
    return configuration
  }
}

extension CardScreen {
  /// Lays out, and lets what has been sent to the main queue run.
  fileprivate func turn() async {
    for _ in 0..<2 {
      window.layoutIfNeeded()
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    window.layoutIfNeeded()
  }

  fileprivate func select(row: Int) {
    tableView.selectRow(
      at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    window.layoutIfNeeded()
  }
}
