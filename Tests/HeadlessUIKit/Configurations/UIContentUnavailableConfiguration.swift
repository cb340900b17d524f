public import Foundation

/// Inert: nothing is shown in place of a controller's content.
@available(iOS 17.0, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var textProperties = TextProperties(
    font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  public var secondaryText: String?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  public var alignment = Alignment.center
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 4

  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.text = "Loading…"
    return configuration
  }
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: UIListContentConfiguration.cell())
  }
  // The compiler prints the type for `Self`, and the sheet of UIKit's declarations has `Self`.
  @_documentation(visibility: internal)
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

@available(iOS 17.0, *)
extension UIContentUnavailableConfiguration {
  public enum Alignment: Hashable, Sendable {
    case center
    case natural
  }

  public struct ImageProperties: Hashable {
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var tintColor: UIColor? = .secondaryLabel
  }

  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }
}
