import HeadlessTestSupport
import RoundedTable
@_spi(Headless) import UIKit

/// A row, or a header or footer inside its card, as it's seen now.
@MainActor struct AnyLookPart {
  enum Kind {
    case header
    case row
    case footer
  }

  let kind: Kind
  let section: Int
  let item: Int?
  /// Nil for a row without a card.
  let card: AnyHashable?
  /// Where it's laid out on screen now.
  let frame: CGRect
  /// Where the card of a row, or of a header or footer, is drawn.
  let drawn: CGRect
  /// What of the frame isn't hidden by a mask.
  let seen: CGRect
  /// Its presentation's radii: of the top pair and of the bottom pair.
  let radii: [CGFloat]
  let isOpaque: Bool

  init(
    _ kind: Kind, of view: UIView, _ section: Int, _ item: Int?, _ card: AnyHashable?,
    in window: UIWindow
  ) {
    (self.kind, self.section, self.item, self.card) = (kind, section, item, card)
    frame = view.layer.seenFrame(in: window.layer)
    if let mask = view.layer.mask {
      let shown = mask.presentation() ?? mask
      seen = shown.frame.offsetBy(dx: frame.minX, dy: frame.minY).intersection(frame)
    } else {
      seen = frame
    }
    let background =
      (view as? UITableViewCell)?.backgroundView
      ?? (view as? UITableViewHeaderFooterView)?.backgroundView
    let shape = background?.subviews.last
    let shown = shape?.layer.seenFrame(in: window.layer) ?? frame
    // Around a system's title, the card is as high as the text wants it. From side to side, all of
    // them are as wide as the card.
    let isLow = kind != .row && (view as? UITableViewHeaderFooterView)?.textLabel?.text != nil
    drawn = CGRect(
      x: shown.minX, y: isLow ? max(shown.minY, frame.minY) : frame.minY, width: shown.width,
      height: isLow ? shown.intersection(frame).height : frame.height)
    radii = [shape, shape?.subviews.first].compactMap { $0?.layer.presentation()?.cornerRadius }
    isOpaque = (view.layer.presentation() ?? view.layer).opacity > 0.999
  }
}

/// All parts that a screen shows now, found in its layer tree.
@MainActor struct AnyLookParts {
  let screen: AnyLookScreen
  private(set) var all: [AnyLookPart] = []
  /// Where something else is drawn: rows that leave, and headers and footers outside cards.
  private(set) var others: [CGRect] = []

  init(of screen: AnyLookScreen) {
    self.screen = screen
    let (look, window, tableView) = (screen.look, screen.window, screen.tableView)
    var known: Set<ObjectIdentifier> = []
    let model = screen.source.snapshot()
    guard model.numberOfSections == tableView.numberOfSections else { return }
    for (index, id) in model.sectionIdentifiers.enumerated() {
      let isBare = look.isBare(id)
      let items = model.itemIdentifiers(inSection: id)
      let extras = [
        (AnyLookPart.Kind.header, tableView.headerView(forSection: index), look.enclosesHeader),
        (.footer, tableView.footerView(forSection: index), look.enclosesFooter),
      ]
      for (kind, view, isInside) in extras {
        guard let view, !view.isHidden else { continue }
        known.insert(ObjectIdentifier(view))
        let item = kind == .header ? items.first : items.last
        let card = item.flatMap { look.cardID($0) }
        let hasTitle =
          kind == .header ? screen.titles.hasHeader(index) : screen.titles.hasFooter(index)
        guard isInside, !isBare, hasTitle else {
          others.append(view.layer.seenFrame(in: window.layer))
          continue
        }
        // Alone, it's a card as well.
        all.append(
          AnyLookPart(kind, of: view, index, nil, card ?? AnyHashable("alone"), in: window))
      }
      for (row, item) in items.enumerated() {
        let path = IndexPath(row: row, section: index)
        guard row < tableView.numberOfRows(inSection: index),
          let cell = tableView.cellForRow(at: path), !cell.isHidden
        else { continue }
        known.insert(ObjectIdentifier(cell))
        let card = isBare ? nil : look.cardID(item)
        all.append(AnyLookPart(.row, of: cell, index, item, card, in: window))
      }
    }
    for view in Self.drawn(in: tableView) where !known.contains(ObjectIdentifier(view)) {
      others.append(view.layer.seenFrame(in: window.layer))
    }
    others.append((tableView.tableFooterView ?? tableView).layer.seenFrame(in: window.layer))
    let order: [AnyLookPart.Kind: Int] = [.header: 0, .row: 1, .footer: 2]
    all.sort {
      ($0.section, order[$0.kind] ?? 0, $0.frame.minY)
        < ($1.section, order[$1.kind] ?? 0, $1.frame.minY)
    }
  }

  private static func drawn(in view: UIView) -> [UIView] {
    view.subviews.flatMap { view -> [UIView] in
      guard !view.isHidden else { return [] }
      let isOne = view is UITableViewCell || view is UITableViewHeaderFooterView
      return isOne ? [view] : drawn(in: view)
    }
  }

  /// Whether the table's headers clip the rows of a section now.
  func lid(of section: Int) -> AnyLookPart? {
    guard screen.look.clipsRows else { return nil }
    return all.first { $0.kind == .header && $0.section == section }
  }
}
