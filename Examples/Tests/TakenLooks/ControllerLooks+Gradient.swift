import RoundedTable
import UIKit

extension ControllerLooks {
  static func systemGradientNoEdgeOutsideNoGap(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func systemGradientNoEdgeOutsideNoGapBare(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.separator = nil
  }

  static func systemGradientNoEdgeOutsideNoGapIOS18(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func systemGradientNoEdgeOutsideNoGapMirrored(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func systemGradientNoEdgeOutsideCards(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemGradientNoEdgeOutsideRows(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.rowSpacing = 3
  }

  static func systemGradientNoEdgeInsideNoGap(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.enclosesHeader = true
  }

  static func systemGradientNoEdgeInsideNoGapLid(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.enclosesHeader = true
    cards.style.clipsRowsBeneathHeader = true
  }

  static func systemGradientNoEdgeInsideCards(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemGradientNoEdgeInsideRows(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func systemGradientNoEdgeNoTitleNoGap(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func systemGradientNoEdgeNoTitleCards(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemGradientNoEdgeNoTitleRows(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.rowSpacing = 3
  }

  static func systemGradientOutlineOutsideNoGap(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemGradientOutlineOutsideCards(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemGradientOutlineOutsideRows(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func systemGradientOutlineInsideNoGap(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func systemGradientOutlineInsideCards(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemGradientOutlineInsideRows(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func systemGradientOutlineNoTitleNoGap(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemGradientOutlineNoTitleCards(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemGradientOutlineNoTitleRows(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func systemGradientShadowOutsideNoGap(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemGradientShadowOutsideCards(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemGradientShadowOutsideRows(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func systemGradientShadowInsideNoGap(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func systemGradientShadowInsideCards(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func systemGradientShadowInsideRows(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func systemGradientShadowNoTitleNoGap(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemGradientShadowNoTitleCards(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func systemGradientShadowNoTitleRows(_ cards: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius12GradientNoEdgeOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func radius12GradientNoEdgeOutsideCards(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12GradientNoEdgeOutsideRows(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.rowSpacing = 3
  }

  static func radius12GradientNoEdgeInsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.enclosesHeader = true
  }

  static func radius12GradientNoEdgeInsideCards(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12GradientNoEdgeInsideRows(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius12GradientNoEdgeNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func radius12GradientNoEdgeNoTitleCards(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12GradientNoEdgeNoTitleRows(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.rowSpacing = 3
  }

  static func radius12GradientOutlineOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12GradientOutlineOutsideCards(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12GradientOutlineOutsideRows(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius12GradientOutlineInsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func radius12GradientOutlineInsideCards(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12GradientOutlineInsideRows(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius12GradientOutlineNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12GradientOutlineNoTitleCards(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12GradientOutlineNoTitleRows(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius12GradientShadowOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12GradientShadowOutsideCards(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12GradientShadowOutsideRows(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius12GradientShadowInsideNoGap(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func radius12GradientShadowInsideCards(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius12GradientShadowInsideRows(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius12GradientShadowNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12GradientShadowNoTitleCards(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius12GradientShadowNoTitleRows(_ cards: Owner) {
    cards.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius26GradientNoEdgeOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func radius26GradientNoEdgeOutsideCards(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26GradientNoEdgeOutsideRows(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.rowSpacing = 3
  }

  static func radius26GradientNoEdgeInsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.enclosesHeader = true
  }

  static func radius26GradientNoEdgeInsideCards(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius26GradientNoEdgeInsideRows(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius26GradientNoEdgeNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func radius26GradientNoEdgeNoTitleCards(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26GradientNoEdgeNoTitleRows(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.rowSpacing = 3
  }

  static func radius26GradientOutlineOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26GradientOutlineOutsideCards(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26GradientOutlineOutsideRows(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius26GradientOutlineInsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.enclosesHeader = true
  }

  static func radius26GradientOutlineInsideCards(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius26GradientOutlineInsideRows(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius26GradientOutlineNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26GradientOutlineNoTitleCards(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26GradientOutlineNoTitleRows(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.outline = CardOutline(color: .systemOrange, width: 2)
    cards.style.rowSpacing = 3
  }

  static func radius26GradientShadowOutsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26GradientShadowOutsideCards(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26GradientShadowOutsideRows(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }

  static func radius26GradientShadowInsideNoGap(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.enclosesHeader = true
  }

  static func radius26GradientShadowInsideCards(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
    cards.style.enclosesHeader = true
  }

  static func radius26GradientShadowInsideRows(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
    cards.style.enclosesHeader = true
  }

  static func radius26GradientShadowNoTitleNoGap(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26GradientShadowNoTitleCards(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.cardID = { indexPath in indexPath }  // one card per row
    cards.style.cardSpacing = 8
  }

  static func radius26GradientShadowNoTitleRows(_ cards: Owner) {
    cards.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    cards.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    cards.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    cards.style.rowSpacing = 3
  }
}
