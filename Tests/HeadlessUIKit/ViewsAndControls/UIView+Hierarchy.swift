import Foundation

extension UIView {
  func place(_ view: UIView, at index: Int?) {
    guard view !== self else { fatalError("Can't add self as subview") }
    guard view.superview !== self else { return moveOwn(view, to: index) }
    let count = hierarchy.subviews.count
    let target = min(max(index ?? count, 0), count)
    view.moves(to: self) {
      guard target < hierarchy.subviews.count else {
        hierarchy.subviews.append(view)
        return layer.addSublayer(view.layer)
      }
      let next = hierarchy.subviews[target].layer
      hierarchy.subviews.insert(view, at: target)
      layer.insertSublayer(view.layer, below: next)
    }
    subviewPlaced(view, at: index)
    didAddSubview(view)
  }

  func place(_ view: UIView, below sibling: UIView) {
    guard let index = indexAmongOthers(of: sibling, ignoring: view) else {
      return place(view, at: nil)
    }
    place(view, at: index)
  }

  func place(_ view: UIView, above sibling: UIView) {
    guard let index = indexAmongOthers(of: sibling, ignoring: view) else {
      return place(view, at: nil)
    }
    place(view, at: index + 1)
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.superview === self else { return }
    moveOwn(view, to: toFront ? nil : 0)
  }

  func leaveSuperview() {
    guard superview != nil else { return }
    moves(to: nil) {}
  }

  func descends(from view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func changeHidden(to isHidden: Bool) {
    guard layer.isHidden != isHidden else { return }
    layer.isHidden = isHidden
    superview?.subviewHiddenChanged(self)
    constraintLayoutChanged()
  }

  /// The index that a sibling has once another view is taken out.
  private func indexAmongOthers(of sibling: UIView, ignoring view: UIView) -> Int? {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return nil }
    let own = subviews.firstIndex { $0 === view }
    return own.map { $0 < index ? index - 1 : index } ?? index
  }

  /// Moves a view that is here already to an index among the others: no callbacks, as nothing
  /// enters or leaves.
  private func moveOwn(_ view: UIView, to index: Int?) {
    defer { subviewPlaced(view, at: index) }
    guard let old = hierarchy.subviews.firstIndex(where: { $0 === view }) else { return }
    let target = min(max(index ?? subviews.count - 1, 0), subviews.count - 1)
    guard target != old else { return }
    hierarchy.subviews.remove(at: old)
    let next = target < subviews.count ? subviews[target].layer : nil
    hierarchy.subviews.insert(view, at: target)
    guard let next else { return layer.addSublayer(view.layer) }
    layer.insertSublayer(view.layer, below: next)
  }

  private func moves(to newSuperview: UIView?, inserting insert: () -> Void) {
    let oldSuperview = superview
    let oldTint = effectiveTintColor
    let newWindow = newSuperview?.window
    let changesWindow = window !== newWindow
    if oldSuperview != nil { dropConstraintsCrossingOut() }
    if changesWindow { announce(window: newWindow) }
    willMove(toSuperview: newSuperview)
    if let oldSuperview {
      oldSuperview.willRemoveSubview(self)
      oldSuperview.hierarchy.subviews.removeAll { $0 === self }
      layer.removeFromSuperlayer()
      oldSuperview.setNeedsLayout()
    }
    hierarchy.superview = newSuperview
    insert()
    newSuperview?.setNeedsLayout()
    if Self.isTintInUse, appearance.tintColor == nil {
      let tint = effectiveTintColor
      if oldTint !== tint, oldTint != tint { passTintChange() }
    }
    if changesWindow {
      enter(newWindow)
    } else if newWindow != nil {
      refreshTraits()
      refreshInsets()
    } else if newSuperview != nil {
      detachedTraitsChanged()
      // Outside windows nothing else flows in.
      if preservesSuperviewLayoutMargins || insets.safeArea != .zero { refreshInsets() }
    }
    didMoveToSuperview()
  }

  private func announce(window newWindow: UIWindow?) {
    owningController?.viewWillMove(to: newWindow)
    willMove(toWindow: newWindow)
    for subview in subviews {
      subview.announce(window: newWindow)
    }
  }

  /// Parents come before their subviews: what flows down is up to date above.
  private func enter(_ newWindow: UIWindow?) {
    guard window !== newWindow else { return }
    hierarchy.window = newWindow
    if newWindow != nil { refreshOwnTraits() } else { leaveTraits() }
    refreshOwnInsets()
    for subview in subviews where subview.superview === self {
      subview.enter(newWindow)
    }
    if newWindow != nil { AppearanceProxies.apply(to: self) }
    didMoveToWindow()
    owningController?.viewDidMove(to: newWindow)
  }
}
