import RoundedTable
import UIKit

extension DataSourceLooks {
  static func systemAutomaticNoEdgeOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {}

  static func systemAutomaticNoEdgeOutsideNoGapBare(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.separator = nil
  }

  static func systemAutomaticNoEdgeOutsideNoGapIOS18(_ dataSource: RoundedDiffableDataSource<Int, String>) {}

  static func systemAutomaticNoEdgeOutsideNoGapMirrored(_ dataSource: RoundedDiffableDataSource<Int, String>) {}

  static func systemAutomaticNoEdgeOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticNoEdgeOutsideCardsIOS18(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticNoEdgeOutsideCardsMirrored(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticNoEdgeOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.rowSpacing = 3
  }

  static func systemAutomaticNoEdgeOutsideRowsIOS18(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.rowSpacing = 3
  }

  static func systemAutomaticNoEdgeOutsideRowsMirrored(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.rowSpacing = 3
  }

  static func systemAutomaticNoEdgeInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideNoGapBare(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.separator = nil
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideNoGapLid(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemAutomaticNoEdgeInsideNoGapIOS18(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideNoGapMirrored(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideCardsLid(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemAutomaticNoEdgeInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticNoEdgeInsideRowsLid(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemAutomaticNoEdgeNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {}

  static func systemAutomaticNoEdgeNoTitleNoGapBare(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.separator = nil
  }

  static func systemAutomaticNoEdgeNoTitleNoGapIOS18(_ dataSource: RoundedDiffableDataSource<Int, String>) {}

  static func systemAutomaticNoEdgeNoTitleNoGapMirrored(_ dataSource: RoundedDiffableDataSource<Int, String>) {}

  static func systemAutomaticNoEdgeNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticNoEdgeNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.rowSpacing = 3
  }

  static func systemAutomaticOutlineOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemAutomaticOutlineOutsideNoGapBare(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.separator = nil
  }

  static func systemAutomaticOutlineOutsideNoGapIOS18(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemAutomaticOutlineOutsideNoGapMirrored(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemAutomaticOutlineOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticOutlineOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func systemAutomaticOutlineInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticOutlineInsideNoGapLid(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemAutomaticOutlineInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticOutlineInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticOutlineNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemAutomaticOutlineNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticOutlineNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func systemAutomaticShadowOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemAutomaticShadowOutsideNoGapBare(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.separator = nil
  }

  static func systemAutomaticShadowOutsideNoGapIOS18(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemAutomaticShadowOutsideNoGapMirrored(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemAutomaticShadowOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticShadowOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func systemAutomaticShadowInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticShadowInsideNoGapLid(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemAutomaticShadowInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticShadowInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemAutomaticShadowNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemAutomaticShadowNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemAutomaticShadowNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12AutomaticNoEdgeOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
  }

  static func radius12AutomaticNoEdgeOutsideNoGapBare(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.separator = nil
  }

  static func radius12AutomaticNoEdgeOutsideNoGapIOS18(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
  }

  static func radius12AutomaticNoEdgeOutsideNoGapMirrored(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
  }

  static func radius12AutomaticNoEdgeOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12AutomaticNoEdgeOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.rowSpacing = 3
  }

  static func radius12AutomaticNoEdgeInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticNoEdgeInsideNoGapLid(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func radius12AutomaticNoEdgeInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticNoEdgeInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticNoEdgeNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
  }

  static func radius12AutomaticNoEdgeNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12AutomaticNoEdgeNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.rowSpacing = 3
  }

  static func radius12AutomaticOutlineOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12AutomaticOutlineOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12AutomaticOutlineOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius12AutomaticOutlineInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticOutlineInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticOutlineInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticOutlineNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12AutomaticOutlineNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12AutomaticOutlineNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius12AutomaticShadowOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12AutomaticShadowOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12AutomaticShadowOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12AutomaticShadowInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticShadowInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticShadowInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12AutomaticShadowNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12AutomaticShadowNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12AutomaticShadowNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius36AutomaticNoEdgeOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
  }

  static func radius36AutomaticNoEdgeOutsideNoGapBare(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.separator = nil
  }

  static func radius36AutomaticNoEdgeOutsideNoGapIOS18(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
  }

  static func radius36AutomaticNoEdgeOutsideNoGapMirrored(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
  }

  static func radius36AutomaticNoEdgeOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36AutomaticNoEdgeOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.rowSpacing = 3
  }

  static func radius36AutomaticNoEdgeInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticNoEdgeInsideNoGapLid(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func radius36AutomaticNoEdgeInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticNoEdgeInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticNoEdgeNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
  }

  static func radius36AutomaticNoEdgeNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36AutomaticNoEdgeNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.rowSpacing = 3
  }

  static func radius36AutomaticOutlineOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius36AutomaticOutlineOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36AutomaticOutlineOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius36AutomaticOutlineInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticOutlineInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticOutlineInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticOutlineNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius36AutomaticOutlineNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36AutomaticOutlineNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius36AutomaticShadowOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius36AutomaticShadowOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36AutomaticShadowOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius36AutomaticShadowInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticShadowInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticShadowInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius36AutomaticShadowNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius36AutomaticShadowNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36AutomaticShadowNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }
}
