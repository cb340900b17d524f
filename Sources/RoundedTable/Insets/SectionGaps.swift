import UIKit

/// The heights of headers and footers that keep the sections of a grouped table apart.
///
/// A table has one height for all headers and one for all footers. Only if it's automatic does a
/// title or a header view have the height that it needs. So the gap is in whichever of the two has
/// nothing to show in this table: in the headers, or in the footers if there are titles above
/// cards. If there are titles above and below, it's the padding that a table adds above its headers
/// (Apple: UITableView.sectionHeaderTopPadding).
///
/// Without a spacing of the app's, heights are the system's. But a footer inside one card would
/// then touch the header inside the next. So if both are inside, there is the system's gap between
/// them.
///
/// A height that the delegate returns counts more than any of these (Apple:
/// UITableViewDelegate.tableView(_:heightForHeaderInSection:)).
@MainActor struct SectionGaps {
  /// The kinds that have something to show, in at least one section.
  private var shown: Set<HeaderKind> = []
  /// How much of a header or footer that's an end of its card lies outside it, in points.
  private var outside: [HeaderKind: CGFloat] = [:]
  /// Whether anything has been found out since the heights were set.
  private(set) var areOutOfDate = false
  private var visibleSections = VisibleSections()
  /// The distance of cards without titles that table views have been seen to use, which is twice
  /// the height of an empty header.
  private static let standard: CGFloat = 35
  private var headerHeight = Borrowed(\UITableView.sectionHeaderHeight)
  private var footerHeight = Borrowed(\UITableView.sectionFooterHeight)
  private var topPadding = Borrowed(\UITableView.sectionHeaderTopPadding)

  var isSet: Bool { headerHeight.isLent || footerHeight.isLent || topPadding.isLent }

  /// The kinds whose height keeps sections apart, whatever they show.
  var spacers: Set<HeaderKind> { isSet ? Set(HeaderKind.allCases).subtracting(shown) : [] }

  /// The kinds whose height is automatic, so that UIKit gives one to sections without a title, too.
  var kindsWithTitles: Set<HeaderKind> { isSet ? shown : [] }

  /// Sets the heights for a distance between cards; nil restores the app's.
  mutating func set(_ spacing: CGFloat?, of tableView: UITableView) {
    areOutOfDate = false
    let areAllInside = HeaderKind.allCases.allSatisfy { outside[$0] != nil }
    guard let spacing = spacing ?? (areAllInside ? Self.standard : nil) else {
      return giveBack(to: tableView)
    }
    // Zero would stand for the system's own height.
    let none = CGFloat.leastNonzeroMagnitude
    let rest = max(none, spacing - outside.values.reduce(0, +))
    let hasHeaders = shown.contains(.header)
    let hasFooters = shown.contains(.footer)
    headerHeight.set(hasHeaders ? nil : rest, of: tableView)
    footerHeight.set(hasFooters ? nil : hasHeaders ? rest : none, of: tableView)
    topPadding.set(hasHeaders && hasFooters ? rest : nil, of: tableView)
  }

  /// Restores the app's heights.
  mutating func giveBack(to tableView: UITableView) {
    headerHeight.giveBack(to: tableView)
    footerHeight.giveBack(to: tableView)
    topPadding.giveBack(to: tableView)
  }

  /// Notes that the table has something to show above or below a card.
  mutating func note(_ kind: HeaderKind) {
    if shown.insert(kind).inserted { areOutOfDate = true }
  }

  /// Notes how much of the headers and footers in sight lies outside their cards.
  mutating func note(outsideCards heights: [HeaderKind: CGFloat]) {
    for (kind, height) in heights {
      note(kind)
      guard abs(height - outside[kind, default: .infinity]) > 0.01 else { continue }
      outside[kind] = height
      areOutOfDate = true
    }
  }

  /// Looks for headers and footers in sight, after the table's layout.
  mutating func look(in tableView: UITableView) {
    guard isSet, shown.count < HeaderKind.allCases.count else { return }
    for section in visibleSections.find(in: tableView) {
      for kind in HeaderKind.allCases where !shown.contains(kind) {
        if kind.view(in: tableView, section)?.showsSomething == true { note(kind) }
      }
    }
  }
}

extension UITableViewHeaderFooterView {
  /// Whether there is anything in it, as far as can be seen.
  ///
  /// A table may have an empty header of the system's own class where a section has no title.
  fileprivate var showsSomething: Bool {
    type(of: self) != UITableViewHeaderFooterView.self || contentConfiguration != nil
      || drawnSubviews.contains { ($0 as? UILabel)?.text?.isEmpty == false }
  }
}
