import Foundation

extension LayoutSystem {
  /// The item that one end of a constraint names.
  mutating func index(of item: LayoutItem?) -> Int? {
    guard let item else { return nil }
    if let view = item.view { return index(of: view) }
    guard let guide = item.guide, let owner = guide.owningView else { return nil }
    return index(of: guide, in: owner)
  }

  mutating func index(of view: UIView) -> Int {
    let storage = view.ensuredLayoutStorage
    if storage.slot.stamp == stamp { return storage.slot.index }
    var item = Item(view: view)
    if view === root {
      item.x = rootExtent(.horizontal)
      item.y = rootExtent(.vertical)
    } else if view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview {
      storage.isReference = true
      placeByMask(&item, in: superview)
    } else {
      item.x = makeExtent(.horizontal)
      item.y = makeExtent(.vertical)
      item.isSolved = true
    }
    items.append(item)
    storage.slot = LayoutSlot(stamp: stamp, index: items.count - 1)
    return items.count - 1
  }

  private mutating func index(of guide: UILayoutGuide, in owner: UIView) -> Int {
    if guide.slot.stamp == stamp { return guide.slot.index }
    var item = Item(view: owner, guide: guide)
    if let guide = guide as? SystemLayoutGuide {
      let around = items[index(of: owner)]
      let width = fitting != nil && owner === root ? fittingWidth : owner.bounds.width
      let known = knownInsets[index(of: owner)]
      let insets = guide.insets(
        in: owner, width: known?.width ?? width, margins: known?.margins ?? owner.layoutMargins,
        safeArea: known?.safeArea ?? owner.safeAreaInsets)
      item.x = around.x.inset(by: insets.left, insets.right)
      item.y = around.y.inset(by: insets.top, insets.bottom)
      // A scroll view's guides stay where they are on screen, and its subviews do not.
      item.x.minOffset += Double(owner.bounds.minX)
      item.y.minOffset += Double(owner.bounds.minY)
    } else {
      item.x = makeExtent(.horizontal)
      item.y = makeExtent(.vertical)
      item.isSolved = true
    }
    items.append(item)
    guide.slot = LayoutSlot(stamp: stamp, index: items.count - 1)
    return items.count - 1
  }

  private var fittingWidth: CGFloat {
    guard let fitting, fitting.target.width > 0 else { return root.bounds.width }
    return fitting.target.width
  }

  mutating func makeVariable(_ axis: NSLayoutConstraint.Axis) -> Int {
    axis == .horizontal || isJoint ? solvers.x.makeVariable() : solvers.y.makeVariable()
  }

  private mutating func makeExtent(_ axis: NSLayoutConstraint.Axis) -> LayoutExtent {
    LayoutExtent(minVariable: makeVariable(axis), sizeVariable: makeVariable(axis))
  }

  private mutating func rootExtent(_ axis: NSLayoutConstraint.Axis) -> LayoutExtent {
    let isHorizontal = axis == .horizontal
    guard let fitting else {
      let size = root.bounds.size
      return LayoutExtent(sizeOffset: Double(isHorizontal ? size.width : size.height))
    }
    let priority = isHorizontal ? fitting.horizontal : fitting.vertical
    let target = isHorizontal ? fitting.target.width : fitting.target.height
    if priority == .required { return LayoutExtent(sizeOffset: Double(target)) }
    let extent = LayoutExtent(sizeVariable: makeVariable(axis))
    var form = LinearForm(constant: -Double(target))
    form.add(sizeOf: extent, times: 1)
    add(Row(form: form, relation: .equal, priority: priority.rawValue), axis)
    return extent
  }

  /// A view with a mask keeps its distances to the edges and its size, save for what the mask lets
  /// flex.
  private mutating func placeByMask(_ item: inout Item, in superview: UIView) {
    let around = items[index(of: superview)]
    let view = item.view
    let mask = view.superview?.autoresizesSubviews == true ? view.autoresizingMask : []
    let frame = view.frame
    let bounds = superview.bounds
    item.x = around.x.holding(
      Double(frame.minX), Double(frame.width), in: Double(bounds.width),
      flexes: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    item.y = around.y.holding(
      Double(frame.minY), Double(frame.height), in: Double(bounds.height),
      flexes: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
  }
}

extension LayoutExtent {
  func inset(by near: CGFloat, _ far: CGFloat) -> LayoutExtent {
    var extent = self
    extent.minOffset += Double(near)
    extent.sizeOffset -= Double(near + far)
    return extent
  }

  /// An item inside this one that keeps its place as an autoresizing mask says.
  func holding(
    _ origin: Double, _ size: Double, in room: Double, flexes: (near: Bool, size: Bool, far: Bool)
  ) -> LayoutExtent {
    let parts = (flexes.near ? 1.0 : 0) + (flexes.size ? 1 : 0) + (flexes.far ? 1 : 0)
    let nearShare = flexes.near ? 1 / parts : 0
    let ownShare = flexes.size ? 1 / parts : 0
    var extent = self
    extent.sizeShareInMin = sizeShareInMin + nearShare * sizeShare
    extent.minOffset = minOffset + origin + nearShare * (sizeOffset - room)
    extent.sizeShare = ownShare * sizeShare
    extent.sizeOffset = size + ownShare * (sizeOffset - room)
    return extent
  }
}
