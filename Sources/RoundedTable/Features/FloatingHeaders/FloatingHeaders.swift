import UIKit

/// Floating headers that clip the rows beneath them, so that each is like the lid of its card.
///
/// In a plain table, UIKit keeps a section's header in place while rows scroll beneath it. Each row
/// that reaches above the header's bottom edge is cut off there, in a straight line, by a mask that
/// is placed after each layout of the table. So nothing is behind the header, and its own corners
/// are the card's. If rows or headers are moving on screen, the line moves with the same
/// animations. What's left of the card below the header is in the slices of its parts.
///
/// While the table scrolls, only the rows above that edge are looked at, and the table is asked for
/// nothing.
@MainActor final class FloatingHeaders: TableFeature {
  private var lids: [HeaderLid] = []
  /// The headers and footers in sight when lids were last found.
  private var known: [(header: HeaderBackgroundView, section: Int?)] = []
  private var cuts: [RowCut] = []
  /// Whether rows or headers were moving on screen in the last layout.
  private var isMoving = false
  /// The number of layouts, by which cuts that are still needed are told from others.
  private var turn = 0

  override var isInUse: Bool { !lids.isEmpty }

  /// Is due without lids, too, because the first one may come with the update.
  override func willUpdate() {
    isDue = true
    super.willUpdate()
  }

  override func didCorrect() {
    isDue = true
    super.didCorrect()
  }

  override func draw(in layout: TableLayout) {
    guard layout.areSectionsKnown, let tableView = table.tableView, tableView.style == .plain else {
      return
    }
    // The table is about to be laid out once more. Until then, its headers may be those of before
    // an update (see `EnclosedHeaders`).
    guard !tableView.layer.needsLayout() else { return }
    let wasDue = isDue
    isDue = false
    if wasDue || !areLidsCurrent { findLids(in: layout) }
    guard !lids.isEmpty || !cuts.isEmpty else { return }
    turn += 1
    // Rows are moved by updates, or by the app in an animation block, in which a table places new
    // views without animation. While the table only scrolls, nobody looks for their animations.
    let isInBlock = UIView.inheritedAnimationDuration > 0 || !UIView.areAnimationsEnabled
    let mayMove = wasDue || isMoving || isInBlock
    isMoving = false
    for lid in lids { lid.measure(in: tableView) }
    UIView.performWithoutAnimation { for lid in lids { cutRows(beneath: lid, mayMove: mayMove) } }
    endCuts()
  }

  // MARK: Headers and their rows

  /// Whether the lids are those of the headers in sight.
  private var areLidsCurrent: Bool {
    table.headers.elementsEqual(known) { $0 === $1.header && $0.section == $1.section }
  }

  /// Finds the headers in sight that clip rows, and the rows of their sections.
  private func findLids(in layout: TableLayout) {
    guard let observer = table.observer else { return }
    let former = lids
    known = table.headers.map { ($0, $0.section) }
    lids = table.headers.filter(\.clipsRows).map { header in
      former.first { $0.header === header } ?? HeaderLid(header, in: observer)
    }
    for lid in former where !lids.contains(where: { $0 === lid }) { lid.end() }
    for lid in lids { lid.follow() }
    // A row that's fading out stays beneath its header.
    for lid in lids { lid.forgetRows(but: isLeaving) }
    guard !lids.isEmpty else { return }
    for (cell, indexPath) in layout.rows {
      guard let live = table.cells[cell],
        let lid = lids.first(where: { $0.header.section == indexPath.section })
      else { continue }
      lid.rows.append(HeaderLid.Row(live: live, index: indexPath.row))
    }
    for lid in lids {
      lid.rows.sort { $0.index < $1.index }
      guard let index = lid.header.section else { continue }
      lid.footer = table.headers.first { $0.kind == .footer && $0.section == index }
      let section = layout.section(at: index)
      lid.rowsOfCard =
        section.run(ofCardAt: 0, in: lid.header.card.resolved, near: 0)?.rows ?? 0..<0
      lid.isFooterOwn = lid.rowsOfCard.upperBound == section.rows.count
    }
  }

