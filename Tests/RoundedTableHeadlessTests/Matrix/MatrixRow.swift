import RoundedTable
@_spi(Headless) import UIKit

/// A drawn row that is held against what a feature promises; what differs is told in words.
@MainActor struct MatrixRow {
  var drawing: HeadlessDrawing
  var traits: UITraitCollection
  /// The whole row, from edge to edge of the table, but for the gaps above and below.
  var frame: CGRect
  var position: CapPosition
  var expected: MatrixFeature.Expected
  var isSelected = false
  /// Whether the row, or the one below, is selected.
  var hidesSeparator = false
  /// The whole card, if a gradient runs across it.
  var card: CGRect?
  /// Whether nothing is drawn for a while below the card.
  var isLast = false

  private var isMirrored: Bool { traits.layoutDirection == .rightToLeft }

  /// The radii that fit the row.
  private var radii: (top: CGFloat, bottom: CGFloat) {
    let top = position.roundsTop ? expected.top : expected.inner
    let bottom = position.roundsBottom ? expected.bottom : expected.inner
    // A row that is round at one end has its whole height for that.
    let most = (top > 0) == (bottom > 0) ? frame.height / 2 : frame.height
    return (min(top, most), min(bottom, most))
  }

  private func color(_ x: CGFloat, _ y: CGFloat) -> HeadlessDrawing.RGBA {
    drawing.color(at: CGPoint(x: x, y: y))
  }

  private func wanted(_ color: UIColor) -> HeadlessDrawing.RGBA {
    HeadlessDrawing.RGBA(color, traits: traits)
  }

  private var ground: HeadlessDrawing.RGBA { wanted(.systemGroupedBackground) }

  /// Whether nothing of the card is drawn at a point, though its shadow may be.
  private func isBare(_ x: CGFloat, _ y: CGFloat) -> Bool {
    let found = color(x, y)
    return found.isClose(to: ground)
      || expected.shadow.map { found.isClose(to: wanted($0, over: ground)) } == true
  }

  /// A color that may be translucent, in front of another.
  private func wanted(
    _ color: UIColor, over base: HeadlessDrawing.RGBA
  ) -> HeadlessDrawing.RGBA {
    let front = wanted(color)
    func mix(_ channel: KeyPath<HeadlessDrawing.RGBA, Double>) -> Double {
      front[keyPath: channel] * front.alpha + base[keyPath: channel] * (1 - front.alpha)
    }
    return HeadlessDrawing.RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }

  var complaints: [String] {
    edgeComplaints + cornerComplaints + curveComplaints + fillComplaints + separatorComplaints
      + outlineComplaints + shadowComplaints
  }

  /// A shadow is seen round the card, and neither in it nor on the row below.
  private var shadowComplaints: [String] {
    guard let shadow = expected.shadow.map({ wanted($0, over: ground) }), isLast else { return [] }
    // Where the corners cannot matter.
    let below = color(frame.midX, frame.maxY + 3)
    let isCast = below.isClose(to: shadow)
    return isCast == position.roundsBottom ? [] : ["shadow below: \(below)"]
  }

  private var edgeComplaints: [String] {
    [expected.left - 0.5, expected.right + 0.5].filter { (frame.minX..<frame.maxX).contains($0) }
      .compactMap { x in
        isBare(x, frame.midY) ? nil : "the card reaches beyond \(x)"
      }
  }

  private var cornerComplaints: [String] {
    let corners: [(String, CGFloat, CGFloat, CGFloat, CGFloat)] = [
      ("top left", expected.left, frame.minY, 1, 1),
      ("top right", expected.right, frame.minY, -1, 1),
      ("bottom left", expected.left, frame.maxY, 1, -1),
      ("bottom right", expected.right, frame.maxY, -1, -1),
    ]
    return corners.flatMap { name, x, y, right, down -> [String] in
      let radius = down > 0 ? radii.top : radii.bottom
      @MainActor func isGround(_ depth: CGFloat) -> Bool {
        isBare(x + right * depth, y + down * depth)
      }
      // A circle has left its corner by 0.29 of its radius.
      // One view behind all rows has the whole of a continuous curve, of which a low row cuts off
      // the end.
      let tip = radius > 0 ? radius * 0.2 : expected.isOneView ? 0.3 : 0.05
      var complaints: [String] = []
      if isGround(tip) != (radius > 0) { complaints.append("the \(name) corner is wrong") }
      if isGround(radius * 0.4 + (expected.isOneView ? 0.3 : 0.05)) {
        complaints.append("the \(name) corner is too round")
      }
      return complaints
    }
  }

  /// A circle leaves the edge at its radius, where the continuous curve is 0.008 of the radius away
  /// already.
  private var curveComplaints: [String] {
    let ends: [(CGFloat, CGFloat, CGFloat)] = [
      (radii.top, frame.minY, 1), (radii.bottom, frame.maxY, -1),
    ]
    return ends.flatMap { radius, y, down -> [String] in
      // Short rows have no room for the whole curve.
      guard radius > 0, frame.height > radius * 4 else { return [] }
      return [(expected.left, 1), (expected.right, -1)].compactMap {
        (x: CGFloat, inward: CGFloat) in
        let isContinuous = isBare(x + inward * radius * 1.02, y + down * radius * 0.004)
        return isContinuous == (expected.curve == .continuous) ? nil : "not \(expected.curve)"
      }
    }
  }

