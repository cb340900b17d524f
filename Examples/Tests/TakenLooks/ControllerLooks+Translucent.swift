import RoundedTable
import UIKit

extension ControllerLooks {
  static func systemTranslucentNoEdgeOutsideNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func systemTranslucentNoEdgeOutsideNoGapBare(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.separator = nil
  }

  static func systemTranslucentNoEdgeOutsideNoGapIOS18(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func systemTranslucentNoEdgeOutsideNoGapMirrored(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func systemTranslucentNoEdgeOutsideCards(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemTranslucentNoEdgeOutsideRows(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.rowSpacing = 3
  }

  static func systemTranslucentNoEdgeInsideNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.enclosesHeader = true
  }

  static func systemTranslucentNoEdgeInsideNoGapLid(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.enclosesHeader = true
    cards.style.clipsRowsBeneathHeader = true
  }

  static func systemTranslucentNoEdgeInsideCards(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemTranslucentNoEdgeInsideRows(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func systemTranslucentNoEdgeNoTitleNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func systemTranslucentNoEdgeNoTitleCards(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemTranslucentNoEdgeNoTitleRows(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.rowSpacing = 3
  }

  static func systemTranslucentOutlineOutsideNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemTranslucentOutlineOutsideCards(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemTranslucentOutlineOutsideRows(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func systemTranslucentOutlineInsideNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func systemTranslucentOutlineInsideCards(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemTranslucentOutlineInsideRows(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func systemTranslucentOutlineNoTitleNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemTranslucentOutlineNoTitleCards(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemTranslucentOutlineNoTitleRows(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func systemTranslucentShadowOutsideNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemTranslucentShadowOutsideCards(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemTranslucentShadowOutsideRows(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func systemTranslucentShadowInsideNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func systemTranslucentShadowInsideCards(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemTranslucentShadowInsideRows(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func systemTranslucentShadowNoTitleNoGap(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemTranslucentShadowNoTitleCards(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemTranslucentShadowNoTitleRows(_ cards: Owner) {
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius12TranslucentNoEdgeOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func radius12TranslucentNoEdgeOutsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12TranslucentNoEdgeOutsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.rowSpacing = 3
  }

  static func radius12TranslucentNoEdgeInsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.enclosesHeader = true
  }

  static func radius12TranslucentNoEdgeInsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12TranslucentNoEdgeInsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius12TranslucentNoEdgeNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func radius12TranslucentNoEdgeNoTitleCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12TranslucentNoEdgeNoTitleRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.rowSpacing = 3
  }

  static func radius12TranslucentOutlineOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12TranslucentOutlineOutsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12TranslucentOutlineOutsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius12TranslucentOutlineInsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func radius12TranslucentOutlineInsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12TranslucentOutlineInsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius12TranslucentOutlineNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12TranslucentOutlineNoTitleCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12TranslucentOutlineNoTitleRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius12TranslucentShadowOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12TranslucentShadowOutsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12TranslucentShadowOutsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius12TranslucentShadowInsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func radius12TranslucentShadowInsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12TranslucentShadowInsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius12TranslucentShadowNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12TranslucentShadowNoTitleCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12TranslucentShadowNoTitleRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius26TranslucentNoEdgeOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func radius26TranslucentNoEdgeOutsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26TranslucentNoEdgeOutsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.rowSpacing = 3
  }

  static func radius26TranslucentNoEdgeInsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.enclosesHeader = true
  }

  static func radius26TranslucentNoEdgeInsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius26TranslucentNoEdgeInsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius26TranslucentNoEdgeNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func radius26TranslucentNoEdgeNoTitleCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26TranslucentNoEdgeNoTitleRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.rowSpacing = 3
  }

  static func radius26TranslucentOutlineOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26TranslucentOutlineOutsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26TranslucentOutlineOutsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius26TranslucentOutlineInsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func radius26TranslucentOutlineInsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius26TranslucentOutlineInsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius26TranslucentOutlineNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26TranslucentOutlineNoTitleCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26TranslucentOutlineNoTitleRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius26TranslucentShadowOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26TranslucentShadowOutsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26TranslucentShadowOutsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius26TranslucentShadowInsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func radius26TranslucentShadowInsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius26TranslucentShadowInsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius26TranslucentShadowNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26TranslucentShadowNoTitleCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26TranslucentShadowNoTitleRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }
}
