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

  static func radius26AutomaticNoEdgeOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
  }

  static func radius26AutomaticNoEdgeOutsideNoGapBare(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.separator = nil
  }

  static func radius26AutomaticNoEdgeOutsideNoGapIOS18(_ dataSource: Owner) {
    dataSource.style.radius = 26
  }

  static func radius26AutomaticNoEdgeOutsideNoGapMirrored(_ dataSource: Owner) {
    dataSource.style.radius = 26
  }

  static func radius26AutomaticNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26AutomaticNoEdgeOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.rowSpacing = 3
  }

  static func radius26AutomaticNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.enclosesHeader = true
  }

  static func radius26AutomaticNoEdgeInsideNoGapLid(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func radius26AutomaticNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius26AutomaticNoEdgeInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius26AutomaticNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
  }

  static func radius26AutomaticNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26AutomaticNoEdgeNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.rowSpacing = 3
  }

  static func radius26AutomaticOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26AutomaticOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26AutomaticOutlineOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius26AutomaticOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius26AutomaticOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius26AutomaticOutlineInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius26AutomaticOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26AutomaticOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26AutomaticOutlineNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius26AutomaticShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26AutomaticShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26AutomaticShadowOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius26AutomaticShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius26AutomaticShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius26AutomaticShadowInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius26AutomaticShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26AutomaticShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26AutomaticShadowNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }
}
