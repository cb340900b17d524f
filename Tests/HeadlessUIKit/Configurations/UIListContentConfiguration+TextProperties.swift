import Foundation

extension UIListContentConfiguration {
  public struct TextProperties: Hashable {
    public enum TextAlignment: Hashable, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Hashable, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    init(style: UIFont.TextStyle, color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}

@available(*, unavailable)
extension UIListContentConfiguration.TextProperties: Sendable {}

extension UIListContentConfiguration.TextProperties {
  public static func == (
    first: UIListContentConfiguration.TextProperties,
    second: UIListContentConfiguration.TextProperties
  ) -> Bool {
    first.hasSameLook(as: second) && first.hasSameLines(as: second)
  }

  private func hasSameLook(as other: UIListContentConfiguration.TextProperties) -> Bool {
    font == other.font && color == other.color && transform == other.transform
      && UIConfigurationColorTransformer.areSame(colorTransformer, other.colorTransformer)
      && adjustsFontForContentSizeCategory == other.adjustsFontForContentSizeCategory
  }

  private func hasSameLines(as other: UIListContentConfiguration.TextProperties) -> Bool {
    alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && numberOfLines == other.numberOfLines
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(color)
    hasher.combine(numberOfLines)
  }
}
