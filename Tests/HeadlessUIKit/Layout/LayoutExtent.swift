/// Where an item lies along one axis, in the root's coordinates: constants and shares of two
/// variables.
struct LayoutExtent {
  var minVariable = -1
  var sizeVariable = -1
  var minOffset = 0.0
  var sizeOffset = 0.0
  /// How much of the size variable goes into the origin: a view that keeps to the far edge moves
  /// with it.
  var sizeShareInMin = 0.0
  var sizeShare = 1.0
}

/// An item's place in the system that is being built.
struct LayoutSlot {
  var stamp = 0
  var index = 0
}

extension LinearForm {
  /// Adds a point of an extent: 0 is its beginning, 1 its end.
  mutating func add(_ fraction: Double, along extent: LayoutExtent, times factor: Double) {
    constant += factor * (extent.minOffset + fraction * extent.sizeOffset)
    if extent.minVariable >= 0 { add(factor, of: extent.minVariable) }
    if extent.sizeVariable >= 0 {
      add(
        factor * (extent.sizeShareInMin + fraction * extent.sizeShare), of: extent.sizeVariable)
    }
  }

  mutating func add(sizeOf extent: LayoutExtent, times factor: Double) {
    constant += factor * extent.sizeOffset
    if extent.sizeVariable >= 0 { add(factor * extent.sizeShare, of: extent.sizeVariable) }
  }
}
