public import UIKit

/// The look of a table's cards: corners, fill, separators and more.
///
/// How the table as a whole stands, its insets, spacing and background, is a ``TableStyle``.
///
/// Every property has a default. Together, the defaults look like the system's Settings:
///
///     var style = CardStyle()
///     style.radius = 15
///     style.fill = .color(.systemIndigo)
///     dataSource.style = style  // every live cell follows at once
///
/// A property that is nil is left to the system.
/// ``RoundedDiffableDataSource/resolvedStyle(forSection:)`` returns the radius that is used.
///
/// Lengths are in points. A length that is negative or not finite traps. The message
/// names the property, its value and what to set instead, in release builds too.
///
/// A style can depend on the table's traits: see ``init(dynamicProvider:)``.
public struct CardStyle: Hashable, Sendable {
  /// Whether rows with this style show a card.
  ///
  /// Default: true. It's false in ``noCard``. The other properties keep their values either way.
  public var isCard = true { didSet { wrote(\.isCard) } }

  /// The radius of a card's two top corners, in points.
  ///
  /// Default: nil, the system's: 10, or 26 since iOS 26 on iPhone and iPad. An app with
  /// `UIDesignRequiresCompatibility` in its Info.plist has 10 there as well, on iOS 27 only if it
  /// was built for an earlier system. iOS 27 was not measured: it has 26.
  public var topRadius: Double? { didSet { wrote(\.topRadius, "topRadius") } }

  /// The radius of a card's two bottom corners, in points.
  ///
  /// Default: nil, the system's, as for ``topRadius``.
  public var bottomRadius: Double? { didSet { wrote(\.bottomRadius, "bottomRadius") } }

  /// The corners of a card that may be round.
  ///
  /// Default: `all`. Where rows stand apart, these are the corners of each row.
  public var corners = CardCorners.all { didSet { wrote(\.corners) } }

  /// The shape of the corners.
  ///
  /// Default: `continuous`, the system's own.
  public var curve = CornerCurve.continuous { didSet { wrote(\.curve) } }

  /// The gap between the cards of one section, in points.
  ///
  /// Default: 0.
  ///
  /// For one card a row, give each row a card of its own:
  ///
  ///     dataSource.cardID = { account in account.id }
  ///     dataSource.style.cardSpacing = 8
  ///
  /// The gap is drawn inside the rows, whose heights stay as they are. Half of it is above each
  /// card and half below, so a section's first card begins half a gap below its header, and the
  /// content of a card of one row is in the middle. Together, two halves are a whole number of
  /// pixels, at least one. Rows that size themselves grow if their content does: give it half of
  /// the gap more above and below.
  ///
  ///     content.directionalLayoutMargins.top += dataSource.style.cardSpacing / 2
  ///     content.directionalLayoutMargins.bottom += dataSource.style.cardSpacing / 2
  ///
  /// Content that fills its row reaches into the gap, unless ``clipsContent`` cuts it off. A
  /// ``CardCell`` and another ``CellDecorator`` leave the gap themselves: see ``Card/topSpacing``.
  ///
  /// The gap between sections is ``TableStyle/sectionSpacing``.
  public var cardSpacing = 0.0 { didSet { wrote(\.cardSpacing, "cardSpacing") } }

  /// The gap between the rows of one card, in points: they stand apart, and are round where they
  /// face one another.
  ///
  /// Default: 0, rows join.
  ///
  ///     dataSource.style.rowSpacing = 2
  ///     dataSource.style.innerRadius = 4
  ///
  /// What is said of ``cardSpacing`` applies; where a card begins and ends, the greater of the two
  /// counts. No line is drawn between such rows. Each has an ``outline`` and a ``shadow`` all
  /// around, and its share of a gradient that runs across the card. A
  /// ``CardFill/view(id:fallback:make:)`` is replaced by its fallback.
  public var rowSpacing = 0.0 { didSet { wrote(\.rowSpacing, "rowSpacing") } }

  /// The radius of corners where two rows of a card face one another, in points.
  ///
  /// Default: 4. It has an effect only with a ``rowSpacing``.
  public var innerRadius = 4.0 { didSet { wrote(\.innerRadius, "innerRadius") } }

  /// The fill of a card.
  ///
  /// Default: ``CardFill/automatic``, each cell's own background, or else the system's color for
  /// grouped rows.
  public var fill = CardFill.automatic { didSet { wrote(\.fill) } }

