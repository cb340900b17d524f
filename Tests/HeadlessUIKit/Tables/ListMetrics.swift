import Foundation

/// What lists look like on the device's system, as far as it has been measured.
///
/// The facts stand in the tests of the folder Reality, with their sources. iOS 15 to 18 look the
/// same in all of them. The rows of plain tables on iOS 26 look as before: README.md has what was
/// measured and is not shown.
struct ListMetrics: Equatable {
  /// The height of a row of one line, its separator's pixel included.
  var rowHeight: CGFloat = 44
  /// What a cell keeps free above and below its content.
  var cellMargin: CGFloat = 11
  /// The radius of a card.
  var radius: CGFloat = 10
  /// What lies above the first section, if it has no header.
  var firstSpacing: CGFloat = 35
  /// How far a card's separators end before its edge.
  var separatorEnd: CGFloat = 0
  /// Whether a card's last row has a separator as well, as wide as the card and hidden.
  var hasLastSeparator = false
  /// Whether headers are written as they are, in a larger semibold.
  var hasProminentHeaders = false
  /// What a header keeps free above and below its text in a grouped table.
  var headerMargins = UIEdgeInsets(top: 15, left: 0, bottom: 6.5, right: 0)
  /// The same in a plain table, alike above and below.
  var plainHeaderMargin: CGFloat = 4
  /// What a footer keeps free above and below its text.
  var footerMargins = UIEdgeInsets(top: 7, left: 0, bottom: 15, right: 0)
  /// What a cell of the style subtitle keeps free above and below its two lines.
  var subtitleMargin: CGFloat = 6
  /// The text style of the second of them.
  var subtitleStyle = UIFont.TextStyle.caption1
  /// The distance from a cell's content to its chevron or checkmark.
  var accessoryGap: CGFloat = 10
  var chevronSize = CGSize(width: 8, height: 13)
  var checkmarkSize = CGSize(width: 16, height: 14)
  /// What a checkmark keeps free at either side.
  var checkmarkMargin: CGFloat = 0

  static let iOS15 = ListMetrics()

  static let iOS26 = ListMetrics(
    rowHeight: 52, cellMargin: 37.0 / 3, radius: 26, firstSpacing: 17.5, separatorEnd: 16,
    hasLastSeparator: true, hasProminentHeaders: true,
    headerMargins: UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0), plainHeaderMargin: 10,
    footerMargins: UIEdgeInsets(top: 8, left: 0, bottom: 6, right: 0), subtitleMargin: 15,
    subtitleStyle: .callout, accessoryGap: 0, chevronSize: CGSize(width: 10.5, height: 14),
    checkmarkSize: CGSize(width: 19, height: 16.5), checkmarkMargin: 2.5)

  /// Those of a device's grouped tables.
  @MainActor static func grouped(_ device: HeadlessDevice) -> ListMetrics {
    device.isAtLeast(26) ? iOS26 : iOS15
  }

  /// Those of the device's grouped tables: a lock, because configurations are made off the main
  /// actor as well.
  private static let ofDevice = Locked(iOS15)
  static var current: ListMetrics { ofDevice.withLock { $0 } }
  @MainActor static func follow(_ device: HeadlessDevice) {
    let metrics = grouped(device)
    ofDevice.withLock { $0 = metrics }
  }

  /// Those of a table of a style.
  static func of(_ style: UITableView.Style) -> ListMetrics { style == .plain ? iOS15 : current }
}
