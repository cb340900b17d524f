import AppScreens
import RoundedTable
@_spi(Headless) import UIKit

/// How a screen looks over the rounded class beside the same screen over UIKit's, as a user sees
/// it: the diagnosis isn't asked.
enum ScreenVerdict: String {
  /// Every row is on a card that's seen, everything in it is inside, and can be read.
  case right
  /// Everything stands where it stood, and has its color.
  case asBefore = "as before"
  case worse
}

/// What a table shows in a window, as far as a verdict needs it.
@MainActor struct ShownTable {
  /// What a row shows.
  struct Row {
    /// Where the row is in the window.
    var place: CGRect
    var marks: [RowMark]
    /// The texts, each with its color and what's beneath it.
    var texts: [(text: String, color: HeadlessDrawing.RGBA, ground: HeadlessDrawing.RGBA)]
    /// The classes of the views that draw cards and aren't the package's.
    var panels: [String]
    /// What's seen from the row's left to its right edge, at its middle.
    var colors: [HeadlessDrawing.RGBA]
  }

  private(set) var rows: [IndexPath: Row] = [:]
  /// What's seen beside and between the cards at the height of each header and footer.
  private(set) var headers: [[HeadlessDrawing.RGBA]] = []
  /// Where the safe area is across, in the window.
  let safe: ClosedRange<CGFloat>
  let ground: HeadlessDrawing.RGBA

  init(_ table: UITableView, in window: UIWindow) {
    let drawing = HeadlessDrawing(of: window)
    let bounds = table.convert(table.bounds, to: nil)
    let (left, right) = (
      bounds.minX + table.safeAreaInsets.left, bounds.maxX - table.safeAreaInsets.right
    )
    safe = left...right
    let visible = bounds.inset(by: table.adjustedContentInset)
    ground = HeadlessDrawing.RGBA(
      table.backgroundColor ?? .clear, traits: table.traitCollection)
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) else { continue }
      let place = cell.convert(cell.bounds, to: nil)
      guard visible.insetBy(dx: -1, dy: -1).contains(place) else { continue }
      rows[path] = Row(
        place: place, marks: RowContents(HeadlessDrawing(of: cell), of: cell).marks,
        texts: Self.texts(in: cell, drawing), panels: Self.panels(in: cell),
        colors: Self.colors(across: place, at: place.midY, drawing))
    }
    for section in 0..<table.numberOfSections {
      for rect in [
        table.rectForHeader(inSection: section), table.rectForFooter(inSection: section),
      ] {
        let place = table.convert(rect, to: nil)
        guard rect.height > 4, visible.contains(place) else { continue }
        headers.append(Self.colors(across: place, at: place.midY, drawing))
      }
    }
  }

  private static func texts(
    in cell: UITableViewCell, _ drawing: HeadlessDrawing
  ) -> [(String, HeadlessDrawing.RGBA, HeadlessDrawing.RGBA)] {
    drawing.items(in: cell).compactMap { item in
      guard case .text(let text, let color, _) = item.kind, item.opacity > 0.02 else { return nil }
      return (text, color, drawing.color(at: CGPoint(x: item.frame.midX, y: item.frame.midY)))
    }
  }

  /// A panel is about as large as the row, with a color and round corners, in the cell or below.
  private static func panels(in cell: UITableViewCell) -> [String] {
    HeadlessDrawing(of: cell).items.compactMap { item in
      guard let view = item.view, view !== cell, item.opacity > 0.02 else { return nil }
      let name = String(reflecting: type(of: view))
      switch item.kind {
      case .fill(let color) where color.alpha > 0.02: break
      case .gradient: break
      default: return nil
      }
      let isLarge =
        item.frame.width > 0.6 * cell.bounds.width && item.frame.height > 0.7 * cell.bounds.height
      let isOwn = name.hasPrefix("RoundedTable.") || view === cell.contentView
      return isLarge && !isOwn && item.radii.topLeft + item.radii.bottomLeft > 3 ? name : nil
    }
  }

  private static func colors(
    across place: CGRect, at y: CGFloat, _ drawing: HeadlessDrawing
  ) -> [HeadlessDrawing.RGBA] {
    stride(from: place.minX + 1, to: place.maxX, by: 4).map {
      drawing.color(at: CGPoint(x: $0, y: y))
    }
  }
}

