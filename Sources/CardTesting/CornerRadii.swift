public import UIKit

/// The radii of a row's four corners as they are drawn, in whole points.
public struct CornerRadii: Equatable, Sendable, CustomStringConvertible {
  static let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  private let radii: [CGFloat]

  init(_ radius: (UIRectCorner) -> CGFloat) {
    radii = Self.corners.map(radius)
  }

  /// The radius of a corner, of several the largest.
  public subscript(corner: UIRectCorner) -> CGFloat {
    zip(Self.corners, radii).filter { corner.contains($0.0) }.map(\.1).max() ?? 0
  }

  /// The round corners with their radii, such as *top left 10, top right 10*.
  public var description: String {
    Self.text(radii.map { $0 > 0 ? " \(Int($0))" : nil })
  }

  /// The names of corners, such as *top left, top right*.
  static func names(of round: UIRectCorner) -> String {
    text(corners.map { round.contains($0) ? "" : nil })
  }

  private static func text(_ ends: [String?]) -> String {
    let names = ["top left", "top right", "bottom left", "bottom right"]
    let round = zip(names, ends).compactMap { name, end in end.map { name + $0 } }
    return round.isEmpty ? "no round corner" : round.joined(separator: ", ")
  }
}
