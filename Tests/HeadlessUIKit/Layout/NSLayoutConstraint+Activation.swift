extension NSLayoutConstraint {
  func install() {
    guard holder == nil, !isGone else { return }
    guard let firstOwner = first?.owner else { refuse() }
    guard let second else { return install(in: firstOwner) }
    guard let secondOwner = second.owner,
      let ancestor = firstOwner.nearestCommonAncestor(with: secondOwner)
    else { refuse() }
    install(in: ancestor)
  }

  /// Whether one of its items was freed, and the constraint with it.
  var isGone: Bool { first?.isGone == true || second?.isGone == true }

  func install(in view: UIView) {
    view.ensuredLayoutStorage.constraints.append(self)
    holder = view
    view.constraintLayoutChanged()
  }

  func uninstall() {
    guard let holder else { return }
    self.holder = nil
    holder.layoutStorage?.constraints.removeAll { $0 === self }
    holder.constraintLayoutChanged()
  }

  private func refuse() -> Never {
    fatalError(
      """
      Unable to activate constraint with anchors \(firstAttribute) of \
      \(first.map(describe) ?? "nothing") and \(secondAttribute) of \(second.map(describe) ?? "nothing") because they have no common ancestor.  \
      Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.
      """)
  }

  private func describe(_ item: LayoutItem) -> String {
    item.object.map { "\(type(of: $0))" } ?? "nothing"
  }
}

extension UIView {
  fileprivate func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other { return self }
    var candidate: UIView? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }
}
