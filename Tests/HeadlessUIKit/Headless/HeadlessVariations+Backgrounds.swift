@_spi(Headless) extension HeadlessVariations {
  /// Whether a cell whose background view is set to nil gets its default background again.
  ///
  /// Configurations and background views exclude each other, and the default one is set up by the
  /// cell itself (Apple: UITableViewCell.backgroundConfiguration); that it comes back is not
  /// documented.
  public static let defaultBackgroundReturns = HeadlessVariation(standard: true)

  /// Whether assigning a background view requests an update of the cell's configuration.
  ///
  /// Not documented. Nothing of the state changes, which speaks against it.
  public static let backgroundViewUpdatesCell = HeadlessVariation(standard: false)

  /// Whether a cell is laid out when its state changes.
  ///
  /// Otherwise its configuration is updated with the table's layout, and the cell's
  /// `layoutSubviews` is not called. That the request of an update is one of a layout is not
  /// documented.
  public static let laysOutOnNewState = HeadlessVariation(standard: true)

  /// Whether a cell sets the frame of its background view in each of its layouts, and not only
  /// where it is another one.
  ///
  /// Not documented. A setter that is called always is what the plainest code does.
  public static let layoutsSetBackgroundFrames = HeadlessVariation(standard: true)

  /// Whether measuring a row lays out what is behind it.
  ///
  /// Not documented; Auto Layout needs the content's views alone for it.
  public static let measuringLaysOutBackgrounds = HeadlessVariation(standard: false)

  /// Where a selected background goes.
  public enum SelectionPlace: CaseIterable, Sendable {
    /// Just above the background view.
    case aboveBackground
    /// Just below the content view.
    case belowContent
  }

  /// Where a cell inserts its selected background.
  ///
  /// Above the background view (Apple: UITableViewCell.selectedBackgroundView); how far above, with
  /// other views between the two, is left open.
  public static let selectionPlace = HeadlessVariation<SelectionPlace>(
    standard: .aboveBackground, of: SelectionPlace.allCases)

  /// Whether the selection lies in front of the content of a cell that comes back into sight.
  ///
  /// Seen on iOS 7 in cells with a background view and a selected one, with multiple selection
  /// while editing, which were scrolled away and back (radars 15039241 and 15521540). Nobody
  /// reports it of later systems.
  public static let selectionCoversContent = HeadlessVariation(standard: false)

  /// Whether a cell inserts its selected background with its next layout, and not at once.
  ///
  /// Not documented. That a selection fades in with the call that animates it speaks for at once.
  public static let selectionAwaitsLayout = HeadlessVariation(standard: false)
}
