import UIKit

/// Headers and footers inside cards: each gets its end of the card as its background view.
///
/// A header with a title is taller than its text, because it also separates its card from the one
/// above. The card begins as far above the text as the header ends below it. A header view from the
/// delegate is enclosed whole. Footers work the same way, upside down.
@MainActor final class EnclosedHeaders: TableFeature {
  private var shown: [HeaderBackgroundView] = []
  private var follower: UIView?
  private var visibleSections = VisibleSections()
  /// The sections that were in sight in the last layout, and their headers and footers.
  private var seen: (sections: Range<Int>, views: [UITableViewHeaderFooterView?]) = (0..<0, [])
  /// The headers that should have been visible in the last layout, but had no view yet.
  private var missing: [HeaderKind: Set<AnyHashable>] = [:]
  /// Where headers of sections in sight will come into sight, or nothing if they have no views.
  private var awaited: [CGRect] = []
  /// Whether a section in sight has had its header or footer in a card.
  private var hasEnclosed = false

  // MARK: Finding

  /// Finds out how much of the visible headers and footers is inside their cards.
  ///
  /// It's where a `TableLayout` has its headers from, so it asks the table for them.
  override func find(in layout: TableLayout) -> Correction {
    guard layout.areSectionsKnown, let tableView = table.tableView, let observer = table.observer
    else {
      return .none
    }
    // A section with a style of its own may be new in sight.
    let hasSectionStyles = table.plan.source?.hasSectionStyles == true
    let mayHaveOtherRows = layout.changes.mayHaveOtherRows
    guard mayEnclose || mayHaveOtherRows && hasSectionStyles else {
      stopFollowing()
      return .none
    }
    let sections = sectionsInSight(in: tableView)
    let former = seen
    let views = sections.flatMap { index in
      HeaderKind.allCases.map { $0.view(in: tableView, index) }
    }
    seen = (sections, views)
    // While the table only scrolls, the same headers show the same.
    let areOthers =
      mayHaveOtherRows || layout.changes.contains(.headersAreOthers) || seen != former
      || awaited.contains { isInSight($0, in: tableView) }
    let hasOtherHeights = areOthers && findHeights(in: tableView, sections, layout)
    table.headers = shown.filter {
      $0.section != nil && $0.header?.window != nil && $0.header?.isHidden == false
    }
    if mayEnclose { follow(tableView, in: observer) }
    guard hasOtherHeights else { return .none }
    // A header that scrolls into sight while an earlier update moves rows has nothing to do with
    // that.
    return layout.animation == nil ? .immediate : .animated
  }

  /// Notes the height of each part inside a card, and returns whether one has changed.
  private func findHeights(
    in tableView: UITableView, _ sections: Range<Int>, _ layout: TableLayout
  ) -> Bool {
    forgetSectionsOfHeaders()
    awaited = []
    var hasChanged = false
    var visible: Set<AnyHashable> = []
    for index in sections {
      guard let id = table.plan.source?.id(ofSection: index) else { continue }
      visible.insert(id)
      let section = layout.section(at: index)
      for (kind, card) in [(HeaderKind.header, section.headerCard), (.footer, section.footerCard)] {
        guard let card else {
          if let view = kind.view(in: tableView, index) { undecorate(view) }
          continue
        }
        hasEnclosed = true
        guard let height = find(kind, (index, id), in: card, tableView) else { continue }
        let former = table.plan.states.enclosedHeights[kind, default: [:]]
          .updateValue(height, forKey: id)
        hasChanged = hasChanged || former != height
      }
    }
    forgetAllSections(but: visible)
    // One that's fading out is on its own.
    for background in shown where background.section == nil { background.endFollowing() }
    shown.removeAll { $0.header == nil }
    return hasChanged
  }

  /// Finds a section's header or footer that's inside a card, and returns the height of the part
  /// inside; nil if that isn't known yet.
  private func find(
    _ kind: HeaderKind, _ section: (index: Int, id: AnyHashable), in card: Card,
    _ tableView: UITableView
  ) -> CGFloat? {
    let whole = kind.rect(in: tableView, section.index)
    guard !whole.height.isZeroHeight else { return 0 }
    guard let view = kind.view(in: tableView, section.index) else {
      // It may still appear: when it scrolls into view, or a moment later, because a table may add
      // headers after its cells, and with them the observer, have been laid out.
      guard isInSight(whole, in: tableView) else {
        awaited.append(whole)
        return nil
      }
      if missing[kind, default: []].insert(section.id).inserted {
        MainQueue.later { [weak table] in table?.headersMayHaveChanged() }
      }
      return 0
    }
    missing[kind]?.remove(section.id)
    let rect = Self.enclosedRect(kind, of: view, in: card)
    let background = background(of: view)
    background.kind = kind
    background.section = section.index
    background.wanted = (card, rect)
    // A header that's just been added has no size yet, and reports it when it's laid out.
    guard view.bounds.height > 0 else { return nil }
    return rect.height
  }

  /// Returns the sections in sight, and while a row is in the hand also those that only the rows
  /// that make way for it keep there, of which the table doesn't say so.
  private func sectionsInSight(in tableView: UITableView) -> Range<Int> {
    let sections = visibleSections.find(in: tableView)
    guard let first = sections.first, first > 0, tableView.isEditing || tableView.hasActiveDrag,
      let header = tableView.headerView(forSection: first - 1),
      isInSight(header.frame, in: tableView)
    else { return sections }
    return first - 1..<sections.upperBound
  }

  /// Whether a place is in sight, and not just beside what's in sight.
  private func isInSight(_ place: CGRect, in tableView: UITableView) -> Bool {
    place.maxY > tableView.bounds.minY && place.minY < tableView.bounds.maxY
  }

