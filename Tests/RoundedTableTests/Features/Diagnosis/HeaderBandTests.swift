import RoundedTable
import TestSupport
import Testing
import UIKit

/// Headers between cards that have a background from edge to edge, headers that aren't inside their
/// cards as they should be, and headers that clip nothing.
@MainActor @Suite struct HeaderBandTests {
  private final class Delegate: NSObject, UITableViewDelegate {
    var make: (Int) -> UIView?

    init(_ make: @escaping (Int) -> UIView?) { self.make = make }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      make(section)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      32
    }
  }

  /// Takes no background view.
  private final class RefusingHeader: UITableViewHeaderFooterView {
    override var backgroundView: UIView? {
      get { nil }
      set {}
    }
  }

  private static func band(_ view: UIView = UITableViewHeaderFooterView(reuseIdentifier: nil))
    -> UIView
  {
    if let header = view as? UITableViewHeaderFooterView {
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .systemTeal
      header.backgroundConfiguration = background
    } else {
      view.backgroundColor = .systemTeal
    }
    return view
  }

  /// Shows two sections with the delegate's headers, and returns what follows.
  private func findings(
    _ style: UITableView.Style = .grouped, sections: [String] = ["A:ab", "B:cd"],
    _ make: @escaping (Int) -> UIView?, after change: (CardScreen) -> Void = { _ in }
  ) -> [CardFinding] {
    let screen = CardScreen(style)
    let delegate = Delegate(make)
    screen.tableView.delegate = delegate
    change(screen)
    screen.dataSource.apply(
      LetterSnapshot(sections), animatingDifferences: false, completion: nil)
    screen.window.layoutIfNeeded()
    // Headers get their parts of cards in the layout after that which shows them.
    screen.dataSource.refreshCards(animated: false)
    screen.window.layoutIfNeeded()
    return withExtendedLifetime(delegate) { screen.dataSource.diagnose() }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped].map(\.rawValue), [false, true])
  func aBandBetweenCardsIsNamedAndEitherRemedyCuresIt(_ rawStyle: Int, _ isPlainView: Bool) {
    let style = UITableView.Style(rawValue: rawStyle) ?? .plain
    let make: (Int) -> UIView? = { _ in isPlainView ? Self.band(UIView()) : Self.band() }
    let found = findings(style, make)
    #expect(found.map(\.kind) == [.headerIsBand])
    #expect(found.first?.detail.contains("set style.enclosesHeader") == true)
    #expect(found.first?.detail.contains("sectionSpacing") == (style == .grouped))
    let cleared = findings(
      style,
      { _ in
        isPlainView ? UIView() : UITableViewHeaderFooterView(reuseIdentifier: nil)
      })
    #expect(cleared == [])
    let enclosed = findings(style, make) { screen in
      screen.dataSource.style.enclosesHeader = true
      if style == .grouped { screen.dataSource.tableStyle.sectionSpacing = 20 }
    }
    // Only views of UIKit's class for headers get their part of a card.
    #expect(enclosed.map(\.kind) == (isPlainView ? [.headerHasNoCard] : []))
  }

  @Test func aBandAboveASectionWithoutRowsIsNamed() {
    let found = findings(sections: ["A:ab", "B:"]) { $0 == 1 ? Self.band() : nil }
    #expect(found.map(\.kind) == [.headerIsBand])
    #expect(found.first?.detail.hasPrefix("The header of section 1") == true)
  }

  /// UIKit gives a header that floats a background of its own.
  @Test func whatAFloatingHeaderHasByItselfIsNoBand() {
    let screen = CardScreen(.plain)
    let delegate = Delegate { _ in
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.textLabel?.text = "Title"
      return header
    }
    screen.tableView.delegate = delegate
    screen.show("A:abcdefghijklm", "B:nopqrstuvwxyz")
    screen.tableView.contentOffset.y += 100
    screen.window.layoutIfNeeded()
    #expect(screen.tableView.headerView(forSection: 0)?.configurationState.isPinned == true)
    #expect(withExtendedLifetime(delegate) { screen.dataSource.diagnose() } == [])
  }

  @Test func whatIsNotSeenIsNoBand() {
    let found = findings { _ in
      let view = UIView()
      view.backgroundColor = .systemGroupedBackground
      return view
    }
    #expect(found == [])
  }

  @Test func aHeaderThatRefusesItsCardIsNamed() {
    let encloses: (CardScreen) -> Void = { $0.dataSource.style.enclosesHeader = true }
    let found = findings(.grouped, { _ in RefusingHeader(reuseIdentifier: nil) }, after: encloses)
    #expect(found.map(\.kind) == [.headerHasNoCard])
    #expect(found.first?.detail.contains("Remove its override of backgroundView") == true)
  }

  @Test func clippingWithoutEffectIsNamedAndItsRemedyCuresIt() {
    let header: (Int) -> UIView? = { _ in UITableViewHeaderFooterView(reuseIdentifier: nil) }
    let clips: (CardScreen) -> Void = { $0.dataSource.style.clipsRowsBeneathHeader = true }
    #expect(findings(.plain, header, after: clips).map(\.kind) == [.clippingHasNoEffect])
    #expect(
      findings(.plain, header) {
        clips($0)
        $0.dataSource.style.enclosesHeader = true
      } == [])
    #expect(findings(.grouped, header, after: clips).map(\.kind) == [.clippingHasNoEffect])
  }
}
