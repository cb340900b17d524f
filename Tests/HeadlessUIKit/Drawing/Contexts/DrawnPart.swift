import Foundation

/// One thing that was drawn into a context.
enum DrawnPart: Sendable {
  case layer(DrawnLayer)
  case fill([PathElement], color: ColorComponents, isEvenOdd: Bool)
  case stroke([PathElement], color: ColorComponents, line: StrokedLine)
  case image(UIImage.Source, color: ColorComponents, rect: CGRect)
}

/// How a path is stroked.
struct StrokedLine: Sendable {
  var width: CGFloat
  var cap: CGLineCap
  var join: CGLineJoin
}
