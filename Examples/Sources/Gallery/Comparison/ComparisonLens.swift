import Foundation
@_spi(Headless) import UIKit

/// A place of a picture, magnified beside itself, with a cross or a check mark.
@MainActor struct ComparisonLens {
  /// The radius of the lens, in points.
  private static let radius = 36.0
  private static let magnification = 3.0
  /// How far the middle of the lens is from the place.
  private static let distance = 50.0

  private let picture: HeadlessDrawing
  private let place: CGPoint
  private let isWrong: Bool
  private let name: String

  init(of picture: HeadlessDrawing, at place: CGPoint, isWrong: Bool, name: String) {
    self.picture = picture
    self.place = place
    self.isWrong = isWrong
    self.name = name
  }

  private var color: String { isWrong ? "#e11d48" : "#15803d" }

  /// Where the lens is: beside the place, towards the middle of the picture.
  private var middle: CGPoint {
    let side = place.x < picture.size.width / 2 ? 1.0 : -1
    return CGPoint(x: place.x + Self.distance * side, y: place.y)
  }

  var svg: String {
    let (x, y) = (text(middle.x), text(middle.y))
    let circle = "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(text(Self.radius))\""
    return """
      <clipPath id="\(name)">\(circle)/></clipPath>
      \(rays)
      <g clip-path="url(#\(name))"><g transform="translate(\(x) \(y)) scale(\(text(Self.magnification))) \
      translate(\(text(-place.x)) \(text(-place.y)))">
      \(picture.svgBody(idPrefix: "\(name)-", joinsRows: true))</g></g>
      \(circle) fill="none" stroke="#fff" stroke-width="6"/>
      \(circle) fill="none" stroke="\(color)" stroke-width="3"/>
      \(badge)
      """
  }

  /// What the lens magnifies, and lines from there to the lens.
  private var rays: String {
    let small = Self.radius / Self.magnification
    let edges = [-1.0, 1].map { end in
      "M\(text(place.x)) \(text(place.y + small * end))"
        + "L\(text(middle.x)) \(text(middle.y + Self.radius * end))"
    }.joined()
    let path =
      "<path d=\"\(edges)\"/><circle cx=\"\(text(place.x))\" cy=\"\(text(place.y))\""
      + " r=\"\(text(small))\"/>"
    return "<g fill=\"none\" stroke=\"#fff\" stroke-width=\"3\">\(path)</g>"
      + "<g fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.5\">\(path)</g>"
  }

  private var badge: String {
    let corner = Self.radius * 0.5.squareRoot()
    let mark = isWrong ? "M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5" : "M-5 0.5L-1.5 4L5 -4"
    return "<g transform=\"translate(\(text(middle.x + corner)) \(text(middle.y - corner)))\">"
      + "<circle r=\"12\" fill=\"\(color)\" stroke=\"#fff\" stroke-width=\"1.5\"/>"
      + "<path d=\"\(mark)\" fill=\"none\" stroke=\"#fff\" stroke-width=\"2.5\""
      + " stroke-linecap=\"round\" stroke-linejoin=\"round\"/></g>"
  }

  private func text(_ value: Double) -> String {
    String(format: "%g", (value * 100).rounded() / 100)
  }
}
