import Foundation
@_spi(Headless) import UIKit

/// A place of a picture, magnified where it is, with a cross or a check mark.
@MainActor struct ComparisonLens {
  /// The radius of the lens, in points.
  private static let radius = 24.0
  private static let magnification = 2.0

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

  var svg: String {
    let (x, y) = (text(place.x), text(place.y))
    let circle = "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(text(Self.radius))\""
    return """
      <clipPath id="\(name)">\(circle)/></clipPath>
      <g clip-path="url(#\(name))"><g transform="translate(\(x) \(y)) scale(\(text(Self.magnification))) \
      translate(\(text(-place.x)) \(text(-place.y)))">
      \(picture.svgBody(idPrefix: "\(name)-", joinsRows: true))</g></g>
      \(circle) fill="none" stroke="#fff" stroke-width="6"/>
      \(circle) fill="none" stroke="\(color)" stroke-width="3"/>
      \(badge)
      """
  }

  /// On the lens, where nothing but the paper is: towards the edge of the picture.
  private var badge: String {
    let side = place.x < picture.size.width / 2 ? -1.0 : 1
    let corner = Self.radius * 0.5.squareRoot()
    let mark = isWrong ? "M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5" : "M-5 0.5L-1.5 4L5 -4"
    return
      "<g transform=\"translate(\(text(place.x + corner * side)) \(text(place.y - corner))) scale(0.75)\">"
      + "<circle r=\"12\" fill=\"\(color)\" stroke=\"#fff\" stroke-width=\"1.5\"/>"
      + "<path d=\"\(mark)\" fill=\"none\" stroke=\"#fff\" stroke-width=\"2.5\""
      + " stroke-linecap=\"round\" stroke-linejoin=\"round\"/></g>"
  }

  private func text(_ value: Double) -> String {
    String(format: "%g", (value * 100).rounded() / 100)
  }
}
