import RoundedTable
import UIKit

extension DataSourceLooks {
  static func systemAutomaticNoEdgeOutsideNoGap(_ dataSource: Owner) {}

  static func systemAutomaticNoEdgeOutsideNoGapBare(_ dataSource: Owner) {
    dataSource.style.separator = nil
  }

  static func systemAutomaticNoEdgeOutsideNoGapIOS18(_ dataSource: Owner) {}

  static func systemAutomaticNoEdgeOutsideNoGapMirrored(_ dataSource: Owner) {}

  static func systemAutomaticNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticNoEdgeOutsideCardsIOS18(_ dataSource: Owner) {
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticNoEdgeOutsideCardsMirrored(_ dataSource: Owner) {
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticNoEdgeOutsideRows(_ dataSource: Owner) {
    dataSource.style.rowSpacing = 3
  }

  static func systemAutomaticNoEdgeOutsideRowsIOS18(_ dataSource: Owner) {
    dataSource.style.rowSpacing = 3
  }

  static func systemAutomaticNoEdgeOutsideRowsMirrored(_ dataSource: Owner) {
    dataSource.style.rowSpacing = 3
  }

  static func systemAutomaticNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideNoGapBare(_ dataSource: Owner) {
    dataSource.style.separator = nil
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideNoGapLid(_ dataSource: Owner) {
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemAutomaticNoEdgeInsideNoGapIOS18(_ dataSource: Owner) {
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideNoGapMirrored(_ dataSource: Owner) {
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideCardsLid(_ dataSource: Owner) {
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemAutomaticNoEdgeInsideRows(_ dataSource: Owner) {
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideRowsLid(_ dataSource: Owner) {
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemAutomaticNoEdgeNoTitleNoGap(_ dataSource: Owner) {}

  static func systemAutomaticNoEdgeNoTitleNoGapBare(_ dataSource: Owner) {
    dataSource.style.separator = nil
  }

  static func systemAutomaticNoEdgeNoTitleNoGapIOS18(_ dataSource: Owner) {}

  static func systemAutomaticNoEdgeNoTitleNoGapMirrored(_ dataSource: Owner) {}

  static func systemAutomaticNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticNoEdgeNoTitleRows(_ dataSource: Owner) {
    dataSource.style.rowSpacing = 3
  }

  static func systemAutomaticOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemAutomaticOutlineOutsideNoGapBare(_ dataSource: Owner) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.separator = nil
  }

  static func systemAutomaticOutlineOutsideNoGapIOS18(_ dataSource: Owner) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemAutomaticOutlineOutsideNoGapMirrored(_ dataSource: Owner) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemAutomaticOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticOutlineOutsideRows(_ dataSource: Owner) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func systemAutomaticOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticOutlineInsideNoGapLid(_ dataSource: Owner) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemAutomaticOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticOutlineInsideRows(_ dataSource: Owner) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemAutomaticOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticOutlineNoTitleRows(_ dataSource: Owner) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func systemAutomaticShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemAutomaticShadowOutsideNoGapBare(_ dataSource: Owner) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.separator = nil
  }

  static func systemAutomaticShadowOutsideNoGapIOS18(_ dataSource: Owner) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemAutomaticShadowOutsideNoGapMirrored(_ dataSource: Owner) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemAutomaticShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticShadowOutsideRows(_ dataSource: Owner) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func systemAutomaticShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticShadowInsideNoGapLid(_ dataSource: Owner) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemAutomaticShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticShadowInsideRows(_ dataSource: Owner) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemAutomaticShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticShadowNoTitleRows(_ dataSource: Owner) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12AutomaticNoEdgeOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
  }

  static func radius12AutomaticNoEdgeOutsideNoGapBare(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.separator = nil
  }

  static func radius12AutomaticNoEdgeOutsideNoGapIOS18(_ dataSource: Owner) {
    dataSource.style.radius = 12
  }

  static func radius12AutomaticNoEdgeOutsideNoGapMirrored(_ dataSource: Owner) {
    dataSource.style.radius = 12
  }

  static func radius12AutomaticNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12AutomaticNoEdgeOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.rowSpacing = 3
  }

  static func radius12AutomaticNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticNoEdgeInsideNoGapLid(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func radius12AutomaticNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticNoEdgeInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
  }

  static func radius12AutomaticNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12AutomaticNoEdgeNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.rowSpacing = 3
  }

  static func radius12AutomaticOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12AutomaticOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12AutomaticOutlineOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius12AutomaticOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticOutlineInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12AutomaticOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12AutomaticOutlineNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius12AutomaticShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12AutomaticShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12AutomaticShadowOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12AutomaticShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticShadowInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12AutomaticShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12AutomaticShadowNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius36AutomaticNoEdgeOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 36
  }

  static func radius36AutomaticNoEdgeOutsideNoGapBare(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.separator = nil
  }

  static func radius36AutomaticNoEdgeOutsideNoGapIOS18(_ dataSource: Owner) {
    dataSource.style.radius = 36
  }

  static func radius36AutomaticNoEdgeOutsideNoGapMirrored(_ dataSource: Owner) {
    dataSource.style.radius = 36
  }

  static func radius36AutomaticNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36AutomaticNoEdgeOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.rowSpacing = 3
  }

  static func radius36AutomaticNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticNoEdgeInsideNoGapLid(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func radius36AutomaticNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticNoEdgeInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 36
  }

  static func radius36AutomaticNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36AutomaticNoEdgeNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.rowSpacing = 3
  }

  static func radius36AutomaticOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius36AutomaticOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36AutomaticOutlineOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius36AutomaticOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticOutlineInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius36AutomaticOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36AutomaticOutlineNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius36AutomaticShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius36AutomaticShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36AutomaticShadowOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius36AutomaticShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticShadowInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius36AutomaticShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36AutomaticShadowNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }
}
