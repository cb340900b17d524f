public import UIKit

/// A shadow around a whole card.
///
///     dataSource.style.shadow = CardShadow()
///     dataSource.style.shadow = CardShadow(color: .systemIndigo, opacity: 0.3, radius: 12)
///
/// Each row draws its share of it, which follows the card's shape in every frame of an update. It
/// falls on the table and not on other rows: there is none between two cards that touch. It has a
/// path, so it costs no offscreen pass.
///
/// It has no effect on a ``CardCell``, and with another ``CellDecorator``.
public struct CardShadow: Hashable, Sendable {
  /// The color of the shadow.
  ///
  /// A dynamic color follows the traits of the table.
  public var color: UIColor

  /// How opaque the shadow is, from 0 to 1.
  ///
  /// Another value traps. The message names it, in release builds too.
  public var opacity: Double { didSet { check() } }

  /// How far the shadow is blurred, in points.
  ///
  /// A radius that is negative or not finite traps. The message names it, in release builds too.
  public var radius: Double { didSet { check() } }

  /// How far the shadow is moved, in points: to the right and down.
  ///
  /// A distance that is not finite traps. The message names it, in release builds too.
  public var offset: CGSize {
    get { CGSize(width: right, height: down) }
    set {
      (right, down) = (newValue.width, newValue.height)
      check()
    }
  }

  // Apart, because `CGSize` is hashable only on newer systems.
  private var right: Double
  private var down: Double

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - opacity: How opaque it is. Traps unless it is from 0 to 1.
  ///   - radius: How far it is blurred, in points. Traps if it is negative or not finite.
  ///   - offset: How far it is moved to the right and down, in points. Traps if a part of it is not
  ///     finite.
  public init(
    color: UIColor = .black, opacity: Double = 0.15, radius: Double = 8,
    offset: CGSize = CGSize(width: 0, height: 2)
  ) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    (right, down) = (offset.width, offset.height)
    check()
  }

  private func check() {
    Length.checked(radius, "CardShadow.radius")
    guard (0...1).contains(opacity) else {
      fatalError("CardShadow.opacity is \(opacity). Set a number from 0 to 1.")
    }
    guard right.isFinite, down.isFinite else {
      fatalError("CardShadow.offset is \(right) by \(down). Set finite numbers.")
    }
  }
}
