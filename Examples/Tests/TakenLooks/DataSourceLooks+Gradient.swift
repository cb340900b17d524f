import RoundedTable
import UIKit

extension DataSourceLooks {
  static func systemGradientNoEdgeOutsideNoGap(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func systemGradientNoEdgeOutsideNoGapBare(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.separator = nil
  }

  static func systemGradientNoEdgeOutsideNoGapIOS18(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func systemGradientNoEdgeOutsideNoGapMirrored(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func systemGradientNoEdgeOutsideCards(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemGradientNoEdgeOutsideRows(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
  }

  static func systemGradientNoEdgeInsideNoGap(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientNoEdgeInsideNoGapLid(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemGradientNoEdgeInsideCards(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientNoEdgeInsideRows(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func systemGradientNoEdgeNoTitleCards(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemGradientNoEdgeNoTitleRows(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
  }

  static func systemGradientOutlineOutsideNoGap(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemGradientOutlineOutsideCards(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemGradientOutlineOutsideRows(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func systemGradientOutlineInsideNoGap(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientOutlineInsideCards(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientOutlineInsideRows(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientOutlineNoTitleNoGap(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemGradientOutlineNoTitleCards(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemGradientOutlineNoTitleRows(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func systemGradientShadowOutsideNoGap(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemGradientShadowOutsideCards(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemGradientShadowOutsideRows(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func systemGradientShadowInsideNoGap(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientShadowInsideCards(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientShadowInsideRows(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientShadowNoTitleNoGap(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemGradientShadowNoTitleCards(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemGradientShadowNoTitleRows(_ dataSource: Owner) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12GradientNoEdgeOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func radius12GradientNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12GradientNoEdgeOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
  }

  static func radius12GradientNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientNoEdgeInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func radius12GradientNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12GradientNoEdgeNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
  }

  static func radius12GradientOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12GradientOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12GradientOutlineOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius12GradientOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientOutlineInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12GradientOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12GradientOutlineNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius12GradientShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12GradientShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12GradientShadowOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12GradientShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientShadowInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12GradientShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12GradientShadowNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius26GradientNoEdgeOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func radius26GradientNoEdgeOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26GradientNoEdgeOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
  }

  static func radius26GradientNoEdgeInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.enclosesHeader = true
  }

  static func radius26GradientNoEdgeInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius26GradientNoEdgeInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius26GradientNoEdgeNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func radius26GradientNoEdgeNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26GradientNoEdgeNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
  }

  static func radius26GradientOutlineOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26GradientOutlineOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26GradientOutlineOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius26GradientOutlineInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius26GradientOutlineInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius26GradientOutlineInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius26GradientOutlineNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius26GradientOutlineNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26GradientOutlineNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius26GradientShadowOutsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26GradientShadowOutsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26GradientShadowOutsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius26GradientShadowInsideNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius26GradientShadowInsideCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius26GradientShadowInsideRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius26GradientShadowNoTitleNoGap(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius26GradientShadowNoTitleCards(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius26GradientShadowNoTitleRows(_ dataSource: Owner) {
    dataSource.style.radius = 26
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }
}
