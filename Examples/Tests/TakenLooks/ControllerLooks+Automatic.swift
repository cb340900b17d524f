import RoundedTable
import UIKit

extension ControllerLooks {
  static func systemAutomaticNoEdgeOutsideNoGap(_ cards: Owner) {}

  static func systemAutomaticNoEdgeOutsideNoGapBare(_ cards: Owner) {
    cards.style.separator = nil
  }

  static func systemAutomaticNoEdgeOutsideNoGapIOS18(_ cards: Owner) {}

  static func systemAutomaticNoEdgeOutsideNoGapMirrored(_ cards: Owner) {}

  static func systemAutomaticNoEdgeOutsideCards(_ cards: Owner) {
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemAutomaticNoEdgeOutsideCardsIOS18(_ cards: Owner) {
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemAutomaticNoEdgeOutsideCardsMirrored(_ cards: Owner) {
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemAutomaticNoEdgeOutsideRows(_ cards: Owner) {
    cards.style.rowSpacing = 3
  }

  static func systemAutomaticNoEdgeOutsideRowsIOS18(_ cards: Owner) {
    cards.style.rowSpacing = 3
  }

  static func systemAutomaticNoEdgeOutsideRowsMirrored(_ cards: Owner) {
    cards.style.rowSpacing = 3
  }

  static func systemAutomaticNoEdgeInsideNoGap(_ cards: Owner) {
    cards.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideNoGapBare(_ cards: Owner) {
    cards.style.separator = nil
    cards.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideNoGapLid(_ cards: Owner) {
    cards.style.enclosesHeader = true
    cards.style.clipsRowsBeneathHeader = true
  }

  static func systemAutomaticNoEdgeInsideNoGapIOS18(_ cards: Owner) {
    cards.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideNoGapMirrored(_ cards: Owner) {
    cards.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideCards(_ cards: Owner) {
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideCardsLid(_ cards: Owner) {
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
    cards.style.clipsRowsBeneathHeader = true
  }

  static func systemAutomaticNoEdgeInsideRows(_ cards: Owner) {
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideRowsLid(_ cards: Owner) {
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
    cards.style.clipsRowsBeneathHeader = true
  }

  static func systemAutomaticNoEdgeNoTitleNoGap(_ cards: Owner) {}

  static func systemAutomaticNoEdgeNoTitleNoGapBare(_ cards: Owner) {
    cards.style.separator = nil
  }

  static func systemAutomaticNoEdgeNoTitleNoGapIOS18(_ cards: Owner) {}

  static func systemAutomaticNoEdgeNoTitleNoGapMirrored(_ cards: Owner) {}

  static func systemAutomaticNoEdgeNoTitleCards(_ cards: Owner) {
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemAutomaticNoEdgeNoTitleRows(_ cards: Owner) {
    cards.style.rowSpacing = 3
  }

  static func systemAutomaticOutlineOutsideNoGap(_ cards: Owner) {
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemAutomaticOutlineOutsideNoGapBare(_ cards: Owner) {
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.separator = nil
  }

  static func systemAutomaticOutlineOutsideNoGapIOS18(_ cards: Owner) {
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemAutomaticOutlineOutsideNoGapMirrored(_ cards: Owner) {
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemAutomaticOutlineOutsideCards(_ cards: Owner) {
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemAutomaticOutlineOutsideRows(_ cards: Owner) {
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func systemAutomaticOutlineInsideNoGap(_ cards: Owner) {
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func systemAutomaticOutlineInsideNoGapLid(_ cards: Owner) {
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
    cards.style.clipsRowsBeneathHeader = true
  }

  static func systemAutomaticOutlineInsideCards(_ cards: Owner) {
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemAutomaticOutlineInsideRows(_ cards: Owner) {
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func systemAutomaticOutlineNoTitleNoGap(_ cards: Owner) {
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemAutomaticOutlineNoTitleCards(_ cards: Owner) {
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemAutomaticOutlineNoTitleRows(_ cards: Owner) {
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func systemAutomaticShadowOutsideNoGap(_ cards: Owner) {
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemAutomaticShadowOutsideNoGapBare(_ cards: Owner) {
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.separator = nil
  }

  static func systemAutomaticShadowOutsideNoGapIOS18(_ cards: Owner) {
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemAutomaticShadowOutsideNoGapMirrored(_ cards: Owner) {
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemAutomaticShadowOutsideCards(_ cards: Owner) {
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemAutomaticShadowOutsideRows(_ cards: Owner) {
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func systemAutomaticShadowInsideNoGap(_ cards: Owner) {
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func systemAutomaticShadowInsideNoGapLid(_ cards: Owner) {
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
    cards.style.clipsRowsBeneathHeader = true
  }

  static func systemAutomaticShadowInsideCards(_ cards: Owner) {
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemAutomaticShadowInsideRows(_ cards: Owner) {
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func systemAutomaticShadowNoTitleNoGap(_ cards: Owner) {
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemAutomaticShadowNoTitleCards(_ cards: Owner) {
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemAutomaticShadowNoTitleRows(_ cards: Owner) {
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius12AutomaticNoEdgeOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
  }

  static func radius12AutomaticNoEdgeOutsideNoGapBare(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.separator = nil
  }

  static func radius12AutomaticNoEdgeOutsideNoGapIOS18(_ cards: Owner) {
    cards.style.radius = 12
  }

  static func radius12AutomaticNoEdgeOutsideNoGapMirrored(_ cards: Owner) {
    cards.style.radius = 12
  }

  static func radius12AutomaticNoEdgeOutsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12AutomaticNoEdgeOutsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.rowSpacing = 3
  }

  static func radius12AutomaticNoEdgeInsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.enclosesHeader = true
  }

  static func radius12AutomaticNoEdgeInsideNoGapLid(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.enclosesHeader = true
    cards.style.clipsRowsBeneathHeader = true
  }

  static func radius12AutomaticNoEdgeInsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12AutomaticNoEdgeInsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius12AutomaticNoEdgeNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 12
  }

  static func radius12AutomaticNoEdgeNoTitleCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12AutomaticNoEdgeNoTitleRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.rowSpacing = 3
  }

  static func radius12AutomaticOutlineOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12AutomaticOutlineOutsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12AutomaticOutlineOutsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius12AutomaticOutlineInsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func radius12AutomaticOutlineInsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12AutomaticOutlineInsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius12AutomaticOutlineNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12AutomaticOutlineNoTitleCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12AutomaticOutlineNoTitleRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius12AutomaticShadowOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12AutomaticShadowOutsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12AutomaticShadowOutsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius12AutomaticShadowInsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func radius12AutomaticShadowInsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12AutomaticShadowInsideRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius12AutomaticShadowNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12AutomaticShadowNoTitleCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12AutomaticShadowNoTitleRows(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius26AutomaticNoEdgeOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
  }

  static func radius26AutomaticNoEdgeOutsideNoGapBare(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.separator = nil
  }

  static func radius26AutomaticNoEdgeOutsideNoGapIOS18(_ cards: Owner) {
    cards.style.radius = 26
  }

  static func radius26AutomaticNoEdgeOutsideNoGapMirrored(_ cards: Owner) {
    cards.style.radius = 26
  }

  static func radius26AutomaticNoEdgeOutsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26AutomaticNoEdgeOutsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.rowSpacing = 3
  }

  static func radius26AutomaticNoEdgeInsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.enclosesHeader = true
  }

  static func radius26AutomaticNoEdgeInsideNoGapLid(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.enclosesHeader = true
    cards.style.clipsRowsBeneathHeader = true
  }

  static func radius26AutomaticNoEdgeInsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius26AutomaticNoEdgeInsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius26AutomaticNoEdgeNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 26
  }

  static func radius26AutomaticNoEdgeNoTitleCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26AutomaticNoEdgeNoTitleRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.rowSpacing = 3
  }

  static func radius26AutomaticOutlineOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26AutomaticOutlineOutsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26AutomaticOutlineOutsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius26AutomaticOutlineInsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func radius26AutomaticOutlineInsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius26AutomaticOutlineInsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius26AutomaticOutlineNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26AutomaticOutlineNoTitleCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26AutomaticOutlineNoTitleRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius26AutomaticShadowOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26AutomaticShadowOutsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26AutomaticShadowOutsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius26AutomaticShadowInsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func radius26AutomaticShadowInsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius26AutomaticShadowInsideRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius26AutomaticShadowNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26AutomaticShadowNoTitleCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26AutomaticShadowNoTitleRows(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }
}
