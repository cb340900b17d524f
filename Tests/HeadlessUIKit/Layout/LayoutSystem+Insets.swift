import Foundation

extension LayoutSystem {
  func margins(of view: UIView) -> UIEdgeInsets {
    knownInsets.isEmpty ? view.layoutMargins : known(view)?.margins ?? view.layoutMargins
  }
  private func known(_ view: UIView) -> LayoutInsets? {
    index(inSolution: view).flatMap { knownInsets[$0] }
  }
  private func index(inSolution view: UIView) -> Int? {
    guard let slot = view.layoutStorage?.slot, slot.stamp == stamp else { return nil }
    return slot.index
  }

  /// Finds what flows into the views where the solution places them, and says whether it is other
  /// than what was solved with.
  mutating func findInsets() -> Bool {
    let safeArea = root.safeAreaInsets
    let isConcerned = items.contains { item in
      item.guide == nil && item.view !== root
        && (safeArea != .zero || item.view.preservesSuperviewLayoutMargins
          || item.view.hasReadableGuide)
    }
    guard isConcerned else { return false }
    var changed: [(index: Int, insets: LayoutInsets)] = []
    for (index, item) in items.enumerated() where item.guide == nil && item.view !== root {
      let old = knownInsets[index] ?? LayoutInsets(of: item.view)
      let new = insets(of: item.view)
      if !new.isNear(old, comparingWidths: item.view.hasReadableGuide) {
        changed.append((index, new))
      }
    }
    for change in changed { knownInsets[change.index] = change.insets }
    return !changed.isEmpty
  }

  /// Superviews first: what reaches a view went through them.
  private func insets(of view: UIView) -> LayoutInsets {
    guard view !== root, view.owningController == nil, let superview = view.superview,
      superview.bounds.origin == .zero, let index = index(inSolution: view),
      let outerIndex = self.index(inSolution: superview)
    else { return LayoutInsets(of: view) }
    let scale = Double(root.pixelsPerPoint)
    let frame = roundedRect(of: items[index], scale)
    let outer = roundedRect(of: items[outerIndex], scale)
    let around = insets(of: superview)
    let safeArea =
      root.window == nil
      ? .zero : superview.reach(of: around.safeArea, .safeArea, into: frame, from: outer)
    let reach =
      view.preservesSuperviewLayoutMargins
      ? superview.reach(of: around.margins, .margins, into: frame, from: outer) : nil
    return LayoutInsets(
      margins: view.margins(inside: safeArea, inheriting: reach), safeArea: safeArea,
      width: frame.width)
  }
}

extension UIView {
  fileprivate var hasReadableGuide: Bool {
    layoutStorage?.systemGuides.contains { $0.kind == .readable } ?? false
  }
}
