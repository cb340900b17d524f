import RoundedTable
import UIKit

extension DataSourceLooks {
  static func systemMaterialNoEdgeOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
  }

  static func systemMaterialNoEdgeOutsideNoGapBare(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.separator = nil
  }

  static func systemMaterialNoEdgeOutsideNoGapIOS18(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
  }

  static func systemMaterialNoEdgeOutsideNoGapMirrored(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
  }

  static func systemMaterialNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemMaterialNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.enclosesHeader = true
  }

  static func systemMaterialNoEdgeInsideNoGapLid(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemMaterialNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemMaterialNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
  }

  static func systemMaterialNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemMaterialOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemMaterialOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemMaterialOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func systemMaterialOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemMaterialOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemMaterialOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemMaterialShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemMaterialShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemMaterialShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func systemMaterialShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemMaterialShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemMaterialShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12MaterialNoEdgeOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
  }

  static func radius12MaterialNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12MaterialNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.enclosesHeader = true
  }

  static func radius12MaterialNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12MaterialNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
  }

  static func radius12MaterialNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12MaterialOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12MaterialOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12MaterialOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius12MaterialOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12MaterialOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12MaterialOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12MaterialShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12MaterialShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12MaterialShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius12MaterialShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12MaterialShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12MaterialShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26MaterialNoEdgeOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
  }

  static func radius26MaterialNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26MaterialNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.enclosesHeader = true
  }

  static func radius26MaterialNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius26MaterialNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
  }

  static func radius26MaterialNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26MaterialOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26MaterialOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26MaterialOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius26MaterialOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius26MaterialOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26MaterialOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26MaterialShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26MaterialShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26MaterialShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius26MaterialShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius26MaterialShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26MaterialShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .material(.systemThinMaterial)
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }
}
