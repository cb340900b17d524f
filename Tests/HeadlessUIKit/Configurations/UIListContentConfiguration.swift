public import Foundation

public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  init(text: TextProperties, secondaryText: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondaryText
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

@available(*, unavailable)
extension UIListContentConfiguration: Sendable {}

// MARK: Comparing

extension UIListContentConfiguration {
  public static func == (
    first: UIListContentConfiguration, second: UIListContentConfiguration
  ) -> Bool {
    first.hasSameTexts(as: second) && first.hasSameLayout(as: second)
      && first.image == second.image && first.imageProperties == second.imageProperties
  }

  private func hasSameTexts(as other: UIListContentConfiguration) -> Bool {
    text == other.text && attributedText == other.attributedText
      && textProperties == other.textProperties && secondaryText == other.secondaryText
      && secondaryAttributedText == other.secondaryAttributedText
      && secondaryTextProperties == other.secondaryTextProperties
  }

  private func hasSameLayout(as other: UIListContentConfiguration) -> Bool {
    axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
      && directionalLayoutMargins == other.directionalLayoutMargins
      && prefersSideBySideTextAndSecondaryText == other.prefersSideBySideTextAndSecondaryText
      && imageToTextPadding == other.imageToTextPadding
      && textToSecondaryTextHorizontalPadding == other.textToSecondaryTextHorizontalPadding
      && textToSecondaryTextVerticalPadding == other.textToSecondaryTextVerticalPadding
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(image)
  }
}
