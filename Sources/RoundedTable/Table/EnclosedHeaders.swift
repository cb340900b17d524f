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
    let former: UIView?
    /// A background view takes the place of a configuration (Apple: UITableViewHeaderFooterView.backgroundConfiguration).
    let configuration: UIBackgroundConfiguration?
    var section: Int
    var kind: Kind
  }

  /// How much of those that have been seen is inside their card; 0 where there is none.
  private var heights: [Key: CGFloat] = [:]
  private var entries: [Entry] = []
  private var follower: ScrollFollower?

  /// Those that are in sight.
  var shown: [Entry] { entries.filter { $0.view?.isHidden == false && $0.view?.window != nil } }

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
    let (view, whole) =
      kind == .header
      ? (
        tableView.headerView(forSection: section.index),
        tableView.rectForHeader(inSection: section.index)
      )
      : (
        tableView.footerView(forSection: section.index),
        tableView.rectForFooter(inSection: section.index)
      )
    guard let card else {
      if let view { undress(view) }
      return false
    }
    var height: CGFloat = 0
    if let view, whole.height > 0 {
      let rect = Self.part(kind, of: view)
      height = rect.height
      let part = part(kind, ofSection: section.index, for: view)
      let isShown = view.backgroundView === part
      if isShown, let motion {
        motion.animate { part.show(card, in: rect) }
      } else {
        UIView.performWithoutAnimation {
          if !isShown { view.backgroundView = part }
          part.show(card, in: rect)
          part.shape.draw()
        }
      }
    } else if whole.height > 0, !whole.intersects(tableView.bounds) {
      // It may yet come.
      return false
    }
    let former = heights.updateValue(height, forKey: Key(section: section.id, kind: kind))
    return former != height
  }

  /// Returns the part that a view shows, a new one if its app or UIKit has put something else behind it.
  private func part(
    _ kind: Kind, ofSection section: Int, for view: UITableViewHeaderFooterView
  ) -> HeaderPartView {
    if let known = entries.firstIndex(where: { $0.view === view }) {
      guard view.backgroundView !== entries[known].part else {
        (entries[known].section, entries[known].kind) = (section, kind)
        return entries[known].part
      }
      entries.remove(at: known)
    }
    let part = HeaderPartView()
    part.frame = view.bounds
    entries.append(
      Entry(
        view: view, part: part, former: view.backgroundView,
        configuration: view.backgroundConfiguration, section: section, kind: kind))
    return part
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
