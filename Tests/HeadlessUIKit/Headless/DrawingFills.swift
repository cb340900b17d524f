import Foundation

/// Translucent fills and shadows of a table's rows that go on from one row to the next.
///
/// Where two of them meet, both have smoothed edges, and a browser shows a line across the card.
/// One path for all of them has none. Only edges that are written alike are joined: rows with a gap
/// between them, or one on top of the other, are drawn apart.
@MainActor struct DrawingFills {
  /// A path that replaces several, in the table's space.
  enum Joined {
    case fill([DrawingOutline.Corner], isContinuous: Bool, ColorComponents)
    case shadow(DrawnLayer.Shadow, clip: CGRect)
  }

  private enum Kind {
    case fill(DrawingOutline, ColorComponents)
    case shadow(DrawnLayer.Shadow)
  }

  /// A fill or a shadow, in the table's space.
  private struct Part {
    var kind: Kind
    var layer: DrawnLayer
    /// The layer in the table that it is in.
    var row: DrawnLayer
    /// What of it is seen.
    var frame: CGRect
    /// When it is drawn.
    var number: Int

    /// Whether the other one goes on where this one ends.
    func isContinued(by other: Part) -> Bool {
      let number = DrawingNumber.text
      guard row !== other.row, number(frame.maxY) == number(other.frame.minY),
        number(frame.minX) == number(other.frame.minX),
        number(frame.maxX) == number(other.frame.maxX)
      else { return false }
      switch (kind, other.kind) {
      case (.fill(let above, let color), .fill(let below, let otherColor)):
        return color == otherColor && above.bottomLeft + above.bottomRight == 0
          && below.topLeft + below.topRight == 0
      case (.shadow(let above), .shadow(let below)):
        return above.color == below.color && above.offset == below.offset
          && above.radius == below.radius && above.elements.count == below.elements.count
      default: return false
      }
    }
  }

  /// What cuts off a layer and what is in it.
  private struct Limit {
    var clip: CGRect?
    /// The outline of a layer above that clips, where rounding what is inside does as well.
    var outline: DrawingOutline?
    /// Whether the outline's round corners cut what is inside, which is too low for them by itself.
    var isCutRound = false

    func frame(_ rect: CGRect) -> CGRect { clip?.intersection(rect) ?? rect }
  }

  /// What is written before a layer, back to front.
  private(set) var joined: [ObjectIdentifier: [Joined]] = [:]
  /// The layers whose fills are written there.
  private(set) var replacedFills: Set<ObjectIdentifier> = []
  /// The layers whose shadows are.
  private(set) var replacedShadows: Set<ObjectIdentifier> = []

  private var parts: [Part] = []
  /// What a table's rows paint, in the order in which they do.
  private var painted: [(number: Int, frame: CGRect)] = []
  private var count = 0
  /// From the drawing to the table's space.
  private var fromRoot = CGAffineTransform.identity

  init(in root: DrawnLayer) { findTables(in: root) }

  private mutating func findTables(in layer: DrawnLayer) {
    guard layer.view is UITableView else {
      for sublayer in layer.sublayers { findTables(in: sublayer) }
      return
    }
    (parts, painted, count) = ([], [], 0)
    fromRoot = layer.transformFromRoot
    for row in layer.sublayers { collect(row, of: row, from: .identity, within: Limit()) }
    join { if case .shadow = $0 { true } else { false } }
    join { if case .fill = $0 { true } else { false } }
  }

  /// Collects what nothing turns, fades or masks in another shape than a box.
  private mutating func collect(
    _ layer: DrawnLayer, of row: DrawnLayer, from above: CGAffineTransform, within limit: Limit
  ) {
    guard layer.paintsSomething else { return }
    let transform = layer.transform.concatenating(above)
    count += 1
    var limit = limit
    limit.outline = limit.outline?.moved(into: layer.transform)
    let box = layer.outline.rect.applying(transform)
    if let mask = layer.mask, let hole = mask.plainBox {
      limit.clip = limit.frame(hole.applying(transform))
    }
    let isPlain =
      layer.opacity == 1 && layer.transform.isTranslation
      && (layer.mask == nil || layer.mask?.plainBox != nil)
    guard isPlain else {
      painted.append((count, limit.frame(layer.reach.applying(fromRoot))))
      return
    }
    let outline = limit.outline.map { layer.outline.rounded(like: $0) } ?? layer.outline
    add(layer, outline, of: row, transform, within: limit)
    guard layer.hasInside else { return }
    var inner = limit
    if layer.clips { inner.outline = outline }
    if layer.cutsSomethingOff {
      inner.clip = limit.frame(box)
      inner.isCutRound = outline.isRounded
      inner.outline = outline.isRounded ? outline : nil
    }
    for sublayer in layer.sublayers { collect(sublayer, of: row, from: transform, within: inner) }
  }

