import Foundation

extension UIView {
  /// The size that constraints and contents give the view, which comes as close to the target as
  /// the priorities say.
  func solvedFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    var system = LayoutSystem(
      root: self,
      fitting: LayoutSystem.Fitting(target: target, horizontal: horizontal, vertical: vertical))
    system.solve()
    return system.rootSize
  }
}

extension LayoutSystem {
  /// Upwards to whole pixels, so that nothing inside gets too little.
  fileprivate var rootSize: CGSize {
    guard let slot = root.layoutStorage?.slot, slot.stamp == stamp else { return .zero }
    let item = items[slot.index]
    let size = CGSize(
      width: max(0, value(of: item.x).size),
      height: max(0, value(of: item.y, isVertical: true).size))
    return size.ceiled(to: root.pixelsPerPoint)
  }
}