  /// The color of a highlighted or selected row.
  ///
  /// Default: nil, the color of the cell's own selected background, or else the system's. An
  /// ``outline`` stays visible around it.
  public var selectionFill: UIColor? { didSet { wrote(\.selectionFill) } }

  /// What becomes of a row that the user has swiped aside.
  public enum SwipedRowAppearance: Hashable, Sendable, CaseIterable {
    /// The row keeps its part of the card.
    case joined
    /// The row is a card of its own while it is open, and the corners of its neighbors that face
    /// it are round.
    case separated
  }

  /// What becomes of a row that the user has swiped aside.
  ///
  /// Default: `joined`, it keeps its part of the card.
  ///
  /// With `separated`, the row is a card of its own as soon as its cell's `configurationState` says
  /// that it is swiped. The corners of its neighbors that face it become round, with an animation,
  /// and join it again as soon as it begins to close. The buttons beside the row keep the system's
  /// shape. ``TableCards/capPosition(at:)`` does not change.
  ///
  ///     style.swipedRowAppearance = .separated
  ///
  /// Every row keeps its share of what runs across the card, such as a gradient: the open row's
  /// slides with it.
  ///
  /// It has no effect on a ``CardCell`` and with another ``CellDecorator``.
  public var swipedRowAppearance = SwipedRowAppearance.joined {
    didSet { wrote(\.swipedRowAppearance) }
  }

  /// The line around the card's outer edges.
  ///
  /// Default: nil, none.
  public var outline: CardOutline? { didSet { wrote(\.outline) } }

  /// The line around the card's outer edges, in place of ``outline``, for users who do not rely on
  /// colors.
  ///
  /// Default: nil, which leaves it to ``outline``.
  ///
  /// It is drawn while Increase Contrast or Differentiate Without Color is on, and follows both
  /// settings:
  ///
  ///     style.accessibilityOutline = CardOutline(color: .label)
  ///
  /// Under Increase Contrast, it is drawn twice as wide, like any outline.
  public var accessibilityOutline: CardOutline? { didSet { wrote(\.accessibilityOutline) } }

  /// The shadow around the card.
  ///
  /// Default: nil, none.
  public var shadow: CardShadow? { didSet { wrote(\.shadow) } }

  /// The line between two rows of a card.
  ///
  /// Default: ``CardSeparator/automatic``, the table's line, or none if the app has turned off the
  /// table's lines. Nil draws none.
  ///
  /// If the app turns the table's own lines on once the table is in a window, the table draws them
  /// and cards draw none.
  public var separator: CardSeparator? = .automatic { didSet { wrote(\.separator) } }

  /// Whether the content view of a cell is clipped to the card's corners.
  ///
  /// Default: false.
  ///
  /// Use it for opaque content, and for images that reach the card's edges. The content view has to
  /// be as wide as the card: it is if ``TableStyle/inset`` is zero, or if the safe area insets the
  /// cards (see ``CardTableInstaller``). Where the content view ends inside the card, beside an
  /// accessory or an editing control, its corners stay square.
  ///
  /// Each row with a rounded corner then needs another offscreen pass. A card of one row whose top
  /// and bottom radius differ is clipped with the larger one. Where there is a gap
  /// (``cardSpacing``, ``rowSpacing``), the content view gets a mask of the card's shape.
  ///
  /// Content that reaches the card's edges covers an ``outline``, which is drawn behind it.
  public var clipsContent = false { didSet { wrote(\.clipsContent) } }

  /// Whether the header of a section is inside the section's first card.
  ///
  /// Default: false.
  ///
  /// Set it in ``RoundedDiffableDataSource/sectionStyle`` for sections that have a header. A title
  /// from the data source is enclosed with as much space above it as below it, so the gap above the
  /// card stays. A header view of the delegate's is enclosed whole if it is a
  /// `UITableViewHeaderFooterView`, whose `backgroundView` the card becomes; other views cannot
  /// show a card. A section without rows is a card of its header alone.
  ///
  ///     dataSource.sectionStyle = { section, style in
  ///       style.enclosesHeader = section == .order
  ///     }
  ///
  /// The first row then has square top corners, and its
  /// ``TableCards/capPosition(at:)`` is that of a row with another above it. A
  /// section without a title is taken to have a view of the delegate's until its header would be in
  /// sight; if there is none, nothing is enclosed.
  ///
  /// In a plain table, a header that floats takes its part of the card along, and rows slide under
  /// it. With ``TableStyle/sectionSpacing``, headers are spaces between cards, and none is
  /// enclosed.
  public var enclosesHeader = false { didSet { wrote(\.enclosesHeader) } }

