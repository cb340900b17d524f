import HeadlessTestSupport
import RoundedTable
@_spi(Headless) import UIKit

/// What's wrong with a table of any look, and of what kind that is.
struct AnyLookFault: CustomStringConvertible {
  enum Kind {
    /// A row is seen above its section's lid, or hidden below it.
    case lid
    /// A row moves in a scrolled frame otherwise than by what was scrolled.
    case jump
    /// A corner changes that's the same before and after an update.
    case corner
    /// Something is drawn where nothing is, or a part of a card hasn't its card's fill.
    case picture
    /// Colors of a card's gradient don't follow each other.
    case gradient
    /// Cards are too near, or too far.
    case spacing
    /// Cards aren't inset as those of a new screen.
    case inset
    /// A new screen of the same state shows something else.
    case history
    /// Something remains after `uninstall()`.
    case remains
    /// UIKit would have logged misuse.
    case misuse
  }

  let kind: Kind
  let text: String

  init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

  var description: String { "\(kind): \(text)" }
}

/// Looks at the layer tree and at the picture alone, and knows nothing of how cards are made.
@MainActor struct AnyLookOracle {
  let screen: AnyLookScreen
  let parts: AnyLookParts
  private let look: AnyLook

  init(of screen: AnyLookScreen) {
    self.screen = screen
    parts = AnyLookParts(of: screen)
    look = screen.look
  }

  // MARK: In each frame

  /// Rows that are seen above their lid, or hidden below it.
  ///
  /// - Parameters:
  ///   - unsettled: Items that may be on the way to another section.
  ///   - isAtRest: Whether a header that has just come is a lid by now, which takes a turn of the
  ///     main queue.
  /// - Returns: The first of them, or nil if there's none.
  func lidFault(except unsettled: Set<Int>, isAtRest: Bool) -> AnyLookFault? {
    guard look.clipsRows else { return nil }
    // While a row is carried, those above the window stay in the table.
    let end = screen.window.bounds.minY
    for row in parts.all
    where row.kind == .row && row.isOpaque && row.item != screen.carried && row.frame.maxY > end {
      guard let lid = parts.lid(of: row.section), isAtRest || !lid.radii.isEmpty,
        let item = row.item, !unsettled.contains(item)
      else { continue }
      let bottom = lid.frame.maxY
      // A card after the first ends behind the header, and so does a row without a card.
      let items = screen.source.snapshot().items(in: row.section)
      let isFirst = items.prefix { look.cardID($0) == lid.card }.contains(item)
      let highest = isFirst ? bottom - CGFloat(look.rowSpacing) / 2 : lid.frame.minY
      let seen = row.seen.isEmpty ? CGRect(x: 0, y: row.frame.maxY, width: 0, height: 0) : row.seen
      if seen.height > 0.1, seen.minY < highest - 0.6 {
        return AnyLookFault(
          .lid,
          "row \(item) at \(row.frame.minY) is seen from \(seen.minY), its lid ends at \(bottom)")
      }
      let top = max(bottom, row.frame.minY)
      if seen.minY > top + 0.6, row.frame.maxY > top + 0.6 {
        return AnyLookFault(
          .lid,
          "row \(item) at \(row.frame.minY) is hidden to \(seen.minY), its lid ends at \(bottom)")
      }
    }
    return nil
  }

  /// Where each row is, and how its corners are.
  var places: [Int: AnyLookPlace] {
    var places: [Int: AnyLookPlace] = [:]
    let model = screen.source.snapshot()
    for section in model.sectionIdentifiers {
      let items = model.itemIdentifiers(inSection: section)
      for (row, item) in items.enumerated() {
        guard let part = parts.all.first(where: { $0.item == item }), part.radii.count == 2,
          let card = part.card
        else { continue }
        let above = row > 0 ? look.cardID(items[row - 1]) : nil
        let below = row + 1 < items.count ? look.cardID(items[row + 1]) : nil
        let role = [row > 0, above == card, row + 1 < items.count, below == card]
        places[item] = AnyLookPlace(
          y: part.frame.minY, radii: part.radii, role: role,
          isBesideAssumedView: isBesideAssumedView(part))
      }
    }
    return places
  }

  // MARK: At rest

  func restFault() -> AnyLookFault? { pictureFault() ?? spacingFault() ?? gradientFault() }

  private var margin: CGFloat { CGFloat(max(look.rowSpacing, look.cardSpacing)) / 2 + 0.6 }

