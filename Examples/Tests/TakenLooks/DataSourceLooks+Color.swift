import RoundedTable
import UIKit

extension DataSourceLooks {
  static func systemColorNoEdgeOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeOutsideNoGapBare(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.separator = nil
  }

  static func systemColorNoEdgeOutsideNoGapIOS18(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeOutsideNoGapMirrored(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemColorNoEdgeOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
  }

  static func systemColorNoEdgeInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.enclosesHeader = true
  }

  static func systemColorNoEdgeInsideNoGapLid(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemColorNoEdgeInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemColorNoEdgeInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemColorNoEdgeNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func systemColorNoEdgeNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemColorNoEdgeNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
  }

  static func systemColorOutlineOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemColorOutlineOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemColorOutlineOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func systemColorOutlineInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func systemColorOutlineInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemColorOutlineInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemColorOutlineNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemColorOutlineNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemColorOutlineNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func systemColorShadowOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemColorShadowOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemColorShadowOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func systemColorShadowInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func systemColorShadowInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemColorShadowInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemColorShadowNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemColorShadowNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemColorShadowNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12ColorNoEdgeOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius12ColorNoEdgeOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12ColorNoEdgeOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12ColorNoEdgeInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorNoEdgeInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorNoEdgeInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorNoEdgeNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius12ColorNoEdgeNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12ColorNoEdgeNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12ColorOutlineOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12ColorOutlineOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12ColorOutlineOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius12ColorOutlineInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorOutlineInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorOutlineInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorOutlineNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12ColorOutlineNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12ColorOutlineNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius12ColorShadowOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12ColorShadowOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12ColorShadowOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12ColorShadowInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorShadowInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorShadowInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12ColorShadowNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12ColorShadowNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12ColorShadowNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius36ColorNoEdgeOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius36ColorNoEdgeOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36ColorNoEdgeOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
  }

  static func radius36ColorNoEdgeInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.enclosesHeader = true
  }

  static func radius36ColorNoEdgeInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius36ColorNoEdgeInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius36ColorNoEdgeNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
  }

  static func radius36ColorNoEdgeNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36ColorNoEdgeNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.rowSpacing = 3
  }

  static func radius36ColorOutlineOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius36ColorOutlineOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36ColorOutlineOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius36ColorOutlineInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius36ColorOutlineInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius36ColorOutlineInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius36ColorOutlineNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius36ColorOutlineNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36ColorOutlineNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius36ColorShadowOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius36ColorShadowOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36ColorShadowOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius36ColorShadowInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius36ColorShadowInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius36ColorShadowInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius36ColorShadowNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius36ColorShadowNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36ColorShadowNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }
}
