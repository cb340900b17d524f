import RoundedTable
@_spi(Headless) import UIKit

extension HeldScreen {
  /// What is wrong at this moment where rows of one card touch, found by looking at the picture alone.
  ///
  /// On both sides of a joint the fill has one colour, and so has what is seen beside the card. Inside
  /// the card no row is darkened by another's shadow.
  ///
  /// - Parameter cards: The items of each card, from top to bottom.
  /// - Returns: What was found, with the place and the two colours.
  package func jointFaults(_ cards: String...) -> [String] {
    let drawing = HeadlessDrawing(of: window, values: .presentation)
    var faults: [String] = []
    for card in cards {
      let rows = card.compactMap { seenRow(String($0)) }.sorted { $0.frame.minY < $1.frame.minY }
      for (upper, lower) in zip(rows, rows.dropFirst())
      where abs(upper.frame.maxY - lower.frame.minY) < 0.6 {
        let y = lower.frame.minY
        for x in [-3, 3, 0.5 * upper.frame.width, upper.frame.width - 3, upper.frame.width + 3] {
          let places = [-1, 1].map { CGPoint(x: upper.frame.minX + x, y: y + $0) }
          let colors = places.map { drawing.color(at: $0) }
          if colorDifference(colors[0], colors[1]) > 0.03 + 2 / max(44, upper.frame.height) {
            faults.append("\(upper.item)\(lower.item) at \(places[0]): \(colors)")
          }
        }
      }
    }
    return faults
  }

  private func seenRow(_ item: String) -> (item: String, frame: CGRect)? {
    guard let cell = cell(item), !cell.isHidden, let shape = shape(item) else { return nil }
    let layer = cell.layer.presentation() ?? cell.layer
    guard layer.opacity > 0.99 else { return nil }
    let origin = tableView.bounds.origin
    var frame = layer.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    frame.origin.x += shape.frame.minX
    frame.size.width = shape.frame.width
    return window.bounds.intersects(frame) ? (item, frame) : nil
  }
}

/// The largest difference in red, green, blue or opacity between two colours.
package func colorDifference(_ one: HeadlessDrawing.RGBA, _ other: HeadlessDrawing.RGBA) -> Double {
  [
    one.red - other.red, one.green - other.green, one.blue - other.blue, one.alpha - other.alpha,
  ].map(abs).max() ?? 0
}
