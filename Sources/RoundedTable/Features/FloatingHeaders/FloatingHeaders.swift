import UIKit

/// Floating headers that clip the rows beneath them, so that each is like the lid of its card.
///
/// In a plain table, UIKit keeps a section's header in place while rows scroll beneath it. Each row
/// that reaches above the header's bottom edge is cut off there, in a straight line, by a mask that
/// is placed after each layout of the table. So nothing is behind the header, and its own corners
/// are the card's.
///
/// While the table scrolls, only the rows above that edge are looked at, and the table is asked for
/// nothing.
@MainActor final class FloatingHeaders: TableFeature {
  private var lids: [HeaderLid] = []
  /// The number of headers and footers when lids were last found.
  private var headerCount = 0
  private var cuts: [RowCut] = []
  /// Whether rows may have moved, or belong to other headers.
  private var isDue = true
  /// The number of layouts, by which cuts that are still needed are told from others.
  private var turn = 0

  override class func isNeeded(by style: ResolvedCardStyle) -> Bool { style.clipsRowsBeneathHeader }

  override func willUpdate() { need() }

  override func didCorrect(animated: Bool) { need() }

  private func need() {
    isDue = true
    if !lids.isEmpty { table.needsLayout() }
  }

  override func didLayOut(_ layout: TableLayout) {
    guard layout.isAtRest, let tableView = table.tableView, tableView.style == .plain else {
      return
    }
    // The table is about to be laid out once more. Until then, its headers may be those of before an
    // update (see `EnclosedHeaders`).
    guard !tableView.layer.needsLayout() else { return }
    // Rows are only moved by updates. While the table scrolls, nobody looks for their animation,
    // because that means to look at all of them.
    let wasDue = isDue
    isDue = false
    if wasDue || !areLidsCurrent { findLids(in: layout) }
    guard !lids.isEmpty || !cuts.isEmpty else { return }
    turn += 1
    let animation = wasDue ? layout.animation : nil
    let isMoving =
      UIView.areAnimationsEnabled && (animation != nil || UIView.inheritedAnimationDuration > 0)
    for lid in lids { lid.measure(in: tableView, isMoving: isMoving) }
    if isMoving {
      UIView.performWithoutAnimation { for lid in lids { begin(lid) } }
    }
    if let animation {
      // Cuts that aren't needed by then are removed when the rows have moved.
      animation.animate {
        for lid in self.lids { self.show(lid) }
      } completion: { [weak table] in
        table?.needsLayout()
      }
    } else if isMoving {
      for lid in lids { show(lid) }
    } else {
      UIView.performWithoutAnimation { for lid in lids { show(lid) } }
    }
    endCuts()
  }

  // MARK: Headers and their rows

  /// Whether the lids are those of the headers in sight.
  private var areLidsCurrent: Bool {
    guard table.headers.count == headerCount else { return false }
    var index = 0
    for header in table.headers where header.clipsRows {
      guard index < lids.count, lids[index].header === header else { return false }
      index += 1
    }
    return index == lids.count
  }

  /// Finds the headers in sight that clip rows, and the rows of their sections.
  private func findLids(in layout: TableLayout) {
    let former = lids
    headerCount = table.headers.count
    lids = table.headers.filter(\.clipsRows).map { HeaderLid($0) }
    for lid in former {
      guard let new = lids.first(where: { $0.header === lid.header }) else {
        lid.end()
        continue
      }
      new.last = lid.last
      // A row that's fading out stays beneath its header.
      new.rows = lid.rows.filter(isLeaving)
      for index in new.rows.indices { new.rows[index].isLeaving = true }
    }
    guard !lids.isEmpty else { return }
    for (cell, indexPath) in layout.rows {
      guard let live = table.cells[cell],
        let lid = lids.first(where: { $0.header.section == indexPath.section })
      else { continue }
      lid.rows.append(HeaderLid.Row(live: live, index: indexPath.row))
    }
    for lid in lids {
      lid.rows.sort { $0.index < $1.index }
      guard let section = lid.header.section else { continue }
      lid.footer = table.headers.first { $0.kind == .footer && $0.section == section }
      findRowsOfFirstCard(lid, section)
    }
  }

  private func isLeaving(_ row: HeaderLid.Row) -> Bool {
    guard let cell = row.live.cell else { return false }
    return cell.isInSight && table.indexPath(of: cell) == nil
  }

  /// Notes which rows are in the same card as the header, if there may be several cards in the
  /// section.
  private func findRowsOfFirstCard(_ lid: HeaderLid, _ index: Int) {
    guard table.plan.source?.hasCardIDs == true else { return }
    let section = table.plan.section(at: index)
    func id(_ row: Int) -> AnyHashable? {
      table.plan.cardID(ofRowAt: IndexPath(row: row, section: index), in: section)
    }
    lid.endOfFirstCard = 0
    lid.isFooterOwn = false
    guard let first = lid.rows.first(where: { !$0.isLeaving })?.index, let own = id(first) else {
      return
    }
    // A card may begin far above. It's then taken for the first one if it has the same ID.
    let limit = 32
    let rows = section.plan.rows(ofCardWith: first, limit: limit + lid.rows.count, cardID: id)
    guard let rows, rows.lowerBound == 0 || rows.lowerBound <= first - limit && own == id(0) else {
      return
    }
    lid.endOfFirstCard = rows.upperBound
    lid.isFooterOwn = rows.upperBound >= section.plan.count
  }

