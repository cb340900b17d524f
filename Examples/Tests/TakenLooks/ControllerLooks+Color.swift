import RoundedTable
import UIKit

extension ControllerLooks {
  static func systemColorNoEdgeOutsideNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeOutsideNoGapBare(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.separator = nil
  }

  static func systemColorNoEdgeOutsideNoGapIOS18(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeOutsideNoGapMirrored(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeOutsideCards(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemColorNoEdgeOutsideRows(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
  }

  static func systemColorNoEdgeInsideNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.enclosesHeader = true
  }

  static func systemColorNoEdgeInsideNoGapLid(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.enclosesHeader = true
    cards.style.clipsRowsBeneathHeader = true
  }

  static func systemColorNoEdgeInsideCards(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemColorNoEdgeInsideRows(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func systemColorNoEdgeNoTitleNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeNoTitleCards(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemColorNoEdgeNoTitleRows(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
  }

  static func systemColorOutlineOutsideNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemColorOutlineOutsideCards(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemColorOutlineOutsideRows(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func systemColorOutlineInsideNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func systemColorOutlineInsideCards(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemColorOutlineInsideRows(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func systemColorOutlineNoTitleNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemColorOutlineNoTitleCards(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemColorOutlineNoTitleRows(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func systemColorShadowOutsideNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemColorShadowOutsideCards(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemColorShadowOutsideRows(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func systemColorShadowInsideNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func systemColorShadowInsideCards(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemColorShadowInsideRows(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func systemColorShadowNoTitleNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemColorShadowNoTitleCards(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemColorShadowNoTitleRows(_ cards: Owner) {
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius12ColorNoEdgeOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius12ColorNoEdgeOutsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12ColorNoEdgeOutsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
  }

  static func radius12ColorNoEdgeInsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.enclosesHeader = true
  }

  static func radius12ColorNoEdgeInsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12ColorNoEdgeInsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius12ColorNoEdgeNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius12ColorNoEdgeNoTitleCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12ColorNoEdgeNoTitleRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
  }

  static func radius12ColorOutlineOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12ColorOutlineOutsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12ColorOutlineOutsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius12ColorOutlineInsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func radius12ColorOutlineInsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12ColorOutlineInsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius12ColorOutlineNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12ColorOutlineNoTitleCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12ColorOutlineNoTitleRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius12ColorShadowOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12ColorShadowOutsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12ColorShadowOutsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius12ColorShadowInsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func radius12ColorShadowInsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12ColorShadowInsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius12ColorShadowNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12ColorShadowNoTitleCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12ColorShadowNoTitleRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius26ColorNoEdgeOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius26ColorNoEdgeOutsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26ColorNoEdgeOutsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
  }

  static func radius26ColorNoEdgeInsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.enclosesHeader = true
  }

  static func radius26ColorNoEdgeInsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius26ColorNoEdgeInsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius26ColorNoEdgeNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius26ColorNoEdgeNoTitleCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26ColorNoEdgeNoTitleRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.rowSpacing = 3
  }

  static func radius26ColorOutlineOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26ColorOutlineOutsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26ColorOutlineOutsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius26ColorOutlineInsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func radius26ColorOutlineInsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius26ColorOutlineInsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius26ColorOutlineNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26ColorOutlineNoTitleCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26ColorOutlineNoTitleRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius26ColorShadowOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26ColorShadowOutsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26ColorShadowOutsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius26ColorShadowInsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func radius26ColorShadowInsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius26ColorShadowInsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius26ColorShadowNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26ColorShadowNoTitleCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26ColorShadowNoTitleRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }
}
