import RoundedTable
import UIKit

extension ControllerLooks {
  static func systemColorNoEdgeOutsideNoGap(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeOutsideNoGapBare(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.separator = nil
  }

  static func systemColorNoEdgeOutsideNoGapIOS18(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeOutsideNoGapMirrored(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeOutsideCards(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemColorNoEdgeOutsideRows(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
  }

  static func systemColorNoEdgeInsideNoGap(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.enclosesHeader = true
  }

  static func systemColorNoEdgeInsideNoGapLid(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.enclosesHeader = true
    cards.style.clipsRowsBeneathHeader = true
  }

  static func systemColorNoEdgeInsideCards(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemColorNoEdgeInsideRows(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func systemColorNoEdgeNoTitleNoGap(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeNoTitleCards(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemColorNoEdgeNoTitleRows(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
  }

  static func systemColorOutlineOutsideNoGap(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemColorOutlineOutsideCards(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemColorOutlineOutsideRows(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func systemColorOutlineInsideNoGap(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func systemColorOutlineInsideCards(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemColorOutlineInsideRows(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func systemColorOutlineNoTitleNoGap(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemColorOutlineNoTitleCards(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemColorOutlineNoTitleRows(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func systemColorShadowOutsideNoGap(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemColorShadowOutsideCards(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemColorShadowOutsideRows(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func systemColorShadowInsideNoGap(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func systemColorShadowInsideCards(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemColorShadowInsideRows(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func systemColorShadowNoTitleNoGap(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemColorShadowNoTitleCards(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemColorShadowNoTitleRows(_ cards: CardController) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius12ColorNoEdgeOutsideNoGap(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius12ColorNoEdgeOutsideCards(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12ColorNoEdgeOutsideRows(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
  }

  static func radius12ColorNoEdgeInsideNoGap(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.enclosesHeader = true
  }

  static func radius12ColorNoEdgeInsideCards(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12ColorNoEdgeInsideRows(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius12ColorNoEdgeNoTitleNoGap(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius12ColorNoEdgeNoTitleCards(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12ColorNoEdgeNoTitleRows(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
  }

  static func radius12ColorOutlineOutsideNoGap(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12ColorOutlineOutsideCards(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12ColorOutlineOutsideRows(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius12ColorOutlineInsideNoGap(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func radius12ColorOutlineInsideCards(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12ColorOutlineInsideRows(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius12ColorOutlineNoTitleNoGap(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12ColorOutlineNoTitleCards(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12ColorOutlineNoTitleRows(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius12ColorShadowOutsideNoGap(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12ColorShadowOutsideCards(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12ColorShadowOutsideRows(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius12ColorShadowInsideNoGap(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func radius12ColorShadowInsideCards(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12ColorShadowInsideRows(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius12ColorShadowNoTitleNoGap(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12ColorShadowNoTitleCards(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12ColorShadowNoTitleRows(_ cards: CardController) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius36ColorNoEdgeOutsideNoGap(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius36ColorNoEdgeOutsideCards(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius36ColorNoEdgeOutsideRows(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
  }

  static func radius36ColorNoEdgeInsideNoGap(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.enclosesHeader = true
  }

  static func radius36ColorNoEdgeInsideCards(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius36ColorNoEdgeInsideRows(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius36ColorNoEdgeNoTitleNoGap(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius36ColorNoEdgeNoTitleCards(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius36ColorNoEdgeNoTitleRows(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
  }

  static func radius36ColorOutlineOutsideNoGap(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius36ColorOutlineOutsideCards(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius36ColorOutlineOutsideRows(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius36ColorOutlineInsideNoGap(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func radius36ColorOutlineInsideCards(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius36ColorOutlineInsideRows(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius36ColorOutlineNoTitleNoGap(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius36ColorOutlineNoTitleCards(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius36ColorOutlineNoTitleRows(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius36ColorShadowOutsideNoGap(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius36ColorShadowOutsideCards(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius36ColorShadowOutsideRows(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius36ColorShadowInsideNoGap(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func radius36ColorShadowInsideCards(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius36ColorShadowInsideRows(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius36ColorShadowNoTitleNoGap(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius36ColorShadowNoTitleCards(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius36ColorShadowNoTitleRows(_ cards: CardController) {
    cards.style.radius = 36
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }
}
