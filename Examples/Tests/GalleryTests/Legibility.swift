import Gallery
@_spi(Headless) import UIKit

/// A text of a drawing, and how well it is seen against what is drawn behind it.
@MainActor struct DrawnText {
  let text: String
  let size: CGFloat
  /// The part of it that nothing cuts off.
  let frame: CGRect
  /// The lowest contrast along the text, from 1 to 21.
  let contrast: Double

  /// What WCAG asks for: less of large text.
  var leastContrast: Double { size >= 24 ? 3 : 4.5 }

  /// The texts of a window's drawing; what scrolls below a bar is covered by it.
  static func all(in window: UIWindow) -> [DrawnText] {
    marks(in: window) { kind in
      guard case .text(let text, let color, let size) = kind else { return nil }
      return (text, color, size)
    }
  }

  /// The controls by which rows are dragged.
  static func handles(in window: UIWindow) -> [DrawnText] {
    marks(in: window) { kind in
      guard case .symbol("line.3.horizontal", let color) = kind else { return nil }
      return ("handle", color, 24)
    }
  }

  private static func marks(
    in window: UIWindow,
    _ mark: (HeadlessDrawing.Item.Kind) -> (String, HeadlessDrawing.RGBA, CGFloat)?
  ) -> [DrawnText] {
    let drawing = HeadlessDrawing(of: window)
    let bar = bar(in: window)
    let barEnd = bar.map { $0.convert($0.bounds, to: nil).maxY } ?? 0
    return drawing.items.compactMap { item in
      guard let (text, color, size) = mark(item.kind), item.opacity > 0 else { return nil }
      let isInBar = bar.map { item.view?.isDescendant(of: $0) == true } ?? false
      var frame = item.clips.reduce(window.bounds) { $0.intersection($1.frame) }
      if !isInBar, frame.minY < barEnd {
        frame.size.height = max(0, frame.maxY - barEnd)
        frame.origin.y = barEnd
      }
      frame = frame.intersection(item.frame)
      guard frame.width >= 1, frame.height >= 2 else { return nil }
      let contrasts = stride(from: 0.05, to: 1, by: 0.1).map { part in
        let behind = drawing.color(
          at: CGPoint(x: frame.minX + frame.width * part, y: frame.midY))
        return color.contrast(over: behind, opacity: item.opacity)
      }
      return DrawnText(text: text, size: size, frame: frame, contrast: contrasts.min() ?? 0)
    }
  }

  private static func bar(in view: UIView) -> UINavigationBar? {
    (view as? UINavigationBar) ?? view.subviews.lazy.compactMap { bar(in: $0) }.first
  }
}

extension HeadlessDrawing.RGBA {
  /// As WCAG 2 defines it.
  fileprivate func contrast(over behind: HeadlessDrawing.RGBA, opacity: Double) -> Double {
    let alpha = alpha * opacity
    func mix(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
    let seen = HeadlessDrawing.RGBA(
      red: mix(red, behind.red), green: mix(green, behind.green), blue: mix(blue, behind.blue))
    let lights = [seen.luminance, behind.luminance]
    return (max(lights[0], lights[1]) + 0.05) / (min(lights[0], lights[1]) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
