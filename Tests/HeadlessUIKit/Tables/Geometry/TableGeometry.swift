import Foundation

/// Where everything in a table lies, from the heights of its sections.
struct TableGeometry {
  private(set) var sections: [SectionGeometry]
  private var sums: HeightSums
  /// The height of the table's header view.
  var top: CGFloat = 0
  /// The height of the table's footer view.
  var bottom: CGFloat = 0

  init(_ sections: [SectionGeometry] = [], top: CGFloat = 0, bottom: CGFloat = 0) {
    self.sections = sections
    self.top = top
    self.bottom = bottom
    sums = HeightSums(sections.map(\.height))
  }

  var height: CGFloat { (Length(top) + sums.total + Length(bottom)).points }
  var hasRows: Bool { sections.contains { $0.rows.count > 0 } }
  var rowCounts: [Int] { sections.map(\.rows.count) }
  func contains(_ row: TableRow) -> Bool {
    sections.indices.contains(row.section) && row.row >= 0
      && row.row < sections[row.section].rows.count
  }

  private func start(of section: Int) -> Length { Length(top) + sums.sum(ofFirst: section) }

  // MARK: Spans

  /// A place from top to bottom.
  struct Span: Equatable {
    var minY: CGFloat
    var height: CGFloat
    var maxY: CGFloat { minY + height }
  }
  func span(of section: Int) -> Span {
    Span(minY: start(of: section).points, height: sections[section].height.points)
  }
  func span(ofHeaderIn section: Int) -> Span {
    let minY = start(of: section) + sections[section].headerOffset
    return Span(minY: minY.points, height: sections[section].header.value)
  }
  func span(ofFooterIn section: Int) -> Span {
    let minY = start(of: section) + sections[section].footerOffset
    return Span(minY: minY.points, height: sections[section].footer.value)
  }
  func span(of row: TableRow) -> Span {
    let section = sections[row.section]
    let minY = start(of: row.section) + section.rowsOffset + section.rows.offset(of: row.row)
    return Span(minY: minY.points, height: section.rows[row.row].value)
  }
  var footerY: CGFloat { (Length(top) + sums.total).points }

  // MARK: Finding

  /// Returns the first section that ends after an offset.
  func section(at y: CGFloat) -> Int? {
    let prefix = sums.prefix(endingBy: Length(y) - Length(top))
    return prefix.count < sections.count ? prefix.count : nil
  }
  /// Returns the row that covers an offset.
  func row(at y: CGFloat) -> TableRow? {
    guard let section = section(at: y) else { return nil }
    let offset = Length(y) - start(of: section) - sections[section].rowsOffset
    return sections[section].rows.row(at: offset).map { TableRow(row: $0, section: section) }
  }
  /// Returns the first row that ends after an offset.
  func firstRow(endingAfter y: CGFloat) -> TableRow? {
    guard let section = section(at: y) else { return nil }
    let rows = sections[section].rows
    let offset = Length(y) - start(of: section) - sections[section].rowsOffset
    if offset < .zero, rows.count > 0 { return TableRow(row: 0, section: section) }
    if let row = rows.row(at: offset) { return TableRow(row: row, section: section) }
    return firstRow(afterSection: section)
  }
  private func firstRow(afterSection section: Int) -> TableRow? {
    for next in section + 1..<max(section + 1, sections.count) where sections[next].rows.count > 0 {
      return TableRow(row: 0, section: next)
    }
    return nil
  }
  func row(after row: TableRow) -> TableRow? {
    guard row.row + 1 >= sections[row.section].rows.count else {
      return TableRow(row: row.row + 1, section: row.section)
    }
    return firstRow(afterSection: row.section)
  }
  func row(before row: TableRow) -> TableRow? {
    guard row.row == 0 else { return TableRow(row: row.row - 1, section: row.section) }
    for section in stride(from: row.section - 1, through: 0, by: -1)
    where sections[section].rows.count > 0 {
      return TableRow(row: sections[section].rows.count - 1, section: section)
    }
    return nil
  }

  // MARK: Measuring

  mutating func measure(_ row: TableRow, as height: CGFloat) {
    let growth = sections[row.section].rows.measure(row.row, as: height)
    if growth != .zero { sums.add(growth, at: row.section) }
  }
  mutating func measureHeader(in section: Int, as height: CGFloat, padding: CGFloat) {
    change(section) {
      $0.header = RowHeights.Height(value: height, isMeasured: true)
      $0.padding = padding
    }
  }
  mutating func measureFooter(in section: Int, as height: CGFloat) {
    change(section) { $0.footer = RowHeights.Height(value: height, isMeasured: true) }
  }
  private mutating func change(_ section: Int, _ body: (inout SectionGeometry) -> Void) {
    let before = sections[section].height
    body(&sections[section])
    let growth = sections[section].height - before
    if growth != .zero { sums.add(growth, at: section) }
  }
  /// Gives sections other rows.
  mutating func replaceRows(_ rows: [Int: RowHeights]) {
    for (section, rows) in rows { change(section) { $0.rows = rows } }
  }
  mutating func forgetRowMeasurements() {
    for section in sections.indices { sections[section].rows.forgetMeasurements() }
  }
  mutating func forgetMeasurements() {
    forgetRowMeasurements()
    for section in sections.indices {
      sections[section].header.isMeasured = false
      sections[section].footer.isMeasured = false
    }
  }
}
