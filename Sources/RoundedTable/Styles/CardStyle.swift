public import UIKit

/// How the cards of a table look: corners, fill, insets, separators and the rest.
///
/// A style is a value. Every part has a default, and the defaults together look like the system's Settings:
///
///     var style = CardStyle()
///     style.radius = 15
///     style.fill = .color(.systemIndigo)
///     dataSource.style = style  // every live cell and the table follow at once
///
/// What is nil is left to the system. ``RoundedDiffableDataSource/resolvedStyle(forSection:)`` says what comes of it.
///
/// Lengths are in points. A length that is negative or not finite traps, naming the property and the value.
///
/// A style can depend on the table's traits: see ``init(dynamicProvider:)``.
public struct CardStyle: Hashable, Sendable {
  /// Whether rows wear a card at all.
  ///
  /// False in ``noCard`` alone. To give a section cards whose style is ``noCard``, assign it a `CardStyle()`.
  public private(set) var isCard = true

  /// The radius of a card's two top corners, in points.
  ///
  /// Default: nil, the system's, which is 10, and 26 from iOS 26 on.
  public var topRadius: Double? { didSet { Self.check(topRadius, "CardStyle", "topRadius") } }

  /// The radius of a card's two bottom corners, in points.
  ///
  /// Default: nil, the system's, as for ``topRadius``.
  public var bottomRadius: Double? {
    didSet { Self.check(bottomRadius, "CardStyle", "bottomRadius") }
  }

  /// Which corners of a card may be round.
  ///
  /// Default: `all`.
  public var corners = CardCorners.all

  /// The shape of the corners.
  ///
  /// Default: `continuous`, the system's own.
  public var curve = CornerCurve.continuous

  /// What a card is filled with.
  ///
  /// Default: what the app put behind its cells, else the system's colour for grouped rows.
  public var fill = CardFill.automatic

  /// The colour of a highlighted or selected row.
  ///
  /// Default: nil, the colour of the cell's own selected background, else the system's. An ``outline`` stays visible round it.
  public var selectionFill: UIColor?

  /// The line round the card's outer edges.
  ///
  /// Default: nil, none.
  public var outline: CardOutline?

  /// The line between two rows of a card.
  ///
  /// Nil draws none. Default: ``CardSeparator/automatic``, the table's own: none where the app has turned the table's off.
  ///
  /// While the table draws lines itself, because the app has turned them on later than the data source was made, cards draw none:
  /// two are never seen.
  public var separator: CardSeparator? = .automatic

  /// The distance from the safe area's left and right edges to the card, in points.
  ///
  /// Default: nil, the system's, which is 16, and 20 on wide screens (Apple: UIViewController.systemMinimumLayoutMargins).
  ///
  /// The cards of a section have at least the inset of ``RoundedDiffableDataSource/style``, if that one has cards: a smaller one in
  /// ``RoundedDiffableDataSource/sectionStyle`` has no effect.
  public var inset: Double? { didSet { Self.check(inset, "CardStyle", "inset") } }

  /// The distance from the card's left and right edges to the row's content, in points.
  ///
  /// Default: nil, the system's, as for ``inset``.
  public var padding: Double? { didSet { Self.check(padding, "CardStyle", "padding") } }

  /// The widest that a card may be, in points; the column is centred in a wider table.
  ///
  /// Default: nil, no limit.
  public var maximumWidth: Double? {
    didSet { Self.check(maximumWidth, "CardStyle", "maximumWidth") }
  }

  /// Whether content is kept to the width that is comfortable to read, which depends on the text size; cards are wider by the
  /// padding.
  ///
  /// Default: false.
  ///
  /// It is UIKit's own width (Apple: UIView.readableContentGuide), also for a table whose `cellLayoutMarginsFollowReadableWidth` the
  /// app has turned on. It needs ``CardTableInstaller`` and is chosen for the whole table: a section's style does not change it.
  public var followsReadableWidth = false

  /// Whether the content view of a cell is clipped with the card's corners: for opaque content and pictures from edge to edge.
  ///
  /// Default: false.
  ///
  /// The content view has to be as wide as the card for it: with an ``inset`` of zero, or where the safe area insets the cards, see
  /// ``CardTableInstaller``. Where it ends inside the card, beside an accessory or a control of editing, its corners
  /// stay square. Every row with a rounded corner is then drawn off screen once more. A card of one row whose top and bottom radius
  /// differ is clipped with the larger one.
  ///
  /// An ``outline`` belongs to the card, so content from edge to edge covers it.
  public var clipsContent = false

