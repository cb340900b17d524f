@_spi(Headless) import UIKit

/// Something that a row shows in front of its background: a text, a picture, a control, a colored
/// view.
struct RowMark {
  /// The same for the same thing in another run.
  var key: String
  /// Where it is drawn, in the window.
  var frame: CGRect
  /// How many lines a text has.
  var lines = 1
}

/// A thin bar over a good part of a row.
struct RowLine {
  /// Where it is drawn, in the window.
  var frame: CGRect
}

/// What a drawing of a cell holds, sorted into marks and lines.
@MainActor struct RowContents {
  private(set) var marks: [RowMark] = []
  private(set) var lines: [RowLine] = []
  private var places: [String: Int] = [:]

  private let cell: UITableViewCell
  private let shift: CGPoint

  init(_ drawing: HeadlessDrawing, of cell: UITableViewCell) {
    self.cell = cell
    let place = cell.convert(cell.bounds, to: cell.window)
    shift = place.origin
    for (index, item) in drawing.items.enumerated() where item.opacity > 0.02 {
      add(item, under: drawing.items[(index + 1)...])
    }
  }

  private mutating func add(
    _ item: HeadlessDrawing.Item, under others: ArraySlice<HeadlessDrawing.Item>
  ) {
    // The system clips a swiped row where it stood.
    let clips = item.clips.filter { cell.bounds.minX == 0 || $0.view !== cell }
    let frame = clips.reduce(item.frame) { $0.intersection($1.frame) }
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { return }
    let place = frame.offsetBy(dx: shift.x, dy: shift.y)
    switch item.kind {
    case .fill(let color) where color.alpha > 0.02 && frame.height <= 1.5 && frame.width >= 40:
      guard !others.contains(where: { $0.covers(frame) }) else { return }
      lines.append(RowLine(frame: place))
    case .fill(let color) where color.alpha > 0.02: addFill(item, place)
    case .gradient, .border, .shape: addFill(item, place)
    case .text: addMark("text", item, place)
    case .symbol, .image: addMark("picture", item, place)
    case .fill, .shadow: break
    }
  }

  /// A color in the content, or in what stands beside it; those behind it are the background's.
  private mutating func addFill(_ item: HeadlessDrawing.Item, _ place: CGRect) {
    guard let view = item.view, view !== cell, view !== cell.contentView else { return }
    let fronts = [cell.contentView, cell.accessoryView, cell.editingAccessoryView]
    guard fronts.contains(where: { $0.map(view.isDescendant) ?? false }) else { return }
    addMark("color", item, place)
  }

  private mutating func addMark(_ kind: String, _ item: HeadlessDrawing.Item, _ place: CGRect) {
    guard let view = item.view else { return }
    let key = "\(path(of: view)) \(kind)"
    guard let known = places[key] else {
      places[key] = marks.count
      marks.append(RowMark(key: key, frame: place))
      return
    }
    marks[known].frame = marks[known].frame.union(place)
    marks[known].lines += 1
  }

  subscript(key: String) -> RowMark? { places[key].map { marks[$0] } }

  /// The way from the content view or the cell to a view: decorating a cell adds views to the cell
  /// alone.
  private func path(of view: UIView) -> String {
    var steps: [String] = []
    var next = view
    while next !== cell, next !== cell.contentView, let above = next.superview {
      let like =
        above === cell ? above.subviews.filter { type(of: $0) == type(of: next) } : above.subviews
      let index = like.firstIndex { $0 === next } ?? 0
      steps.append("\(type(of: next))\(index)")
      next = above
    }
    return (next === cell ? "cell" : "content") + steps.reversed().map { "." + $0 }.joined()
  }
}

extension HeadlessDrawing.Item {
  /// Whether nothing is seen of what lies behind.
  fileprivate func covers(_ frame: CGRect) -> Bool {
    guard case .fill(let color) = kind, color.alpha * opacity > 0.98 else { return false }
    let seen = clips.reduce(self.frame) { $0.intersection($1.frame) }
    return seen.insetBy(dx: -0.01, dy: -0.01).contains(frame)
  }
}
