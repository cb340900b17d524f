import UIKit

/// The mask of a row that's beneath its section's floating header: it shows what's below a line.
///
/// A view with a color needs no backing store.
final class RowCut: PlainView {
  private(set) weak var row: UIView?
  /// The line, as a distance from the row's top edge.
  private(set) var line: CGFloat = 0
  /// The number of the latest layout that needed this cut.
  var turn = 0

  /// How far the mask extends beyond the row, because a shadow may fall there.
  private static let reach: CGFloat = 200

  /// The greatest distance of the line from the row's top edge, because a layer can't have any
  /// size.
  private static let far: CGFloat = 4000

  /// The cut of a row; nil if it has none.
  static func of(_ row: UIView) -> RowCut? { row.mask as? RowCut }

  override func setUp() { backgroundColor = .black }

  /// Cuts a row, which has no mask yet.
  func begin(_ row: UIView) {
    self.row = row
    row.mask = self
  }

  /// Places the line at a distance from the row's top edge.
  func place(at line: CGFloat) {
    guard let row else { return }
    self.line = line
    let size = row.bounds.size
    let reach = Self.reach
    let top = min(max(line, -Self.far), Self.far)
    // As high as it has to be if an animation begins with a line that's far above.
    let place = CGRect(
      x: -reach, y: top, width: size.width + 2 * reach, height: size.height + reach + Self.far)
    if frame != place { frame = place }
  }

  /// Lets the line move on screen with some animations, instead of those that it has had.
  func move(with animations: [CABasicAnimation]) {
    layer.removeAllAnimations()
    for (index, animation) in animations.enumerated() {
      layer.add(animation, forKey: "line \(index)")
    }
  }

  /// Shows the whole row again.
  func end() { if row?.mask === self { row?.mask = nil } }
}
