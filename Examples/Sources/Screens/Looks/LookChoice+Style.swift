import RoundedTable
import UIKit

extension LookChoice {
  /// Gives a table the look.
  ///
  /// It has nothing in common with the code that is shown: were pictures drawn from that, a mistake
  /// in it couldn't be seen.
  @MainActor package func apply(
    to dataSource: RoundedDiffableDataSource<Int, String>, animated: Bool = false
  ) {
    dataSource.cardID = gaps == .cards ? { AnyHashable($0) } : nil
    dataSource.setStyle(style, animated: animated)
  }

  private var style: CardStyle {
    var style = CardStyle(radius: points)
    style.fill = cardFill
    switch edge {
    case .none: break
    case .outline: style.outline = CardOutline(color: .systemOrange, width: 2)
    case .shadow:
      style.shadow = CardShadow(
        color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    }
    style.enclosesHeader = title == .inside
    style.clipsRowsBeneathHeader = view == .lid
    if view == .bare { style.separator = nil }
    if gaps == .rows { style.rowSpacing = 3 }
    if gaps == .cards { style.cardSpacing = 8 }
    return style
  }

  private var points: Double? {
    switch radius {
    case .system: nil
    case .twelve: 12
    case .twentySix: 26
    }
  }

  private var cardFill: CardFill {
    switch fill {
    case .automatic: .automatic
    case .color: .color(.systemTeal.withAlphaComponent(0.3))
    case .translucent: .color(.systemBackground.withAlphaComponent(0.55))
    case .gradient:
      .gradient(
        CardGradient(
          colors: [
            .systemIndigo.withAlphaComponent(0.4), .systemPink.withAlphaComponent(0.4),
          ], direction: .diagonal))
    case .material: .material(.systemThinMaterial)
    }
  }
}
