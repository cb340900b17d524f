public import UIKit

/// The insets, spacing and background of a table, the same for all sections.
///
///     dataSource.tableStyle = TableStyle(maximumWidth: 675)
///
/// The look of the cards themselves, which can differ from section to section, is a ``CardStyle``.
///
/// A property that's nil is left to the system. ``TableCards/resolvedTableStyle`` returns the
/// values that are used.
///
/// Lengths are in points. A length that's negative or not finite traps, in release builds too. The
/// message names the property, its value and what to set instead.
///
/// The insets apply to rows without a card, too: such a row extends from edge to edge, and its text
/// is aligned with the text in cards. If no section can have cards, the table is left as UIKit has
/// it. That's so if ``TableCards/style`` is ``CardStyle/noCard`` and there is no
/// ``RoundedDiffableDataSource/sectionStyle``.
///
/// A style can depend on the table's width and traits: see ``init(dynamicProvider:)``.
public struct TableStyle: Hashable, Sendable {
  /// The distance from the safe area's left and right edges to the cards, in points.
  ///
  /// Default: nil, the system's: 16, or 20 on wide screens (Apple:
  /// UIViewController.systemMinimumLayoutMargins).
  public var inset: Double? { didSet { wrote(\.inset, "inset") } }

  /// The distance from a card's left and right edges to the content of its rows, in points.
  ///
  /// Default: nil, the system's, as for ``inset``.
  ///
  /// A padding smaller than the system's has no effect in a table that's its controller's view,
  /// because UIKit keeps that view's margins no smaller (Apple:
  /// UIViewController.viewRespectsSystemMinimumLayoutMargins). In other tables, a content
  /// configuration has margins of its own, which are no less than the system's minimum. So a plain
  /// label and a content configuration begin at different distances from the card's edge.
  public var padding: Double? { didSet { wrote(\.padding, "padding") } }

  /// The maximum width of a card, in points.
  ///
  /// Default: nil, no limit. In a wider table, the cards are centered.
  public var maximumWidth: Double? { didSet { wrote(\.maximumWidth, "maximumWidth") } }

  /// Whether content is limited to the readable width, which depends on the text size (Apple:
  /// UIView.readableContentGuide).
  ///
  /// Default: false.
  ///
  /// The cards are wider than that by the padding on each side. If the table's
  /// `cellLayoutMarginsFollowReadableWidth` is true, content is limited in any case.
  public var followsReadableWidth: Bool { didSet { wrote(\.followsReadableWidth) } }

  /// The distance between the cards of two sections of a grouped table, in points.
  ///
  /// Default: nil, the system's.
  ///
  ///     style.enclosesHeader = true
  ///     tableStyle.sectionSpacing = 24  // each title is in its card, and cards are 24 points apart
  ///
  /// A title outside the cards has its own height and its usual distance to its card, and the
  /// spacing is added to that. If only some sections have titles, UIKit adds a height of its own to
  /// the others. Return `CGFloat.leastNonzeroMagnitude` for those from the delegate. Wherever the
  /// delegate returns a height, that height is used.
  ///
  /// RoundedTable asks the first ten sections for their titles, after every update and in
  /// ``TableCards/refreshCards(animated:)``, and assumes the same of later sections. A view from
  /// the delegate counts once it has been visible after an update. Before iOS 26, the system's
  /// title has more space on one side of its text than on the other, assumed to be 8.5 points above
  /// a header's and 8 below a footer's. That space stays outside the card, so cards are never
  /// closer than that.
  ///
  /// A plain table ignores it, because it has no space between its sections.
  public var sectionSpacing: Double? { didSet { wrote(\.sectionSpacing, "sectionSpacing") } }

  /// The color behind the cards.
  ///
  /// Default: nil, the table's own. A plain table with its default background then gets the
  /// system's color for grouped tables, so that cards stand out from it. A color that you set on
  /// the table and that looks like the default, as `systemBackground` does, counts as the default.
  /// Set it here to keep it.
  public var backgroundColor: UIColor? { didSet { wrote(\.backgroundColor) } }

  var dynamics: StyleDynamics<TableStyle>?

  /// Creates a style.
  ///
  ///     TableStyle()           // the insets and spacing of Settings
  ///     TableStyle(inset: 20)
  ///
  /// Traps if a length is negative or not finite, in release builds too. The message names it.
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
  ///   - backgroundColor: The color behind the cards; nil for the table's own.
  public init(
    inset: Double? = nil, padding: Double? = nil, maximumWidth: Double? = nil,
    followsReadableWidth: Bool = false, sectionSpacing: Double? = nil,
    backgroundColor: UIColor? = nil
  ) {
    self.inset = Length.checked(inset, "TableStyle.inset")
    self.padding = Length.checked(padding, "TableStyle.padding")
    self.maximumWidth = Length.checked(maximumWidth, "TableStyle.maximumWidth")
    self.followsReadableWidth = followsReadableWidth
    self.sectionSpacing = Length.checked(sectionSpacing, "TableStyle.sectionSpacing")
    self.backgroundColor = backgroundColor
  }

  /// Creates a style that depends on the width that's available for cards, or on the table's
  /// traits.
  ///
  ///     dataSource.tableStyle = TableStyle { environment in
  ///       TableStyle(inset: environment.width < 500 ? 8 : 40)
  ///     }
  ///
  /// The closure is called when the table first has a width, and again whenever the width or the
  /// traits change. A property that you set later replaces what it returns. Two such styles are
  /// equal if one is a copy of the other, and the same properties were then set to equal values.
  ///
  /// - Parameter dynamicProvider: A closure that returns the style for an environment. If that
  ///   style depends on an environment too, its closure is called in turn.
  public init(dynamicProvider: @escaping @Sendable (CardEnvironment) -> TableStyle) {
    self.init()
    dynamics = StyleDynamics(provider: StyleProvider(dynamicProvider))
  }
}

extension TableStyle: DynamicStyle {
  var provisional: TableStyle { self }

  /// The style with the system's inset and padding in place of nil, and a maximum width that's no
  /// more than the readable width allows.
  ///
  /// With that, installers need not measure the readable width.
  func completed(with system: SystemLook, readableWidth: Double?) -> TableStyle {
    var style = self
    style.inset = inset ?? system.margin
    style.padding = padding ?? system.margin
    let readable = readableWidth.map { $0 + 2 * style.usedPadding }
    style.maximumWidth = [maximumWidth, readable].compactMap(\.self).min()
    return style
  }

  /// The inset, or the system's if it's nil.
  var usedInset: Double { inset ?? SystemLook().margin }

  /// The padding, or the system's if it's nil.
  var usedPadding: Double { padding ?? SystemLook().margin }

  /// The distance from the sides of a safe area of a given width to a card, in points.
  func inset(inWidth width: Double) -> Double {
    maximumWidth.map { max(usedInset, (width - $0) / 2) } ?? usedInset
  }
}
