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
    let ground = SeenLayer.color(ground)
    func isSeen(_ x: CGFloat, _ y: CGFloat) -> Bool {
      let difference = row.color(at: CGPoint(x: x, y: y), over: ground) - ground
      return (0..<4).contains { abs(difference[$0]) > 0.02 }
    }
    let bounds = row.layer.bounds
    let boxes = row.boxes()
    let across = boxes.flatMap { [$0.minX, $0.maxX] }.sorted()
      .filter { $0 >= bounds.minX && $0 <= bounds.maxX }
    let down = boxes.flatMap { [$0.minY, $0.maxY] }.sorted()
      .filter { $0 >= bounds.minY && $0 <= bounds.maxY }
    guard let left = across.first(where: { isSeen($0 + 0.25, bounds.midY) }),
      let right = across.last(where: { isSeen($0 - 0.25, bounds.midY) }),
      let top = down.first(where: { isSeen((left + right) / 2, $0 + 0.25) }),
      let bottom = down.last(where: { isSeen((left + right) / 2, $0 - 0.25) })
    else { return nil }
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
