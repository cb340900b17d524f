import UIKit

/// Floating headers that clip the rows beneath them, so that each is like the lid of its card.
///
/// In a plain table, UIKit keeps a section's header in place while rows scroll beneath it. Each row
/// that reaches above the header's bottom edge is cut off there, in a straight line, by a mask that
/// is placed after each layout of the table. So nothing is behind the header, and its own corners
/// are the card's. If rows or headers are moving on screen, the line moves with the same
/// animations. What's left of the card below the header is in the slices of its parts.
///
/// A mask above a visual effect "causes the effect to fail, and an exception is thrown" (Apple:
/// UIVisualEffectView). So in a row with an effect, each of the cell's views is cut by itself, and
/// the one with the effect is hidden whole when its middle is beneath the header.
///
/// While the table scrolls, only the rows above that edge are looked at, and the table is asked for
/// nothing.
@MainActor final class ClippedRows: TableFeature {
  private var lids: [HeaderLid] = []
  /// The headers and footers in sight when lids were last found.
  private var known: [(header: HeaderBackgroundView, section: Int?)] = []
  private var cuts: [RowCut] = []
  private var hiddenParts: [HiddenPart] = []
  /// Whether rows or headers were moving on screen in the last layout.
  private var areSeenMoving = false
  /// Whether rows could make way for one that the user drags in the last layout.
  private var couldMakeWay = false
  /// Whether a turn has been put off to the table's next layout, in which rows may be others.
  private var wasPutOff = false
  /// The number of turns so far, by which cuts that are still needed are told from others.
  private var turn = 0

  override var isInUse: Bool { !lids.isEmpty }

  override func draw(in layout: TableLayout) {
    guard layout.areSectionsKnown, let tableView = table.tableView, tableView.style == .plain else {
      return
    }
    let mayHaveOtherRows = wasPutOff || layout.changes.mayHaveOtherRows
    // What other features have drawn may make the table lay itself out once more. Until then, its
    // headers may be elsewhere.
    guard !tableView.layer.needsLayout() else {
      wasPutOff = mayHaveOtherRows
      return table.setNeedsTurn()
    }
    wasPutOff = false
    let areRowsNew = mayHaveOtherRows || !areLidsCurrent
    if areRowsNew { findLids(in: layout) }
    guard !lids.isEmpty || !cuts.isEmpty || !hiddenParts.isEmpty else { return }
    turn += 1
    // Rows are moved by updates, or by the app in an animation block, in which a table places new
    // views without animation. While the table only scrolls, nobody looks for their animations.
    let isInBlock = UIView.inheritedAnimationDuration > 0 || !UIView.areAnimationsEnabled
    let mayMakeWay = tableView.isEditing || tableView.hasActiveDrag
    let mayMove = areRowsNew || areSeenMoving || isInBlock || mayMakeWay
    areSeenMoving = false
    for lid in lids { lid.measure() }
    UIView.performWithoutAnimation {
      for lid in lids {
        cutRows(beneath: lid, in: layout, mayMove: mayMove, mayMakeWay: mayMakeWay)
      }
    }
    if !mayMakeWay, areRowsNew || couldMakeWay, let observer = table.observer {
      for lid in lids { lid.followOnlyRowsWithoutCard(in: observer) }
    }
    couldMakeWay = mayMakeWay
    endCuts(in: layout)
  }

  // MARK: Headers and their rows

  /// Whether the lids are those of the headers in sight.
  private var areLidsCurrent: Bool {
    table.headers.elementsEqual(known) { $0 === $1.header && $0.section == $1.section }
  }

  /// Finds the headers in sight that clip rows, and the rows of their sections.
  private func findLids(in layout: TableLayout) {
    let former = lids
    known = table.headers.map { ($0, $0.section) }
    lids = table.headers.filter(\.clipsRows).map { header in
      former.first { $0.header === header } ?? HeaderLid(header)
    }
    for lid in former where !lids.contains(where: { $0 === lid }) { lid.end() }
    // A row that's fading out stays beneath its header.
    for lid in lids { lid.forgetRows { $0.cell.map { layout.isLeaving($0) } == true } }
    guard !lids.isEmpty else { return }
    for (cell, indexPath) in layout.rows {
      guard let live = table.cells[cell],
        let lid = lids.first(where: { $0.header.section == indexPath.section })
      else { continue }
      lid.rows.append(HeaderLid.Row(live: live, indexPath: indexPath))
    }
    for lid in lids {
      lid.rows.sort { $0.indexPath < $1.indexPath }
      guard let index = lid.header.section else { continue }
      lid.footer = table.headers.first { $0.kind == .footer && $0.section == index }
      let section = layout.section(at: index)
      lid.rowsOfCard =
        section.run(ofCardAt: 0, in: lid.header.card.resolved, near: 0)?.rows ?? 0..<0
      lid.isFooterOwn = lid.rowsOfCard.upperBound == section.sectionPlan.count
    }
  }

