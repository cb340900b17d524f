public import UIKit

/// The look of a table as a whole: how far its cards are inset, what is between and behind them.
///
/// It is the same for all sections. What may differ from section to section is a ``CardStyle``.
///
///     dataSource.tableStyle = TableStyle(maximumWidth: 675)
///
/// A property that is nil is left to the system. ``TableCards/resolvedTableStyle``
/// returns the values that are used.
///
/// Lengths are in points. A length that is negative or not finite traps. The message names the
/// property, its value and what to set instead, in release builds too.
///
/// The inset is that of rows without a card as well: such a row reaches from edge to edge, and its
/// text is in line with the text in cards. A table is left as UIKit has it if
/// ``TableCards/style`` is ``CardStyle/noCard`` and there is no
/// ``RoundedDiffableDataSource/sectionStyle``, so that no section can have cards.
///
/// A style can depend on the width for cards and on traits: see ``init(dynamicProvider:)``.
public struct TableStyle: Hashable, Sendable {
  /// The distance from the safe area's left and right edges to the cards, in points.
  ///
  /// Default: nil, the system's: 16, or 20 on wide screens (Apple:
  /// UIViewController.systemMinimumLayoutMargins).
  public var inset: Double? { didSet { wrote(\.inset, "inset") } }

  /// The distance from a card's left and right edges to the content of its rows, in points.
  ///
  /// Default: nil, the system's, as for ``inset``.
  public var padding: Double? { didSet { wrote(\.padding, "padding") } }

  /// The maximum width of a card, in points.
  ///
  /// In a wider table, the cards are centered.
  ///
  /// Default: nil, no limit.
  public var maximumWidth: Double? { didSet { wrote(\.maximumWidth, "maximumWidth") } }

  /// Whether content is limited to the readable width, which depends on the text size.
  ///
  /// Default: false.
  ///
  /// The cards are wider than that by the padding. The width is UIKit's own (Apple:
  /// UIView.readableContentGuide). A table whose `cellLayoutMarginsFollowReadableWidth` is on has
  /// it in any case.
  public var followsReadableWidth: Bool { didSet { wrote(\.followsReadableWidth) } }

  /// The distance between two sections of a grouped table, in points.
  ///
  /// Default: nil, the system's.
  ///
  /// It becomes the height of the section headers, so leave it nil if sections have titles. A plain
  /// table has no space between its sections and ignores it.
  public var sectionSpacing: Double? { didSet { wrote(\.sectionSpacing, "sectionSpacing") } }

  /// The color behind the cards.
  ///
  /// Default: nil, the table's own.
  ///
  /// A plain table with its default background gets the system's color for grouped tables, so that
  /// cards stand out.
  public var background: UIColor? { didSet { wrote(\.background) } }

  private var provider: StyleProvider<TableStyle>?
  /// The properties that were set since the style has its provider.
  private var writes: Set<StyleWrite<TableStyle>> = []

  /// Creates a style.
  ///
  ///     TableStyle()           // stands as the system's Settings
  ///     TableStyle(inset: 20)
  ///
  /// Traps if a length is negative or not finite. The message names it, in release builds too.
  ///
  /// - Parameters:
  ///   - inset: The distance from the safe area's left and right edges to the cards, in points; nil
  ///     for the system's.
  ///   - padding: The distance from a card's left and right edges to the content of its rows, in
  ///     points; nil for the system's.
  ///   - maximumWidth: The maximum width of a card, in points; nil for no limit.
  ///   - followsReadableWidth: Whether content is limited to the readable width.
  ///   - sectionSpacing: The distance between two sections of a grouped table, in points; nil for
  ///     the system's.
  ///   - background: The color behind the cards; nil for the table's own.
  public init(
    inset: Double? = nil, padding: Double? = nil, maximumWidth: Double? = nil,
    followsReadableWidth: Bool = false, sectionSpacing: Double? = nil, background: UIColor? = nil
  ) {
    self.inset = Length.checked(inset, "TableStyle.inset")
    self.padding = Length.checked(padding, "TableStyle.padding")
    self.maximumWidth = Length.checked(maximumWidth, "TableStyle.maximumWidth")
    self.followsReadableWidth = followsReadableWidth
    self.sectionSpacing = Length.checked(sectionSpacing, "TableStyle.sectionSpacing")
    self.background = background
  }

  /// Creates a style that depends on the width for cards, or on the table's traits.
  ///
  ///     dataSource.tableStyle = TableStyle { environment in
  ///       TableStyle(inset: environment.width < 500 ? 8 : 40)
  ///     }
  ///
  /// When the provider is called, what becomes of properties that are set afterward, and when two
  /// such styles are equal, is as in ``CardStyle/init(dynamicProvider:)``.
  ///
  /// - Parameter dynamicProvider: Returns the style for an environment. If that style has a provider
  ///   too, that is asked in turn.
  public init(dynamicProvider: @escaping @Sendable (CardEnvironment) -> TableStyle) {
    self.init()
    provider = StyleProvider(dynamicProvider)
  }

  /// Notes that a length was set, if it is one that can be drawn.
  private mutating func wrote<Value: OptionalLength>(
    _ property: any WritableKeyPath<TableStyle, Value> & Sendable, _ name: String
  ) {
    Length.checked(self[keyPath: property].length, "TableStyle.\(name)")
    wrote(property)
  }

  private mutating func wrote<Value>(_ property: any WritableKeyPath<TableStyle, Value> & Sendable)
  {
    if provider != nil { writes.insert(StyleWrite(property)) }
  }

  /// Returns the style for an environment: the provider's with what was set afterward, or else the
  /// style itself.
  ///
  /// What it leaves to the system is still nil.
  func resolved(in environment: CardEnvironment?) -> TableStyle {
    guard let provider, let environment else { return self }
    var style = provider.style(environment).resolved(in: environment)
    for write in writes { write.copy(self, &style) }
    return style
  }
}

extension TableStyle {
  /// The style with the system's inset and padding in place of nil, and a maximum width that is no
  /// more than what the readable width allows.
  ///
  /// So whoever insets cards needs not know of the readable width.
  func completed(with system: SystemLook, readableWidth: Double?) -> TableStyle {
    var style = self
    style.inset = inset ?? system.margin
    style.padding = padding ?? system.margin
    let readable = readableWidth.map { $0 + 2 * style.usedPadding }
    style.maximumWidth = [maximumWidth, readable].compactMap(\.self).min()
    return style
  }

  /// The inset, or the system's if it is nil.
  var usedInset: Double { inset ?? SystemLook().margin }

  /// The padding, or the system's if it is nil.
  var usedPadding: Double { padding ?? SystemLook().margin }

  /// The distance from the sides of a safe area of a given width to a card, in points.
  func inset(inWidth width: Double) -> Double {
    maximumWidth.map { max(usedInset, (width - $0) / 2) } ?? usedInset
  }
}
