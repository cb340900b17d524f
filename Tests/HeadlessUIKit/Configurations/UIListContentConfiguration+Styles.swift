import Foundation

extension UIListContentConfiguration {
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(style: .body, color: .label),
      secondaryText: TextProperties(style: .caption1, color: .secondaryLabel))
  }
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = cell()
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  public static func plainHeader() -> UIListContentConfiguration {
    let margin = ListMetrics.current.plainHeaderMargin
    return caption(.headline, .label, top: margin, bottom: margin)
  }
  public static func plainFooter() -> UIListContentConfiguration {
    caption(.subheadline, .secondaryLabel, top: 4, bottom: 4)
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    let (isProminent, margins) = (
      ListMetrics.current.hasProminentHeaders, ListMetrics.current.headerMargins
    )
    var configuration = caption(
      isProminent ? .headline : .footnote, .secondaryLabel, top: margins.top,
      bottom: margins.bottom)
    if !isProminent { configuration.textProperties.transform = .uppercase }
    return configuration
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    let margins = ListMetrics.current.footerMargins
    return caption(.footnote, .secondaryLabel, top: margins.top, bottom: margins.bottom)
  }

  private static func caption(
    _ style: UIFont.TextStyle, _ color: UIColor, top: CGFloat, bottom: CGFloat
  ) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      text: TextProperties(style: style, color: color),
      secondaryText: TextProperties(style: .footnote, color: .secondaryLabel))
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 16, bottom: bottom, trailing: 16)
    return configuration
  }

  // On a phone no list style changes its content with the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
