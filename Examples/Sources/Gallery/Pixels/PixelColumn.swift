import Foundation
@_spi(Headless) import UIKit

/// A column of pixels through a picture, with the colors that its layer tree has there.
///
/// Each pixel is the mean of what the layers show within its height. Where there is a text, a symbol
/// or an image, nothing is expected.
@MainActor struct PixelColumn {
  private static let samples = 8

  let scale: CGFloat
  /// Which column of pixels it is.
  let x: Int
  /// The colors from the top, as on the web; nil where nothing is expected.
  let colors: [[Int]?]

  init(of drawing: HeadlessDrawing, at x: CGFloat, scale: CGFloat) {
    self.scale = scale
    self.x = Int((x * scale).rounded(.down))
    let middle = (CGFloat(self.x) + 0.5) / scale
    let hidden = drawing.items.filter { item in
      switch item.kind {
      case .text, .symbol, .image: item.frame.minX - 2 < middle && middle < item.frame.maxX + 2
      default: false
      }
    }.map { ($0.frame.minY - 3)...($0.frame.maxY + 6) }
    colors = (0..<Int(drawing.size.height * scale)).map { pixel in
      let place = (CGFloat(pixel) + 0.5) / scale
      guard !hidden.contains(where: { $0.contains(place) }) else { return nil }
      let seen = (0..<Self.samples).map { sample in
        drawing.color(
          at: CGPoint(
            x: middle,
            y: (CGFloat(pixel) + (CGFloat(sample) + 0.5) / CGFloat(Self.samples)) / scale))
      }
      return [\HeadlessDrawing.RGBA.red, \.green, \.blue].map { channel in
        let mean = seen.map { $0[keyPath: channel] }.reduce(0, +) / Double(seen.count)
        return Int((mean * 255).rounded())
      }
    }
  }

  var json: String {
    let list = colors.map { color in
      color.map { "[\($0.map(String.init).joined(separator: ","))]" } ?? "null"
    }
    return "{\"scale\":\(scale),\"x\":\(x),\"colors\":[\(list.joined(separator: ","))]}"
  }
}
