import Foundation

/// Where a layer stands among others.
struct LayerTree {
  /// Not counted, since every layer would pay for it: a layer that goes tells those below.
  unowned(unsafe) var superlayer: CALayer?
  var sublayers: [CALayer] = []
  var mask: CALayer?
  /// The layer that a presentation copy shows.
  var model: CALayer?
}

extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    // Otherwise nothing that goes through the tree would come to an end.
    var ancestor: CALayer? = self
    while let next = ancestor {
      guard next !== layer else {
        fatalError("CALayerInvalid: layer \(layer) is a part of cycle in its layer tree")
      }
      ancestor = next.tree.superlayer
    }
    if layer.tree.superlayer === self, let old = tree.sublayers.firstIndex(where: { $0 === layer })
    {
      tree.sublayers.remove(at: old)
      tree.sublayers.insert(layer, at: min(index > old ? index - 1 : index, tree.sublayers.count))
      return
    }
    layer.removeFromSuperlayer()
    tree.sublayers.insert(layer, at: min(index, tree.sublayers.count))
    layer.tree.superlayer = self
    setNeedsLayout()
    if layer.layout.isNeeded || layer.layout.isNeededBelow { layer.tellAncestors() }
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard let sibling, let index = tree.sublayers.firstIndex(where: { $0 === sibling }) else {
      insert(layer, at: offset == 0 ? 0 : tree.sublayers.count)
      return
    }
    insert(layer, at: index + offset)
  }

  func leaveSuperlayer() {
    guard let parent = tree.superlayer else { return }
    tree.superlayer = nil
    if parent.tree.mask === self {
      parent.tree.mask = nil
      return
    }
    // From the end: what is removed is mostly what came last.
    if let index = parent.tree.sublayers.lastIndex(where: { $0 === self }) {
      parent.tree.sublayers.remove(at: index)
      parent.setNeedsLayout()
    }
  }

  func replaceSublayers(_ layers: [CALayer]) {
    for layer in tree.sublayers where !layers.contains(where: { $0 === layer }) {
      layer.removeFromSuperlayer()
    }
    for (index, layer) in layers.enumerated() {
      insert(layer, at: index)
    }
  }

  func replaceMask(_ layer: CALayer?) {
    tree.mask?.tree.superlayer = nil
    tree.mask = nil
    guard let layer else { return }
    layer.removeFromSuperlayer()
    layer.tree.superlayer = self
    tree.mask = layer
  }

  /// Back to front.
  ///
  /// The sort is stable: equal depths keep the order of the array.
  var sublayersInDrawingOrder: [CALayer] {
    let layers = tree.sublayers
    guard layers.contains(where: { $0.values.zPosition != 0 }) else { return layers }
    return layers.enumerated().sorted { left, right in
      let (first, second) = (left.element.values.zPosition, right.element.values.zPosition)
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }
}
