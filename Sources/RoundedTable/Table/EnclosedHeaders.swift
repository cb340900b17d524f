import UIKit

/// The headers and footers inside cards: each wears the card's end as its background view, as a row does.
///
/// A header with a title of the data source's is higher than its text: it separates its card from the one
/// above, too. The card begins as far above the text as the header ends below it. A header view of the
/// delegate's own is enclosed whole. Footers are the same upside down.
@MainActor final class EnclosedHeaders {
  enum Kind: CaseIterable {
    case header, footer
  }

  /// A header or footer, by its section's identifier.
  private struct Key: Hashable {
    var section: AnyHashable
    var kind: Kind
  }

  /// A dressed header or footer.
  struct Entry {
    weak var view: UITableViewHeaderFooterView?
    let part: HeaderPartView
    var former: UIView?
    /// A background view takes the place of a configuration (Apple: UITableViewHeaderFooterView.backgroundConfiguration).
    var configuration: UIBackgroundConfiguration?
    var section: Int
    var kind: Kind
  }

  /// How much of those that have been seen is inside their card; 0 where there is none.
  private var heights: [Key: CGFloat] = [:]
  private var entries: [Entry] = []
  private var follower: ScrollFollower?

  /// Those that are in sight.
  var shown: [Entry] { entries.filter { $0.view?.isHidden == false && $0.view?.window != nil } }

  var isEmpty: Bool { entries.isEmpty }

  /// How much of a section's header or footer is inside its card; nil if it has not been seen.
  func height(of kind: Kind, in section: AnyHashable) -> CGFloat? {
    heights[Key(section: section, kind: kind)]
  }

  /// Dresses a section's header or footer if it is in sight, or undresses it if it is in no card.
  ///
  /// The card is its end, nil if the section encloses nothing. A part that is shown already changes with the motion of the rows.
  /// Returns whether more or less is inside the card than was known.
  func dress(
    _ kind: Kind, _ section: (index: Int, id: AnyHashable), as card: Card?,
    in tableView: UITableView, _ motion: RowMotion?
  ) -> Bool {
    let view =
      kind == .header
      ? tableView.headerView(forSection: section.index)
      : tableView.footerView(forSection: section.index)
    guard let card else {
      if let view { undress(view) }
      return false
    }
    let key = Key(section: section.id, kind: kind)
    let whole =
      kind == .header
      ? tableView.rectForHeader(inSection: section.index)
      : tableView.rectForFooter(inSection: section.index)
    var height: CGFloat = 0
    if let view, whole.height > 0 {
      let part = Self.part(kind, of: view)
      height = part.height
      dress(view, as: card, in: part, kind, section.index, motion)
    } else if whole.height > 0, !whole.intersects(tableView.bounds) {
      // It may yet come.
      return false
    }
    defer { heights[key] = height }
    return heights[key] != height
  }

  private func dress(
    _ view: UITableViewHeaderFooterView, as card: Card, in part: CGRect, _ kind: Kind,
    _ section: Int, _ motion: RowMotion?
  ) {
    let known = entries.firstIndex { $0.view === view }
    let own = known.map { entries[$0].part } ?? HeaderPartView()
    let isShown = view.backgroundView === own
    var entry =
      known.map { entries[$0] } ?? Entry(view: view, part: own, section: section, kind: kind)
    (entry.section, entry.kind) = (section, kind)
    if !isShown {
      (entry.former, entry.configuration) = (view.backgroundView, view.backgroundConfiguration)
    }
    if let known { entries[known] = entry } else { entries.append(entry) }
    guard isShown, let motion else {
      UIView.performWithoutAnimation {
        if !isShown {
          own.frame = view.bounds
          view.backgroundView = own
        }
        own.show(card, in: part)
        own.shape.draw()
      }
      return
    }
    motion.animate { own.show(card, in: part) }
  }

  private func undress(_ view: UITableViewHeaderFooterView) {
    guard let index = entries.firstIndex(where: { $0.view === view }) else { return }
    let entry = entries.remove(at: index)
    guard view.backgroundView === entry.part else { return }
    view.backgroundView = entry.former
    if entry.former == nil, let own = entry.configuration { view.backgroundConfiguration = own }
  }

  /// Undresses all.
  func removeAll() {
    entries.compactMap(\.view).forEach(undress)
    (entries, heights) = ([], [:])
    follower?.removeFromSuperview()
    follower = nil
  }

  /// Has the observer laid out with every layout of the table, also if that only scrolls: headers come without a row.
  func follow(_ tableView: UITableView, in observer: UIView) {
    entries.removeAll { $0.view == nil }
    guard follower?.superview !== observer else { return }
    let follower = ScrollFollower()
    self.follower = follower
    follower.follow(tableView, in: observer)
  }

  // MARK: The part inside the card

  private static func part(_ kind: Kind, of view: UITableViewHeaderFooterView) -> CGRect {
    guard type(of: view) == UITableViewHeaderFooterView.self, let label = label(in: view) else {
      return view.bounds
    }
    let text = label.convert(label.bounds, to: view)
    var part = view.bounds
    switch kind {
    case .header:
      let padding = max(0, view.bounds.maxY - text.maxY)
      part.origin.y = max(part.minY, text.minY - padding)
      part.size.height = view.bounds.maxY - part.minY
    case .footer:
      let padding = max(0, text.minY - view.bounds.minY)
      part.size.height = min(part.height, text.maxY + padding - part.minY)
    }
    return part
  }

  /// The label in the system's own view for a title; its `textLabel` is not read, which would create it.
  private static func label(in view: UITableViewHeaderFooterView) -> UILabel? {
    view.layoutIfNeeded()
    return view.drawnSubviews.lazy.compactMap { $0 as? UILabel }.first
  }
}

/// A view whose size changes whenever its table is scrolled, and which has the view around it laid out then.
private final class ScrollFollower: PlainView {
  func follow(_ tableView: UITableView, in observer: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    accessibilityElementsHidden = true
    observer.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: observer.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0),
      topAnchor.constraint(equalTo: observer.topAnchor),
      // It stays where it is on screen, while the observer scrolls.
      bottomAnchor.constraint(equalTo: tableView.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    superview?.setNeedsLayout()
  }
}
