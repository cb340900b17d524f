extension UIView {
  /// Records a fault that names the views that were laid out without end, and the constraints
  /// between them that follow insets.
  nonisolated static func reportEndlessLayout(of layers: [CALayer]) {
    let views = layers.compactMap { $0.delegate as? UIView }
    guard !views.isEmpty else { return }
    MainActor.assumeIsolated { reportEndlessLayout(of: views) }
  }

  private static func reportEndlessLayout(of views: [UIView]) {
    var message =
      "The layout of "
      + views.map { "\(type(of: $0)) \($0.frame)" }.joined(separator: ", ")
      + " does not come to an end: it was given up."
    let constraints = views.flatMap(\.constraints).filter(\.followsInsets).map(\.summary)
    if !constraints.isEmpty {
      message += " Insets that change with the layout decide over: "
      message += constraints.joined(separator: ", ")
    }
    HeadlessFaults.record(message)
    for view in views {
      view.layoutStorage?.region?.isEndless = true
      view.layoutStorage?.region?.isStale = false
    }
    // A solution may wait for the layout that was given up.
    for view in views { view.placeSolvedSubviews() }
  }
}

extension NSLayoutConstraint {
  /// Whether a guide is named whose place depends on the safe area or the margins of a view.
  fileprivate var followsInsets: Bool {
    [first?.guide, second?.guide].contains { $0 is SystemLayoutGuide }
  }
}
