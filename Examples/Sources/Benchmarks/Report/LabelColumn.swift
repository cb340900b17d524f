/// Labels one below the other.
package enum LabelColumn {
  /// Puts each label at its place, or as near to it as the others leave room.
  ///
  ///     LabelColumn.spread([10, 12], by: 5, notBelow: 14)  // [9, 14]
  ///
  /// - Parameters:
  ///   - places: Where the labels belong, from top to bottom.
  ///   - distance: How far they are apart at least.
  ///   - lowest: Where the last may stand.
  /// - Returns: Where the labels stand.
  package static func spread(
    _ places: [Double], by distance: Double, notBelow lowest: Double
  ) -> [Double] {
    var labels: [Double] = []
    for place in places {
      labels.append(labels.last.map { max(place, $0 + distance) } ?? place)
    }
    var limit = lowest
    for index in labels.indices.reversed() {
      labels[index] = min(labels[index], limit)
      limit = labels[index] - distance
    }
    return labels
  }
}
