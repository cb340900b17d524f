import Foundation

/// How a font came by its size, which is what `adjustsFontForContentSizeCategory` goes by.
enum FontScaling {
  case style(UIFont.TextStyle)
  case metrics(UIFont.TextStyle, base: UIFont, maximum: CGFloat)
}

extension UIFont {
  /// The same font at the text size of these traits; itself if it is a fixed one.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    switch scaling {
    case .none: self
    case .style(let style):
      resized(to: UIFont.preferredFont(forTextStyle: style, compatibleWith: traits))
    case .metrics(let style, let base, let maximum):
      resized(
        to: UIFontMetrics(forTextStyle: style).scaledFont(
          for: base, maximumPointSize: maximum, compatibleWith: traits))
    }
  }

  private func resized(to font: UIFont) -> UIFont { font.size == size ? self : font }
}
