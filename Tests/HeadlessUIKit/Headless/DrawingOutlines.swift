import Foundation

/// Strokes that go on from one clip to the next, as the outline of a card does from row to row.
///
/// Where two of them meet, both have smoothed edges, and a browser shows a tick. One path for all
/// of them has none.
@MainActor struct DrawingOutlines {
  /// A stroke, with what is behind it from the drawing down to the layer that clips it.
  private struct Part {
    var stroke: DrawnLayer
    var shape: DrawnLayer.Shape
    var layers: [DrawnLayer]
    /// What is clipped, in the drawing.
    var frame: CGRect
    /// The stroke's path in the drawing.
    var path: [PathElement]
    /// When it is drawn.
    var number: Int

    var goesOnAbove: Bool { bounds.minY < frame.minY - 1 }
    var goesOnBelow: Bool { bounds.maxY > frame.maxY + 1 }
    private var bounds: CGRect { CGRect(enclosing: path.flatMap(\.points)) }

    /// Whether both are strokes of the same kind, at the same sides.
    func matches(_ other: Part) -> Bool {
      shape.stroke == other.shape.stroke && shape.values.lineWidth == other.shape.values.lineWidth
        && abs(frame.minX - other.frame.minX) < 0.01 && abs(frame.maxX - other.frame.maxX) < 0.01
    }

    /// The layer above all that clip the stroke to the part.
    ///
    /// It's as wide as the part. That of a low part is higher, and another one cuts that off.
    var card: DrawnLayer {
      let card = layers.first { layer in
        let box = layer.outline.rect.applying(layer.transformToRoot)
        return layer.clips && abs(box.minX - frame.minX) < 0.01 && abs(box.maxX - frame.maxX) < 0.01
      }
      return card ?? stroke
    }
  }

  /// A path that replaces several, in the drawing.
  struct Joined {
    var path: [PathElement]
    var color: ColorComponents
    var width: CGFloat
    /// What cuts it off, nil if it is closed at both ends.
    var clip: CGRect?
  }

  /// What is written after a layer.
  private(set) var joined: [ObjectIdentifier: Joined] = [:]
  /// The layers whose strokes are written there.
  private(set) var replaced: Set<ObjectIdentifier> = []

  init(in root: DrawnLayer) {
    var parts: [Part] = []
    Self.collect(root, below: [], into: &parts)
    parts.sort { $0.frame.minY < $1.frame.minY }
    while let first = parts.first {
      var chain = [first]
      parts.removeFirst()
      while let last = chain.last, last.goesOnBelow,
        let next = parts.firstIndex(where: {
          $0.matches(last) && $0.goesOnAbove && abs($0.frame.minY - last.frame.maxY) < 0.05
        })
      {
        chain.append(parts.remove(at: next))
      }
      join(chain, besides: parts)
    }
  }

  private mutating func join(_ chain: [Part], besides others: [Part]) {
    guard chain.count > 1, let first = chain.first, let last = chain.last,
      let color = first.shape.stroke,
      let latest = chain.max(by: { $0.number < $1.number }),
      // A selected row has an outline of its own over that of its card.
      !others.contains(where: { other in
        chain.contains { $0.matches(other) && $0.frame == other.frame }
      })
    else { return }
    // A card's path has as many elements for its top as for its bottom, and then closes.
    let top = first.path.prefix((first.path.count - 1) / 2)
    let bottom = last.path.dropFirst((last.path.count - 1) / 2)
    joined[ObjectIdentifier(latest.card)] = Joined(
      path: Array(top + bottom), color: color, width: first.shape.values.lineWidth,
      clip: first.goesOnAbove || last.goesOnBelow ? first.frame.union(last.frame) : nil)
    for part in chain { replaced.insert(ObjectIdentifier(part.stroke)) }
  }

  /// Collects strokes that nothing turns, fades or masks.
  private static func collect(
    _ layer: DrawnLayer, below layers: [DrawnLayer], into parts: inout [Part]
  ) {
    guard layer.opacity == 1, layer.mask == nil,
      layer.transform.isTranslation
    else { return }
    if let shape = layer.shape, shape.stroke != nil, shape.fill == nil,
      let clip = layers.last(where: { $0.clips })
    {
      parts.append(
        Part(
          stroke: layer, shape: shape, layers: layers,
          frame: clip.outline.rect.applying(clip.transformToRoot),
          path: shape.elements.applying(layer.transformToRoot), number: parts.count))
    }
    for sublayer in layer.sublayers { collect(sublayer, below: layers + [layer], into: &parts) }
  }
}

extension DrawingSVG {
  /// Writes a path that replaces several, if the last of them is in the layer.
  mutating func writeOutline(of layer: DrawnLayer) {
    guard let outline = outlines?.joined[ObjectIdentifier(layer)] else { return }
    // From the drawing to where the layer's own transform begins.
    let back = layer.transformFromRoot.concatenating(layer.transform)
    if let clip = outline.clip {
      let id = nextID()
      let frame = DrawingOutline(rect: clip.applying(back))
      add("<clipPath id=\"\(id)\"><path d=\"\(DrawingPathData.text(frame))\"/></clipPath>")
      add("<g clip-path=\"url(#\(id))\">")
    }
    add(
      "<path d=\"\(DrawingPathData.text(outline.path.applying(back)))\" fill=\"none\""
        + paint("stroke", outline.color, 1)
        + " stroke-width=\"\(DrawingNumber.text(outline.width))\"/>")
    if outline.clip != nil { add("</g>") }
  }
}
