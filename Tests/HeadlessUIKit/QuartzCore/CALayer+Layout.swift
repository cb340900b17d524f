import Foundation

/// What a layer knows about layout still to be done.
struct LayerLayout {
  var isNeeded = false
  /// Whether a layer below needs layout, so that a clean subtree costs nothing.
  var isNeededBelow = false
  /// Of the topmost layer: whether layout was asked for anywhere below since the last frame, done
  /// by now or not.
  var isFrameNeeded = false
  /// The pass that last laid the layer out, and how often it did.
  var pass = 0
  var rounds = 0
}

extension CALayer {
  func markNeedsLayout() {
    guard !layout.isNeeded else { return }
    layout.isNeeded = true
    tellAncestors()
  }

  func tellAncestors() {
    var top = self
    while let parent = top.tree.superlayer {
      guard !parent.layout.isNeededBelow else { return }
      parent.layout.isNeededBelow = true
      top = parent
    }
    top.layout.isFrameNeeded = true
  }

  /// Whether the tree below this layer has to be looked at in the frame that begins.
  func takesFrame() -> Bool {
    defer { layout.isFrameNeeded = false }
    return layout.isFrameNeeded || layout.isNeeded || layout.isNeededBelow
  }

  /// Apple: CALayer.layoutIfNeeded, which begins at the topmost ancestor that needs layout.
  func layOutFromTop() {
    var top = self
    var ancestor = tree.superlayer
    while let current = ancestor {
      if current.layout.isNeeded { top = current }
      ancestor = current.tree.superlayer
    }
    LayoutPass.run { layOutPath(from: top, $0) }
  }

  /// Lays out this layer and what is below it, whatever its ancestors need.
  func layOutAlone() { LayoutPass.run { layOutSubtree($0) } }

  /// Lays out an ancestor, and then what is between, which an ancestor forgets that is being laid
  /// out already.
  private func layOutPath(from top: CALayer, _ pass: LayoutPass) {
    if self !== top { tree.superlayer?.layOutPath(from: top, pass) }
    layOutSubtree(pass)
  }

  private func layOutSubtree(_ pass: LayoutPass) {
    // A layout that asks for itself again is done again, after those that come before it. The pass
    // allows it until no end can be seen.
    while layout.isNeeded || layout.isNeededBelow { layOutOnce(pass) }
  }

  private func layOutOnce(_ pass: LayoutPass) {
    if layout.isNeeded {
      layout.isNeeded = false
      if pass.allowsLayout(of: self) { layoutSublayers() }
    }
    guard layout.isNeededBelow else { return }
    layout.isNeededBelow = false
    for layer in tree.sublayers where layer.layout.isNeeded || layer.layout.isNeededBelow {
      layer.layOutOnce(pass)
    }
  }
}
