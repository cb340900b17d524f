import Foundation

extension UIView {
  /// Frames set while this is true are the solution's, not the app's.
  private static var isPlacing = false

  /// Places the direct subviews that constraints place: what `layoutSubviews` does.
  ///
  /// Costs nothing where nothing is constrained.
  func runConstraintLayout() {
    guard layoutStorage != nil else { return }
    let root = layoutRoot
    if root.layoutStorage?.region?.holds(for: root) != true { root.solveConstraints(while: self) }
    placeSolvedSubviews()
    guard let guide = layoutStorage?.systemGuides.first(where: { $0.late != .zero }) else { return }
    guide.late = .zero
    constraintLayoutChanged()
  }

  /// Content, margins or constraints changed: what was solved with them does not hold any more.
  func constraintLayoutChanged(byInsets isByInsets: Bool = false) {
    var isConcerned = layoutStorage != nil
    var view = self
    while !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview {
      view = superview
      isConcerned = isConcerned || view.layoutStorage != nil
    }
    guard isConcerned else { return }
    let root = view.layoutStorage?.absorbingRoot ?? view
    if isByInsets, root.layoutStorage?.region?.isEndless == true { return }
    root.ensuredLayoutStorage.region?.isStale = true
    root.setNeedsLayout()
  }

  /// The app moved a view that constraints may refer to, or one that they place.
  ///
  /// That one goes back with the next layout of its superview. A cell's content view is laid out
  /// after a cell whose size it has just taken on, so what the cell sets in it in `layoutSubviews`
  /// does not last; in rows of a known size, UIKit may let it last.
  func frameChangedByHand() {
    guard let layoutStorage, !UIView.isPlacing, let superview else { return }
    if translatesAutoresizingMaskIntoConstraints {
      if layoutStorage.isReference { superview.constraintLayoutChanged() }
    } else if let solved = layoutStorage.solvedFrame, solved != frame,
      !superview.hierarchy.isBeingLaidOut
    {
      superview.setNeedsLayout()
    }
  }

  /// The nearest view whose own frame constraints do not decide.
  private var layoutRoot: UIView {
    var view = self
    while !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview {
      view = superview
    }
    return view.layoutStorage?.absorbingRoot ?? view
  }

  private func solveConstraints(while layingOut: UIView) {
    let storage = ensuredLayoutStorage
    for member in storage.region?.absorbed ?? [] {
      member.view?.layoutStorage?.absorbingRoot = nil
    }
    var system = LayoutSystem(root: self)
    for view in system.absorbed { view.ensuredLayoutStorage.absorbingRoot = self }
    storage.region = LayoutRegion(
      size: bounds.size, origin: storage.systemGuides.isEmpty ? nil : bounds.origin,
      absorbed: system.absorbed.map { LayoutRegion.Member(view: $0) })
    guard !system.isEmpty else { return }
    system.solve()
    for (view, frame) in system.solvedFrames() {
      let storage = view.ensuredLayoutStorage
      let isNew = storage.solvedFrame != frame
      storage.solvedFrame = frame
      guard let superview = view.superview, isNew || view.frame != frame else { continue }
      _ = superview.ensuredLayoutStorage
      if superview !== layingOut { superview.setNeedsLayout() }
    }
  }

  func placeSolvedSubviews() {
    let outer = UIView.isPlacing
    UIView.isPlacing = true
    defer { UIView.isPlacing = outer }
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      guard let frame = view.layoutStorage?.solvedFrame else { continue }
      view.place(at: frame)
    }
  }

  private func place(at solved: CGRect) {
    guard transform.isIdentity else {
      // A transform leaves bounds and center as they are (Apple: UIView.frame).
      if bounds.size != solved.size { bounds.size = solved.size }
      let middle = CGPoint(x: solved.midX, y: solved.midY)
      if center != middle { center = middle }
      return
    }
    if frame != solved { frame = solved }
  }
}
