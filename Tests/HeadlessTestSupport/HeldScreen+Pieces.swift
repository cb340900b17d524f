import RoundedTable
@_spi(Headless) import UIKit

extension HeldScreen {
  /// What a row draws of its card, as insets from the row's edges above and below, by the picture
  /// alone.
  ///
  /// The middle column of the row has the color of its middle there. The distances are those on
  /// screen now, to a tenth of a pixel.
  package func drawnInsets(
    _ item: String, values: HeadlessDrawing.Values = .presentation
  ) -> (top: CGFloat, bottom: CGFloat) {
    guard let frame = seenFrame(item, values: values) else { return (-1, -1) }
    let drawing = HeadlessDrawing(of: window, values: values)
    let fill = drawing.color(at: CGPoint(x: frame.midX, y: frame.midY))
    func depth(_ place: (CGFloat) -> CGFloat) -> CGFloat {
      let step = 1 / window.traitCollection.displayScale / 10
      return stride(from: step / 2, to: frame.height / 2, by: step).first {
        drawing.color(at: CGPoint(x: frame.midX, y: place($0))).isClose(to: fill)
      }
      .map { $0 - step / 2 } ?? frame.height / 2
    }
    return (depth { frame.minY + $0 }, depth { frame.maxY - $0 })
  }

  /// Where a row is in the window now.
  package func seenFrame(
    _ item: String, values: HeadlessDrawing.Values = .presentation
  ) -> CGRect? {
    guard let layer = cell(item)?.layer else { return nil }
    let shown = values == .presentation ? layer.presentation() ?? layer : layer
    let origin = tableView.bounds.origin
    return shown.frame.offsetBy(
      dx: tableView.frame.minX - origin.x, dy: tableView.frame.minY - origin.y)
  }
}
