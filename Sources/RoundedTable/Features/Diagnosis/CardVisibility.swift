import UIKit

/// Checks whether a row's part of a card can be seen against what's behind it, in light and dark
/// mode.
@MainActor struct CardVisibility {
  let cell: UITableViewCell
  let card: Card
  /// Whether other rows of the section can be seen, so that this one may be a heading.
  var isAmongVisible = false

  /// Whether nobody can see the card, in light or in dark mode.
  var isUnseen: Bool { lost?.appearances.count == appearances.count }

  /// The card's fill, and the modes in which it can't be seen; nil if the card can be seen, or if
  /// that isn't known.
  private var lost: (fill: UIColor, appearances: [UITraitCollection])? {
    let style = card.style
    // Each of these is visible on any background.
    guard style.outline == nil, style.shadow == nil, !cell.isSelectedOrHighlighted, !cell.isFocused,
      !Capabilities.hasGlass(behind: cell), let fill = CardSlot.of(cell)?.unselectedColor,
      !isCoveredByContent
    else { return nil }
    let lost = appearances.filter { isLost(fill, in: $0) }
    return lost.isEmpty ? nil : (fill, lost)
  }

  /// What's wrong, and how to fix it; nil if the card can be seen, or if that isn't known.
  var problem: String? {
    guard let (fill, lost) = lost else { return nil }
    let isClear = appearances.allSatisfy { components(of: fill, in: $0).w == 0 }
    let mode =
      lost.count < appearances.count
      ? " in \(lost[0].userInterfaceStyle == .dark ? "dark" : "light") mode" : ""
    let reason = isClear ? "its fill is clear" : "its fill looks like what's behind it"
    let remedy =
      "set style.fill to \(visibleFill), or tableStyle.backgroundColor to another color, because the card can't be seen\(mode): \(reason)."
    if isAmongVisible, lost.count == appearances.count {
      return
        "return nil from cardID for this row, if it's a heading or isn't part of a card for another reason. Otherwise \(remedy)"
    }
    return isClear ? "\(remedy) If the row isn't part of a card, return nil from cardID." : remedy
  }

  /// A fill that can be seen, as code.
  ///
  /// It has to differ from what's behind the card by more than a fill that's just not lost.
  private var visibleFill: String {
    let colors: KeyValuePairs<String, UIColor> = [
      ".secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
      ".secondarySystemBackground": .secondarySystemBackground,
      ".systemGroupedBackground": .systemGroupedBackground,
    ]
    let visible = colors.first { color in
      !appearances.contains { isLost(color.value, in: $0, by: 25) }
    }
    return visible.map { ".color(\($0.key))" } ?? "another color"
  }

  // MARK: Comparing

  /// The cell's traits in the present mode, and the other mode unless the app has chosen one.
  private var appearances: [UITraitCollection] {
    let present = cell.traitCollection
    let isChosen = sequence(first: cell as UIResponder, next: \.next).contains { responder in
      let style =
        (responder as? UIView)?.overrideUserInterfaceStyle
        ?? (responder as? UIViewController)?.overrideUserInterfaceStyle
      return style.map { $0 != .unspecified } ?? false
    }
    // An app's Info.plist may choose it, too.
    let listed = Bundle.main.infoDictionary?["UIUserInterfaceStyle"] as? String ?? "Automatic"
    guard !isChosen, listed == "Automatic" else { return [present] }
    let other: UIUserInterfaceStyle = present.userInterfaceStyle == .dark ? .light : .dark
    return [present, UITraitCollection(userInterfaceStyle: other)]
  }

  /// Whether a fill looks like what's behind the card.
  private func isLost(
    _ fill: UIColor, in traits: UITraitCollection, by distance: Double = 10
  ) -> Bool {
    guard let ground else { return false }
    return !ground.isSeen(fill, in: traits, by: distance)
  }

  private func components(of color: UIColor, in traits: UITraitCollection) -> SIMD4<Double> {
    color.resolvedColor(with: traits).components
  }

  // MARK: What's behind and in front

  private var ground: TableGround? {
    cell.enclosing(UITableView.self).map { TableGround(tableView: $0) }
  }

  /// Whether the row's content covers its part of the card, so that the fill doesn't matter.
  private var isCoveredByContent: Bool {
    var rect = cell.cardRect(for: card)
    // Content makes room for the controls of a row that's edited.
    if cell.isEditing { rect = rect.intersection(cell.contentView.frame) }
    let layers =
      cell.contentView.drawnSubviews.filter { $0.isFilled || $0 is UIImageView }.map(\.layer)
      + (cell.contentView.layer.sublayers ?? []).filter { !($0.delegate is UIView) && !$0.isHidden }
    return layers.contains { layer in
      let part = layer.convert(layer.bounds, to: cell.layer).intersection(rect)
      return !part.isNull && part.width * part.height > 0.8 * rect.width * rect.height
    }
  }
}
