public import Foundation

@_spi(Headless) extension HeadlessVariations {
  /// What a view reads as its traits while it is in no window.
  public enum TraitsOutsideWindows: CaseIterable, Sendable {
    /// The device's, without a display scale, as a view that was never in a window.
    case ofTheDevice
    /// Those that it had in its last window.
    case kept
  }

  /// Which traits a view reads that has left its window.
  ///
  /// Outside a window nobody is told of a change. A view that reads other traits there is told when
  /// it comes back, even if it comes back to those it had: it may have laid itself out meanwhile.
  /// Traits reach views through their window's hierarchy (Apple: Unleash the UIKit trait system,
  /// WWDC23-10057), and what a view reads outside is not documented; reading the device's is the
  /// less convenient answer.
  public static let traitsOutsideWindows = HeadlessVariation<TraitsOutsideWindows>(
    standard: .ofTheDevice, of: TraitsOutsideWindows.allCases)

  /// Whether a view gives its background color back as the object that was set.
  ///
  /// Otherwise it is another object with components in single precision, which is unequal. Not
  /// documented; printouts show system colors in extended gray beside others in sRGB. The same
  /// object is what public tests of apps compare with.
  public static let returnsSameColors = HeadlessVariation(standard: true)

  /// Whether scroll views pass the safe area above and below on to their subviews.
  ///
  /// A scroll view takes it up in its adjusted content inset. Whether its rows still get it while
  /// they scroll under a bar, and with it other insets in every frame, is not documented, and
  /// nothing speaks for either. A row that sizes itself there is as high as the bar over it makes
  /// it, until it is measured again. Views are told of such a change and not laid out for it.
  /// Margins above and below are not passed on: cells from nibs preserve their table's, and their
  /// content does not move at its edges.
  public static let passesVerticalInsets = HeadlessVariation(standard: false)

  /// Whether two paths that are made of the same elements are equal.
  ///
  /// Core Graphics compares paths by `CFEqual`, whose answer for paths is not documented; it may be
  /// that of the pointers.
  public static let equatesPaths = HeadlessVariation(standard: true)

  /// The narrowest screen on which iOS 26 has margins of 20 points at the sides rather than 16.
  ///
  /// 402 points have been measured with 20 (R20), and 300 with 16 (R07); what is between has not.
  /// The other answer takes in all phones on which iOS 26 runs.
  public static let wideMargins = HeadlessVariation<CGFloat>(standard: 402, of: [402, 375])

  /// Whether a window contains the concentric corners of its views, with the corners of its
  /// display.
  ///
  /// Views contain them by their `cornerConfiguration` (Apple:
  /// UICornerRadius.containerConcentric(minimum:)). That a window does so without one is not
  /// documented; three public sources read the display's radius in this way.
  public static let windowsAreContainers = HeadlessVariation(standard: true)

  /// What becomes of a continuous corner where an edge is too short for it.
  public enum ShortCorner: CaseIterable, Sendable {
    /// The curve is shortened along that edge, and ends at its middle.
    case isShortened
    case isArc
  }

  /// How a layer draws continuous corners whose edges are shorter than the curve needs.
  ///
  /// The radius was measured in a row that is too low for the curve (R06), its shape was not. A
  /// shortened curve is the less convenient answer: an arc is what circular corners have as well.
  public static let shortCorners = HeadlessVariation<ShortCorner>(
    standard: .isShortened, of: ShortCorner.allCases)

  /// Whether an animation block animates what a view's layer has and the view has not: shadows,
  /// borders, gradients, depth.
  ///
  /// Views turn their layers' animations on inside animation blocks (Apple: Core Animation
  /// Programming Guide, Advanced Animation Tricks), and only some of their own properties are
  /// documented as animatable (Apple: UIView). Which of the layer's are, nobody says; a change at
  /// once is the less convenient answer. A layer's radius is one of them (Apple:
  /// CALayer.cornerRadius).
  public static let animatesLayersProperties = HeadlessVariation(standard: false)

  /// Whether an effect is drawn beneath a mask of a view around it.
  ///
  /// A mask "causes the effect to fail" (Apple: UIVisualEffectView). What a failed effect looks
  /// like isn't said: that it shows nothing is the less convenient answer.
  public static let drawsEffectsBeneathMasks = HeadlessVariation(standard: false)
}
