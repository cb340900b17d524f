public import UIKit

/// The look of cards: corners, fill, separators and more.
///
/// Every property has a default, and together the defaults look like Settings:
///
///     var style = CardStyle()
///     style.radius = 15
///     style.fill = .color(.systemIndigo)
///     dataSource.style = style  // visible cells update immediately
///
/// A property that's nil is left to the system.
/// ``RoundedDiffableDataSource/resolvedStyle(forSection:)`` returns the radius that's used.
///
/// Lengths are in points. A length that's negative or not finite traps, in release builds too. The
/// message names the property, its value and what to set instead.
///
/// A style can depend on the table's width and traits: see ``init(dynamicProvider:)``. The insets,
/// spacing and background of the table are in its ``TableStyle``.
public struct CardStyle: Hashable, Sendable {
  /// Whether rows with this style show a card.
  ///
  /// Default: true. It's false in ``noCard``. The other properties keep their values either way.
  public var isCard = true { didSet { wrote(\.isCard) } }

  /// The radius of a card's two top corners, in points.
  ///
  /// Default: nil, the system's: 10, or 26 since iOS 26 on iPhone and iPad. An app with
  /// `UIDesignRequiresCompatibility` in its Info.plist has 10 there as well, but on iOS 27 only if
  /// it was built for an earlier system. The radius on iOS 27 hasn't been measured, and is assumed
  /// to be 26.
  ///
  /// A card that's shorter than twice the radius has a smaller one, half its height. The height of
  /// its first or last row doesn't matter.
  public var topRadius: Double? { didSet { wrote(\.topRadius, "topRadius") } }

  /// The radius of a card's two bottom corners, in points.
  ///
  /// Default: nil, the system's, as for ``topRadius``.
  public var bottomRadius: Double? { didSet { wrote(\.bottomRadius, "bottomRadius") } }

  /// The corners of a card that may be round.
  ///
  /// Default: `all`. With gaps between rows, these are the corners of each row.
  public var corners = CardCorners.all { didSet { wrote(\.corners) } }

  /// The curve of the corners.
  ///
  /// Default: `continuous`, as in the system's cards.
  public var curve = CornerCurve.continuous { didSet { wrote(\.curve) } }

  /// The gap between the cards of one section, in points.
  ///
  /// Default: 0.
  ///
  /// For one card per row, give each row its own card ID:
  ///
  ///     dataSource.cardID = { account in account.id }
  ///     dataSource.style.cardSpacing = 8
  ///
  /// The gap is drawn inside the rows, half above and half below each card, and row heights stay as
  /// they are. So a section's first card begins half a gap below its header, and the content of a
  /// card with one row stays in the middle. The whole gap is rounded to whole pixels, and is at
  /// least one. With self-sizing rows, add half the gap to the content's margins:
  ///
  ///     content.directionalLayoutMargins.top += 4
  ///     content.directionalLayoutMargins.bottom += 4
  ///
  /// Content that fills its row extends into the gap, unless ``clipsContent`` cuts it off. A
  /// ``CardCell`` or a ``CellDecorator`` of your own has to leave the gap empty itself: see
  /// ``Card/topSpacing``.
  ///
  /// The gap between sections is ``TableStyle/sectionSpacing``.
  public var cardSpacing = 0.0 { didSet { wrote(\.cardSpacing, "cardSpacing") } }

  /// The gap between the rows of one card, in points.
  ///
  /// Default: 0, rows join.
  ///
  /// With a gap, corners that face another row of the card have the ``innerRadius``:
  ///
  ///     dataSource.style.rowSpacing = 2
  ///     dataSource.style.innerRadius = 4
  ///
  /// It's drawn like ``cardSpacing``. Where a card begins and ends, the greater of the two is used.
  /// There are no separators beside gaps. Each row has an ``outline`` and a ``shadow`` on all
  /// sides, and its slice of a gradient across the card. In a card with gaps between rows, a
  /// material or another ``CardFill/view(id:fallback:make:)`` shows its fallback color.
  public var rowSpacing = 0.0 { didSet { wrote(\.rowSpacing, "rowSpacing") } }

  /// The radius of corners that face another row of the same card, in points.
  ///
  /// Default: 4. It's used only if there is a ``rowSpacing``.
  public var innerRadius = 4.0 { didSet { wrote(\.innerRadius, "innerRadius") } }

  /// The fill of a card.
  ///
  /// Default: ``CardFill/automatic``, each cell's own background, or the system's color for grouped
  /// rows if it has none.
  public var fill = CardFill.automatic { didSet { wrote(\.fill) } }

