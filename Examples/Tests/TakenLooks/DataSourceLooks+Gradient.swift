import RoundedTable
import UIKit

extension DataSourceLooks {
  static func systemGradientNoEdgeOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func systemGradientNoEdgeOutsideNoGapBare(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.separator = nil
  }

  static func systemGradientNoEdgeOutsideNoGapIOS18(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func systemGradientNoEdgeOutsideNoGapMirrored(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func systemGradientNoEdgeOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemGradientNoEdgeOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
  }

  static func systemGradientNoEdgeInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientNoEdgeInsideNoGapLid(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
  }

  static func systemGradientNoEdgeInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientNoEdgeInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientNoEdgeNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func systemGradientNoEdgeNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemGradientNoEdgeNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
  }

  static func systemGradientOutlineOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemGradientOutlineOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemGradientOutlineOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func systemGradientOutlineInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientOutlineInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientOutlineInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientOutlineNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func systemGradientOutlineNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemGradientOutlineNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func systemGradientShadowOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemGradientShadowOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemGradientShadowOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func systemGradientShadowInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientShadowInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientShadowInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func systemGradientShadowNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func systemGradientShadowNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func systemGradientShadowNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12GradientNoEdgeOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func radius12GradientNoEdgeOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12GradientNoEdgeOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
  }

  static func radius12GradientNoEdgeInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientNoEdgeInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientNoEdgeInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientNoEdgeNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func radius12GradientNoEdgeNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12GradientNoEdgeNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
  }

  static func radius12GradientOutlineOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12GradientOutlineOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12GradientOutlineOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius12GradientOutlineInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientOutlineInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientOutlineInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientOutlineNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius12GradientOutlineNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12GradientOutlineNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius12GradientShadowOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12GradientShadowOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12GradientShadowOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius12GradientShadowInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientShadowInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientShadowInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius12GradientShadowNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius12GradientShadowNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius12GradientShadowNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 12
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius36GradientNoEdgeOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func radius36GradientNoEdgeOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36GradientNoEdgeOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
  }

  static func radius36GradientNoEdgeInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.enclosesHeader = true
  }

  static func radius36GradientNoEdgeInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius36GradientNoEdgeInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius36GradientNoEdgeNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
  }

  static func radius36GradientNoEdgeNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36GradientNoEdgeNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.rowSpacing = 3
  }

  static func radius36GradientOutlineOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius36GradientOutlineOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36GradientOutlineOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius36GradientOutlineInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.enclosesHeader = true
  }

  static func radius36GradientOutlineInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius36GradientOutlineInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius36GradientOutlineNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
  }

  static func radius36GradientOutlineNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36GradientOutlineNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
    dataSource.style.rowSpacing = 3
  }

  static func radius36GradientShadowOutsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius36GradientShadowOutsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36GradientShadowOutsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }

  static func radius36GradientShadowInsideNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.enclosesHeader = true
  }

  static func radius36GradientShadowInsideCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
    dataSource.style.enclosesHeader = true
  }

  static func radius36GradientShadowInsideRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
    dataSource.style.enclosesHeader = true
  }

  static func radius36GradientShadowNoTitleNoGap(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
  }

  static func radius36GradientShadowNoTitleCards(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.cardID = { name in name }  // one card per row
    dataSource.style.cardSpacing = 8
  }

  static func radius36GradientShadowNoTitleRows(_ dataSource: RoundedDiffableDataSource<Int, String>) {
    dataSource.style.radius = 36
    let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
    dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
    dataSource.style.shadow = CardShadow(
      color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    dataSource.style.rowSpacing = 3
  }
}
