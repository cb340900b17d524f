/// When the pictures of a film are seen.
struct FilmClock {
  /// How long a step takes: half as fast as on a device, to be followed.
  private static let stepLength = 0.6
  /// How long a film is at rest after each step.
  private static let rest = 1.4

  /// How many pictures are taken of a step: the first as it begins, the last at rest.
  static let picturesPerStep = 16

  let steps: Int
  /// How long it is before the first step, in seconds.
  ///
  /// By default readers see something move at once.
  var lead = 0.25

  var duration: Double { lead + Double(steps) * (Self.stepLength + Self.rest) }

  /// When a step begins.
  func start(of step: Int) -> Double {
    lead + Double(step) * (Self.stepLength + Self.rest)
  }

  /// When a step has come to rest.
  func end(of step: Int) -> Double { start(of: step) + Self.stepLength }

  /// When each picture is seen: one at rest, then those of each step.
  var times: [Double] {
    [0]
      + (0..<steps).flatMap { step in
        (0..<Self.picturesPerStep).map {
          start(of: step) + Self.stepLength * Double($0) / Double(Self.picturesPerStep - 1)
        }
      }
  }
}
