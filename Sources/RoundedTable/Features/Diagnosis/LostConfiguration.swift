import UIKit

/// What a card doesn't show of the app's background configuration, of which it takes the color.
@MainActor struct LostConfiguration {
  let cell: UITableViewCell
  let card: Card

  /// What's lost, and what to set instead; nil if nothing is.
  var problem: String? {
    guard card.style.fill.isAutomatic,
      let configuration = CardSlot.of(cell)?.appBackground.configuration
    else { return nil }
    let lost = lostProperties(of: configuration)
    guard !lost.isEmpty else { return nil }
    let properties = lost.map(\.property)
    let replacements = lost.flatMap(\.replacements)
    return
      "set \(replacements.listed()) instead of \(properties.listed()) in its background configuration. The card doesn't show \(lost.count == 1 ? "it" : "them")."
  }

  private func lostProperties(
    of configuration: UIBackgroundConfiguration
  ) -> [(property: String, replacements: [String])] {
    let defaults = AppBackground.defaultConfigurations(of: cell) + [.clear()]
    var lost: [(property: String, replacements: [String])] = []
    if configuration.customView == nil, configuration.cornerRadius > 0,
      !defaults.contains(where: { $0.cornerRadius == configuration.cornerRadius }),
      !hasCard(radius: configuration.cornerRadius)
    {
      lost.append(("cornerRadius", ["style.radius"]))
    }
    let areDefault = defaults.contains {
      $0.backgroundInsets == configuration.backgroundInsets
        && $0.edgesAddingLayoutMarginsToBackgroundInsets
          == configuration.edgesAddingLayoutMarginsToBackgroundInsets
    }
    if !areDefault {
      let insets = configuration.backgroundInsets
      let isApart = insets.top > 0 || insets.bottom > 0
      let isInset =
        insets.leading != 0 || insets.trailing != 0
        || !configuration.edgesAddingLayoutMarginsToBackgroundInsets.isDisjoint(
          with: [.leading, .trailing])
      var replacements: [String] = []
      if isInset || !isApart { replacements.append("tableStyle.inset") }
      // Without IDs, a section is one card, and has no gaps.
      if isApart { replacements.append("style.cardSpacing (with a cardID for each row)") }
      lost.append(("backgroundInsets", replacements))
    }
    if configuration.strokeWidth > 0, card.style.outline == nil,
      configuration.resolvedStrokeColor(for: cell.tintColor).seen(on: cell) != nil
    {
      lost.append(("strokeWidth", ["style.outline"]))
    }
    if configuration.image != nil { lost.append(("image", ["style.fill"])) }
    return lost
  }

  private func hasCard(radius: CGFloat) -> Bool {
    let corners = card.resolved.wholeCorners
    return corners.topRadius == radius && corners.bottomRadius == radius
  }
}