  private mutating func add(
    _ layer: DrawnLayer, _ outline: DrawingOutline, of row: DrawnLayer,
    _ transform: CGAffineTransform, within limit: Limit
  ) {
    if var shadow = layer.shadow, let clip = limit.clip, !limit.isCutRound {
      shadow.elements = shadow.elements.applying(transform)
      parts.append(
        Part(kind: .shadow(shadow), layer: layer, row: row, frame: clip, number: count))
    }
    if let color = layer.fill, color.alpha < 1 {
      var moved = outline
      moved.rect = outline.rect.applying(transform)
      // With the rows that follow, a card's first part is high enough for its corners.
      let isShaped = !limit.isCutRound || moved.topLeft + moved.topRight > 0
      if isShaped, let cut = moved.cut(to: limit.frame(moved.rect)) {
        parts.append(
          Part(kind: .fill(cut, color), layer: layer, row: row, frame: cut.rect, number: count))
      }
    }
    let isPainted =
      layer.fill != nil || layer.gradient != nil || layer.border != nil || layer.shape != nil
      || layer.content != nil
    if isPainted {
      painted.append((count, limit.frame(layer.paintedBox.applying(transform))))
    } else if layer.shadow != nil {
      painted.append((count, limit.clip ?? .infinite))
    }
  }

  private mutating func join(_ isOfKind: (Kind) -> Bool) {
    var rest = parts.filter { isOfKind($0.kind) }.sorted { $0.frame.minY < $1.frame.minY }
    while !rest.isEmpty {
      var chain = [rest.removeFirst()]
      while let last = chain.last,
        let next = rest.firstIndex(where: { part in
          last.isContinued(by: part) && isFree(chain + [part])
        })
      {
        chain.append(rest.remove(at: next))
      }
      if chain.count > 1 { join(chain) }
    }
  }

  /// Whether nothing that stays where it is would be painted over by a path for all of some parts.
  private func isFree(_ chain: [Part]) -> Bool {
    let first = chain.map(\.number).min() ?? 0
    return chain.allSatisfy { part in
      let inside = part.frame.insetBy(dx: 0.5, dy: 0.5)
      return !painted.contains { number, frame in
        first < number && number < part.number && frame.intersects(inside)
          && !isJoinedShadow(number)
      }
    }
  }

  private func isJoinedShadow(_ number: Int) -> Bool {
    parts.contains { $0.number == number && replacedShadows.contains(ObjectIdentifier($0.layer)) }
  }

  private mutating func join(_ chain: [Part]) {
    guard let top = chain.first, let bottom = chain.last,
      let earliest = chain.min(by: { $0.number < $1.number })
    else { return }
    let place = ObjectIdentifier(earliest.row)
    switch (top.kind, bottom.kind) {
    case (.fill(let above, let color), .fill(let below, _)):
      let (upper, lower) = (above.corners, below.corners)
      joined[place, default: []].append(
        .fill(
          [upper[0], lower[1], lower[2], upper[3]],
          isContinuous: above.isRounded ? above.isContinuous : below.isContinuous, color))
      for part in chain { replacedFills.insert(ObjectIdentifier(part.layer)) }
    case (.shadow(var shadow), .shadow(let below)):
      // A card's path has as many elements for its top as for its bottom, and then closes.
      let half = (shadow.elements.count - 1) / 2
      shadow.elements = Array(shadow.elements.prefix(half) + below.elements.dropFirst(half))
      let clip = chain.reduce(top.frame) { $0.union($1.frame) }
      joined[place, default: []].append(.shadow(shadow, clip: clip))
      for part in chain { replacedShadows.insert(ObjectIdentifier(part.layer)) }
    default: break
    }
  }
}

extension DrawnLayer {
  /// The box that an opaque mask with square corners shows, in the space of what it masks.
  fileprivate var plainBox: CGRect? {
    guard fill?.alpha == 1, opacity == 1, shape == nil, mask == nil, !outline.isRounded,
      transform.isTranslation
    else { return nil }
    return outline.rect.applying(transform)
  }
}

extension DrawingOutline {
  /// What of the box is within a frame, nil where a corner would be cut or nothing is left.
  fileprivate func cut(to frame: CGRect) -> DrawingOutline? {
    guard !frame.isNull, frame.width == rect.width, frame.height > 0 else { return nil }
    if frame.minY > rect.minY, topLeft + topRight > 0 { return nil }
    if frame.maxY < rect.maxY, bottomLeft + bottomRight > 0 { return nil }
    guard !isRounded || frame == rect else { return nil }
    var cut = self
    cut.rect = frame
    return cut
  }
}

extension DrawingSVG {
  /// Writes what replaces fills and shadows of several layers, before the first of them.
  mutating func writeJoined(before layer: DrawnLayer) {
    for joined in fills?.joined[ObjectIdentifier(layer)] ?? [] {
      switch joined {
      case .fill(let corners, let isContinuous, let color):
        let path = DrawingPathData.text(corners, isContinuous: isContinuous)
        add("<path d=\"\(path)\"\(paint("fill", color, 1))/>")
      case .shadow(let shadow, let clip):
        let id = nextID()
        let frame = DrawingPathData.text(DrawingOutline(rect: clip))
        add("<clipPath id=\"\(id)\"><path d=\"\(frame)\"/></clipPath>")
        add("<g clip-path=\"url(#\(id))\">")
        write(shadow, opacity: 1)
        add("</g>")
      }
    }
  }
}
