import UIKit

/// The headers and footers inside cards: each shows the card's end as its background view, as a row
/// does.
///
/// A header with a title of the data source's is higher than its text: it separates its card from
/// the one above, too. The card begins as far above the text as the header ends below it. A header
/// view of the delegate's own is enclosed whole. Footers are the same upside down.
@MainActor final class EnclosedHeaders {
  enum Kind: CaseIterable {
    case header, footer

    @MainActor func view(in table: UITableView, _ section: Int) -> UITableViewHeaderFooterView? {
      self == .header
        ? table.headerView(forSection: section) : table.footerView(forSection: section)
    }

    @MainActor func rect(in table: UITableView, _ section: Int) -> CGRect {
      self == .header
        ? table.rectForHeader(inSection: section) : table.rectForFooter(inSection: section)
    }
  }

  /// How much of those that have been seen is inside their card, by their section's identifier; 0
  /// where there is none.
  private var heights: [Kind: [AnyHashable: CGFloat]] = [:]
  private var parts: [HeaderBackgroundView] = []
  private var follower: ScrollFollower?

  /// Those that are in sight.
  var shown: [HeaderBackgroundView] {
    parts.filter { $0.header?.isHidden == false && $0.header?.window != nil }
  }

  /// How much of a section's header or footer is inside its card; nil if it has not been seen.
  func height(of kind: Kind, in section: AnyHashable) -> CGFloat? { heights[kind]?[section] }

  /// Decorates a section's header or footer if it is in sight, or undecorates it if it is in no card.
  ///
  /// The card is its end, nil if the section encloses nothing. A part that is shown already changes
  /// with the motion of the rows. Returns whether more or less is inside the card than was known.
  func decorate(
    _ kind: Kind, _ section: (index: Int, id: AnyHashable), as card: Card?,
    in tableView: UITableView, _ motion: RowMotion?
  ) -> Bool {
    let (view, whole) = (
      kind.view(in: tableView, section.index), kind.rect(in: tableView, section.index)
    )
    guard let card else {
      if let view { undecorate(view) }
      return false
    }
    var height: CGFloat = 0
    if let view, whole.height > 0 {
      let rect = Self.part(kind, of: view, in: card)
      height = rect.height
      let part = part(of: view)
      (part.kind, part.section) = (kind, section.index)
      if view.backgroundView === part, let motion {
        motion.animate { part.show(card, in: rect) }
      } else {
        UIView.performWithoutAnimation {
          if view.backgroundView !== part { view.backgroundView = part }
          part.show(card, in: rect)
        }
      }
    } else if whole.height > 0, !whole.intersects(tableView.bounds) {
      // It may yet come.
      return false
    }
    return heights[kind, default: [:]].updateValue(height, forKey: section.id) != height
  }

  /// Returns the part that a view shows, a new one if something else is behind it.
  private func part(of view: UITableViewHeaderFooterView) -> HeaderBackgroundView {
    if let known = parts.first(where: { view.backgroundView === $0 }) { return known }
    parts.removeAll { $0.header === view }
    let part = HeaderBackgroundView()
    (part.header, part.frame) = (view, view.bounds)
    (part.former, part.formerConfiguration) = (view.backgroundView, view.backgroundConfiguration)
    part.onOtherHeight = { [weak follower] in follower?.setNeedsLayout() }
    parts.append(part)
    return part
  }

  private func undecorate(_ view: UITableViewHeaderFooterView) {
    guard let index = parts.firstIndex(where: { $0.header === view }) else { return }
    let part = parts.remove(at: index)
    guard view.backgroundView === part else { return }
    view.backgroundView = part.former
    if part.former == nil, let own = part.formerConfiguration { view.backgroundConfiguration = own }
  }

  /// Undecorates all.
  func removeAll() {
    parts.compactMap(\.header).forEach(undecorate)
    (parts, heights) = ([], [:])
    follower?.removeFromSuperview()
    follower = nil
  }

  /// Has the observer laid out with every layout of the table, also if that only scrolls: headers
  /// come without a row.
  ///
  /// Each part forgets its section: an update may have moved that or taken it away, and ``decorate``
  /// finds it anew. The part of a header that is fading out belongs to none.
  func follow(_ tableView: UITableView, in observer: UIView) {
    parts.removeAll { $0.header == nil }
    for part in parts { part.section = nil }
    guard follower?.superview !== observer else { return }
    follower = ScrollFollower(following: tableView, in: observer)
  }

  // MARK: The part inside the card

  private static func part(
    _ kind: Kind, of view: UITableViewHeaderFooterView, in card: Card
  ) -> CGRect {
    let bounds = view.bounds
    guard type(of: view) == UITableViewHeaderFooterView.self, let label = label(in: view) else {
      return bounds
    }
    let text = label.convert(label.bounds, to: view)
    let (above, below) = (max(0, text.minY - bounds.minY), max(0, bounds.maxY - text.maxY))
    // What is drawn ends at the gaps, which may differ.
    let spacing = card.topSpacing - card.bottomSpacing
    let spare =
      kind == .header ? max(0, above - below - spacing) : max(0, below - above + spacing)
    return CGRect(
      x: bounds.minX, y: kind == .header ? bounds.minY + spare : bounds.minY, width: bounds.width,
      height: bounds.height - spare)
  }

  /// The label in the system's own view for a title; its `textLabel` is not read, which would
  /// create it.
  private static func label(in view: UITableViewHeaderFooterView) -> UILabel? {
    view.layoutIfNeeded()
    return view.drawnSubviews.lazy.compactMap { $0 as? UILabel }.first
  }
}

/// The background view of a header or footer inside a card.
final class HeaderBackgroundView: CardBackgroundView {
  weak var header: UITableViewHeaderFooterView?
  var kind = EnclosedHeaders.Kind.header
  /// The header's section in the table's latest layout; nil once that is gone.
  var section: Int?
  /// What the header had in its place: a background view takes the place of a configuration (Apple:
  /// UITableViewHeaderFooterView.backgroundConfiguration).
  var former: UIView?
  var formerConfiguration: UIBackgroundConfiguration?
  private var part = CGRect.zero
  private var heightWhenShown: CGFloat = 0
  var onOtherHeight: (() -> Void)?

  /// Shows the end of a card in a part of the header, whose coordinates are those of this view.
  func show(_ card: Card, in part: CGRect) {
    (self.part, heightWhenShown) = (part, bounds.height)
    show(card)
    layOutPart()
  }

  private func layOutPart() {
    let fill = card.style.fill
    let color: UIColor? =
      fill.gradient != nil || showsBackdrop
      ? nil : fill.color ?? fill.view?.fallback ?? .secondarySystemGroupedBackground
    shape.show(color, fill.gradient)
    let (sides, gaps) = (cardRect(for: card), gaps(around: card))
    layOutShape(
      in: CGRect(
        x: sides.minX, y: part.minY + gaps.top, width: sides.width,
        height: max(0, part.height - gaps.top - gaps.bottom)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutPart()
    // The table may give a header its place after its cells, and with them the observer, have been
    // laid out.
    if bounds.height != heightWhenShown { onOtherHeight?() }
  }
}

/// A view whose size changes whenever its table is scrolled, and which has the view around it laid
/// out then.
private final class ScrollFollower: PlainView {
  convenience init(following tableView: UITableView, in observer: UIView) {
    self.init()
    translatesAutoresizingMaskIntoConstraints = false
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
