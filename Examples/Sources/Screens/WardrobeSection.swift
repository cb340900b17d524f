import RoundedTable
import UIKit

/// A section of the wardrobe, and the option that it shows.
nonisolated enum WardrobeSection: String, Hashable, Sendable, CaseIterable {
  case defaults = "The default style"
  case rounder = "A radius of 18, circular"
  case uneven = "Different radii"
  case color = "A color"
  case vertical = "A vertical gradient"
  case diagonal = "A diagonal gradient"
  case outline = "An outline"
  case lines = "Colored separators"
  case ownColor = "The cell’s own color"
  case noLines = "No separators"
  case selection = "A color for selected rows"
  case clipped = "Pictures clipped to the corners"
  case plain = "No card"

  /// The style of the whole table.
  static let tableStyle = TableStyle(
    sectionSpacing: 6,
    backgroundColor: UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.06, green: 0.06, blue: 0.11, alpha: 1)
        : UIColor(red: 0.91, green: 0.92, blue: 0.98, alpha: 1)
    })

  /// Makes the table's style that of the section's cards.
  func change(_ style: inout CardStyle) {
    switch self {
    case .defaults, .ownColor: break
    case .plain: style = .noCard
    case .rounder:
      style.radius = 18
      style.curve = .circular
    case .uneven:
      style.topRadius = 18
      style.bottomRadius = 4
    case .color: style.fill = .color(.systemIndigo.withAlphaComponent(0.3))
    case .vertical:
      style.fill = .gradient(CardGradient(colors: [.systemGray6, .systemGray3], spansCard: false))
    case .diagonal:
      style.fill = .gradient(
        CardGradient(colors: [.mist, .lilac], direction: .diagonal, spansCard: false))
    case .outline: style.outline = CardOutline(color: .systemIndigo, width: 2)
    case .lines:
      style.separator = CardSeparator(color: .systemRed, leadingInset: 0, trailingInset: 0)
    case .noLines: style.separator = nil
    case .selection: style.selectionColor = .systemOrange.withAlphaComponent(0.5)
    case .clipped:
      // The screen is its table's controller, so that content views are as wide as the cards.
      style.clipsContent = true
    }
  }
}

extension WardrobeSection {
  /// The first section has a row between its first and its last.
  var rows: [WardrobeRow] {
    let middle = self == .defaults ? ["and a middle row"] : []
    return ([rawValue] + middle + ["and its last row"]).map {
      WardrobeRow(section: self, text: $0)
    }
  }
}

extension UIColor {
  /// One end of a gradient on which labels are read in light and in dark.
  nonisolated fileprivate static let mist = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.05, green: 0.33, blue: 0.33, alpha: 1)
      : UIColor(red: 0.75, green: 0.95, blue: 0.91, alpha: 1)
  }
  /// The other end.
  nonisolated fileprivate static let lilac = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.22, green: 0.18, blue: 0.48, alpha: 1)
      : UIColor(red: 0.80, green: 0.82, blue: 1, alpha: 1)
  }
}

/// A row of the wardrobe.
nonisolated struct WardrobeRow: Hashable, Sendable {
  var section: WardrobeSection
  var text: String
}
