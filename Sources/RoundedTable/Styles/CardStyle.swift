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
/// Lengths are in points. A length that is negative or not finite traps, naming the property and the value.
///
/// A style can depend on the table's traits: see ``init(dynamicProvider:)``.
public struct CardStyle: Hashable, Sendable {
  /// Whether rows wear a card at all.
  ///
  /// False in ``noCard`` alone.
  public private(set) var isCard = true

  /// The radius of a card's two top corners, in points.
  ///
  /// Default: the system's, which is 10; from iOS 26 on it is 26 or more, concentric with what contains the table, and reads 10.
  public var topRadius = 10.0 {
    didSet {
      Self.check(topRadius, "topRadius")
      isTopRadiusChosen = true
    }
  }

  /// The radius of a card's two bottom corners, in points.
  ///
  /// Default: the system's, as for ``topRadius``.
  public var bottomRadius = 10.0 {
    didSet {
      Self.check(bottomRadius, "bottomRadius")
      isBottomRadiusChosen = true
    }
  }

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
  /// Default: 16.
  ///
  /// The cards of a section have at least the inset of ``RoundedDiffableDataSource/style``, if that one has cards: a smaller one in
  /// ``RoundedDiffableDataSource/sectionStyle`` has no effect.
  public var inset = 16.0 { didSet { Self.check(inset, "inset") } }

  /// The distance from the card's left and right edges to the row's content, in points.
  ///
  /// Default: 16.
  public var padding = 16.0 { didSet { Self.check(padding, "padding") } }

  /// The widest that a card may be, in points; the column is centred in a wider table.
  ///
  /// Default: nil, no limit.
  public var maximumWidth: Double? { didSet { Self.check(maximumWidth ?? 0, "maximumWidth") } }

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
    didSet { Self.check(sectionSpacing ?? 0, "sectionSpacing") }
  }

  /// The colour behind the cards.
  ///
  /// Default: nil, the table's own.
  ///
  /// A plain table that still has its default background gets the system's colour for grouped tables, on which a card
  /// can be seen.
  public var tableBackground: UIColor?

  private var isTopRadiusChosen = false
  private var isBottomRadiusChosen = false
  private var provider: Provider?

  /// Creates the default style, which looks like the system's Settings.
  public init() {}

  /// Creates a style with one radius for all corners and an inset, and defaults for the rest.
  ///
  ///     CardStyle(radius: 15, inset: 20).topRadius  // 15
  ///
  /// Traps if a length is negative or not finite, naming it.
  ///
  /// - Parameters:
  ///   - radius: The radius of all four corners of a card, in points.
  ///   - inset: The distance from the safe area's left and right edges to the card, in points.
  ///   - file: The file to blame for a bad length; the caller's by default.
  ///   - line: The line to blame for a bad length; the caller's by default.
  public init(
    radius: Double, inset: Double = 16, file: StaticString = #fileID, line: UInt = #line
  ) {
    Self.check(radius, "radius", file: file, line: line)
    Self.check(inset, "inset", file: file, line: line)
    topRadius = radius
    bottomRadius = radius
    isTopRadiusChosen = true
    isBottomRadiusChosen = true
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
  /// Properties that are set on the style afterwards have no effect: the provider decides.
  ///
  /// - Parameter dynamicProvider: Returns the style for the traits. A dynamic style that it returns is resolved in turn.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> CardStyle) {
    provider = Provider(style: dynamicProvider)
  }

  /// Returns the style for some traits: what the provider of a dynamic style says, else the style itself.
  ///
  /// - Parameter traits: The traits to resolve the style for.
  /// - Returns: A style that depends on no traits.
  public func resolved(with traits: UITraitCollection) -> CardStyle {
    provider.map { $0.style(traits).resolved(with: traits) } ?? self
  }

  /// The style with the system's radius where none was chosen.
  func completed(withRadius radius: Double?) -> CardStyle {
    guard let radius, isCard else { return self }
    var style = self
    if !isTopRadiusChosen { style.topRadius = radius }
    if !isBottomRadiusChosen { style.bottomRadius = radius }
    return style
  }

  /// The radius of all four corners, in points: reads the top one, sets both.
  public var radius: Double {
    get { topRadius }
    set {
      topRadius = newValue
      bottomRadius = newValue
    }
  }

  /// No card: the rows of a section with this style have UIKit's background, from edge to edge.
  ///
  /// In a table with cards their lines are those that the table has without, and their text stands in line with that of the cards,
  /// at ``inset`` and ``padding`` of ``RoundedDiffableDataSource/style``.
  ///
  ///     dataSource.sectionStyle = { $0 == .advertisement ? .noCard : nil }
  public static let noCard: CardStyle = {
    var style = CardStyle()
    style.isCard = false
    return style
  }()
}

extension CardStyle {
  static func check(
    _ length: Double, _ name: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    guard length.isFinite, length >= 0 else {
      fatalError(
        "CardStyle: \(name) must be a finite number of points, zero or more, but is \(length)",
        file: file, line: line)
    }
  }

  /// A closure with an identity, so that styles can be compared.
  private final class Provider: Hashable, Sendable {
    let style: @Sendable (UITraitCollection) -> CardStyle

    init(style: @escaping @Sendable (UITraitCollection) -> CardStyle) { self.style = style }

    static func == (left: Provider, right: Provider) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}
