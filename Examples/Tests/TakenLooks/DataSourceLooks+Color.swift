import RoundedTable
import UIKit

extension DataSourceLooks {
  static func systemColorNoEdgeOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeOutsideNoGapBare(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.separator = nil
  }

  static func systemColorNoEdgeOutsideNoGapIOS18(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeOutsideNoGapMirrored(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemColorNoEdgeOutsideRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
  }

  static func systemColorNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.enclosesHeader = true
  }

  static func systemColorNoEdgeInsideNoGapLid(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemColorNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemColorNoEdgeInsideRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemColorNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemColorNoEdgeNoTitleRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
  }

  static func systemColorOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemColorOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemColorOutlineOutsideRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func systemColorOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func systemColorOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemColorOutlineInsideRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemColorOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemColorOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemColorOutlineNoTitleRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func systemColorShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemColorShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemColorShadowOutsideRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func systemColorShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func systemColorShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemColorShadowInsideRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemColorShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemColorShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemColorShadowNoTitleRows(_ dataSource: Owner) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12ColorNoEdgeOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius12ColorNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12ColorNoEdgeOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12ColorNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorNoEdgeInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius12ColorNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12ColorNoEdgeNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12ColorOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12ColorOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12ColorOutlineOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius12ColorOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorOutlineInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12ColorOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12ColorOutlineNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius12ColorShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12ColorShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12ColorShadowOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12ColorShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorShadowInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12ColorShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12ColorShadowNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius26ColorNoEdgeOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius26ColorNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26ColorNoEdgeOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
  }

  static func radius26ColorNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.enclosesHeader = true
  }

  static func radius26ColorNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius26ColorNoEdgeInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius26ColorNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius26ColorNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26ColorNoEdgeNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
  }

  static func radius26ColorOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26ColorOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26ColorOutlineOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius26ColorOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius26ColorOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius26ColorOutlineInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius26ColorOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26ColorOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26ColorOutlineNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius26ColorShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26ColorShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26ColorShadowOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius26ColorShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius26ColorShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius26ColorShadowInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius26ColorShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26ColorShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26ColorShadowNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }
}
