/// The views of a navigation bar.
@MainActor final class NavigationBarParts {
  let background = UIView()
  let hairline = UIView()
  let title = UILabel()
  let largeTitle = UILabel()
  var titleView: UIView?
  var back: UIView?
  /// In reading order.
  var leading: [UIView] = []
  /// From the edge inwards.
  var trailing: [UIView] = []
}
