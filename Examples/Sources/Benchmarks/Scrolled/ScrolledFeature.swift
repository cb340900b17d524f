import RoundedTable
@_spi(Headless) import UIKit

/// A feature of cards, by itself, on a long table that is scrolled.
package enum ScrolledFeature: String, CaseIterable, Encodable, Sendable {
  /// Cards without a feature.
  case cardsAlone
  case enclosedHeaders
  /// Enclosed headers in a plain table.
  case floatingHeaders
  /// The same, whose headers clip the rows beneath them.
  case clippedRows
  case zeroHeightRows
  case slices
  case viewFills
  case swipedRows
  case selection
  case plainRows
  case configurations
  case all

  /// What the tables of the report call it.
  package var title: String {
    switch self {
    case .cardsAlone: "cards alone"
    case .enclosedHeaders: "enclosed headers"
    case .floatingHeaders: "floating headers"
    case .clippedRows: "rows clipped beneath headers"
    case .zeroHeightRows: "rows of no height"
    case .slices: "slices"
    case .viewFills: "view fills"
    case .swipedRows: "swiped rows"
    case .selection: "a selected row"
    case .plainRows: "rows without a card"
    case .configurations: "background configurations"
    case .all: "all together"
    }
  }

  var isPlain: Bool { self == .floatingHeaders || self == .clippedRows }
  var hasHiddenRows: Bool { self == .zeroHeightRows || self == .all }
  var hasSelection: Bool { self == .selection || self == .all }
  /// Whether the provider sets a background configuration, as Apple's examples do.
  var setsConfigurations: Bool { self == .configurations || self == .all }

  /// In what tables are short and long.
  ///
  /// Cards with hidden rows are a feature of their own, and plain tables are scrolled without.
  var lengths: [ScrolledScreen.Length] {
    self == .cardsAlone || isPlain ? [.sections] : ScrolledScreen.Length.allCases
  }

  /// Where it may be without having anything to do for rows that are scrolled.
  ///
  /// Headers have to be looked at wherever they come into sight, as long as any may be enclosed.
  var idlePresences: [ScrolledScreen.Presence] {
    switch self {
    case .cardsAlone, .floatingHeaders, .clippedRows, .configurations, .all: []
    case .enclosedHeaders: [.nowhere]
    default: [.top, .nowhere]
    }
  }

  /// The feature whose table is the same under the plain data source.
  var plainTwin: ScrolledFeature {
    switch self {
    case .zeroHeightRows, .selection, .configurations, .all: self
    case .floatingHeaders, .clippedRows: .floatingHeaders
    default: .cardsAlone
    }
  }

  /// The style of a section; nil if all sections have the default one.
  var style: ((_ section: Int, inout CardStyle) -> Void)? {
    switch self {
    case .cardsAlone, .zeroHeightRows, .selection, .configurations: nil
    case .enclosedHeaders, .floatingHeaders: { $1.enclosesHeader = true }
    case .clippedRows:
      { _, style in
        style.enclosesHeader = true
        style.clipsRowsBeneathHeader = true
      }
    case .slices: { $1.drawAcross() }
    case .viewFills: { $1.fillWithView() }
    case .swipedRows: { $1.separatesSwipedRows = true }
    case .plainRows: { section, style in style.isCard = !section.isMultiple(of: 2) }
    case .all:
      { section, style in
        style.enclosesHeader = true
        style.separatesSwipedRows = true
        switch section % 3 {
        case 0: style.drawAcross()
        case 1: style.fillWithView()
        default: style.isCard = !section.isMultiple(of: 2)
        }
      }
    }
  }
}

extension CardStyle {
  fileprivate mutating func drawAcross() {
    shadow = CardShadow()
    fill = .gradient(CardGradient(colors: [.systemTeal, .systemBlue]))
  }

  fileprivate mutating func fillWithView() {
    fill = .view(id: "view", fallback: .systemBackground) { UIView() }
  }
}