  /// Whether the footer of a section is inside the section's last card.
  ///
  /// Default: false.
  ///
  /// Everything that is said of ``enclosesHeader`` applies, with top and bottom exchanged.
  public var enclosesFooter = false { didSet { wrote(\.enclosesFooter) } }

  /// The radius of a card of one row, in points.
  ///
  /// Default: nil, ``topRadius`` and ``bottomRadius``.
  ///
  /// A radius is at most half the height of its row, so a large number makes a capsule:
  ///
  ///     dataSource.style.singleRadius = 100
  public var singleRadius: Double? { didSet { wrote(\.singleRadius, "singleRadius") } }

  private var provider: StyleProvider<CardStyle>?
  /// The properties that were set since the style has its provider.
  private var writes: Set<StyleWrite<CardStyle>> = []

  /// Creates a style with a radius, and defaults for everything else.
  ///
  ///     CardStyle()                        // looks like the system's Settings
  ///     CardStyle(radius: 15).topRadius    // 15
  ///
  /// Traps if the radius is negative or not finite. The message names it, in release builds too.
  ///
  /// - Parameter radius: The radius of all four corners of a card, in points; nil for the system's.
  public init(radius: Double? = nil) { self.radius = radius }

  /// Creates a style that depends on the width for cards, or on the table's traits.
  ///
  /// The provider is called again whenever either changes, in step with the change, and not before
  /// the table has a width:
  ///
  ///     dataSource.style = CardStyle { environment in
  ///       environment.width < 500 ? .noCard : CardStyle(radius: 12)
  ///     }
  ///
  /// A property that you set afterward replaces what the provider returns for it:
  ///
  ///     dataSource.style.radius = 20  // wherever there are cards
  ///
  /// Two such styles are equal if they have the same provider, that is, if one is a copy of the
  /// other, and the same properties were set to equal values.
  ///
  /// - Parameter dynamicProvider: Returns the style for an environment. If that style has a provider
  ///   too, that is asked in turn.
  public init(dynamicProvider: @escaping @Sendable (CardEnvironment) -> CardStyle) {
    provider = StyleProvider(dynamicProvider)
  }

  /// Notes that a length was set, if it is one that can be drawn.
  private mutating func wrote<Value: OptionalLength>(
    _ property: any WritableKeyPath<CardStyle, Value> & Sendable, _ name: String
  ) {
    Length.checked(self[keyPath: property].length, "CardStyle.\(name)")
    wrote(property)
  }

  private mutating func wrote<Value>(_ property: any WritableKeyPath<CardStyle, Value> & Sendable) {
    if provider != nil { writes.insert(StyleWrite(property)) }
  }

  /// Returns the style for an environment: the provider's with what was set afterward, or else the
  /// style itself. Without an environment, a style that depends on one has no cards yet.
  ///
  /// What it leaves to the system is still nil.
  func resolved(in environment: CardEnvironment?) -> CardStyle {
    guard let provider else { return self }
    guard let environment else { return .noCard }
    var style = provider.style(environment).resolved(in: environment)
    for write in writes { write.copy(self, &style) }
    return style
  }

  /// The radius of all four corners, in points: reading returns the top radius, setting changes
  /// both.
  ///
  /// Default: nil, the system's.
  public var radius: Double? {
    get { topRadius }
    set {
      topRadius = Length.checked(newValue, "CardStyle.radius")
      bottomRadius = newValue
    }
  }

  /// A style without cards: rows have UIKit's background, from edge to edge.
  ///
  /// Next to cards, such rows keep the lines that they would have without them, and their text is
  /// aligned with the text in cards.
  ///
  ///     dataSource.sectionStyle = { section, style in
  ///       if section == .advertisement { style = .noCard }
  ///     }
  ///
  /// The same as a `CardStyle()` whose ``isCard`` is false.
  public static let noCard: CardStyle = {
    var style = CardStyle()
    style.isCard = false
    return style
  }()
}

extension CardStyle {
  /// Whether something is drawn across a card.
  var needsSlices: Bool {
    isCard && (shadow != nil || fill.view != nil || fill.gradient?.extent == .card)
  }
}
