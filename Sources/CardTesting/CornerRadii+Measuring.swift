import UIKit

extension CornerRadii {
  /// Measures a cell's corners against a background color; nil if nothing of the cell is visible.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - ground: The background color; nil if there is more than a color.
  ///   - isPresented: Whether to measure what's on screen now, or what will be there once nothing
  ///     moves.
  @MainActor init?(of cell: UITableViewCell, on ground: CGColor?, isPresented: Bool) {
    let row = SeenLayer(cell.layer, isPresented: isPresented, isRow: true)
    let color = SeenLayer.color(ground)
    func isSeen(_ x: CGFloat, _ y: CGFloat) -> Bool { row.isSeen(x, y, on: color) }
    let bounds = row.layer.bounds
    let across = row.boxes().flatMap { [$0.minX, $0.maxX] }.sorted()
      .filter { $0 >= bounds.minX && $0 <= bounds.maxX }
    guard let left = across.first(where: { isSeen($0 + 0.25, bounds.midY) }),
      let right = across.last(where: { isSeen($0 - 0.25, bounds.midY) }),
      let seen = row.seenRange(on: ground, atX: (left + right) / 2)
    else { return nil }
    let top = seen.lowerBound
    let bottom = seen.upperBound
    let most = min(right - left, bottom - top) / 2
    self.init { corner in
      let isLeft = corner == .topLeft || corner == .bottomLeft
      let isTop = UIRectCorner.top.contains(corner)
      // A separator may begin nearer to the tip, because it may extend further than the card.
      let depth = stride(from: 0.75, to: most, by: 0.25).first { depth in
        isSeen(isLeft ? left + depth : right - depth, isTop ? top + depth : bottom - depth)
      }
      // A circle leaves this much of its radius free along either side.
      return depth == 0.75 ? 0 : (((depth ?? most) - 0.125) / (1 - 0.5.squareRoot())).rounded()
    }
  }
}