  /// In the middle of the table, each part shows its card's fill and nothing else, and where no
  /// part is there's the background.
  private func pictureFault() -> AnyLookFault? {
    let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
    let bounds = screen.window.bounds
    let fill = HeadlessDrawing.RGBA(AnyLook.color)
    let extras = parts.all.filter { $0.kind != .row }
    // No edge is at such a place, wherever a table is scrolled by hundredths of its height.
    for y in stride(from: 1.372, to: bounds.maxY - 1, by: 2.71) {
      let point = CGPoint(x: bounds.midX, y: y)
      guard !parts.others.contains(where: { $0.contains(point) }) else { continue }
      let color = drawing.color(at: point)
      let over = extras.filter { $0.drawn.contains(point) && !isBehindLid($0, at: point) }
      let under = parts.all.filter { $0.kind == .row && $0.seen.contains(point) }
      let part = over.first ?? (under.count == 1 ? under[0] : nil)
      if over.count > 1 || under.count > 1 && over.isEmpty { continue }
      if isOrderOpen(at: point) { continue }
      if let part {
        // The gap between two cards is in the rows, half in each.
        guard part.card != nil, part.drawn.insetBy(dx: 0, dy: margin).contains(point) else {
          continue
        }
        let isRight =
          look.fill == .gradient
          ? color.green < 0.01 && abs(color.red + color.blue - 1) < 0.02
          : color.isClose(to: fill, tolerance: 0.01)
        if !isRight {
          let name = part.item.map { "row \($0)" } ?? "the \(part.kind) of \(part.section)"
          return AnyLookFault(.picture, "\(name) at \(part.frame.minY) shows \(color) at \(y)")
        }
      } else if !look.hasShadow, !color.isClose(to: .white, tolerance: 0.01) {
        return AnyLookFault(.picture, "where no card is, \(color) is shown at \(y)")
      }
    }
    return look.hasShadow ? nil : lidCornerFault(drawing)
  }

  /// Whether a shadow may fall on a header or footer that floats beside another one.
  ///
  /// Either of them may be in front.
  private func isOrderOpen(at point: CGPoint) -> Bool {
    guard look.hasShadow, !look.isGrouped else { return false }
    let extras = parts.all.filter { $0.kind != .row }
    return extras.contains { extra in
      extra.drawn.contains(point) && !isBehindLid(extra, at: point)
        && extras.count { $0.frame.intersects(extra.frame.insetBy(dx: 0, dy: -margin)) } > 1
    }
  }

  /// Whether a part is a row beside a space without a title that's out of sight.
  ///
  /// Until it has been in sight it's assumed to have a view, because the delegate can't be asked
  /// for one. It's documented of `CardStyle.enclosesHeader`.
  private func isBesideAssumedView(_ part: AnyLookPart) -> Bool {
    // Otherwise, such a space has no height.
    guard look.isGrouped, look.titles != .views, part.kind == .row else { return false }
    let bounds = screen.window.bounds
    let items = screen.source.snapshot().items(in: part.section)
    let isAboveFooter = part.item == items.last && part.frame.maxY >= bounds.maxY
    let isBelowHeader = part.item == items.first && part.frame.minY <= bounds.minY
    return isAboveFooter && look.enclosesFooter && !screen.titles.hasFooter(part.section)
      || isBelowHeader && look.enclosesHeader && !screen.titles.hasHeader(part.section)
  }

  /// Whether a footer that floats above the end of its section's lid is hidden at a point.
  private func isBehindLid(_ part: AnyLookPart, at point: CGPoint) -> Bool {
    guard part.kind == .footer, let lid = parts.lid(of: part.section) else { return false }
    return point.y < lid.frame.maxY && !part.seen.contains(point)
  }

  /// Nothing is drawn in a lid's upper corners, if it isn't another section's.
  private func lidCornerFault(_ drawing: HeadlessDrawing) -> AnyLookFault? {
    for header in parts.all where header.kind == .header && parts.lid(of: header.section) != nil {
      let left = screen.window.bounds.minX
      let columns = stride(from: left + 16.5, to: left + 36, by: 1).map { $0 }
      guard
        let x = columns.first(where: { x in
          !drawing.color(at: CGPoint(x: x, y: header.frame.midY)).isClose(to: .white)
        })
      else { continue }
      let corner = CGPoint(x: x + 0.7, y: header.drawn.minY + 0.7)
      let covers = parts.all.filter { $0.section != header.section }.map(\.seen) + parts.others
      guard screen.window.bounds.contains(corner), !covers.contains(where: { $0.contains(corner) })
      else { continue }
      let color = drawing.color(at: corner)
      if !color.isClose(to: .white, tolerance: 0.01) {
        return AnyLookFault(.picture, "in the corner of the lid at \(header.frame) is \(color)")
      }
    }
    return nil
  }

