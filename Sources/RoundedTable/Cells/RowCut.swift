import UIKit

/// The mask of a row that's beneath its section's floating header, or of a view in it: it shows
/// what's below a line.
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

  /// The greatest distance of the line from the row, because a layer can't have any size.
  private static let far: CGFloat = 4000

  /// The cut of a row; nil if it has none, or if the app has replaced it.
  static func of(_ row: UIView) -> RowCut? {
    guard let cut = row.mask as? RowCut, cut.isMask else { return nil }
    return cut
  }

  /// Whether the row still has this mask: apps replace it by another view, or by a layer.
  var isMask: Bool { row.map { $0.mask === self && $0.layer.mask === layer } ?? false }

  override func setUp() { backgroundColor = .black }

  /// Begins to cut a row, unless it has a mask of the app's.
  ///
  /// Returns the cut; nil if there is such a mask.
  static func begin(_ row: UIView) -> RowCut? {
    // The app has taken a former cut's layer away, so that only the view is left.
    (row.mask as? RowCut)?.end()
    guard row.mask == nil, row.layer.mask == nil else { return nil }
    let cut = RowCut()
    cut.row = row
    row.mask = cut
    return cut
  }

  /// Places the line at a distance from the row's top edge.
  func place(at line: CGFloat) {
    guard let row else { return }
    self.line = line
    let size = row.bounds.size
    let reach = Self.reach
    let top = min(max(line, -Self.far), size.height + Self.far)
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

  /// Shows the whole row again, with the mask that the app has given its layer since.
  func end() {
    guard let row, row.mask === self else { return }
    let found = row.layer.mask
    row.mask = nil
    if let found, found !== layer { row.layer.mask = found }
  }
}
