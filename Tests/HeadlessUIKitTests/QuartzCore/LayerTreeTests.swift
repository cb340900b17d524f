import Testing
@_spi(Headless) import UIKit

@Suite struct LayerTreeTests {
  @Test func anInsertedLayerLeavesItsFormerPlace() {
    let first = CALayer()
    let second = CALayer()
    let layer = CALayer()
    first.addSublayer(layer)
    second.addSublayer(layer)
    #expect(first.sublayers == nil)
    #expect(layer.superlayer === second)
  }

  @Test func insertionAboveAndBelowKeepsTheOrderOfTheRest() {
    let root = CALayer()
    let layers = (0..<3).map { _ in CALayer() }
    let extra = CALayer()
    for layer in layers { root.addSublayer(layer) }
    root.insertSublayer(extra, above: layers[0])
    #expect(root.sublayers == [layers[0], extra, layers[1], layers[2]])
    root.insertSublayer(extra, below: layers[0])
    #expect(root.sublayers == [extra, layers[0], layers[1], layers[2]])
    root.addSublayer(extra)
    #expect(root.sublayers == [layers[0], layers[1], layers[2], extra])
  }

  /// With the words of Core Animation.
  @Test func aViewInsideItselfTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let views = [UIView(), UIView(), UIView()]
      views[0].addSubview(views[1])
      views[1].addSubview(views[2])
      views[2].addSubview(views[0])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("is a part of cycle in its layer tree"))
  }

  @Test func theFrameFollowsBoundsPositionAndTransform() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(layer.bounds.size == CGSize(width: 20, height: 20))
  }

  @Test func defaultsAreCoreAnimations() {
    let layer = CALayer()
    #expect(layer.opacity == 1)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.cornerCurve == .circular)
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.backgroundColor == nil)
    #expect(CAShapeLayer().fillColor == CGColor.black)
  }

  @Test func aSubclassIsCopiedAsItself() throws {
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.white, CGColor.black]
    let copy = try #require(gradient.presentation())
    #expect(copy.colors?.count == 2)
    #expect(copy.model() === gradient)
  }
}

@Suite struct LayerLayoutTests {
  final class Counting: CALayer {
    var layouts = 0
    var willLayOut: (() -> Void)?
    override func layoutSublayers() {
      layouts += 1
      willLayOut?()
    }
  }

  @Test func aNewSizeAsksForLayoutAndANewPlaceDoesNot() {
    let layer = Counting()
    layer.bounds.size = CGSize(width: 10, height: 10)
    #expect(layer.needsLayout())
    layer.layoutIfNeeded()
    layer.position = CGPoint(x: 4, y: 4)
    layer.bounds.origin = CGPoint(x: 1, y: 1)
    #expect(!layer.needsLayout())
    #expect(layer.layouts == 1)
  }

  @Test func layoutBeginsAtTheTopmostLayerThatNeedsIt() {
    let top = Counting()
    let middle = Counting()
    let bottom = Counting()
    top.addSublayer(middle)
    middle.addSublayer(bottom)
    top.layoutIfNeeded()
    top.setNeedsLayout()
    bottom.setNeedsLayout()
    let before = middle.layouts
    bottom.layoutIfNeeded()
    #expect(!top.needsLayout())
    #expect(!bottom.needsLayout())
    #expect(middle.layouts == before)
  }

  @Test func aCleanSubtreeIsNotLaidOutAgain() {
    let top = Counting()
    let layers = (0..<20).map { _ in Counting() }
    for layer in layers { top.addSublayer(layer) }
    top.layoutIfNeeded()
    let before = layers.map(\.layouts)
    layers[7].setNeedsLayout()
    top.layoutIfNeeded()
    #expect(zip(layers, before).filter { $0.layouts != $1 }.count == 1)
  }

  @Test func whatLayoutDirtiesBelowIsLaidOutInTheSamePass() {
    let top = Counting()
    let inner = Counting()
    top.addSublayer(inner)
    top.layoutIfNeeded()
    top.willLayOut = { inner.bounds.size.width += 1 }
    top.setNeedsLayout()
    let before = inner.layouts
    top.layoutIfNeeded()
    #expect(inner.layouts == before + 1)
    #expect(!inner.needsLayout())
  }

  /// Within the layout of both, and while a layer above needs another one.
  @Test func aLayerThatIsAskedForIsLaidOutInTheLayoutOfItsNeighbor() {
    let top = Counting()
    let middle = Counting()
    let layers = (0..<2).map { _ in Counting() }
    top.addSublayer(middle)
    for layer in layers { middle.addSublayer(layer) }
    top.layoutIfNeeded()
    var layouts: [Int] = []
    layers[0].willLayOut = {
      guard layouts.isEmpty else { return }
      top.setNeedsLayout()
      layouts.append(layers[1].layouts)
      layers[1].layoutIfNeeded()
      layouts.append(layers[1].layouts)
    }
    for layer in layers { layer.setNeedsLayout() }
    top.layoutIfNeeded()
    #expect(layouts.count == 2)
    #expect(layouts.last == layouts.first.map { $0 + 1 })
  }
}