  /// If each title is in its card, or there are none, cards are as far apart as was chosen.
  ///
  /// Heights that the delegate returns count more than that.
  private func spacingFault() -> AnyLookFault? {
    guard look.isGrouped, look.titles != .views, let spacing = screen.sectionSpacing,
      look.untitled == 0,
      !look.hasBareSections, look.enclosesHeader || !look.hasHeaders || !screen.titles.areShown,
      look.enclosesFooter || !look.hasFooters || !screen.titles.areShown
    else { return nil }
    let sections = Dictionary(grouping: parts.all, by: \.section)
    for (section, upper) in sections {
      guard let lower = sections[section + 1],
        let end = upper.max(by: { $0.frame.maxY < $1.frame.maxY }),
        let start = lower.min(by: { $0.frame.minY < $1.frame.minY }), end.card != nil,
        start.card != nil, isEnd(end), isStart(start)
      else { continue }
      // Half of a gap is in each part. Around a title it isn't drawn, and may be part of the space
      // that the title has anyway.
      let titles = [start, end].count { $0.kind != .row }
      let gaps = CGFloat(titles * max(look.rowSpacing, look.cardSpacing)) / 2
      let distance = start.drawn.minY - end.drawn.maxY
      let excess = distance - CGFloat(spacing)
      if excess < -1.1 || excess > gaps + 1.1 {
        return AnyLookFault(
          .spacing, "cards \(section) and \(section + 1) are \(distance) apart, not \(spacing)")
      }
    }
    return nil
  }

  private func isEnd(_ part: AnyLookPart) -> Bool {
    if look.hasFooters, screen.titles.areShown { return part.kind == .footer }
    return part.kind == .header
      || part.item == screen.source.snapshot().items(in: part.section).last
  }

  private func isStart(_ part: AnyLookPart) -> Bool {
    if look.hasHeaders, screen.titles.areShown { return part.kind == .header }
    return part.kind == .footer
      || part.item == screen.source.snapshot().items(in: part.section).first
  }

  /// A gradient goes on from part to part, begins where the card begins, and ends where it ends.
  private func gradientFault() -> AnyLookFault? {
    guard look.fill == .gradient else { return nil }
    let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
    let bounds = screen.window.bounds
    func place(_ y: CGFloat) -> Double? {
      guard y > 1, y < bounds.maxY - 1 else { return nil }
      return drawing.color(at: CGPoint(x: bounds.midX, y: y)).blue
    }
    let model = screen.source.snapshot()
    for header in parts.all where header.kind == .header {
      let items = model.items(in: header.section)
      let isAlone = items.first.map { look.cardID($0) == nil } ?? !look.enclosesFooter
      guard isAlone,
        !parts.all.contains(where: {
          ($0.section != header.section || $0.kind == .footer) && $0.frame.intersects(header.frame)
        }),
        let middle = place(header.drawn.midY)
      else { continue }
      if abs(middle - 0.5) > 0.15 {
        return AnyLookFault(
          .gradient, "the middle of a header that's a card is at \(middle) of its gradient")
      }
    }
    for (upper, lower) in zip(parts.all, parts.all.dropFirst()) {
      guard upper.section == lower.section, upper.card == lower.card, upper.card != nil,
        abs(upper.drawn.maxY - lower.drawn.minY) < 0.1, upper.seen == upper.frame,
        lower.seen == lower.frame,
        !parts.others.contains(where: {
          $0.intersects(upper.frame.union(lower.frame).insetBy(dx: 0, dy: 1))
        }),
        !parts.all.contains(where: {
          $0.kind != .row && $0.frame != upper.frame && $0.frame != lower.frame
            && $0.frame.intersects(upper.frame.union(lower.frame).insetBy(dx: 0, dy: 1))
        }),
        let above = place(upper.drawn.maxY - margin), let below = place(lower.drawn.minY + margin)
      else { continue }
      let own = parts.all.filter { $0.section == upper.section && $0.card == upper.card }
      let height = own.reduce(0) { $0 + $1.drawn.height }
      let most = Double(margin * 2 / min(70, height)) + 0.02
      if abs(above - below) > most {
        return AnyLookFault(
          .gradient, "at \(upper.frame.maxY), \(above) and \(below) of a gradient meet")
      }
    }
    return nil
  }

  // MARK: A new screen

