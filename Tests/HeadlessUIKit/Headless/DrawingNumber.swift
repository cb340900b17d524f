import Foundation

/// Numbers as a drawing writes them: three decimals at most, and zero without a sign, so that equal
/// pictures are equal to the byte.
enum DrawingNumber {
  static func text(_ number: CGFloat) -> String {
    let scaled = (Double(number) * 1000).rounded()
    guard scaled.isFinite, abs(scaled) < 1e15 else { return "0" }
    let whole = Int(scaled)
    let magnitude = whole.magnitude
    let sign = whole < 0 ? "-" : ""
    let fraction = magnitude % 1000
    guard fraction > 0 else { return sign + String(magnitude / 1000) }
    var digits = String(fraction)
    while digits.count < 3 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(magnitude / 1000).\(digits)"
  }

  static func pair(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }
}