  // MARK: Cutting rows

  /// Before an animation, cuts the rows that are beneath a header now or will be, where they're
  /// seen now.
  private func begin(_ lid: HeaderLid) {
    lid.begin()
    let seenBottom = lid.seenBottom
    for index in lid.rows.indices {
      guard let cell = lid.cell(at: index), !lid.hasVisualEffect(at: index) else { continue }
      let seenTop = cell.seenFrame.minY
      let known = RowCut.of(cell)
      let isBeneath =
        lid.frame(of: cell).minY < lid.line(ofRowAt: index)
        || seenTop < seenBottom - 0.5 * lid.header.pixel
      guard known != nil || isBeneath, known?.isMoving != true else { continue }
      (known ?? cut(cell))?.place(at: seenBottom - seenTop)
    }
  }

  private func show(_ lid: HeaderLid) {
    let isHeaderOnItsWay = !lid.isMoving && lid.header.header?.isOnItsWay == true
    for index in lid.rows.indices {
      guard let cell = lid.cell(at: index) else { continue }
      let frame = lid.frame(of: cell)
      let line = lid.line(ofRowAt: index)
      let cut = RowCut.of(cell)
      let mayBeBeneath = lid.isMoving || isHeaderOnItsWay || frame.minY < lid.bottom || cut != nil
      guard mayBeBeneath else { break }
      if lid.hasVisualEffect(at: index) {
        hide(cell, unless: frame.maxY > line)
      } else if !lid.isMoving, cut?.isMoving != true, isHeaderOnItsWay || cell.isOnItsWay {
        placeWhereSeen(cell, beneath: lid)
      } else {
        place(cell, at: frame, line, beneath: lid)
      }
    }
    if let footer = lid.footer?.header {
      place(footer, at: footer.frame, lid.lineOfFooter, beneath: lid)
    }
    lid.showRest()
  }

  /// Cuts a view at a line in the table, if it reaches above that.
  private func place(
    _ view: UIView, at frame: CGRect, _ line: CGFloat, beneath lid: HeaderLid
  ) {
    let isBeneath = frame.minY < line
    guard let cut = RowCut.of(view) ?? (isBeneath ? self.cut(view) : nil),
      isBeneath || lid.isMoving || cut.isMoving
    else { return }
    cut.turn = turn
    let wasMoving = cut.isMoving
    // A row that's wholly above the line may cast a shadow below it.
    let isGone = frame.maxY <= line && !lid.isMoving && !wasMoving
    cut.place(at: isGone ? .greatestFiniteMagnitude : line - frame.minY)
    guard !lid.isMoving, wasMoving else { return }
    let seen = lid.seenBottom + line - lid.bottom - view.seenFrame.minY
    if abs(cut.seenLine - seen) > 1 { placeWhereSeen(view, beneath: lid) }
  }

  /// Cuts a view where its header is seen now.
  ///
  /// An update moves the row or the header, and the user scrolls meanwhile. So there is no
  /// animation for the line, or not the right one, and it's placed again whenever the table
  /// scrolls.
  private func placeWhereSeen(_ view: UIView, beneath lid: HeaderLid) {
    let line = lid.seenBottom - view.seenFrame.minY
    guard line > 0.5 * lid.header.pixel, let cut = RowCut.of(view) ?? cut(view) else { return }
    cut.turn = turn
    cut.layer.removeAllAnimations()
    cut.place(at: line)
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
    UIView.performWithoutAnimation { cut.place(at: .greatestFiniteMagnitude) }
  }

  /// Begins to cut a view, unless it has a mask of the app's.
  private func cut(_ view: UIView) -> RowCut? {
    guard view.mask == nil else { return nil }
    let cut = RowCut()
    cut.turn = turn
    cuts.append(cut)
    UIView.performWithoutAnimation { cut.begin(view) }
    return cut
  }

  /// Removes the cuts that weren't needed in this layout.
  private func endCuts() {
    guard cuts.contains(where: { $0.turn != turn }) else { return }
    cuts.removeAll { cut in
      guard let row = cut.row, row.mask === cut else { return true }
      if cut.turn == turn || cut.isMoving { return false }
      // The header of a row that's fading out may have gone, too.
      if let cell = row as? UITableViewCell, cell.isInSight, table.indexPath(of: cell) == nil {
        return false
      }
      cut.end()
      return true
    }
  }

  override func restore() {
    for lid in lids { lid.end() }
    for cut in cuts { cut.end() }
    lids = []
    cuts = []
    isDue = true
  }
}
