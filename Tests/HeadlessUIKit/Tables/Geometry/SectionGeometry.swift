import Foundation

/// The heights of one section.
struct SectionGeometry {
  /// Space above a header: `sectionHeaderTopPadding`.
  var padding: CGFloat = 0
  var header = RowHeights.Height(value: 0, isMeasured: true)
  var rows = RowHeights()
  var footer = RowHeights.Height(value: 0, isMeasured: true)

  var headerOffset: Length { Length(padding) }
  var rowsOffset: Length { Length(padding) + Length(header.value) }
  var footerOffset: Length { rowsOffset + rows.total }
  var height: Length { footerOffset + Length(footer.value) }
}
