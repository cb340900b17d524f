public import UIKit

/// The radii of a row's four corners as they are drawn, in whole points.
public struct CornerRadii: Equatable, Sendable, CustomStringConvertible {
  private let radii: [CGFloat]

  init(_ radius: (UIRectCorner) -> CGFloat) { radii = UIRectCorner.all.map(radius) }

  /// The radius of a corner, of several the largest.
  public subscript(corner: UIRectCorner) -> CGFloat {
    zip(UIRectCorner.all, radii).filter { corner.contains($0.0) }.map(\.1).max() ?? 0
  }

  /// The round corners with their radii, such as *top left 10, top right 10*.
  public var description: String {
    let round = zip(UIRectCorner.all, radii).filter { $0.1 > 0 }
    return round.isEmpty
      ? UIRectCorner().names : round.map { "\($0.names) \(Int($1))" }.joined(separator: ", ")
  }
}

extension UIRectCorner {
  static let all: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  static let top: UIRectCorner = [.topLeft, .topRight]
  static let bottom: UIRectCorner = [.bottomLeft, .bottomRight]

  init(top: Bool, bottom: Bool) { self = (top ? Self.top : []).union(bottom ? Self.bottom : []) }

  var names: String {
    let all = zip(Self.all, ["top left", "top right", "bottom left", "bottom right"])
    let names = all.filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "no round corner" : names.joined(separator: ", ")
  }
}