  private func isLeaving(_ row: HeaderLid.Row) -> Bool {
    guard let cell = row.live.cell else { return false }
    return cell.isInSight && table.indexPath(of: cell) == nil
  }

  // MARK: Cutting rows

  private func cutRows(beneath lid: HeaderLid, mayMove: Bool) {
    let isHeaderMoving = mayMove && lid.header.header?.isOnItsWay == true
    isMoving = isMoving || isHeaderMoving
    for index in lid.rows.indices {
      guard let cell = lid.cell(at: index) else { continue }
      let isRowMoving = mayMove && cell.isOnItsWay
      isMoving = isMoving || isRowMoving
      let frame = lid.frame(of: cell)
      if !mayMove, frame.minY >= lid.bottom { break }
      let line = lid.line(ofRowAt: index)
      if lid.hasVisualEffect(at: index) {
        hide(cell, unless: frame.maxY > line)
      } else {
        cut(cell, at: frame, line, beneath: lid, isMoving: isHeaderMoving || isRowMoving)
      }
    }
    guard let footer = lid.footer?.header else { return }
    let isFooterMoving = mayMove && footer.isOnItsWay
    cut(
      footer, at: footer.frame, lid.lineOfFooter, beneath: lid,
      isMoving: isHeaderMoving || isFooterMoving)
  }

  /// Cuts a view at a line in the table, if it reaches above that, now or on screen.
  private func cut(
    _ view: UIView, at frame: CGRect, _ line: CGFloat, beneath lid: HeaderLid, isMoving: Bool
  ) {
    let isSeenBeneath =
      isMoving && view.seenFrame.minY < lid.seenBottom + line - lid.bottom - 0.5 * lid.header.pixel
    guard frame.minY < line || isSeenBeneath, let cut = RowCut.of(view) ?? cut(view) else {
      return
    }
    cut.turn = turn
    // A row that's wholly above the line may cast a shadow below it.
    let isGone = frame.maxY <= line && !isMoving
    cut.place(at: isGone ? .greatestFiniteMagnitude : line - frame.minY)
    let header = isMoving ? lid.header.header?.layer : nil
    cut.move(
      with: header.map {
        $0.motions(of: .bottom) + view.layer.motions(of: .top, isReversed: true)
      } ?? [])
  }

  /// Hides a row with a visual effect if it's wholly above the line.
  ///
  /// An effect isn't drawn right under a mask (Apple: UIVisualEffectView). A mask that leaves
  /// nothing of it is no harm.
  private func hide(_ cell: UITableViewCell, unless isSeen: Bool) {
    guard !isSeen, let cut = RowCut.of(cell) ?? cut(cell) else {
      RowCut.of(cell)?.end()
      return
    }
    cut.turn = turn
    cut.place(at: .greatestFiniteMagnitude)
  }

  /// Begins to cut a view, unless it has a mask of the app's.
  private func cut(_ view: UIView) -> RowCut? {
    guard view.mask == nil else { return nil }
    let cut = RowCut()
    cut.turn = turn
    cuts.append(cut)
    cut.begin(view)
    return cut
  }

  /// Removes the cuts that weren't needed in this layout.
  private func endCuts() {
    guard cuts.contains(where: { $0.turn != turn }) else { return }
    cuts.removeAll { cut in
      guard let row = cut.row, row.mask === cut else { return true }
      if cut.turn == turn { return false }
      // The header of a row that's fading out may have gone, too.
      if let cell = row as? UITableViewCell, cell.isInSight, table.indexPath(of: cell) == nil {
        return false
      }
      cut.end()
      return true
    }
  }

  override func restore() {
    for cut in cuts { cut.end() }
    for lid in lids { lid.end() }
    lids = []
    known = []
    cuts = []
    isDue = true
  }
}
