import UIKit

/// The radii of a row's four corners as they are drawn, in whole points.
struct CornerRadii: Equatable, Sendable, CustomStringConvertible {
  private let radii: [Double]

  init(_ radius: (UIRectCorner) -> CGFloat) { radii = UIRectCorner.all.map { Double(radius($0)) } }

  /// The radius of a corner.
  ///
  /// For several corners, it's the largest radius.
  subscript(corner: UIRectCorner) -> Double {
    zip(UIRectCorner.all, radii).filter { corner.contains($0.0) }.map(\.1).max() ?? 0
  }

  /// Returns each radius, limited to the range between those of two others.
  func held(between one: CornerRadii, and other: CornerRadii) -> CornerRadii {
    CornerRadii { min(max(self[$0], min(one[$0], other[$0])), max(one[$0], other[$0])) }
  }

  /// The round corners with their radii, such as *round corners top left 10, top right 10*.
  var description: String { Self.text(radii.map { $0 > 0 ? " \(Int($0))" : nil }) }

  /// Names the round corners, each with its text.
  ///
  /// Nil stands for a square corner.
  static func text(_ ends: [String?]) -> String {
    let names = zip(["top left", "top right", "bottom left", "bottom right"], ends)
    let round = names.compactMap { name, end in end.map { name + $0 } }
    return round.isEmpty ? "no round corner" : "round corners " + round.joined(separator: ", ")
  }
}

extension UIRectCorner {
  static let all: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  static let top: UIRectCorner = [.topLeft, .topRight]
  static let bottom: UIRectCorner = [.bottomLeft, .bottomRight]

  init(top: Bool, bottom: Bool) { self = (top ? Self.top : []).union(bottom ? Self.bottom : []) }
}
