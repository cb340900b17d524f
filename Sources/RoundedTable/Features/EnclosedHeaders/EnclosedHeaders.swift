import UIKit

/// Headers and footers inside cards: each gets its end of the card as its background view.
///
/// A header with a title is taller than its text, because it also separates its card from the one
/// above. The card begins as far above the text as the header ends below it. A header view from the
/// delegate is enclosed whole. Footers work the same way, upside down.
@MainActor final class EnclosedHeaders: TableFeature {
  private var shown: [HeaderBackgroundView] = []
  private var follower: UIView?
  /// The headers that should have been visible in the last layout, but had no view yet.
  private var missing: [HeaderKind: Set<AnyHashable>] = [:]

  override class func isNeeded(by style: ResolvedCardStyle) -> Bool { style.enclosesExtras }

  override var isInUse: Bool { !shown.isEmpty }

  /// The visible ones.
  override var headerBackgrounds: [(view: CardBackgroundView, kind: HeaderKind, section: Int)] {
    shown.filter { $0.header?.window != nil && $0.header?.isHidden == false }
      .compactMap { view in view.section.map { (view, view.kind, $0) } }
  }

  override func willUpdate() { table.needsLayout() }

  override func didCorrect(animated: Bool) { table.needsLayout() }

  /// Decorates the visible headers and footers.
  ///
  /// If more or less of one is inside its card than before, the cards of rows are corrected.
  override func didLayOut(_ layout: inout TableLayout) {
    guard layout.isAtRest, let tableView = table.tableView, let observer = table.observer else {
      return
    }
    follow(tableView, in: observer)
    var isOther = false
    for section in sections(in: tableView, beside: layout.rows.map(\.indexPath.section)) {
      guard let (id, header, footer) = table.plan.enclosure(ofSection: section) else { continue }
      for (kind, card) in [(HeaderKind.header, header), (.footer, footer)] {
        let isNew = decorate(kind, (section, id), as: card, in: tableView, layout.animation)
        isOther = isOther || isNew
      }
    }
    if isOther { table.correct(animated: layout.animation != nil) }
  }

  /// The visible sections, and those between rows that have cells.
  private func sections(in tableView: UITableView, beside known: [Int]) -> Range<Int> {
    let sections = 0..<tableView.numberOfSections
    func isInSight(_ section: Int) -> Bool {
      sections.contains(section) && tableView.rect(forSection: section).intersects(tableView.bounds)
    }
    let known = known.filter(sections.contains)
    var first = known.min() ?? 0
    var last = known.max() ?? sections.upperBound - 1
    while isInSight(first - 1) { first -= 1 }
    while isInSight(last + 1) { last += 1 }
    return first..<max(first, last + 1)
  }

  /// Decorates a section's header or footer if it's visible, or undecorates it if it's in no card.
  ///
  /// The card is the header's or footer's end of it; nil if the section encloses nothing. A header
  /// that already shows one changes with the rows' animation.
  ///
  /// - Returns: Whether more or less of it is inside the card than before.
  private func decorate(
    _ kind: HeaderKind, _ section: (index: Int, id: AnyHashable), as card: Card?,
    in tableView: UITableView, _ animation: RowAnimation?
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
      let background = background(of: view)
      (background.kind, background.section) = (kind, section.index)
      if view.backgroundView === background, let animation {
        animation.animate { background.show(card, in: rect) }
      } else {
        UIView.performWithoutAnimation {
          if view.backgroundView !== background { view.backgroundView = background }
          background.show(card, in: rect)
        }
      }
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

  /// Returns the background view of a header.
  ///
  /// If the header has none of ours, it's a new one.
  private func background(of view: UITableViewHeaderFooterView) -> HeaderBackgroundView {
    if let known = shown.first(where: { view.backgroundView === $0 }) { return known }
    shown.removeAll { $0.header === view }
    let background = HeaderBackgroundView()
    (background.header, background.frame) = (view, view.bounds)
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
    shown.compactMap(\.header).forEach(undecorate)
    (shown, missing) = ([], [:])
    table.plan.states.enclosedHeights = [:]
    follower?.removeFromSuperview()
    follower = nil
  }

  /// Makes the observer lay itself out in every layout of the table, even when the table only
  /// scrolls, because a header can scroll into view without a row.
  ///
  /// The observer gets an invisible subview whose size changes whenever the table scrolls. When
  /// constraints change a view's size, its superview is laid out (Apple: Mysteries of Auto Layout,
  /// Part 2, WWDC15).
  ///
  /// Each background forgets its section, which an update may have moved or removed, and
  /// ``decorate`` sets it again. The background of a header that's fading out has none.
  private func follow(_ tableView: UITableView, in observer: UIView) {
    shown.removeAll { $0.header == nil }
    for background in shown { background.section = nil }
    guard follower?.superview !== observer else { return }
    let view = PlainView()
    view.translatesAutoresizingMaskIntoConstraints = false
    observer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: observer.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 0),
      view.topAnchor.constraint(equalTo: observer.topAnchor),
      // This edge stays in place on screen while the observer scrolls.
      view.bottomAnchor.constraint(equalTo: tableView.safeAreaLayoutGuide.bottomAnchor),
    ])
    follower = view
  }

  // MARK: The enclosed part

  private static func enclosedRect(
    _ kind: HeaderKind, of view: UITableViewHeaderFooterView, in card: Card
  ) -> CGRect {
    let bounds = view.bounds
    guard type(of: view) == UITableViewHeaderFooterView.self else { return bounds }
    view.layoutIfNeeded()
    // The system's view for a title. Its `textLabel` isn't read, because that would create one.
    let label = view.drawnSubviews.lazy.compactMap { $0 as? UILabel }.first
    guard let label else { return bounds }
    let text = label.convert(label.bounds, to: view)
    let (above, below) = (max(0, text.minY - bounds.minY), max(0, bounds.maxY - text.maxY))
    // The card itself ends at the gaps, which may differ.
    let spacing = card.topSpacing - card.bottomSpacing
    let spare = kind == .header ? max(0, above - below - spacing) : max(0, below - above + spacing)
    let edge = kind == .header ? CGRectEdge.minYEdge : .maxYEdge
    return bounds.divided(atDistance: spare, from: edge).remainder
  }
}