extension ShownTable {
  /// Compares what's shown now with what UIKit's class shows.
  ///
  /// - Parameters:
  ///   - before: The same screen over UIKit's class.
  ///   - inset: How far cards are from the safe area of that.
  /// - Returns: The verdict, and what speaks against cards that are right.
  func verdict(
    beside before: ShownTable, inset: CGFloat
  ) -> (verdict: ScreenVerdict, faults: [String]) {
    var faults: [String] = []
    let card = (before.safe.lowerBound + inset)...(before.safe.upperBound - inset)
    for (path, row) in rows.sorted(by: { $0.key < $1.key }) {
      faults += self.faults(of: row, beside: before.rows[path], on: card).map {
        "row \(path.row) of section \(path.section): \($0)"
      }
    }
    // Nothing is wider than the cards, as a band would be.
    for colors in headers where colors.first?.isSeen(on: ground) == true {
      faults.append("a band from edge to edge")
    }
    if rows.isEmpty { faults.append("no rows") }
    guard !faults.isEmpty else { return (.right, []) }
    return (looksTheSame(as: before) ? .asBefore : .worse, faults)
  }

  private func faults(of row: Row, beside before: Row?, on card: ClosedRange<CGFloat>) -> [String] {
    var faults: [String] = []
    func color(at x: CGFloat) -> HeadlessDrawing.RGBA? {
      let index = Int(((x - row.place.minX - 1) / 4).rounded())
      return row.colors.indices.contains(index) ? row.colors[index] : nil
    }
    let inside = [card.lowerBound + 6, card.upperBound - 6].compactMap(color)
    let beside = [card.lowerBound - 6, card.upperBound + 6].compactMap(color)
    if !inside.allSatisfy({ $0.isSeen(on: ground) }) { faults.append("no card is seen") }
    if beside.contains(where: { $0.isSeen(on: ground) }) { faults.append("more than the card") }
    for mark in row.marks {
      let (left, right) = (mark.frame.minX - card.lowerBound, card.upperBound - mark.frame.maxX)
      if left < 4 || right < 4 { faults.append("\(mark.key) is at the card's edge") }
    }
    faults += row.panels.map { "\($0) is a card in the card" }
    for (text, color, ground) in row.texts where color.contrast(to: ground) < 1.5 {
      faults.append("\(text) can't be read")
    }
    // What is a color alone may have been a panel that its author has deleted.
    if let before, before.texts.map(\.text) != row.texts.map(\.text) {
      faults.append("something is missing")
    }
    return faults
  }

  /// Whether everything stands where it stood and every place has the color that it had.
  private func looksTheSame(as before: ShownTable) -> Bool {
    rows.allSatisfy { path, row in
      guard let old = before.rows[path], old.marks.count == row.marks.count,
        old.colors.count == row.colors.count
      else { return false }
      let isInPlace = zip(old.marks, row.marks).allSatisfy {
        abs($0.frame.minX - $1.frame.minX) < 1 && abs($0.frame.maxX - $1.frame.maxX) < 1
      }
      return isInPlace
        && zip(old.colors, row.colors).allSatisfy { $0.isClose(to: $1, tolerance: 0.02) }
    }
  }
}

extension HeadlessDrawing.RGBA {
  fileprivate func isSeen(on ground: Self) -> Bool { !isClose(to: ground, tolerance: 0.012) }

  /// From 1, for colors of the same lightness, to 21.
  fileprivate func contrast(to ground: Self) -> Double {
    func luminance(_ color: Self) -> Double {
      func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
        + 0.0722 * linear(color.blue)
    }
    let mixed = Self(
      red: red * alpha + ground.red * (1 - alpha),
      green: green * alpha + ground.green * (1 - alpha),
      blue: blue * alpha + ground.blue * (1 - alpha))
    let (one, other) = (luminance(mixed), luminance(ground))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