  /// The distance between two sections of a grouped table, in points.
  ///
  /// Default: nil, the system's.
  ///
  /// It becomes the height of the header above a section, so leave it nil where sections have titles. A plain table
  /// has no room between its sections and ignores it.
  public var sectionSpacing: Double? {
    didSet { Self.check(sectionSpacing, "CardStyle", "sectionSpacing") }
  }

  /// The colour behind the cards.
  ///
  /// Default: nil, the table's own.
  ///
  /// A plain table that still has its default background gets the system's colour for grouped tables, on which a card
  /// can be seen.
  public var tableBackground: UIColor?

  private var provider: Provider?

  /// Creates a style with one radius for all corners and an inset, and defaults for the rest.
  ///
  ///     CardStyle()                        // looks like the system's Settings
  ///     CardStyle(radius: 15).topRadius    // 15
  ///
  /// Traps if a length is negative or not finite, naming it.
  ///
  /// - Parameters:
  ///   - radius: The radius of all four corners of a card, in points; nil for the system's.
  ///   - inset: The distance from the safe area's left and right edges to the card, in points; nil for the system's.
  public init(radius: Double? = nil, inset: Double? = nil) {
    Self.check(radius, "CardStyle", "radius")
    Self.check(inset, "CardStyle", "inset")
    topRadius = radius
    bottomRadius = radius
    self.inset = inset
  }

  /// Creates a style that depends on the table's traits.
  ///
  /// The provider is asked when the table's traits change, as `UIColor(dynamicProvider:)` is:
  ///
  ///     dataSource.style = CardStyle { traits in
  ///       traits.horizontalSizeClass == .compact ? CardStyle(radius: 0, inset: 0) : CardStyle()
  ///     }
  ///
  /// Properties that are set on the style afterwards have no effect, because the provider decides; the diagnosis names them.
  ///
  /// - Parameter dynamicProvider: Returns the style for the traits. A dynamic style that it returns is resolved in turn.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> CardStyle) {
    provider = Provider(style: dynamicProvider)
  }

  /// Returns the style for some traits: what the provider of a dynamic style says, else the style itself.
  ///
  /// - Parameter traits: The traits to resolve the style for.
  /// - Returns: A style that depends on no traits. What it leaves to the system is still nil.
  public func resolved(with traits: UITraitCollection) -> CardStyle {
    provider.map { $0.style(traits).resolved(with: traits) } ?? self
  }

  /// The radius of all four corners, in points: reads the top one, sets both.
  ///
  /// Nil is the system's.
  public var radius: Double? {
    get { topRadius }
    set {
      Self.check(newValue, "CardStyle", "radius")
      topRadius = newValue
      bottomRadius = newValue
    }
  }

  /// No card: the rows of a section with this style have UIKit's background, from edge to edge.
  ///
  /// In a table with cards their lines are those that the table has without, and their text stands in line with that of the cards,
  /// at ``inset`` and ``padding`` of ``RoundedDiffableDataSource/style``.
  ///
  ///     dataSource.sectionStyle = { section, style in
  ///       if section == .advertisement { style = .noCard }
  ///     }
  ///
  /// Nothing of its properties has an effect. Assigning a `CardStyle()` makes it a card again.
  public static let noCard: CardStyle = {
    var style = CardStyle()
    style.isCard = false
    return style
  }()
}

extension CardStyle {
  /// Traps unless a length is one, naming type, property and value.
  static func check(_ length: Double?, _ type: String, _ name: String) {
    guard let length else { return }
    precondition(
      length.isFinite && length >= 0,
      "\(type): \(name) must be a finite number of points, zero or more, but is \(length)")
  }

  /// Whether properties were set that have no effect: on a style without cards, or on one whose provider decides.
  var isIneffective: Bool {
    var plain = isCard ? CardStyle() : .noCard
    plain.provider = provider
    return (!isCard || provider != nil) && self != plain
  }

  /// A closure with an identity, so that styles can be compared.
  private final class Provider: Hashable, Sendable {
    let style: @Sendable (UITraitCollection) -> CardStyle

    init(style: @escaping @Sendable (UITraitCollection) -> CardStyle) { self.style = style }

    static func == (left: Provider, right: Provider) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}