  // MARK: Cutting rows

  private func cutRows(
    beneath lid: HeaderLid, in layout: TableLayout, mayMove: Bool, mayMakeWay: Bool
  ) {
    let isHeaderMoving = mayMove && lid.header.header?.isOnItsWay == true
    areSeenMoving = areSeenMoving || isHeaderMoving
    for row in lid.rows {
      guard let cell = row.cell, cell.isInSight,
        row.isLeaving || !layout.lifted.contains(row.indexPath)
      else {
        continue
      }
      let isRowMoving = mayMove && cell.isOnItsWay
      areSeenMoving = areSeenMoving || isRowMoving
      let frame = layout.frame(of: cell)
      if mayMakeWay, let observer = table.observer { lid.follow(cell, in: observer) }
      if !mayMove, frame.minY >= lid.bottom { break }
      let line = lid.line(of: row)
      cut(cell, at: frame, line, beneath: lid, isMoving: isHeaderMoving || isRowMoving)
    }
    guard let footer = lid.footer?.header else { return }
    let isFooterMoving = mayMove && footer.isOnItsWay
    cut(
      footer, at: footer.frame, lid.lineOfFooter, beneath: lid,
      isMoving: isHeaderMoving || isFooterMoving)
  }

  /// Cuts a row or footer at a line in the table, if it reaches above that, now or on screen.
  private func cut(
    _ row: UIView, at frame: CGRect, _ line: CGFloat, beneath lid: HeaderLid, isMoving: Bool
  ) {
    let isSeenBeneath =
      isMoving && row.seenFrame.minY < lid.seenBottom + line - lid.bottom - 0.5 * lid.header.pixel
    guard frame.minY < line || isSeenBeneath else { return }
    let header = isMoving ? lid.header.header?.layer : nil
    let animations = header.map {
      $0.motions(of: .bottom) + row.layer.motions(of: .top, isReversed: true)
    }
    // A row that's wholly above the line may cast a shadow below it.
    let isGone = frame.maxY <= line && !isMoving
    let distance = isGone ? .greatestFiniteMagnitude : line - frame.minY
    // An effect may have come since the latest layout.
    guard row.hasVisualEffect else { return cut(row, at: distance, animations ?? []) }
    RowCut.of(row)?.end()
    for part in row.subviews {
      // Its own views may be anywhere in it.
      let top = part.frame.minY
      if part.hasVisualEffect {
        if part.frame.midY < distance { hide(part) }
      } else if top < distance || isMoving {
        cut(part, at: distance - top, animations ?? [])
      }
    }
  }

  /// Cuts a view at a distance from its top.
  private func cut(_ view: UIView, at distance: CGFloat, _ animations: [CABasicAnimation]) {
    guard let cut = RowCut.of(view) ?? begin(view) else { return }
    cut.turn = turn
    cut.place(at: distance)
    cut.move(with: animations)
  }

  /// Begins to cut a view, unless it has a mask of the app's.
  private func begin(_ view: UIView) -> RowCut? {
    guard let cut = RowCut.begin(view) else { return nil }
    cuts.append(cut)
    return cut
  }

  private func hide(_ view: UIView) {
    // What got its effect since it was cut.
    RowCut.of(view)?.end()
    let part = hiddenParts.first { $0.view === view } ?? HiddenPart(view)
    if part.turn == 0 { hiddenParts.append(part) }
    part.turn = turn
    part.hide()
  }

  /// Shows what didn't have to be cut or hidden in this layout.
  private func endCuts(in layout: TableLayout) {
    cuts.removeAll { cut in
      guard let row = cut.row, cut.isMask else {
        cut.end()
        return true
      }
      if cut.turn == turn || isLeaving(row, in: layout) { return false }
      cut.end()
      return true
    }
    hiddenParts.removeAll { part in
      guard let view = part.view else { return true }
      if part.turn == turn || isLeaving(view, in: layout) { return false }
      part.end()
      return true
    }
  }

  /// Whether a view is the cell of a row that's animating out, or in it.
  ///
  /// The row's header may have gone, too.
  private func isLeaving(_ view: UIView, in layout: TableLayout) -> Bool {
    let cell = view as? UITableViewCell ?? view.enclosing(UITableViewCell.self)
    return cell.map { layout.isLeaving($0) } == true
  }

  override func restore() {
    for cut in cuts { cut.end() }
    for part in hiddenParts { part.end() }
    for lid in lids { lid.end() }
    lids = []
    known = []
    cuts = []
    hiddenParts = []
    wasPutOff = false
  }
}
