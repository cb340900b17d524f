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

  static func radius6ColorNoEdgeOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius6ColorNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius6ColorNoEdgeOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
  }

  static func radius6ColorNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.enclosesHeader = true
  }

  static func radius6ColorNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius6ColorNoEdgeInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius6ColorNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius6ColorNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius6ColorNoEdgeNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
  }

  static func radius6ColorOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius6ColorOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius6ColorOutlineOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius6ColorOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius6ColorOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius6ColorOutlineInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius6ColorOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius6ColorOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius6ColorOutlineNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius6ColorShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius6ColorShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius6ColorShadowOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius6ColorShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius6ColorShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius6ColorShadowInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius6ColorShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius6ColorShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 6
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius6ColorShadowNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 6
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
}