  /// What a new screen of the same state shows otherwise.
  func historyFault() -> AnyLookFault? {
    let bounds = screen.window.bounds
    let new = screen.renewed()
    defer { new.close() }
    let anchors = parts.all.filter {
      $0.kind == .row && bounds.insetBy(dx: 0, dy: -20).intersects($0.frame)
    }
    guard let anchor = anchors.last, let item = anchor.item,
      let path = new.source.indexPath(for: item)
    else { return nil }
    let firstItem = screen.source.snapshot().items(in: path.section).first
    // Through everything above, as the user would come there.
    var y = new.tableView.contentOffset.y
    let wanted = { new.tableView.rectForRow(at: path).minY - anchor.frame.minY }
    while y + 150 < wanted() {
      y += 150
      new.tableView.contentOffset.y = y
      new.window.layoutIfNeeded()
    }
    // Rows that come into sight are measured, after which the place is another one.
    for _ in 0..<20 where new.tableView.contentOffset.y != wanted() {
      new.tableView.contentOffset.y = wanted()
      new.window.layoutIfNeeded()
    }
    new.settle()
    // Titles above have estimated heights until they have been seen.
    let isFirstSeen = path.section == 0 && parts.all.contains { $0.item == firstItem }
    if !look.sizesRows, look.titles != .system || isFirstSeen {
      let first = IndexPath(row: 0, section: path.section)
      let (ours, news) = (
        screen.tableView.rectForRow(at: first).minY, new.tableView.rectForRow(at: first).minY
      )
      if abs(ours - news) > 0.6 {
        return AnyLookFault(
          .history, "section \(path.section) begins at \(ours), and anew at \(news)")
      }
    }
    let twins = AnyLookParts(of: new).all
    // A row that has been measured beside a reorder control keeps its height while it's out of
    // sight, and when it comes back.
    if look.sizesRows, screen.hasEdited,
      parts.all.contains(where: { part in
        twins.contains { $0.item == part.item && $0.frame.height != part.frame.height }
      })
    {
      return nil
    }
    let twin = twins.first { $0.item == item }
    if let twin, abs(twin.drawn.minX - anchor.drawn.minX) > 0.1 {
      return AnyLookFault(
        .inset, "cards begin at \(anchor.drawn.minX), and anew at \(twin.drawn.minX)")
    }
    let drawings = [screen, new].map { HeadlessDrawing(of: $0.window, values: .presentation) }
    let whole = wholeSections
    let endless = parts.all.filter { $0.card != nil && !whole.contains($0.section) }
    // A view behind a card that's just out of sight casts a shadow if it still has cells.
    let edge: CGFloat = look.hasShadow && look.fill == .view ? 40 : 0
    let columns = [3, 15.6, 17.5, 21, 29, bounds.midX, bounds.maxX - 17.5, bounds.maxX - 21.2]
    // No edge is at such a place, wherever a table is scrolled by hundredths of its height.
    for y in stride(from: edge + 1.132, to: bounds.maxY - edge, by: 2.83) {
      for x in columns {
        let point = CGPoint(x: x, y: y)
        // A gradient to an end that's out of sight may be one to an estimated place.
        if look.fill == .gradient, endless.contains(where: { $0.frame.contains(point) }) {
          continue
        }
        let colors = drawings.map { $0.color(at: point) }
        if !colors[0].isClose(to: colors[1], tolerance: 0.02), !isOrderOpen(at: point),
          !parts.all.contains(where: { $0.frame.contains(point) && isBesideAssumedView($0) })
        {
          return AnyLookFault(.history, "at \(point) is \(colors[0]), and anew \(colors[1])")
        }
      }
    }
    return nil
  }

  /// The sections of which every part is in sight.
  private var wholeSections: Set<Int> {
    let bounds = screen.window.bounds
    let model = screen.source.snapshot()
    return Set(
      model.sectionIdentifiers.indices.filter { section in
        let own = parts.all.filter { $0.section == section }
        return own.count { $0.kind == .row } == model.items(in: section).count
          && own.contains(where: isStart) && own.contains(where: isEnd)
          && own.allSatisfy { bounds.contains($0.frame) }
      })
  }

  // MARK: Afterwards

  /// What remains after `uninstall()`.
  static func remains(on screen: AnyLookScreen) -> AnyLookFault? {
    for table in screen.tables { table.source.uninstall() }
    screen.settle()
    if screen.additionalInsets != .zero {
      return AnyLookFault(
        .remains, "the controller's safe area has \(screen.additionalInsets) more")
    }
    var views = screen.tables.map { $0.tableView as UIView }
    while let view = views.popLast() {
      let name = String(reflecting: type(of: view))
      if name.hasPrefix("RoundedTable.") { return AnyLookFault(.remains, "a \(name)") }
      if view.layer.mask != nil { return AnyLookFault(.remains, "a mask of a \(name)") }
      views += view.subviews
    }
    return nil
  }
}

/// Where a row is, and how its corners are.
struct AnyLookPlace {
  let y: CGFloat
  let radii: [CGFloat]
  /// Whether there are rows above and below, and whether they're in the same card.
  let role: [Bool]
  /// Whether its corners depend on a view that's assumed to be there.
  let isBesideAssumedView: Bool
}

extension HeadlessDrawing.RGBA {
  fileprivate static let white = Self(red: 1, green: 1, blue: 1)
}

extension NSDiffableDataSourceSnapshot<Int, Int> {
  /// The items of a section at an index.
  fileprivate func items(in index: Int) -> [Int] {
    itemIdentifiers(inSection: sectionIdentifiers[index])
  }
}
