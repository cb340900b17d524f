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
///
/// All of it is decided by arithmetic: from the style, from which sections have titles, and from
/// the system's numbers. What comes into sight while the table scrolls never changes a height,
/// because all rows below would jump. Only views of the delegate, which nobody can be asked for,
/// are looked for, in the layout after an update.
@MainActor final class SectionGaps {
  /// What's set on the table; nil for what is the app's.
  private struct Heights: Equatable {
    var header: CGFloat?
    var footer: CGFloat?
    var topPadding: CGFloat?
  }

  /// The distance of cards without titles that table views have been seen to use, which is twice
  /// the height of an empty header.
  private static let standard: CGFloat = 35

  /// The distance that the app wants between cards; nil for the system's.
  private var spacing: CGFloat?
  /// The kinds that have something to show, in at least one section.
  private var shown: HeaderKinds { titles.union(views) }
  /// The kinds of which a section has a title.
  private var titles: HeaderKinds = []
  /// How much of the titles that are inside their cards lies outside, in points.
  private var outside: CGFloat = 0
  /// The kinds of which the delegate has a view.
  private var views: HeaderKinds = []
  /// The kinds that are inside cards.
  private var enclosed: HeaderKinds = []
  /// Whether to look for views, because the table's next layout is the first one after an update.
  private var areViewsDue = true
  private var current = Heights()
  private var visibleSections = VisibleSections()
  private var headerHeight = Borrowed(\UITableView.sectionHeaderHeight)
  private var footerHeight = Borrowed(\UITableView.sectionFooterHeight)
  private var topPadding = Borrowed(\UITableView.sectionHeaderTopPadding)

  /// Whether heights have been set, and not restored.
  private var isSet: Bool { current != Heights() }

  /// The kinds whose height keeps sections apart, whatever they show.
  var spacers: HeaderKinds { isSet ? .both.subtracting(shown) : [] }

  /// The kinds whose height is automatic, so that UIKit gives one to sections without a title, too.
  var kindsWithTitles: HeaderKinds { isSet ? shown : [] }

  /// Whether other heights are needed, because something has been found out since they were set.
  var areOutOfDate: Bool { wanted != current }

  /// The heights for what's known of the table.
  private var wanted: Heights {
    let areBothInside = enclosed.intersection(shown) == .both
    guard let spacing = spacing ?? (areBothInside ? Self.standard : nil) else { return Heights() }
    // Zero would stand for the system's own height.
    let none = CGFloat.leastNonzeroMagnitude
    let rest = max(none, spacing - outside)
    switch (shown.contains(.header), shown.contains(.footer)) {
    case (false, false): return Heights(header: rest, footer: none)
    case (true, false): return Heights(footer: rest)
    case (false, true): return Heights(header: rest)
    case (true, true): return Heights(topPadding: rest)
    }
  }

  /// Sets the heights for a distance between cards, which is nil for the system's.
  func set(_ spacing: CGFloat?, of tableView: UITableView) {
    self.spacing = spacing
    current = wanted
    headerHeight.set(current.header, of: tableView)
    footerHeight.set(current.footer, of: tableView)
    topPadding.set(current.topPadding, of: tableView)
  }

  /// Restores the app's heights.
  func giveBack(to tableView: UITableView) {
    headerHeight.restore(tableView)
    footerHeight.restore(tableView)
    topPadding.restore(tableView)
  }

  /// Notes which kinds have titles, and how much of a title lies outside its card.
  ///
  /// - Parameters:
  ///   - titles: The kinds that have a title in one of the first sections.
  ///   - enclosed: The kinds that are inside cards.
  ///   - system: The system's values.
  func note(
    titles: HeaderKinds, enclosed: HeaderKinds, _ system: SystemLook
  ) {
    self.titles = titles
    self.enclosed = enclosed
    outside = 0
    for kind in HeaderKind.allCases where titles.intersection(enclosed).contains(kind) {
      outside += CGFloat(system.spaceOutsideTitles(kind))
    }
    areViewsDue = true
  }

  /// Looks for views of the delegate, in the first layout after an update.
  func findViews(in tableView: UITableView) {
    guard areViewsDue else { return }
    areViewsDue = false
    guard spacing != nil || enclosed == .both else { return }
    for section in visibleSections.find(in: tableView) {
      for kind in HeaderKind.allCases where !shown.contains(kind) {
        if kind.view(in: tableView, section)?.isDelegates == true { views.insert(kind) }
      }
    }
  }
}

extension UITableViewHeaderFooterView {
  /// Whether it comes from the delegate, as far as can be seen.
  ///
  /// The system's own class shows a title, or nothing where a section has none.
  fileprivate var isDelegates: Bool {
    type(of: self) != UITableViewHeaderFooterView.self || contentConfiguration != nil
  }
}
