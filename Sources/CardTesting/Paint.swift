import UIKit

/// A colour that a layer paints, with all that cuts it.
struct Paint {
  /// Red, green and blue times opacity, and opacity.
  typealias Color = SIMD4<Double>

  static let nothing = Color(0, 0, 0, 0)
  /// What has no one colour is unlike any.
  static let unknown = Color(-1, -1, -1, 1)

  var color: Color
  var area: PaintedArea
  /// What a border leaves free.
  var hole: PaintedArea?
  var clips: [PaintedArea]
  var masks: [[Paint]]

  func covers(_ place: CGPoint) -> Bool {
    area.contains(place) && hole?.contains(place) != true
      && clips.allSatisfy { $0.contains(place) }
      && masks.allSatisfy { mask in mask.contains { $0.color.w > 0.5 && $0.covers(place) } }
  }

  static func color(_ color: CGColor?) -> Color {
    guard let color else { return nothing }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let isPlain = UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return isPlain ? Color(red, green, blue, 1) * alpha : unknown
  }
}
