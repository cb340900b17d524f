import Foundation

/// A weight on a spring, let go at 0 and pulled to 1.
struct DampedSpring: Sendable {
  var mass: Double
  var stiffness: Double
  var damping: Double
  var velocity: Double

  private var frequency: Double { (stiffness / mass).squareRoot() }
  private var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  func position(at time: Double) -> Double {
    let frequency = frequency
    let ratio = ratio
    guard time > 0, frequency > 0 else { return 0 }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let slope = (ratio * frequency - velocity) / damped
      return 1 - exp(-ratio * frequency * time)
        * (cos(damped * time) + slope * sin(damped * time))
    }
    if ratio == 1 {
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let slow = -ratio * frequency + spread
    let fast = -ratio * frequency - spread
    // 1 - a·e^(slow·t) - b·e^(fast·t), with a + b = 1 and the given velocity at the start.
    let a = (-velocity - fast) / (slow - fast)
    return 1 - a * exp(slow * time) - (1 - a) * exp(fast * time)
  }
}
