import Foundation

extension LayoutSystem {
  /// Adds what the contents of views want.
  ///
  /// Heights may depend on widths, which are solved by then; where both axes are one problem,
  /// those of the attempt before serve.
  mutating func addContentRows(_ axis: NSLayoutConstraint.Axis) {
    for index in items.indices where wantsContentSize(items[index]) {
      let view = items[index].view
      let size = contentSize(of: index) ?? view.intrinsicContentSize
      var wanted = axis == .horizontal ? size.width : size.height
      if axis == .vertical, let text = view as? UILabel, text.hasWidthDependentHeight,
        let width = width(of: index), width > 0
      {
        wanted = text.intrinsicHeight(forWidth: CGFloat(width))
      }
      guard wanted >= 0 else { continue }
      addContentRow(axis, index, Double(wanted))
    }
  }

  private func contentSize(of index: Int) -> CGSize? {
    guard let contentSizes, index < contentSizes.count else { return nil }
    return contentSizes[index]
  }

  private func width(of index: Int) -> Double? {
    guard isJoint else { return value(of: items[index].x).size }
    return index < knownWidths.count ? knownWidths[index] : nil
  }

  func wantsContentSize(_ item: Item) -> Bool {
    item.guide == nil && (item.isSolved || fitting != nil && item.view === root)
  }

  private mutating func addContentRow(
    _ axis: NSLayoutConstraint.Axis, _ index: Int, _ wanted: Double
  ) {
    let view = items[index].view
    let extent = extent(index, axis)
    guard extent.sizeVariable >= 0 else { return }
    var form = LinearForm(constant: -wanted)
    form.add(sizeOf: extent, times: 1)
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    add(Row(form: form, relation: .greaterThanOrEqual, priority: resistance), axis)
    add(Row(form: form, relation: .lessThanOrEqual, priority: hugging), axis)
  }

  func value(of extent: LayoutExtent, isVertical: Bool = false) -> (origin: Double, size: Double) {
    let origin = value(of: extent.minVariable, isVertical)
    let size = value(of: extent.sizeVariable, isVertical)
    return (
      origin + extent.minOffset + size * extent.sizeShareInMin,
      size * extent.sizeShare + extent.sizeOffset
    )
  }

  private func value(of variable: Int, _ isVertical: Bool) -> Double {
    guard variable >= 0 else { return 0 }
    return isVertical && !isJoint
      ? solvers.y.value(of: variable) : solvers.x.value(of: variable)
  }
}
