import UIKit

/// The styles that the app has set, and the result in one table: resolved for its traits, its width
/// and the running system.
@MainActor final class TableLook {
  /// The styles that the app has set.
  var chosenStyle = CardStyle() { didSet { isUnresolved = true } }
  var chosenTableStyle = TableStyle() { didSet { isUnresolved = true } }
  /// The style of all cards, resolved for the table's traits and width.
  private(set) var style = CardStyle()
  /// The table style, resolved for the table's traits, its width and the readable width.
  private(set) var tableStyle = TableStyle()
  /// The environment that the styles were last resolved for, and the result.
  ///
  /// Their closures are called again only in another environment.
  private var environment: CardEnvironment?
  private var provided = (style: CardStyle(), table: TableStyle())
  private var isUnresolved = true
  private(set) var system = SystemLook(for: Bundle.main.infoDictionary)
  /// The resolved styles that are in use, so that equal cards compare by identity, and decorating a
  /// reused cell allocates nothing.
  ///
  /// Without it, a pass over 23 cells takes 33,000 more instructions, and each reused cell an
  /// allocation.
  private var known: [ResolvedCardStyle] = []
  /// The style that all cards share, with the table's latest lengths.
  private var common: ResolvedCardStyle?

  /// Resolves the app's styles for an environment, which is nil while the table has no width.
  func resolve(
    for tableView: UITableView, in environment: CardEnvironment?, readableWidth: () -> Double?
  ) {
    system.adapt(to: tableView)
    common = nil
    if isUnresolved || environment != self.environment {
      isUnresolved = false
      self.environment = environment
      provided.style = chosenStyle.resolved(in: environment)
      provided.table = chosenTableStyle.resolved(in: environment)
    }
    let table = provided.table
    // The app can also turn it on for the table itself, and UIKit then limits the content.
    let isReadable = table.followsReadableWidth || tableView.cellLayoutMarginsFollowReadableWidth
    tableStyle = table.completed(with: system, readableWidth: isReadable ? readableWidth() : nil)
    style = completed(provided.style)
  }

  /// Returns a style with the system's values in place of nil.
  func completed(_ style: CardStyle) -> CardStyle {
    style.resolved(in: environment).completed(with: system)
  }

  /// Returns a completed style with the lengths that all cards of the table share.
  ///
  /// Nil stands for the style that all cards share.
  func resolved(
    _ own: CardStyle?, with metrics: ResolvedCardStyle.Metrics
  ) -> ResolvedCardStyle {
    if let own { return interned(own, with: metrics) }
    if let common, common.metrics == metrics { return common }
    let resolved = interned(style, with: metrics)
    common = resolved
    return resolved
  }

  private func interned(
    _ style: CardStyle, with metrics: ResolvedCardStyle.Metrics
  ) -> ResolvedCardStyle {
    for known in known where known.metrics == metrics && known.style == style { return known }
    // A style's closures may return any number of different styles.
    if known.count == 16 { known.removeAll() }
    let new = ResolvedCardStyle(style, with: metrics)
    known.append(new)
    return new
  }
}
