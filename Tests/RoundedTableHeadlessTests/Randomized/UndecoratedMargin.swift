@_spi(Headless) import UIKit

/// The margin of a table from before it was decorated, and what it has to be when it isn't any
/// more.
///
/// A table's default margin follows its width, and does so again in a controller's own view. In
/// another view, UIKit has no way to hand margins back to it, so a margin that was the default
/// becomes that of the present width, and stays.
@MainActor struct UndecoratedMargin {
  private var own: CGFloat?
  private var former: (margin: CGFloat, width: CGFloat)?

  /// The system's margin in a table of some width.
  static func standard(_ width: CGFloat) -> CGFloat {
    let isNewest = HeadlessDevice.current.systemVersion.hasPrefix("26")
    return width < (isNewest ? HeadlessVariations.wideMargins.answer : 414) ? 16 : 20
  }

  /// Takes note of a table that is decorated or undecorated, and returns the margin to set in the
  /// latter case.
  mutating func change(_ isDecorated: Bool, on tableView: UITableView) -> CGFloat? {
    let width = tableView.bounds.width
    if isDecorated {
      if former == nil { former = (own ?? Self.standard(width), width) }
      return nil
    }
    guard let former else { return nil }
    self.former = nil
    // In a controller's view, the system's minimum follows the width, whatever smaller margin is
    // set.
    guard !(tableView.next is UIViewController) else { return 8 }
    let wasDefault = former.margin == Self.standard(former.width)
    own = wasDefault ? Self.standard(width) : former.margin
    return own
  }
}
