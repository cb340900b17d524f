import Foundation

/// Flattens drawn layers into items and counts what they cost.
@MainActor struct DrawingCollector {
  typealias Item = HeadlessDrawing.Item

  private(set) var items: [Item] = []
  private(set) var layers = 0
  private(set) var masks = 0
  private(set) var backingStores = 0
  private(set) var offscreenPasses = 0

  mutating func collect(_ drawn: DrawnLayer, opacity outer: Double, clips outerClips: [Item.Clip]) {
    count(drawn)
    let opacity = outer * drawn.opacity
    var clips = outerClips
    func add(_ kind: Item.Kind, _ rect: CGRect) {
      items.append(Item(kind: kind, rect: rect, layer: drawn, opacity: opacity, clips: clips))
    }
    let bounds = drawn.outline.rect
    if let shadow = drawn.shadow, let box = drawn.shadowBox {
      add(.shadow(color: .init(shadow.color), offset: shadow.offset, radius: shadow.radius), box)
    }
    if let fill = drawn.fill { add(.fill(.init(fill)), bounds) }
    if let gradient = drawn.gradient {
      add(.gradient(colors: gradient.colors.map { .init($0) }), bounds)
    }
    if drawn.clips {
      clips.append(
        Item.Clip(
          frame: bounds.applying(drawn.transformToRoot), radii: Item.Radii(drawn.outline),
          view: drawn.view))
    }
    if let shape = drawn.shape {
      add(
        .shape(
          fill: shape.fill.map { .init($0) }, stroke: shape.stroke.map { .init($0) },
          lineWidth: shape.values.lineWidth),
        CGRect(enclosing: drawn.polygons.flatMap(\.self)))
    }
    switch drawn.content {
    case .text(let lines):
      for line in lines {
        let size = line.font.pointSize
        add(
          .text(line.string, color: .init(line.color.values), size: size),
          CGRect(x: line.origin.x, y: line.origin.y - size, width: line.width, height: size))
      }
    case .symbol(let name, let color, let rect):
      add(.symbol(name: name, color: .init(color.values)), rect)
    case .drawing(_, let rect, _):
      add(.image, rect)
    case nil:
      break
    }
    for layer in drawn.sublayers {
      collect(layer, opacity: opacity, clips: clips)
    }
    clips = outerClips
    if let border = drawn.border { add(.border(.init(border.color), width: border.width), bounds) }
  }

  private mutating func count(_ drawn: DrawnLayer) {
    layers += 1
    let layer = drawn.layer
    let hasSublayers = !drawn.sublayers.isEmpty
    if layer.hasBackingStore || layer.contents != nil { backingStores += 1 }
    if drawn.mask != nil {
      masks += 1
      offscreenPasses += 1
    }
    let hasContents = layer.hasBackingStore || layer.contents != nil || drawn.content != nil
    if drawn.clips, drawn.outline.isRounded, hasSublayers || hasContents { offscreenPasses += 1 }
    if drawn.opacity < 1, drawn.isGroup, hasSublayers { offscreenPasses += 1 }
    if layer.values.shadowOpacity > 0, layer.values.shadowPath == nil { offscreenPasses += 1 }
  }
}
