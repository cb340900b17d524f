import Foundation

extension LayoutSystem {
  /// Turns everything that holds along an axis into rows.
  mutating func makeRows(_ axis: NSLayoutConstraint.Axis) {
    for tie in constraints where tie.constraint.firstAttribute.axis == axis { addRow(of: tie) }
    for stack in stacks { stack.addArrangement(to: &self, along: axis) }
  }

  private mutating func addRow(of tie: Tie) {
    let constraint = tie.constraint
    let first = tie.first
    let second = tie.second
    guard first >= 0 else { return }
    let firstAttribute = constraint.firstAttribute
    let priority = constraint.priority.rawValue
    var form = LinearForm(constant: -Double(constraint.constant), room: 4)
    guard constraint.second != nil, constraint.secondAttribute != .notAnAttribute else {
      form.add(sizeOf: extent(first, firstAttribute.axis), times: 1)
      add(
        Row(
          form: form, relation: constraint.relation, priority: priority, constraint: constraint),
        firstAttribute.axis)
      return
    }
    guard second >= 0 else { return }
    let multiplier = Double(constraint.multiplier)
    if firstAttribute.isSize {
      form.add(sizeOf: extent(first, firstAttribute.axis), times: 1)
      form.add(sizeOf: extent(second, constraint.secondAttribute.axis), times: -multiplier)
    } else {
      let holder = constraint.holder ?? root
      let isDirectional =
        firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
      let isMirrored = isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
      addPoint(firstAttribute, of: first, isMirrored, to: &form, times: 1)
      addPoint(constraint.secondAttribute, of: second, isMirrored, to: &form, times: -multiplier)
      if multiplier != 1 {
        // A multiple of a location is measured in the coordinates of the view that holds the
        // constraint.
        let origin: NSLayoutConstraint.Attribute =
          firstAttribute.axis == .horizontal ? (isDirectional ? .leading : .left) : .top
        addPoint(origin, of: index(of: holder), isMirrored, to: &form, times: multiplier - 1)
      }
    }
    add(
      Row(form: form, relation: constraint.relation, priority: priority, constraint: constraint),
      firstAttribute.axis)
  }

  /// One of the rows that a stack view makes for its arranged views; locations are leading and
  /// trailing ones.
  mutating func relate(
    _ first: Int, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: Int,
    _ secondAttribute: NSLayoutConstraint.Attribute, constant: CGFloat = 0, isMirrored: Bool,
    priority: Float = 1000
  ) {
    var form = LinearForm(constant: -Double(constant))
    addPoint(attribute, of: first, isMirrored, to: &form, times: 1)
    addPoint(secondAttribute, of: second, isMirrored, to: &form, times: -1)
    add(Row(form: form, relation: relation, priority: priority), attribute.axis)
  }

  func extent(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> LayoutExtent {
    axis == .horizontal ? items[index].x : items[index].y
  }

  /// Adds the place that an attribute names.
  ///
  /// In a mirrored row the axis runs from right to left.
  mutating func addPoint(
    _ attribute: NSLayoutConstraint.Attribute, of index: Int, _ isMirrored: Bool,
    to form: inout LinearForm, times factor: Double
  ) {
    let sign = isMirrored ? -factor : factor
    let (fraction, item, inset) = place(of: attribute, index, isMirrored)
    form.add(fraction, along: extent(item, attribute.axis), times: sign)
    form.constant += sign * inset
  }

  /// A fraction of an item's extent, and points from there.
  private mutating func place(
    of attribute: NSLayoutConstraint.Attribute, _ index: Int, _ isMirrored: Bool
  ) -> (fraction: Double, item: Int, inset: Double) {
    let near = isMirrored ? 1.0 : 0.0
    let margins = attribute.isMargin ? self.margins(of: items[index].view) : .zero
    switch attribute {
    case .left, .top, .width, .height, .notAnAttribute: return (0, index, 0)
    case .right, .bottom: return (1, index, 0)
    case .centerX, .centerY: return (0.5, index, 0)
    case .leading: return (near, index, 0)
    case .trailing: return (1 - near, index, 0)
    case .leftMargin: return (0, index, Double(margins.left))
    case .rightMargin: return (1, index, -Double(margins.right))
    case .topMargin: return (0, index, Double(margins.top))
    case .bottomMargin: return (1, index, -Double(margins.bottom))
    case .leadingMargin:
      return (near, index, isMirrored ? -Double(margins.right) : Double(margins.left))
    case .trailingMargin:
      return (1 - near, index, isMirrored ? Double(margins.left) : -Double(margins.right))
    case .centerXWithinMargins: return (0.5, index, Double(margins.left - margins.right) / 2)
    case .centerYWithinMargins: return (0.5, index, Double(margins.top - margins.bottom) / 2)
    case .firstBaseline: return baseline(isFirst: true, index)
    case .lastBaseline: return baseline(isFirst: false, index)
    }
  }

  private mutating func baseline(
    isFirst: Bool, _ index: Int
  ) -> (fraction: Double, item: Int, inset: Double) {
    guard let source = items[index].view as? UILabel else { return (isFirst ? 0 : 1, index, 0) }
    return isFirst
      ? (0, index, Double(source.firstBaselineOffset))
      : (1, index, -Double(source.lastBaselineOffset))
  }
}
