import Foundation

/// By how much a row's four corners are cut, in whole points: zero is square.
struct Corners: Hashable {
  var topLeft: Int
  var topRight: Int
  var bottomLeft: Int
  var bottomRight: Int

  static let square = Corners(top: 0, bottom: 0)

  init(top: Int, bottom: Int) {
    topLeft = top
    topRight = top
    bottomLeft = bottom
    bottomRight = bottom
  }

  init(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
    self.topLeft = Int(topLeft.rounded())
    self.topRight = Int(topRight.rounded())
    self.bottomLeft = Int(bottomLeft.rounded())
    self.bottomRight = Int(bottomRight.rounded())
  }

  /// The corners of a row of a card: the first row's are cut above, the last row's below.
  static func card(row: Int, of count: Int, radius: Int) -> Corners {
    Corners(top: row == 0 ? radius : 0, bottom: row == count - 1 ? radius : 0)
  }
}
