import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Cells with margins of their own have the margins above and below that all others have, at every text size.
@MainActor @Suite struct CellMarginsTests {
  private func device(_ category: UIContentSizeCategory) -> HeadlessDevice {
    var device = HeadlessDevice.phone
    device.contentSizeCategory = category
    return device
  }

  private func screen(
    _ category: UIContentSizeCategory, configure: @escaping HeldScreen.Configure = { _, _ in },
    style: (HeldScreen.DataSource) -> Void
  ) async -> HeldScreen {
    let screen = HeldScreen(device(category), configure: configure)
    style(screen.dataSource)
    screen.apply("A:ab", "B:c", animated: false)
    await settle(screen)
    return screen
  }

  /// Lets what was put off to later turns of the main queue happen.
  private func settle(_ screen: HeldScreen) async {
    screen.window.layoutIfNeeded()
    for _ in 0..<4 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      screen.window.layoutIfNeeded()
    }
  }

  private func turn(_ screen: HeldScreen, to category: UIContentSizeCategory) async {
    screen.window.adopt(device(category))
    await settle(screen)
  }

  /// What a cell has that nobody has touched.
  private func untouched(_ category: UIContentSizeCategory) async -> CGFloat {
    let screen = await screen(category) { $0.uninstall() }
    return screen.cell("a")?.directionalLayoutMargins.top ?? 0
  }

  private func margins(_ screen: HeldScreen, _ items: String) -> Set<CGFloat> {
    Set(
      items.flatMap { item -> [CGFloat] in
        guard let margins = screen.cell(String(item))?.directionalLayoutMargins else { return [] }
        return [margins.top, margins.bottom]
      })
  }

  @Test(arguments: [UIContentSizeCategory.small, .large, .accessibilityLarge])
  func atEveryTextSize(_ category: UIContentSizeCategory) async {
    let wanted = await untouched(category)
    let screen = await screen(category) {
      $0.sectionStyle = { _, style in style = CardStyle(radius: 4, inset: 40) }
    }
    #expect(margins(screen, "abc") == [wanted])
    #expect(screen.cell("a")?.directionalLayoutMargins.leading == 56)
  }

  /// As those from nibs are: they have their table's margins at the sides before those above and below.
  @Test func whereCellsPreserveTheirTablesMargins() async {
    let wanted = await untouched(.large)
    let screen = await screen(
      .large, configure: { cell, _ in cell.preservesSuperviewLayoutMargins = true },
      style: { $0.sectionStyle = { if $0 == "A" { $1 = CardStyle(radius: 4, inset: 40) } } })
    #expect(margins(screen, "abc") == [wanted])
    screen.dataSource.uninstall()
    await settle(screen)
    #expect(margins(screen, "abc") == [wanted])
  }

  @Test func withCellsBesideThemThatHaveTheTables() async {
    let (small, big) = (await untouched(.large), await untouched(.accessibilityExtraLarge))
    #expect(big > small + 5)
    let screen = await screen(.large) {
      $0.sectionStyle = { if $0 == "A" { $1 = CardStyle(radius: 4, inset: 40) } }
    }
    #expect(margins(screen, "abc") == [small])
    await turn(screen, to: .accessibilityExtraLarge)
    #expect(margins(screen, "abc") == [big])
    await turn(screen, to: .large)
    #expect(margins(screen, "abc") == [small])
  }

  /// Nothing shows what the margins are by now, until a new cell comes: they are expected to grow as text does.
  @Test func whereEverySectionHasALargerInset() async {
    let (small, big) = (await untouched(.large), await untouched(.accessibilityExtraLarge))
    let screen = await screen(.large) {
      $0.sectionStyle = { _, style in style = CardStyle(radius: 4, inset: 40) }
    }
    #expect(margins(screen, "abc") == [small])
    await turn(screen, to: .accessibilityExtraLarge)
    let expected = margins(screen, "abc")
    #expect(expected.count == 1)
    #expect((expected.first ?? 0) > small + 5)
    screen.apply("A:ab", "B:c", "C:defgh", animated: false)
    await settle(screen)
    #expect(margins(screen, "abcdefgh") == [big])
    #expect(screen.frame("a").minX == 40)
    await turn(screen, to: .large)
    #expect(margins(screen, "abcdefgh") == [small])
  }

  /// A table measures rows for another text size before their cards are laid out.
  @Test func rowsThatMeasureThemselvesAreHigherAtOnce() async {
    func screen(_ category: UIContentSizeCategory) async -> HeldScreen {
      let screen = HeldScreen(
        device(category), rowHeight: UITableView.automaticDimension,
        configure: { cell, _ in
          guard cell.contentView.subviews.isEmpty else { return }
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(box)
          let margins = cell.contentView.layoutMarginsGuide
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: margins.topAnchor),
            box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 60),
          ])
        })
      screen.dataSource.sectionStyle = { if $0 == "A" { $1 = CardStyle(radius: 4, inset: 40) } }
      screen.apply("A:ab", "B:c", animated: false)
      await settle(screen)
      return screen
    }
    func heights(_ screen: HeldScreen) -> [CGFloat] {
      "abc".map { screen.cell(String($0))?.bounds.height ?? 0 }
    }
    let wanted = heights(await screen(.accessibilityExtraLarge))
    let turned = await screen(.large)
    #expect(wanted[0] > heights(turned)[0] + 5)
    let before = heights(turned)[0]
    turned.window.adopt(device(.accessibilityExtraLarge))
    // The margins are only expected by then.
    #expect(heights(turned)[0] > before + 5)
    await settle(turned)
    #expect(heights(turned) == wanted)
  }

  @Test func whatTheAppGaveACellStays() async {
    let screen = await screen(
      .large,
      configure: { cell, _ in
        cell.directionalLayoutMargins = .init(top: 3, leading: 20, bottom: 5, trailing: 20)
      }, style: { $0.sectionStyle = { _, style in style = CardStyle(radius: 4, inset: 40) } })
    #expect(margins(screen, "ab") == [3, 5])
    await turn(screen, to: .accessibilityExtraLarge)
    #expect(margins(screen, "ab") == [3, 5])
    #expect(screen.cell("a")?.directionalLayoutMargins.leading == 56)
  }

  /// While it is swiped, a cell may have a view's margins, which are neither the app's nor its table's.
  @Test(arguments: [false, true])
  func aSwipedRowsMarginsAreNobodys(_ preservesTables: Bool) {
    HeadlessVariations.swipedMargins.with(.views) {
      HeadlessClock.held {
        let screen = HeldScreen(
          make: { MovableSource(tableView: $0, cellProvider: $1) },
          configure: { cell, _ in cell.preservesSuperviewLayoutMargins = preservesTables })
        screen.apply("A:b", animated: false)
        screen.settle()
        let wanted = margins(screen, "b")
        screen.swipe("b")
        screen.dataSource.sectionStyle = { _, style in style = CardStyle(radius: 4, inset: 40) }
        screen.window.layoutIfNeeded()
        screen.dataSource.uninstall()
        screen.closeSwipe()
        screen.settle()
        #expect(wanted.count == 1)
        #expect(margins(screen, "b") == wanted)
      }
    }
  }
}