  /// The color of a highlighted or selected row.
  ///
  /// Default: nil, the color of the cell's own selected background, or the system's. The
  /// ``outline`` stays visible around it. Rows that are selected together have no separators
  /// between them, as in Settings. For a gradient or a material, choose a translucent color that
  /// it shows through, such as `systemFill`.
  public var selectionColor: UIColor? { didSet { wrote(\.selectionColor) } }

  /// Whether a row is a separate card while its swipe actions are visible.
  ///
  /// Default: false, it stays part of its card.
  ///
  ///     style.separatesSwipedRows = true
  ///
  /// The row becomes a separate card as soon as its cell's `configurationState` says that it's
  /// swiped. The rows above and below it round the corners that face it, with an
  /// animation, and join it again as soon as it begins to close. The swipe actions keep the
  /// system's shape. ``TableCards/capPosition(at:)`` doesn't change.
  ///
  /// Every row keeps its slice of what's drawn across the card, such as a gradient. The open row's
  /// slice slides with it.
  ///
  /// A ``CardCell`` and a ``CellDecorator`` of your own don't support it.
  public var separatesSwipedRows = false { didSet { wrote(\.separatesSwipedRows) } }

  /// The outline along the card's outer edges.
  ///
  /// Default: nil, no outline.
  public var outline: CardOutline? { didSet { wrote(\.outline) } }

  /// The outline for users who don't rely on colors.
  ///
  /// It replaces ``outline`` while Increase Contrast or Differentiate Without Color is on.
  ///
  ///     style.accessibilityOutline = CardOutline(color: .label)
  ///
  /// Default: nil, ``outline`` is used in any case.
  ///
  /// Cards update when the user changes either setting. Under Increase Contrast, the width is
  /// doubled, as for any outline.
  public var accessibilityOutline: CardOutline? { didSet { wrote(\.accessibilityOutline) } }

  /// The shadow around the card.
  ///
  /// Default: nil, no shadow.
  public var shadow: CardShadow? { didSet { wrote(\.shadow) } }

  /// The separator between two rows of a card.
  ///
  /// Default: ``CardSeparator/sameAsTable``, the table's separator, or none if you've turned off
  /// the table's separators. Any other separator is always drawn. Nil draws none. Rows that are
  /// selected together have no separators between them, as in Settings.
  ///
  /// If you turn on the table's own separators when the table is already in a window, the table
  /// draws them, and cards draw none.
  public var separator: CardSeparator? = .sameAsTable { didSet { wrote(\.separator) } }

  /// Whether a cell's content view is clipped to the card's corners.
  ///
  /// Default: false.
  ///
  /// Use it for opaque content, and for images that extend to the card's edges. The content view
  /// must be as wide as the card. It is if ``TableStyle/inset`` is zero, or if the safe area insets
  /// the cards (see ``CardTableInstaller``). Where the content view ends inside the card, next to
  /// an accessory or an editing control, its corners stay square.
  ///
  /// Each row with a rounded corner then needs another offscreen pass. If the top and bottom radius
  /// of a card with one row differ, the larger one is used for both. Where there is a gap
  /// (``cardSpacing``, ``rowSpacing``), the content view gets a mask of the card's shape.
  ///
  /// Content that extends to the card's edges covers the ``outline``, which is drawn behind it.
  public var clipsContent = false { didSet { wrote(\.clipsContent) } }

  /// Whether the header of a section is inside the section's first card.
  ///
  /// Default: false.
  ///
  /// Set it in ``RoundedDiffableDataSource/sectionStyle`` for sections that have a header:
  ///
  ///     dataSource.sectionStyle = { section, style in
  ///       style.enclosesHeader = section == .order
  ///     }
  ///
  /// If the header is a title from the data source, the card encloses it with as much space above
  /// the text as below it, so the gap above the card remains. If the header is a
  /// `UITableViewHeaderFooterView` from the delegate, the card encloses all of it and becomes its
  /// `backgroundView`. Other views can't show a card. A section without rows is a card with only
  /// its header.
  ///
  /// The first row then has square top corners, and its ``TableCards/capPosition(at:)`` is that of
  /// a row with another one above it. If a section has no title, its header counts if the table
  /// gives it a height, because the delegate may then have a view. If the view is missing when the
  /// header scrolls into view, nothing is enclosed.
  ///
  /// In a plain table, a floating header takes its part of the card along, and rows slide beneath
  /// it. ``clipsRowsBeneathHeader`` clips them there.
  public var enclosesHeader = false { didSet { wrote(\.enclosesHeader) } }