  private var fillComplaints: [String] {
    let middle = color(frame.midX, frame.midY)
    if isSelected {
      return middle.isClose(to: wanted(expected.selection)) ? [] : ["not selected: \(middle)"]
    }
    if let fill = expected.fill {
      return middle.isClose(to: wanted(fill, over: ground)) ? [] : ["the fill is \(middle)"]
    }
    let width = expected.right - expected.left
    let (left, right) = (expected.left + width * 0.2, expected.right - width * 0.2)
    guard expected.gradient == .diagonal else { return gradientComplaints(at: [left, right]) }
    let above = color(frame.midX, frame.minY + frame.height * 0.3)
    let below = color(frame.midX, frame.minY + frame.height * 0.7)
    guard above.red > middle.red, middle.red > below.red else { return ["no gradient"] }
    let sides = [left, right].map { color($0, frame.midY).red }
    let (start, end) = isMirrored ? (sides[1], sides[0]) : (sides[0], sides[1])
    return start > middle.red && middle.red > end ? [] : ["the gradient is not diagonal"]
  }

  /// A vertical gradient has the share of its colors everywhere that its span has above.
  private func gradientComplaints(at places: [CGFloat]) -> [String] {
    let span = card ?? frame
    let (start, end) = (wanted(.systemRed), wanted(.systemBlue))
    return [0.3, 0.5, 0.7].flatMap { height -> [String] in
      let y = frame.minY + frame.height * height
      let share = Double((y - span.minY) / span.height)
      func mix(_ channel: KeyPath<HeadlessDrawing.RGBA, Double>) -> Double {
        start[keyPath: channel] * (1 - share) + end[keyPath: channel] * share
      }
      let mixed = HeadlessDrawing.RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
      return places.compactMap { x in
        color(x, y).isClose(to: mixed, tolerance: 0.02) ? nil : "no gradient at \(height)"
      }
    }
  }

  private var separatorComplaints: [String] {
    let isWanted = expected.hasSeparator && !position.roundsBottom && !hidesSeparator
    let thickness: CGFloat = traits.accessibilityContrast == .high ? 1 : 1.0 / 3
    let (leading, trailing) = expected.separatorInsets
    let start = isMirrored ? expected.right - leading : expected.left + leading
    let end = isMirrored ? expected.left + trailing : expected.right - trailing
    let inward: CGFloat = isMirrored ? -1 : 1
    // A gradient changes by itself.
    let tolerance = expected.fill == nil ? 0.8 / frame.height : 0.02
    @MainActor func isLine(_ x: CGFloat, _ depth: CGFloat) -> Bool {
      let reference = color(x, frame.maxY - thickness - 0.4)
      return !color(x, frame.maxY - depth).isClose(to: reference, tolerance: tolerance)
    }
    guard !position.roundsBottom else { return [] }
    let x = (start + end) / 2
    var complaints: [String] = []
    if isLine(x, thickness * 0.5) != isWanted { complaints.append("line or no line") }
    guard isWanted else { return complaints }
    if !isLine(start + inward * 0.5, thickness * 0.5) { complaints.append("late line") }
    if !isLine(end - inward * 2.5, thickness * 0.5) { complaints.append("short line") }
    if isLine(start - inward * 0.5, thickness * 0.5) { complaints.append("early line") }
    if trailing > 0, isLine(end + inward * 0.5, thickness * 0.5) { complaints.append("long line") }
    return complaints
  }

  private var outlineComplaints: [String] {
    guard let color = expected.outline, let fill = expected.fill else { return [] }
    let outline = wanted(color, over: wanted(fill, over: ground))
    let width = expected.outlineWidth
    @MainActor func isOutline(_ x: CGFloat, _ y: CGFloat) -> Bool {
      self.color(x, y).isClose(to: outline)
    }
    var complaints: [String] = []
    // Where the edge is straight, which is not so in the middle of a row that its corner fills.
    let (top, bottom) = (frame.minY + radii.top, frame.maxY - radii.bottom)
    let y = min(max((top + bottom) / 2, frame.minY + 0.1), frame.maxY - 0.1)
    for x in [expected.left + width * 0.9, expected.right - width * 0.9] where !isOutline(x, y) {
      complaints.append("no outline at \(x)")
    }
    if isOutline(expected.left + width + 0.1, y) { complaints.append("wide outline") }
    if isOutline(frame.midX, frame.minY + 0.1) != position.roundsTop {
      complaints.append("outline at the top")
    }
    if isOutline(frame.midX, frame.maxY - 0.1) != position.roundsBottom {
      complaints.append("outline at the bottom")
    }
    return complaints
  }
}
