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
  /// The headers that should have been visible in the last layout, but had no view yet.
  private var missing: [HeaderKind: Set<AnyHashable>] = [:]
  /// How much of the headers and footers in sight lies outside their cards, in points.
  private var outside: [HeaderKind: CGFloat] = [:]

  override class func isNeeded(by style: ResolvedCardStyle) -> Bool { style.enclosesExtras }

  override func willUpdate() { if isInUse { table.needsLayout() } }

  override func didCorrect(animated: Bool) { if isInUse { table.needsLayout() } }

  /// Decorates the visible headers and footers.
  ///
  /// If more or less of one is inside its card than before, the cards of rows are corrected.
  override func didLayOut(_ layout: TableLayout) {
    guard layout.isAtRest, let tableView = table.tableView, let observer = table.observer else {
      return
    }
    outside = [:]
    guard isInUse else {
      noteOutside()
      return stopFollowing()
    }
    // Headers are laid out below, which would begin with the table if that needed another layout.
    // It gets one now, and then this is called again.
    guard !tableView.layer.needsLayout() else { return table.needsLayout() }
    follow(tableView, in: observer)
    forgetSectionsOfHeaders()
    var isOther = false
    var visible: Set<AnyHashable> = []
    for index in visibleSections.find(in: tableView) {
      guard let section = table.plan.enclosure(ofSection: index) else { continue }
      visible.insert(section.id)
      for (kind, card) in [(HeaderKind.header, section.header), (.footer, section.footer)] {
        let isNew = decorate(kind, (index, section.id), as: card, in: tableView, layout)
        isOther = isOther || isNew
      }
    }
    forgetAllSections(but: visible)
    table.headers = shown.filter {
      $0.section != nil && $0.header?.window != nil && $0.header?.isHidden == false
    }
    if isOther { table.correct(animated: layout.animation != nil) }
    noteOutside()
  }

  /// Tells the installer how much of headers and footers lies outside their cards, because that's
  /// part of the gap between cards.
  private func noteOutside() {
    guard let tableView = table.tableView, tableView.style == .grouped,
      let installer = table.installation.cardInstaller
    else { return }
    var possible = Set(HeaderKind.allCases)
    if table.plan.source?.hasSectionStyles != true {
      let style = table.plan.look.style
      if !style.enclosesHeader { possible.remove(.header) }
      if !style.enclosesFooter { possible.remove(.footer) }
    }
    installer.gaps.note(outsideCards: outside, among: possible)
    if installer.gaps.areOutOfDate { table.needsLayout() }
  }

  /// Whether a section encloses its header or footer, or may do so, so that those that scroll into
  /// view have to be looked at.
  private var isInUse: Bool {
    let plan = table.plan
    return !shown.isEmpty || plan.source?.hasSectionStyles == true
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

  /// Decorates a section's header or footer if it's visible, or undecorates it if it's in no card.
  ///
  /// The card is the header's or footer's end of it; nil if the section encloses nothing. A header
  /// that already shows one changes with the rows' animation.
  ///
  /// - Returns: Whether more or less of it is inside the card than before.
  private func decorate(
    _ kind: HeaderKind, _ section: (index: Int, id: AnyHashable), as card: Card?,
    in tableView: UITableView, _ layout: TableLayout
  ) -> Bool {
    let view = kind.view(in: tableView, section.index)
    let whole = kind.rect(in: tableView, section.index)
    guard let card else {
      if let view { undecorate(view) }
      return false
    }
    var height: CGFloat = 0
    if let view, whole.height > 0 {
      missing[kind]?.remove(section.id)
      let rect = Self.enclosedRect(kind, of: view, in: card)
      height = rect.height
      // A header that's just been added has no size yet.
      if abs(view.bounds.height - whole.height) < 0.5 {
        noteHeight(whole.height - height, outsideCardOf: kind, section.index)
      }
      let background = background(of: view)
      background.kind = kind
      background.section = section.index
      if view.backgroundView === background, background.shows(card, in: rect) {
        // It does in most layouts, and to find the rows' animation means to look at all of them.
      } else if view.backgroundView === background, let animation = layout.animation {
        animation.animate { background.show(card, in: rect) }
      } else {
        UIView.performWithoutAnimation {
          if view.backgroundView !== background { view.backgroundView = background }
          background.show(card, in: rect)
        }
      }
      // A header that's just been added has no size yet, and reports it when it's laid out.
      if view.bounds.height == 0 { return false }
    } else if whole.height > 0 {
      // It may still appear: when it scrolls into view, or a moment later, because a table may add
      // headers after its cells, and with them the observer, have been laid out.
      guard whole.intersects(tableView.bounds) else { return false }
      if missing[kind, default: []].insert(section.id).inserted {
        MainQueue.later { [weak table] in table?.needsLayout() }
      }
    }
    let former = table.plan.states.enclosedHeights[kind, default: [:]]
      .updateValue(height, forKey: section.id)
    return former != height
  }

  /// Notes how much of a header lies outside its card.
  ///
  /// The first header is taller than the others, and the last footer ends at no other card. If
  /// headers differ, because the delegate gives them heights, the least counts.
  private func noteHeight(_ height: CGFloat, outsideCardOf kind: HeaderKind, _ section: Int) {
    let end = kind == .header ? 0 : (table.tableView?.numberOfSections ?? 0) - 1
    if section != end { outside[kind] = min(outside[kind] ?? height, height) }
  }

  /// Returns the background view of a header.
  ///
  /// If the header has none of ours, it's a new one.
  private func background(of view: UITableViewHeaderFooterView) -> HeaderBackgroundView {
    if let known = shown.first(where: { view.backgroundView === $0 }) { return known }
    shown.removeAll { $0.header === view }
    let background = HeaderBackgroundView()
    background.header = view
    background.frame = view.bounds
    background.former = view.backgroundView
    background.formerConfiguration = view.backgroundConfiguration
    background.onOtherHeight = { [weak table] in table?.needsLayout() }
    shown.append(background)
    return background
  }

  private func undecorate(_ view: UITableViewHeaderFooterView) {
    guard let index = shown.firstIndex(where: { $0.header === view }) else { return }
    let background = shown.remove(at: index)
    guard view.backgroundView === background else { return }
    view.backgroundView = background.former
    if background.former == nil, let own = background.formerConfiguration {
      view.backgroundConfiguration = own
    }
  }

  override func restore() {
    for header in shown.compactMap(\.header) { undecorate(header) }
    shown = []
    missing = [:]
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
  /// ``decorate`` sets it again. The background of a header that's fading out has none.
  private func forgetSectionsOfHeaders() {
    shown.removeAll { $0.header == nil }
    for background in shown { background.section = nil }
  }

  // MARK: The enclosed part

  private static func enclosedRect(
    _ kind: HeaderKind, of view: UITableViewHeaderFooterView, in card: Card
  ) -> CGRect {
    let bounds = view.bounds
    guard type(of: view) == UITableViewHeaderFooterView.self else { return bounds }
    // This begins with the header, because the table needs no layout (see `didLayOut`).
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

extension CardPlan {
  /// Returns the cards of a section's header and footer, nil for one that's in no card; nil if
  /// there is no such section.
  func enclosure(ofSection index: Int) -> (id: AnyHashable, header: Card?, footer: Card?)? {
    guard let id = source?.id(ofSection: index) else { return nil }
    let section = section(at: index)
    let resolved = section.resolved
    guard resolved.enclosesExtras else { return (id, nil, nil) }
    let move = move?.move
    let plan = plan(of: section, after: move)
    func card(_ position: CapPosition) -> Card { Card(position: position, resolved: resolved) }
    func facts(_ row: Int) -> RowFacts { self.facts(at: row, in: section, after: move) }
    let header = resolved.style.enclosesHeader ? card(plan.headerPosition(facts)) : nil
    let footer = resolved.style.enclosesFooter ? card(plan.footerPosition(facts)) : nil
    return (id, header, footer)
  }
}
