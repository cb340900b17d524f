import Foundation

/// The heights of a section's rows, estimated until measured.
package struct RowHeights {
  package struct Height: Equatable {
    package var value: CGFloat
    package var isMeasured: Bool

    package init(value: CGFloat, isMeasured: Bool) {
      self.value = value
      self.isMeasured = isMeasured
    }
  }
  private static let rowsPerChunk = 128

  private var heights: [Height]
  private var chunks: HeightSums

  /// - Complexity: O(*n*)
  package init(_ heights: [Height] = []) {
    self.heights = heights
    var sums: [Length] = []
    sums.reserveCapacity(heights.count / Self.rowsPerChunk + 1)
    for start in stride(from: 0, to: heights.count, by: Self.rowsPerChunk) {
      let end = min(start + Self.rowsPerChunk, heights.count)
      sums.append(heights[start..<end].reduce(Length.zero) { $0 + Length($1.value) })
    }
    chunks = HeightSums(sums)
  }

  package init(repeating height: Height, count: Int) {
    heights = [Height](repeating: height, count: count)
    let length = Length(height.value).parts
    chunks = HeightSums(
      stride(from: 0, to: count, by: Self.rowsPerChunk).map {
        Length(parts: length * min(Self.rowsPerChunk, count - $0))
      })
  }

  package var count: Int { heights.count }
  package var total: Length { chunks.total }
  package subscript(row: Int) -> Height { heights[row] }

  /// - Complexity: O(log *n*)
  package func offset(of row: Int) -> Length {
    let chunk = row / Self.rowsPerChunk
    let start = chunk * Self.rowsPerChunk
    return heights[start..<row].reduce(chunks.sum(ofFirst: chunk)) { $0 + Length($1.value) }
  }
  /// Returns the row that covers an offset: it begins at or before it and ends after it.
  ///
  /// - Complexity: O(log *n*)
  package func row(at offset: Length) -> Int? {
    guard offset >= .zero, offset < total else { return nil }
    let prefix = chunks.prefix(endingBy: offset)
    var end = prefix.sum
    for row in prefix.count * Self.rowsPerChunk..<heights.count {
      end += Length(heights[row].value)
      if end > offset { return row }
    }
    return nil
  }
  /// Sets a height and returns by how much it grew.
  ///
  /// - Complexity: O(log *n*)
  @discardableResult package mutating func measure(_ row: Int, as value: CGFloat) -> Length {
    let growth = Length(value) - Length(heights[row].value)
    heights[row] = Height(value: value, isMeasured: true)
    if growth != .zero { chunks.add(growth, at: row / Self.rowsPerChunk) }
    return growth
  }
  /// Takes what was measured as estimates.
  package mutating func forgetMeasurements() {
    for row in heights.indices { heights[row].isMeasured = false }
  }
}
