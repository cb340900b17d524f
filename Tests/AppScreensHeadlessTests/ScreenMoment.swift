@_spi(Headless) import UIKit

/// What can be told of a screen at a moment, but for its cards.
struct ScreenMoment: Equatable {
  struct Row: Equatable {
    var path: IndexPath
    var frame: CGRect
    var texts: [String]
    var isSelected: Bool
  }

  var occasion: String
  var notes: [String]
  var offset: CGFloat
  var contentHeight: CGFloat
  var selection: [IndexPath]
  var isEditing: Bool
  var rows: [Row]
  var otherTexts: [String]
  var sections: [CGRect]
  var numberOfRows: Int
  /// The height of a separator.
  var hairline: CGFloat
}

extension ScreenMoment {
  @MainActor init(_ occasion: String, of table: UITableView, notes: [String]) {
    self.occasion = occasion
    self.notes = notes
    hairline = table.hairline
    offset = table.contentOffset.y
    contentHeight = table.contentSize.height
    selection = table.indexPathsForSelectedRows ?? []
    isEditing = table.isEditing
    rows = (table.indexPathsForVisibleRows ?? []).map { path in
      let cell = table.cellForRow(at: path)
      return Row(
        path: path, frame: cell?.frame ?? .null, texts: cell.map(Self.texts) ?? [],
        isSelected: cell?.isSelected ?? false)
    }
    numberOfRows = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    sections = (0..<table.numberOfSections).map { table.rect(forSection: $0) }
    otherTexts = table.subviews.filter { !($0 is UITableViewCell) }.flatMap(Self.texts).sorted()
  }

  @MainActor private static func texts(in view: UIView) -> [String] {
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap(texts)
  }

  /// Whether two moments differ by no more than what separators take from the heights of rows.
  func isSameButForSeparators(as other: ScreenMoment) -> Bool {
    let separator = hairline
    let total = separator * CGFloat(max(numberOfRows, other.numberOfRows)) + 0.001
    func areClose(_ left: [CGFloat], _ right: [CGFloat], _ tolerance: CGFloat) -> Bool {
      left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
    }
    return areClose(rows.map(\.frame.height), other.rows.map(\.frame.height), separator + 0.001)
      && areClose(rows.map(\.frame.minY), other.rows.map(\.frame.minY), total)
      && areClose(rows.map(\.frame.width), other.rows.map(\.frame.width), 0)
      && areClose(sections.map(\.minY), other.sections.map(\.minY), total)
      && areClose([offset, contentHeight], [other.offset, other.contentHeight], total)
      && withoutHeights == other.withoutHeights
  }

  /// Whether two moments are the same but for heights, in the rows that are in sight in both.
  func isSameButForWrapping(as other: ScreenMoment) -> Bool {
    let (own, others) = (withoutHeights.rows, other.withoutHeights.rows)
    let common = own.filter { row in others.contains { $0.path == row.path } }
    return !common.isEmpty && common.allSatisfy(others.contains) && selection == other.selection
      && isEditing == other.isEditing && numberOfRows == other.numberOfRows
      && sections.count == other.sections.count
  }

  private var withoutHeights: ScreenMoment {
    var moment = self
    for index in rows.indices { moment.rows[index].frame = .zero }
    moment.sections = []
    moment.offset = 0
    moment.contentHeight = 0
    return moment
  }
}

extension UITableView {
  /// The height of a separator on the screen that the table is on.
  var hairline: CGFloat { 1 / traitCollection.displayScale }
}
