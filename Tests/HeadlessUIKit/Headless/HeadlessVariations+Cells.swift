@_spi(Headless) extension HeadlessVariations {
  /// What happens to a cell that the data source returns for a row that is reconfigured, if it is
  /// not the row's existing one.
  public enum OtherCell: CaseIterable, Sendable {
    /// It takes the existing cell's place, as in a reload without animation.
    case replaces
    /// The existing cell stays as it is.
    case isDropped
    case raises
  }

  /// What becomes of another cell than the existing one when a row is reconfigured.
  ///
  /// Providers of the manner `dequeueReusableCell(withIdentifier:) ?? Cell(style:reuseIdentifier:)`
  /// return one, because only dequeuing for an index path gives the existing cell back. "Your cell
  /// provider … must return the same existing cell for a given index path" (Apple:
  /// UITableView.reconfigureRows(at:)), and what happens otherwise is not documented. Mullvad's
  /// settings have shipped such a provider and reconfigured its items since 2025: that does not end
  /// the process, and texts change.
  public static let otherCellOnReconfigure = HeadlessVariation<OtherCell>(
    standard: .replaces, of: OtherCell.allCases)

  /// Whose margins a content view has that an app's own content configuration makes.
  public enum ContentMargins: CaseIterable, Sendable {
    /// The 8 points of any view.
    case own
    /// The cell's where they reach further in, as a cell's first content view has them.
    case cells
  }

  /// Whose margins the view of a custom `UIContentConfiguration` has.
  ///
  /// A view does not preserve its superview's margins unless it says so (Apple:
  /// UIView.preservesSuperviewLayoutMargins), and that a cell says so for the view is not
  /// documented; content is nearer to the card's edge then, which is the less convenient answer. A
  /// cell's first content view has the cell's margins, so the other one is as likely.
  public static let customContentMargins = HeadlessVariation<ContentMargins>(
    standard: .own, of: ContentMargins.allCases)

  /// Where the background of a hosting configuration is.
  public enum HostedBackground: CaseIterable, Sendable {
    /// In the cell, behind its content view, and as large as the cell.
    case behindContent
    /// In the content view, and as large as that.
    case inContent
  }

  /// Where a cell has the background of a `UIHostingConfiguration`.
  ///
  /// It is the cell's (Apple: UIHostingConfiguration.background(content:)), "hosted at the back of
  /// the cell, underneath the SwiftUI content in the cell's contentView" (WWDC22-10072), which may
  /// mean either. A view beside the content view is the less convenient answer: what clips content
  /// does not clip it.
  public static let hostedBackgrounds = HeadlessVariation<HostedBackground>(
    standard: .behindContent, of: HostedBackground.allCases)
}