  /// Whether rows disappear at the bottom edge of their section's floating header, so that the card
  /// keeps its round top while it scrolls.
  ///
  /// Default: false, rows can be seen in the header's corners and above it.
  ///
  ///     dataSource.style.enclosesHeader = true
  ///     dataSource.style.clipsRowsBeneathHeader = true
  ///
  /// It takes effect in a plain table, where headers float, if the header is inside the card
  /// (``enclosesHeader``). When the last row has scrolled beneath it, the header is a small card
  /// with a round bottom, until the next section pushes it away. Nothing is drawn behind the
  /// header, so the fill may be translucent, and the table's background may be a picture.
  ///
  /// If there are several cards in the section, the header belongs to the first one. Once that has
  /// gone, the rows of the others disappear behind the header. A footer inside the card clips
  /// nothing. While an update opens or closes a section, its rows can be seen through the next
  /// section's header if that is translucent, as in a table without cards.
  ///
  /// A row beneath the header has a mask, and needs an offscreen pass. A visual effect under a mask
  /// fails (Apple: UIVisualEffectView). So in a row with a `UIVisualEffectView`, only the card and
  /// what has no effect in it is clipped, and content with an effect is hidden once half of it is
  /// beneath the header. A cell with a mask of its own is left alone.
  public var clipsRowsBeneathHeader = false { didSet { wrote(\.clipsRowsBeneathHeader) } }

  /// Whether the footer of a section is inside the section's last card.
  ///
  /// Default: false.
  ///
  /// It's like ``enclosesHeader``, with top and bottom exchanged.
  public var enclosesFooter = false { didSet { wrote(\.enclosesFooter) } }

  /// The radius of a card with one row, in points.
  ///
  /// Default: nil, ``topRadius`` and ``bottomRadius``.
  ///
  /// A radius is at most half the height of its row, so a large number makes a capsule:
  ///
  ///     dataSource.style.singleRadius = 100
  public var singleRadius: Double? { didSet { wrote(\.singleRadius, "singleRadius") } }

  var dynamics: StyleDynamics<CardStyle>?

  /// Creates a style with a radius, and defaults for everything else.
  ///
  ///     CardStyle()                        // looks like Settings
  ///     CardStyle(radius: 15).topRadius    // 15
  ///
  /// - Parameter radius: The radius of all four corners of a card, in points; nil for the system's.
  ///   Traps if it's negative or not finite, in release builds too. The message names it.
  public init(radius: Double? = nil) { self.radius = radius }

  /// Creates a style that depends on the width that's available for cards, or on the table's
  /// traits.
  ///
  ///     dataSource.style = CardStyle { environment in
  ///       environment.width < 500 ? .noCard : CardStyle(radius: 12)
  ///     }
  ///
  /// The closure is called when the table first has a width, and again whenever the width or the
  /// traits change. Cards change in step with the resize.
  ///
  /// A property that you set later replaces what the closure returns for it:
  ///
  ///     dataSource.style.radius = 20  // wherever there are cards
  ///
  /// Two such styles are equal if one is a copy of the other, and the same properties were then set
  /// to equal values.
  ///
  /// - Parameter dynamicProvider: A closure that returns the style for an environment. If that
  ///   style depends on an environment too, its closure is called in turn.
  public init(dynamicProvider: @escaping @Sendable (CardEnvironment) -> CardStyle) {
    dynamics = StyleDynamics(provider: StyleProvider(dynamicProvider))
  }

  /// The radius of all four corners, in points.
  ///
  /// Default: nil, the system's. Setting it sets ``topRadius`` and ``bottomRadius``; reading it
  /// returns the top radius. A card that's shorter than twice the radius has a smaller one, half
  /// its height.
  public var radius: Double? {
    get { topRadius }
    set {
      topRadius = Length.checked(newValue, "CardStyle.radius")
      bottomRadius = newValue
    }
  }

  /// A style without cards: rows have UIKit's background, from edge to edge.
  ///
  ///     dataSource.sectionStyle = { section, style in
  ///       if section == .advertisement { style = .noCard }
  ///     }
  ///
  /// Among cards, such rows keep the separators that they'd have without them, and their text is
  /// aligned with the text in cards. It's the same as a `CardStyle()` whose ``isCard`` is false.
  /// In an animation block, cards disappear immediately, and the rows' insets change with UIKit's
  /// own timing.
  public static let noCard: CardStyle = {
    var style = CardStyle()
    style.isCard = false
    return style
  }()
}

extension CardStyle: DynamicStyle {
  /// A style with a closure has no cards until the closure can be called.
  var provisional: CardStyle { .noCard }
}
