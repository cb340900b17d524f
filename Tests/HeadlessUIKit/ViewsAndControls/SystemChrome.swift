import Foundation

/// What bars and controls look like on the device's system, as far as it has been measured.
///
/// The facts stand in the tests of the folder Reality, with their sources.
struct SystemChrome: Equatable {
  var switchSize = CGSize(width: 51, height: 31)
  var switchThumbSize = CGSize(width: 27, height: 27)
  /// The height of a slider is that of shipping storyboards; its parts were not measured.
  var sliderHeight: CGFloat = 31
  /// The radius of a segmented control, which is inset by 2 points for its thumb.
  var segmentRadius: CGFloat = 8
  var segmentThumbRadius: CGFloat = 6
  var searchFieldHeight: CGFloat = 36
  var searchFieldRadius: CGFloat = 10
  /// A navigation bar's part with its title and buttons.
  var barHeight: CGFloat = 44
  /// How far a large title is from the edge of a narrow screen.
  var largeTitleMargin: CGFloat = 16
  /// Between buttons in a bar.
  var barButtonGap: CGFloat = 16
  /// Whether buttons in bars lie on glass, and bars on nothing.
  var hasGlass = false

  static let iOS15 = SystemChrome()

  static let iOS26 = SystemChrome(
    switchSize: CGSize(width: 63, height: 28), switchThumbSize: CGSize(width: 37, height: 24),
    segmentRadius: 16, segmentThumbRadius: 14, searchFieldHeight: 44, searchFieldRadius: 22,
    barHeight: 54, largeTitleMargin: 20, barButtonGap: 12, hasGlass: true)

  /// That of the device of this moment.
  @MainActor static var current: SystemChrome {
    HeadlessDevice.current.isAtLeast(26) ? iOS26 : iOS15
  }
}