  /// Looks at sections with styles of their own after each update, because one may have no rows.
  override var isInUse: Bool { mayEnclose || table.plan.source?.hasSectionStyles == true }

  /// Whether a section encloses its header or footer, or may do so, so that those that scroll into
  /// view have to be looked at.
  private var mayEnclose: Bool {
    let plan = table.plan
    let hasOwnStyles = hasEnclosed && plan.source?.hasSectionStyles == true
    return !shown.isEmpty || hasOwnStyles
      || plan.look.style.enclosesHeader || plan.look.style.enclosesFooter
  }

  /// Forgets what was found out about sections that are out of sight, of which there may be any
  /// number.
  private func forgetAllSections(but visible: Set<AnyHashable>) {
    for kind in HeaderKind.allCases {
      missing[kind] = missing[kind]?.intersection(visible)
      table.plan.states.enclosedHeights[kind] = table.plan.states.enclosedHeights[kind]?
        .filter { visible.contains($0.key) }
    }
  }

  // MARK: Drawing

  /// Lets each header that was found show its end of the card, in step with the rows if it already
  /// shows one.
  override func draw(in layout: TableLayout) {
    for background in shown {
      guard let view = background.header, let (card, rect) = background.wanted else { continue }
      background.wanted = nil
      defer { if let observer = table.observer { background.followHeader(in: observer) } }
      let isNew = view.backgroundView !== background
      // To find the rows' animation means to look at all of them.
      if !isNew, background.shows(card, in: rect) { continue }
      if !isNew, let animation = layout.animation {
        animation.animate { background.showCard(card, in: rect) }
        continue
      }
      UIView.performWithoutAnimation {
        if isNew { view.backgroundView = background }
        background.showCard(card, in: rect)
      }
    }
  }

  /// Returns the background view of a header.
  ///
  /// If the header has none of ours, it's a new one.
  private func background(of view: UITableViewHeaderFooterView) -> HeaderBackgroundView {
    if let known = shown.first(where: { view.backgroundView === $0 }) { return known }
    for background in shown where background.header === view { background.endFollowing() }
    shown.removeAll { $0.header === view }
    let background = HeaderBackgroundView()
    background.header = view
    background.frame = view.bounds
    background.former = view.backgroundView
    background.formerConfiguration = view.backgroundConfiguration
    background.onOtherHeight = { [weak table] in table?.headersMayHaveChanged() }
    shown.append(background)
    return background
  }

  private func undecorate(_ view: UITableViewHeaderFooterView) {
    guard let index = shown.firstIndex(where: { $0.header === view }) else { return }
    let background = shown.remove(at: index)
    background.endFollowing()
    guard view.backgroundView === background else { return }
    view.backgroundView = background.former
    if background.former == nil, let own = background.formerConfiguration {
      view.backgroundConfiguration = own
    }
  }

  override func restore() {
    for header in shown.compactMap(\.header) { undecorate(header) }
    for background in shown { background.endFollowing() }
    shown = []
    hasEnclosed = false
    missing = [:]
    awaited = []
    seen = (0..<0, [])
    table.headers = []
    table.plan.states.enclosedHeights = [:]
    stopFollowing()
  }

  /// Makes the observer lay itself out in every layout of the table, even when the table only
  /// scrolls, because a header can scroll into view without a row.
  ///
  /// The observer gets an invisible subview whose size changes whenever the table scrolls, or a bar
  /// above or below it appears. When constraints change a view's size, its superview is laid out
  /// (Apple: Mysteries of Auto Layout, Part 2, WWDC15).
  private func follow(_ tableView: UITableView, in observer: UIView) {
    guard follower?.superview !== observer else { return }
    let view = PlainView()
    view.translatesAutoresizingMaskIntoConstraints = false
    observer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: observer.leadingAnchor),
      view.widthAnchor.constraint(equalTo: tableView.safeAreaLayoutGuide.heightAnchor),
      view.topAnchor.constraint(equalTo: observer.topAnchor),
      // This edge stays in place on screen while the observer scrolls.
      view.bottomAnchor.constraint(equalTo: tableView.safeAreaLayoutGuide.bottomAnchor),
    ])
    follower = view
  }

  private func stopFollowing() {
    follower?.removeFromSuperview()
    follower = nil
  }

  /// Lets each background forget its section, which an update may have moved or removed.
  ///
  /// ``find(in:)`` sets it again. The background of a header that's fading out has none.
  private func forgetSectionsOfHeaders() {
    for background in shown { background.section = nil }
  }

  // MARK: The enclosed part

  private static func enclosedRect(
    _ kind: HeaderKind, of view: UITableViewHeaderFooterView, in card: Card
  ) -> CGRect {
    let bounds = view.bounds
    guard type(of: view) == UITableViewHeaderFooterView.self else { return bounds }
    // This begins with the header, because the table needs no layout (see `CardTable.takeTurns`).
    view.layoutIfNeeded()
    // The system's view for a title. Its `textLabel` isn't read, because that would create one.
    let label = view.drawnSubviews.lazy.compactMap { $0 as? UILabel }.first
    guard let label else { return bounds }
    let text = label.convert(label.bounds, to: view)
    let above = max(0, text.minY - bounds.minY)
    let below = max(0, bounds.maxY - text.maxY)
    // The card itself ends at the gaps, which may differ.
    let spacing = card.topSpacing - card.bottomSpacing
    let spare = kind == .header ? max(0, above - below - spacing) : max(0, below - above + spacing)
    let edge = kind == .header ? CGRectEdge.minYEdge : .maxYEdge
    return bounds.divided(atDistance: spare, from: edge).remainder
  }
}
