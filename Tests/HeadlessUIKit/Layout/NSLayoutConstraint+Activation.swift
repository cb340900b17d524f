extension NSLayoutConstraint {
  func install() {
    guard holder == nil else { return }
    guard let firstOwner = first.owner else { refuse() }
    guard let second else { return install(in: firstOwner) }
    guard let secondOwner = second.owner,
      let ancestor = firstOwner.nearestCommonAncestor(with: secondOwner)
    else { refuse() }
    install(in: ancestor)
  }

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
      Unable to activate constraint with anchors \(firstAttribute) of \(describe(first)) and \
      \(secondAttribute) of \(second.map(describe) ?? "nothing") because they have no common ancestor.  \
      Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.
      """)
  }

  private func describe(_ item: LayoutItem) -> String {
    "\(type(of: item.object))"
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
