import UIKit

/// The constraints that pin the table, or the view around it, to the safe area of its view
/// controller's view, as Interface Builder does.
///
/// What an installer adds to the safe area is taken from their constants, so that the table keeps
/// its frame. The app may write a constant at any time, or deactivate a constraint. Then they're
/// given up.
@MainActor struct SafeAreaPins {
  /// A constraint of one side, whose constant is 0.
  @MainActor struct Pin {
    weak var constraint: NSLayoutConstraint?
    /// Whether a greater constant moves the side toward the middle.
    let pointsInward: Bool
    fileprivate var constant = Borrowed.constant

    init(_ constraint: NSLayoutConstraint, pointsInward: Bool) {
      self.constraint = constraint
      self.pointsInward = pointsInward
    }

    fileprivate var isChanged: Bool {
      guard let constraint else { return true }
      return !constraint.isActive || constant.isOverwritten(on: constraint)
    }
  }

  private var pins: [Pin] = []
  private(set) var isGivenUp = false

  /// Whether the app has written a constant, or deactivated a constraint.
  var areChanged: Bool { pins.contains(where: \.isChanged) }

  mutating func giveUp() { isGivenUp = true }

  /// The constant of a constraint, without what's taken from it.
  func ownConstant(of constraint: NSLayoutConstraint) -> CGFloat {
    let pin = pins.first { $0.constraint === constraint }
    return pin?.constant.own(of: constraint) ?? constraint.constant
  }

  /// Takes a length from the constants of some constraints, and gives the others back.
  mutating func take(_ length: CGFloat, from new: [Pin]) {
    for pin in pins where !new.contains(where: { $0.constraint === pin.constraint }) {
      pin.constant.restore(pin.constraint)
    }
    pins = new.map { pin in pins.first { $0.constraint === pin.constraint } ?? pin }
    for index in pins.indices {
      guard let constraint = pins[index].constraint else { continue }
      let taken = length + Borrowed.mark
      pins[index].constant.set(pins[index].pointsInward ? -taken : taken, of: constraint)
    }
  }

  /// Restores the constants that are still ours.
  func restore() { for pin in pins { pin.constant.restore(pin.constraint) } }

  mutating func giveBack() {
    restore()
    pins = []
  }
}

extension Borrowed<NSLayoutConstraint, CGFloat> {
  /// What's added to a constant of ours, so that it can be found in a sum.
  ///
  /// It's far less than a pixel, to which a view's frame is rounded.
  fileprivate static let mark = 0x1p-20

  /// A loan of a constant, of which the app may write another one, or to which it may add.
  ///
  /// Lengths of apps are fractions of points that pixels or their halves have. So what the app has
  /// added to ours is such a fraction once ours is taken away, and what it has set isn't.
  fileprivate static var constant: Self {
    var constant = Self(\.constant)
    constant.exchanging = { found, ours, other in
      let added = found - ours
      let isSum = abs(added.remainder(dividingBy: 1 / 12)) < mark / 4
      return isSum ? added + other : found
    }
    return constant
  }
}
