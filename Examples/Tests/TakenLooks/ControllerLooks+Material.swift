import RoundedTable
import UIKit

extension ControllerLooks {
  static func systemMaterialNoEdgeOutsideNoGap(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
  }

  static func systemMaterialNoEdgeOutsideNoGapBare(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.separator = nil
  }

  static func systemMaterialNoEdgeOutsideNoGapIOS18(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
  }

  static func systemMaterialNoEdgeOutsideNoGapMirrored(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
  }

  static func systemMaterialNoEdgeOutsideCards(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemMaterialNoEdgeInsideNoGap(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.enclosesHeader = true
  }

  static func systemMaterialNoEdgeInsideNoGapLid(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.enclosesHeader = true
    cards.style.clipsRowsBeneathHeader = true
  }

  static func systemMaterialNoEdgeInsideCards(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemMaterialNoEdgeNoTitleNoGap(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
  }

  static func systemMaterialNoEdgeNoTitleCards(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemMaterialOutlineOutsideNoGap(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemMaterialOutlineOutsideCards(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemMaterialOutlineInsideNoGap(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func systemMaterialOutlineInsideCards(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemMaterialOutlineNoTitleNoGap(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemMaterialOutlineNoTitleCards(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemMaterialShadowOutsideNoGap(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemMaterialShadowOutsideCards(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemMaterialShadowInsideNoGap(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func systemMaterialShadowInsideCards(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemMaterialShadowNoTitleNoGap(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemMaterialShadowNoTitleCards(_ cards: Owner) {
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12MaterialNoEdgeOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
  }

  static func radius12MaterialNoEdgeOutsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12MaterialNoEdgeInsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.enclosesHeader = true
  }

  static func radius12MaterialNoEdgeInsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12MaterialNoEdgeNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
  }

  static func radius12MaterialNoEdgeNoTitleCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12MaterialOutlineOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12MaterialOutlineOutsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12MaterialOutlineInsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func radius12MaterialOutlineInsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12MaterialOutlineNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12MaterialOutlineNoTitleCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12MaterialShadowOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12MaterialShadowOutsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12MaterialShadowInsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func radius12MaterialShadowInsideCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12MaterialShadowNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12MaterialShadowNoTitleCards(_ cards: Owner) {
    cards.style.radius = 12
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26MaterialNoEdgeOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
  }

  static func radius26MaterialNoEdgeOutsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26MaterialNoEdgeInsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.enclosesHeader = true
  }

  static func radius26MaterialNoEdgeInsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius26MaterialNoEdgeNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
  }

  static func radius26MaterialNoEdgeNoTitleCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26MaterialOutlineOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26MaterialOutlineOutsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26MaterialOutlineInsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func radius26MaterialOutlineInsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius26MaterialOutlineNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26MaterialOutlineNoTitleCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26MaterialShadowOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26MaterialShadowOutsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26MaterialShadowInsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func radius26MaterialShadowInsideCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius26MaterialShadowNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26MaterialShadowNoTitleCards(_ cards: Owner) {
    cards.style.radius = 26
    cards.style.fill = .material(.systemThinMaterial)
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }
}
