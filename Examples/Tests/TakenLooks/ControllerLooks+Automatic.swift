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

  static func radius6AutomaticNoEdgeOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 6
  }

  static func radius6AutomaticNoEdgeOutsideNoGapBare(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.separator = nil
  }

  static func radius6AutomaticNoEdgeOutsideNoGapIOS18(_ cards: Owner) {
    cards.style.radius = 6
  }

  static func radius6AutomaticNoEdgeOutsideNoGapMirrored(_ cards: Owner) {
    cards.style.radius = 6
  }

  static func radius6AutomaticNoEdgeOutsideCards(_ cards: Owner) {
    cards.style.radius = 6
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius6AutomaticNoEdgeOutsideRows(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.rowSpacing = 3
  }

  static func radius6AutomaticNoEdgeInsideNoGap(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.enclosesHeader = true
  }

  static func radius6AutomaticNoEdgeInsideNoGapLid(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.enclosesHeader = true
    cards.style.clipsRowsBeneathHeader = true
  }

  static func radius6AutomaticNoEdgeInsideCards(_ cards: Owner) {
    cards.style.radius = 6
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius6AutomaticNoEdgeInsideRows(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius6AutomaticNoEdgeNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 6
  }

  static func radius6AutomaticNoEdgeNoTitleCards(_ cards: Owner) {
    cards.style.radius = 6
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius6AutomaticNoEdgeNoTitleRows(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.rowSpacing = 3
  }

  static func radius6AutomaticOutlineOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius6AutomaticOutlineOutsideCards(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius6AutomaticOutlineOutsideRows(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius6AutomaticOutlineInsideNoGap(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func radius6AutomaticOutlineInsideCards(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius6AutomaticOutlineInsideRows(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius6AutomaticOutlineNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius6AutomaticOutlineNoTitleCards(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius6AutomaticOutlineNoTitleRows(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius6AutomaticShadowOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius6AutomaticShadowOutsideCards(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius6AutomaticShadowOutsideRows(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius6AutomaticShadowInsideNoGap(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func radius6AutomaticShadowInsideCards(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius6AutomaticShadowInsideRows(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius6AutomaticShadowNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius6AutomaticShadowNoTitleCards(_ cards: Owner) {
    cards.style.radius = 6
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius6AutomaticShadowNoTitleRows(_ cards: Owner) {
    cards.style.radius = 6
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
}
