public import UIKit

/// A shadow around a whole card.
///
///     dataSource.style.shadow = CardShadow()
///     dataSource.style.shadow = CardShadow(color: .systemIndigo, opacity: 0.3, radius: 12)
///
/// Each row draws its slice of the shadow, and the slices follow the card's shape in every frame of
/// an update. The shadow falls on the table, not on other rows, so there is none between two cards
/// that touch. It has a path, so it needs no offscreen pass.
///
/// A ``CardCell`` and a ``CellDecorator`` of your own have no shadow.
public struct CardShadow: Hashable, Sendable {
  /// The color of the shadow.
  ///
  /// A dynamic color follows the traits of the table.
  public var color: UIColor

  /// The opacity of the shadow, from 0 to 1.
  ///
  /// Any other value traps, in release builds too. The message names it.
  public var opacity: Double { didSet { check() } }

  /// The blur radius of the shadow, in points.
  ///
  /// A radius that's negative or not finite traps, in release builds too. The message names it.
  public var radius: Double { didSet { check() } }

  /// The offset of the shadow to the right and down, in points.
  ///
  /// A value that's not finite traps, in release builds too. The message names it.
  public var offset: CGSize {
    get { CGSize(width: right, height: down) }
    set {
      right = newValue.width
      down = newValue.height
      check()
    }
  }

  // Two numbers, because `CGSize` is hashable only on newer systems.
  private var right: Double
  private var down: Double

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - opacity: The opacity of the shadow. Traps unless it's from 0 to 1.
  ///   - radius: The blur radius, in points. Traps if it's negative or not finite.
  ///   - offset: The offset to the right and down, in points. Traps if it's not finite.
  public init(
    color: UIColor = .black, opacity: Double = 0.15, radius: Double = 8,
    offset: CGSize = CGSize(width: 0, height: 2)
  ) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    right = offset.width
    down = offset.height
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
