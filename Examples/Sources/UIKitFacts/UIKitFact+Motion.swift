import UIKit

extension UIKitFact {
  static let motion = [rowAnimation, nestedRadii]

  /// Corners copy the motion of the rows from there.
  static let rowAnimation = UIKitFact(
    "Rows that move have an animation of 0.3 s, ease-in-out, on their cells' layers at once"
  ) { trial in
    let table = FactTable(in: trial.host)
    table.start("abc")
    guard let cell = trial.cell("c", in: table) else { return }
    table.animate(to: FactTable.snapshot("axbc"))
    let keys = (cell.layer.animationKeys() ?? []).sorted()
    trial.expect(keys.contains { $0.hasPrefix("position") }, "keys \(keys)")
    for animation in keys.compactMap(cell.layer.animation(forKey:)) {
      trial.expect(abs(animation.duration - 0.3) < 0.001, "\(animation.duration) s")
      let curve = points(animation.timingFunction)
      trial.expect(curve == points(CAMediaTimingFunction(name: .easeInEaseOut)), "curve \(curve)")
    }
  }

  @MainActor private static func points(_ function: CAMediaTimingFunction?) -> [Float] {
    guard let function else { return [] }
    return [1, 2].flatMap { index in
      var point: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &point)
      return point
    }
  }

  /// Which corners are round does not animate; how round they are does: hence a view for each end
  /// of a card.
  static let nestedRadii = UIKitFact(
    "Radii of nested clips animate, which corners they round does not"
  ) { trial in
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let inner = UIView(frame: outer.bounds)
    outer.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    inner.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    for view in [outer, inner] { view.clipsToBounds = true }
    outer.addSubview(inner)
    trial.host.addSubview(outer)
    trial.host.layoutIfNeeded()
    UIView.animate(withDuration: 0.4) {
      for view in [outer, inner] { view.layer.cornerRadius = 10 }
    }
    for (name, view) in [("outer", outer), ("inner", inner)] {
      let duration = view.layer.animation(forKey: "cornerRadius")?.duration
      trial.expect(duration == 0.4, "\(name): \(duration.map { "\($0) s" } ?? "no animation")")
    }
    let square = UIView(frame: outer.frame)
    trial.host.addSubview(square)
    trial.host.layoutIfNeeded()
    UIView.animate(withDuration: 0.4) {
      square.layer.maskedCorners = [.layerMinXMinYCorner]
      square.layer.masksToBounds = true
    }
    let keys = square.layer.animationKeys() ?? []
    trial.expect(keys.isEmpty, "corners and clipping: \(keys.isEmpty ? "no animation" : "\(keys)")")
    trial.expect(square.layer.maskedCorners == [.layerMinXMinYCorner], "corners taken over")
  }
}
