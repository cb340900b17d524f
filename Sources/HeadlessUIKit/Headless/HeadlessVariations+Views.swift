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
  /// Outside a window nobody is told of a change. A view that reads other traits there is told when it comes back, even if it comes
  /// back to those it had: it may have laid itself out meanwhile. Traits reach views through their window's hierarchy (Apple: Unleash
  /// the UIKit trait system, WWDC23-10057), and what a view reads outside is not documented; reading the device's is the less
  /// convenient answer.
  public static let traitsOutsideWindows = HeadlessVariation<TraitsOutsideWindows>(
    standard: .ofTheDevice, of: TraitsOutsideWindows.allCases)
}
