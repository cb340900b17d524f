import RoundedTable
import UIKit

extension DataSourceLooks {
  static func systemTranslucentNoEdgeOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func systemTranslucentNoEdgeOutsideNoGapBare(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.separator = nil
  }

  static func systemTranslucentNoEdgeOutsideNoGapIOS18(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func systemTranslucentNoEdgeOutsideNoGapMirrored(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func systemTranslucentNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemTranslucentNoEdgeOutsideRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.rowSpacing = 3
  }

  static func systemTranslucentNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.enclosesHeader = true
  }

  static func systemTranslucentNoEdgeInsideNoGapLid(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemTranslucentNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemTranslucentNoEdgeInsideRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemTranslucentNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func systemTranslucentNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemTranslucentNoEdgeNoTitleRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.rowSpacing = 3
  }

  static func systemTranslucentOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemTranslucentOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemTranslucentOutlineOutsideRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func systemTranslucentOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func systemTranslucentOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemTranslucentOutlineInsideRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemTranslucentOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemTranslucentOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemTranslucentOutlineNoTitleRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func systemTranslucentShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemTranslucentShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemTranslucentShadowOutsideRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func systemTranslucentShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func systemTranslucentShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemTranslucentShadowInsideRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemTranslucentShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemTranslucentShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemTranslucentShadowNoTitleRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12TranslucentNoEdgeOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func radius12TranslucentNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12TranslucentNoEdgeOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.rowSpacing = 3
  }

  static func radius12TranslucentNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.enclosesHeader = true
  }

  static func radius12TranslucentNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12TranslucentNoEdgeInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12TranslucentNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func radius12TranslucentNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12TranslucentNoEdgeNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.rowSpacing = 3
  }

  static func radius12TranslucentOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12TranslucentOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12TranslucentOutlineOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius12TranslucentOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius12TranslucentOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12TranslucentOutlineInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12TranslucentOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12TranslucentOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12TranslucentOutlineNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius12TranslucentShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12TranslucentShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12TranslucentShadowOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12TranslucentShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius12TranslucentShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12TranslucentShadowInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12TranslucentShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12TranslucentShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12TranslucentShadowNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius26TranslucentNoEdgeOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func radius26TranslucentNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26TranslucentNoEdgeOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.rowSpacing = 3
  }

  static func radius26TranslucentNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.enclosesHeader = true
  }

  static func radius26TranslucentNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius26TranslucentNoEdgeInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius26TranslucentNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
  }

  static func radius26TranslucentNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26TranslucentNoEdgeNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.rowSpacing = 3
  }

  static func radius26TranslucentOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26TranslucentOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26TranslucentOutlineOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius26TranslucentOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius26TranslucentOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius26TranslucentOutlineInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius26TranslucentOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26TranslucentOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26TranslucentOutlineNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius26TranslucentShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26TranslucentShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26TranslucentShadowOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius26TranslucentShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius26TranslucentShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius26TranslucentShadowInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius26TranslucentShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26TranslucentShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26TranslucentShadowNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemBackground.withAlphaComponent(0.55))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }
}
