public import UIKit

/// The environment that a style can depend on: the table's traits, and the width that's available
/// for cards.
///
///     dataSource.style = CardStyle { environment in
///       environment.width < 500 ? .noCard : CardStyle(radius: 12)
///     }
///
/// Prefer the width to the size class. On iOS 27, an iPhone app can be resized, and its
/// `horizontalSizeClass` stays compact at every width.
public struct CardEnvironment: Equatable, Sendable {
  /// The traits of the table view.
  public let traitCollection: UITraitCollection

  /// The width that's available for cards, in points.
  ///
  /// It's the width of the table view inside its safe area, before ``TableStyle/inset``,
  /// ``TableStyle/padding`` and ``TableStyle/maximumWidth`` are applied. What RoundedTable itself
  /// adds to the safe area doesn't count.
  public let width: Double

  /// Creates an environment, for example to test a style.
  ///
  /// - Parameters:
  ///   - traitCollection: The traits of the table view.
  ///   - width: The width that's available for cards, in points.
  public init(traitCollection: UITraitCollection, width: Double) {
    self.traitCollection = traitCollection
    self.width = width
  }
}
