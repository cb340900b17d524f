/// Which classes of views draw by themselves and so need a backing store.
///
/// UIKit finds out whether `draw(_:)` is overridden; here the method is called once for each class,
/// to see whether it ends in the default. Nothing is drawn by it: there is no graphics context.
@MainActor enum DrawingClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]
  private static var isDefault = false

  static func reachedDefault() { isDefault = true }

  static func draws(_ view: UIView) -> Bool {
    let id = ObjectIdentifier(type(of: view))
    if let draws = known[id] { return draws }
    isDefault = false
    view.draw(view.bounds)
    known[id] = !isDefault
    return !isDefault
  }
}
