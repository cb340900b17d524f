import Foundation
@_spi(Headless) import UIKit

/// A column of pixels through a picture, with the colors that its layer tree has there.
///
/// Each pixel is the mean of what the layers show in it. Where there is a text, a symbol, an image
/// or the shadow beside a card, nothing is expected: the stand-in knows these less exactly.
@MainActor struct PixelColumn {
  private nonisolated static let samples = 6

  let scale: CGFloat
  /// Which column of pixels it is.
  let x: Int
  /// The colors from the top, as on the web, and how much they differ within a pixel; nil where
  /// nothing is expected.
  let colors: [[Int]?]

  init(of drawing: HeadlessDrawing, at x: CGFloat, scale: CGFloat) {
    self.scale = scale
    let column = Int((x * scale).rounded(.down))
    self.x = column
    let middle = (CGFloat(column) + 0.5) / scale
    let hidden = drawing.items.filter { item in
      switch item.kind {
      case .text, .symbol, .image: item.frame.minX - 2 < middle && middle < item.frame.maxX + 2
      default: false
      }
    }.map { ($0.frame.minY - 3)...($0.frame.maxY + 6) }
    let cards = drawing.items.compactMap { item -> CGRect? in
      switch item.kind {
      case .fill, .gradient: item.clips.reduce(item.frame) { $0.intersection($1.frame) }
      default: nil
      }
    }.filter { 200..<380 ~= $0.width && $0.height > 8 }.map { $0.minY...$0.maxY }
    let shadows = drawing.items.compactMap { item in
      if case .shadow(_, let offset, let radius) = item.kind {
        item.frame.offsetBy(dx: 0, dy: offset.height).insetBy(dx: 0, dy: -3 * radius)
      } else {
        nil
      }
    }.map { ($0.minY)...($0.maxY) }
    func isBesideCard(_ place: CGFloat) -> Bool {
      shadows.contains { $0.contains(place) }
        && ![place - 1, place, place + 1].allSatisfy { place in
          cards.contains { $0.contains(place) }
        }
    }
    colors = (0..<Int(drawing.size.height * scale)).map { pixel in
      let place = (CGFloat(pixel) + 0.5) / scale
      guard !hidden.contains(where: { $0.contains(place) }), !isBesideCard(place) else {
        return nil
      }
      let seen = (0..<Self.samples * Self.samples).map { sample in
        let (across, down) = (sample / Self.samples, sample % Self.samples)
        func place(_ pixel: Int, _ sample: Int) -> CGFloat {
          (CGFloat(pixel) + (CGFloat(sample) + 0.5) / CGFloat(Self.samples)) / scale
        }
        return drawing.color(at: CGPoint(x: place(column, across), y: place(pixel, down)))
      }
      let channels = [\HeadlessDrawing.RGBA.red, \.green, \.blue].map { channel in
        seen.map { $0[keyPath: channel] * 255 }
      }
      let means = channels.map { Int(($0.reduce(0, +) / Double(seen.count)).rounded()) }
      let spreads = channels.map { ($0.max() ?? 0) - ($0.min() ?? 0) }
      return means + [Int((spreads.max() ?? 0).rounded())]
    }
  }

  var json: String {
    let list = colors.map { color in
      color.map { "[\($0.map(String.init).joined(separator: ","))]" } ?? "null"
    }
    return "{\"scale\":\(scale),\"x\":\(x),\"colors\":[\(list.joined(separator: ","))]}"
  }
}
