/// Inert: nothing is shown in place of a controller's content.
@available(iOS 17.0, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?

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
