import RoundedTable
import Testing
import UIKit

/// Every way in which a cell can set its background: what becomes of it, and that it comes back.
@MainActor @Suite struct BackgroundWaysTests {
  private func fill(_ cell: UITableViewCell?) -> UIColor? { ShownCard.fill(of: cell) }

  /// Sets a colour on every cell just before it is shown.
  final class Painter: NSObject, UITableViewDelegate {
    var color = UIColor.systemRed
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      cell.backgroundColor = color
    }
  }

  @Test func aColourFromWillDisplayBecomesTheFill() {
    let screen = CardScreen()
    let painter = Painter()
    screen.tableView.delegate = painter
    screen.show("A:ab")
    #expect(fill(screen.cell("a")) == .systemRed)
    #expect(screen.cell("a")?.backgroundColor?.cgColor.alpha == 0)
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.backgroundColor == .systemRed)
  }

  @Test func aColourFromWillDisplayOnAPreparedCellIsFollowedWithItsNextLayout() {
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

  final class PaintingCell: UITableViewCell {
    var color = UIColor.systemRed
    override func layoutSubviews() {
      super.layoutSubviews()
      backgroundColor = color
    }
  }

  @Test func aColourFromLayoutSubviewsBecomesTheFillAtEveryLayout() {
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

  @Test func aColourBesideAConfigurationComesBack() {
    let screen = CardScreen(configure: { cell, _ in
      cell.backgroundConfiguration = .coloured
      cell.backgroundColor = .systemTeal
    })
    screen.show("A:a")
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.backgroundConfiguration?.backgroundColor == .systemOrange)
    #expect(screen.cell("a")?.backgroundColor == .systemTeal)
  }

  @Test func aCellThatIsLeftAloneKeepsNothingOfItsCard() async {
    let screen = CardScreen(
      cellClass: ConfiguredCell.self,
      configure: { cell, _ in cell.contentView.backgroundColor = .systemPink })
    screen.dataSource.sectionStyle = { _ in CardStyle(radius: 4, inset: 50) }
    screen.show("A:a")
    await screen.turn()
    #expect(screen.signs("a") == "□")
    #expect(screen.cell("a")?.directionalLayoutMargins.leading == 66)
    screen.cell("a")?.setNeedsUpdateConfiguration()
    await screen.turn()
    #expect(screen.signs("a") == "·")
    #expect(screen.cell("a")?.contentView.backgroundColor == .systemPink)
    #expect(screen.cell("a")?.directionalLayoutMargins.leading == 32)
  }

  final class ProxiedCell: UITableViewCell {}

  @Test func aColourFromAnAppearanceProxyBecomesTheFill() {
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

  @Test func coloursFromAnAppearanceProxyOfTheTableAreKept() {
    ProxiedTable.appearance().backgroundColor = .systemRed
    ProxiedTable.appearance().separatorColor = .systemTeal
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tableView = ProxiedTable(frame: window.bounds, style: .plain)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let dataSource = CardScreen.DataSource(tableView: tableView) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    window.addSubview(tableView)
    dataSource.apply(CardScreen.snapshot(["A:ab"]), animatingDifferences: false, completion: nil)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(tableView.backgroundColor == .systemRed)
    #expect(tableView.separatorColor == .systemTeal)
    let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    func colors(_ view: UIView) -> [UIColor] {
      [view.backgroundColor].compactMap(\.self) + view.subviews.flatMap(colors)
    }
    #expect(cell?.backgroundView.map(colors)?.contains(.systemTeal) == true)
    #expect(cell.flatMap { ShownCard.fill(of: $0) } == .secondarySystemGroupedBackground)
  }

  final class ConfiguredCell: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      backgroundConfiguration = .coloured
    }
  }

  /// What a cell does that assigns a background configuration in one of its own ways.
  private func check(_ screen: CardScreen) async {
    screen.show("A:abc")
    await screen.turn()
    // The loss was noticed and the card put back, in the configuration's colour.
    #expect(screen.signs("abc") == "╭│╰")
    #expect(fill(screen.cell("a")) == .systemOrange)
    // The second time the background is the cell's own.
    screen.cell("a")?.setNeedsUpdateConfiguration()
    await screen.turn()
    #expect(screen.signs("abc") == "·│╰")
    #expect(screen.cell("a")?.backgroundConfiguration?.backgroundColor == .systemOrange)
    #expect(screen.cell("a")?.selectedBackgroundView == nil)
    screen.dataSource.style.radius = 20
    await screen.turn()
    #expect(screen.signs("abc") == "·│╰")
    #expect(screen.dataSource.diagnose().map(\.kind).contains(.backgroundReplaced))
  }

  @Test func aConfigurationFromAnOverrideIsPutBehindACardOnce() async {
    await check(CardScreen(cellClass: ConfiguredCell.self))
  }

  @Test func aConfigurationFromAnUpdateHandlerIsPutBehindACardOnce() async {
    let screen = CardScreen(configure: { cell, _ in
      cell.configurationUpdateHandler = { cell, _ in cell.backgroundConfiguration = .coloured }
    })
    await check(screen)
  }

  @Test func aCardThatIsTakenOffIsNotPutBack() async {
    let screen = CardScreen()
    screen.show("A:ab")
    screen.cell("a")?.backgroundConfiguration = .coloured
    screen.dataSource.uninstall()
    await screen.turn()
    #expect(screen.signs("ab") == "··")
    #expect(screen.cell("a")?.backgroundConfiguration?.backgroundColor == .systemOrange)
  }

  @Test func aBackgroundViewThatIsAssignedLaterIsPutInACardOnce() async {
    let screen = CardScreen()
    screen.show("A:ab")
    let picture = UIImageView(frame: .zero)
    screen.cell("a")?.backgroundView = picture
    await screen.turn()
    #expect(screen.signs("ab") == "╭╰")
    #expect(screen.cell("a").map { picture.isDescendant(of: $0) } == true)
    screen.cell("a")?.backgroundView = picture
    await screen.turn()
    #expect(screen.cell("a")?.backgroundView === picture)
  }

  @Test func aBackgroundViewIsShownInTheCardAndComesBack() {
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let screen = CardScreen(configure: { cell, _ in cell.backgroundView = picture })
    screen.show("A:a")
    let cell = screen.cell("a")
    #expect(cell?.backgroundView is CardBackgroundView)
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

  @Test func aViewOfAConfigurationIsShownInTheCard() {
    let picture = UIImageView(frame: .zero)
    let screen = CardScreen(configure: { cell, _ in
      var configuration = UIBackgroundConfiguration.clear()
      configuration.customView = picture
      cell.backgroundConfiguration = configuration
    })
    screen.show("A:a")
    #expect(screen.signs("a") == "□")
    #expect(screen.cell("a").map { picture.isDescendant(of: $0) } == true)
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.backgroundConfiguration?.customView === picture)
  }

  @Test func aSelectedBackgroundKeepsItsColour() {
    let screen = CardScreen(configure: { cell, _ in
      cell.selectedBackgroundView = UIView(frame: .zero)
      cell.selectedBackgroundView?.backgroundColor = .systemPink
    })
    screen.show("A:ab")
    screen.tableView.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    screen.window.layoutIfNeeded()
    let selected = screen.cell("a")?.selectedBackgroundView
    #expect(selected?.superview === screen.cell("a"))
    #expect(selected?.subviews.first?.subviews.first?.backgroundColor == .systemPink)
  }

  @Test func aSelectedBackgroundThatIsMoreThanAColourIsShownInTheShape() {
    let picture = UIImageView(frame: .zero)
    let screen = CardScreen(configure: { cell, item in
      cell.selectedBackgroundView = item == "a" ? picture : nil
    })
    screen.show("A:ab")
    screen.tableView.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    screen.window.layoutIfNeeded()
    let cell = screen.cell("a")
    #expect(cell?.selectedBackgroundView !== picture)
    #expect(cell?.selectedBackgroundView.map { picture.isDescendant(of: $0) } == true)
    screen.dataSource.style.selectionFill = .systemBlue
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
    let selected = screen.cell("z")?.selectedBackgroundView
    #expect(selected?.subviews.first?.subviews.first?.backgroundColor == .systemGray4)
    screen.dataSource.uninstall()
    #expect(screen.cell("z")?.selectedBackgroundView == nil)
  }

  @Test func editingLeavesTheCardInItsPlace() {
    let screen = CardScreen()
    screen.show("A:ab")
    @MainActor func place() -> CGRect? {
      screen.cell("a")?.backgroundView?.subviews.first.map { $0.convert($0.bounds, to: nil) }
    }
    let before = place()
    screen.tableView.setEditing(true, animated: false)
    screen.window.layoutIfNeeded()
    #expect(place() == before)
    #expect(screen.signs("ab") == "╭╰")
    #expect(screen.cell("a")?.subviews.first is CardBackgroundView)
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
  fileprivate static var coloured: UIBackgroundConfiguration {
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
}
