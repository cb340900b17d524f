import RoundedTable
import TestSupport
import Testing
import UIKit

/// What an app puts behind a cell is kept: it becomes the card's fill, and comes back when the card
/// goes.
@MainActor @Suite struct BackgroundsTests {
  private func fill(_ cell: UITableViewCell?) -> UIColor? { ShownCard.fill(of: cell) }

  @Test func withoutAColorTheSystemFillIsUsed() {
    let screen = CardScreen()
    screen.show("A:a")
    #expect(fill(screen.cell("a")) == .secondarySystemGroupedBackground)
  }

  @Test func aClearColorInFrontShowsTheOneBehind() {
    let screen = CardScreen(configure: { cell, _ in
      cell.backgroundColor = .systemRed
      cell.contentView.backgroundColor = .clear
    })
    screen.show("A:ab")
    #expect(fill(screen.cell("a")) == .systemRed)
  }

  @Test(arguments: [
    UIColor.white.withAlphaComponent(0), UIColor { _ in .clear },
    UIColor { _ in UIColor(white: 0.5, alpha: 0) },
  ])
  func aColorInFrontThatIsClearByAnotherName(_ clear: UIColor) {
    let screen = CardScreen(configure: { cell, _ in
      cell.backgroundColor = .systemRed
      cell.contentView.backgroundColor = clear
    })
    screen.show("A:ab")
    #expect(fill(screen.cell("a")) == .systemRed)
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.contentView.backgroundColor == clear)
  }

  @Test func aColorInFrontThatIsClearInDarkStyle() {
    let front = UIColor { $0.userInterfaceStyle == .dark ? .clear : .systemTeal }
    let screen = CardScreen(configure: { cell, _ in
      cell.backgroundColor = .systemRed
      cell.contentView.backgroundColor = front
    })
    screen.window.overrideUserInterfaceStyle = .light
    screen.show("A:ab")
    for (style, color) in [
      (UIUserInterfaceStyle.light, front), (.dark, UIColor.systemRed), (.light, front),
    ] {
      screen.cell("a")?.overrideUserInterfaceStyle = style
      screen.window.layoutIfNeeded()
      #expect(fill(screen.cell("a")) == color)
    }
  }

  /// As cells do that color their content view while they are highlighted, and clear it again.
  @Test func aClearContentViewAloneShowsTheSystemsFill() {
    let screen = CardScreen(configure: { cell, _ in cell.contentView.backgroundColor = .clear })
    screen.show("A:a")
    #expect(fill(screen.cell("a")) == .secondarySystemGroupedBackground)
    screen.cell("a")?.contentView.backgroundColor = .systemTeal
    screen.cell("a")?.setNeedsLayout()
    screen.window.layoutIfNeeded()
    #expect(fill(screen.cell("a")) == .systemTeal)
    screen.cell("a")?.contentView.backgroundColor = .clear
    screen.cell("a")?.setNeedsLayout()
    screen.window.layoutIfNeeded()
    #expect(fill(screen.cell("a")) == .secondarySystemGroupedBackground)
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.contentView.backgroundColor == .clear)
  }

  /// As delegates do when a row is no longer highlighted.
  @Test func aContentViewWhoseColorIsTakenAwayShowsTheOneBehind() {
    let screen = CardScreen(configure: { cell, _ in cell.backgroundColor = .systemRed })
    screen.show("A:a")
    for (color, fill) in [(UIColor.systemTeal, UIColor.systemTeal), (nil, .systemRed)] {
      screen.cell("a")?.contentView.backgroundColor = color
      screen.cell("a")?.setNeedsLayout()
      screen.window.layoutIfNeeded()
      #expect(self.fill(screen.cell("a")) == fill)
    }
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.contentView.backgroundColor == nil)
  }

  @Test func allColorsClearLeaveTheCardClear() {
    let screen = CardScreen(configure: { cell, _ in
      cell.backgroundColor = .clear
      cell.contentView.backgroundColor = UIColor { _ in .clear }
    })
    screen.show("A:ab")
    #expect(fill(screen.cell("a")) != .secondarySystemGroupedBackground)
  }

  /// One that was assigned in another state has that state's color until it is updated.
  @Test func aConfigurationIsUpdatedForTheStateOfItsCell() {
    let screen = CardScreen()
    screen.show("A:ab")
    let (cell, path) = (screen.cell("a"), IndexPath(row: 0, section: 0))
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.cornerRadius = 3
    screen.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    cell?.backgroundConfiguration = background
    screen.window.layoutIfNeeded()
    screen.tableView.deselectRow(at: path, animated: false)
    cell?.setNeedsLayout()
    screen.window.layoutIfNeeded()
    #expect(fill(cell) == background.backgroundColor)
  }

  /// It is not the app's, whatever UIKit makes of its equality.
  @Test func aConfigurationThatLooksLikeADefaultOneIsNoFill() {
    let screen = CardScreen(configure: { cell, _ in
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = .systemBackground
      cell.backgroundConfiguration = background
    })
    screen.show("A:ab")
    #expect(fill(screen.cell("a")) == .secondarySystemGroupedBackground)
  }

  @Test func aBackgroundViewCoversTheCellsColor() {
    let screen = CardScreen(configure: { cell, _ in
      cell.backgroundColor = .clear
      guard !(cell.backgroundView is CellBackgroundView) else { return }
      cell.backgroundView = UIView()
      cell.backgroundView?.backgroundColor = .systemGreen
    })
    screen.show("A:ab")
    #expect(fill(screen.cell("a")) == .systemGreen)
  }

  @Test func aBackgroundColorBecomesTheFill() {
    let screen = CardScreen(configure: { cell, _ in cell.backgroundColor = .systemRed })
    screen.show("A:ab")
    #expect(fill(screen.cell("a")) == .systemRed)
    #expect(screen.cell("a")?.backgroundColor?.cgColor.alpha == 0)
  }

  @Test func anOpaqueContentViewBecomesTheFill() {
    let screen = CardScreen(configure: { cell, _ in cell.contentView.backgroundColor = .systemGreen
    })
    screen.show("A:ab")
    #expect(fill(screen.cell("a")) == .systemGreen)
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.contentView.backgroundColor == .systemGreen)
  }

  @Test func aBackgroundConfigurationBecomesTheFill() {
    let screen = CardScreen(configure: { cell, _ in
      var configuration = UIBackgroundConfiguration.listGroupedCell()
      configuration.backgroundColor = .systemOrange
      cell.backgroundConfiguration = configuration
    })
    screen.show("A:ab")
    #expect(fill(screen.cell("a")) == .systemOrange)
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.backgroundConfiguration?.backgroundColor == .systemOrange)
    #expect(screen.cell("a")?.backgroundView == nil)
  }

  @Test func theStyleOverridesTheCell() {
    let screen = CardScreen(configure: { cell, _ in cell.backgroundColor = .systemRed })
    screen.dataSource.style.fill = .color(.systemBlue)
    screen.show("A:ab")
    #expect(fill(screen.cell("a")) == .systemBlue)
    screen.dataSource.style.fill = .automatic
    #expect(fill(screen.cell("a")) == .systemRed)
  }

  @Test func aProviderThatChangesItsMindIsFollowed() {
    var color = UIColor.systemRed
    let screen = CardScreen(configure: { cell, _ in cell.backgroundColor = color })
    screen.show("A:abc")
    color = .systemTeal
    var snapshot = screen.dataSource.snapshot()
    snapshot.reconfigureItems(["a"])
    screen.dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
    screen.window.layoutIfNeeded()
    #expect(fill(screen.cell("a")) == .systemTeal)
    #expect(fill(screen.cell("b")) == .systemRed)
    #expect(screen.cell("a")?.backgroundColor?.cgColor.alpha == 0)
    #expect(screen.signs("abc") == "╭│╰")
  }

  @Test func uninstallingRestoresWhatTheAppHadSet() {
    let selected = UIView()
    selected.backgroundColor = .systemPink
    let screen = CardScreen(configure: { cell, _ in
      cell.backgroundColor = .systemRed
      cell.selectedBackgroundView = selected
    })
    screen.show("A:a")
    #expect(screen.cell("a")?.selectedBackgroundView !== selected)
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.backgroundColor == .systemRed)
    #expect(screen.cell("a")?.selectedBackgroundView === selected)
    #expect(screen.cell("a")?.multipleSelectionBackgroundView == nil)
    #expect(screen.cell("a")?.backgroundView == nil)
  }

  @Test func aColorThatTheAppSetLaterIsLeftAlone() {
    let screen = CardScreen()
    screen.show("A:a")
    screen.cell("a")?.backgroundColor = .systemYellow
    screen.dataSource.uninstall()
    #expect(screen.cell("a")?.backgroundColor == .systemYellow)
  }

  @Test func aReusedCellShowsNothingOfItsFormerSection() {
    let screen = CardScreen(rowHeight: 100)
    screen.dataSource.sectionStyle = { if $0 == "A" { $1 = .noCard } }
    let letters = "abcdefghijklmnopqrstuvwxyz"
    screen.show("A:\(letters)", "B:\(letters.uppercased())")
    screen.tableView.contentOffset.y = screen.tableView.contentSize.height - 800
    screen.window.layoutIfNeeded()
    #expect(screen.signs("XYZ") == "││╰")
    screen.tableView.contentOffset.y = 0
    screen.window.layoutIfNeeded()
    #expect(screen.signs("abc") == "···")
    let plain = ClassicScreen("a", hasCards: false)
    #expect(screen.cell("a")?.backgroundView == nil)
    #expect(screen.cell("a")?.backgroundColor == plain.cell("a")?.backgroundColor)
  }
}
