@_spi(Headless) extension HeadlessVariations {
  /// How long the animation of an update takes, in seconds.
  ///
  /// Not documented; 0.3 is what has been seen.
  public static let rowAnimationDuration = HeadlessVariation<Double>(
    standard: 0.3, of: [0.25, 0.3, 0.4])

  /// How rows move in time.
  public enum RowCurve: CaseIterable, Sendable {
    case easeInOut
    case linear
    /// A spring that does not swing.
    case spring
  }

  /// The curve of the animation of an update.
  ///
  /// Not documented; ease in and out is what has been seen, and the default of `UIView.animate`.
  public static let rowAnimationCurve = HeadlessVariation<RowCurve>(
    standard: .easeInOut, of: RowCurve.allCases)

  /// Under which keys layers have animations.
  public enum AnimationKeys: CaseIterable, Sendable {
    /// `position`
    case properties
    /// `position-2`, which leaves an animation alone that was there before.
    case numbered
    /// What nobody could guess.
    case secret
  }

  /// The keys of the animations that an update puts on the layers of its cells.
  ///
  /// Not documented. An action is run for the property's name (Apple:
  /// CAAction.run(forKey:object:arguments:)), which speaks for it.
  public static let rowAnimationKeys = HeadlessVariation<AnimationKeys>(
    standard: .properties, of: AnimationKeys.allCases)

  /// Whether an update animates rows as well that stay where they are.
  ///
  /// A layer whose position does not change asks for no action. Without an animation on a row its
  /// motion is not known, which is the less convenient answer.
  public static let animatesRestingRows = HeadlessVariation(standard: false)

  /// Whether rows fade under Reduce Motion in place of moving.
  ///
  /// Not documented. Rows have been seen to slide on; with nothing that moves, what goes with them
  /// has to fade as well.
  public static let fadesRowsUnderReduceMotion = HeadlessVariation(standard: false)
}
