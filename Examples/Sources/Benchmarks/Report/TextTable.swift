import Foundation

/// Columns of text, the first to the left and the rest to the right.
struct TextTable {
  private var rows: [[String]]

  init(_ headings: String...) { rows = [headings] }

  mutating func add(_ cells: String...) { rows.append(cells) }

  mutating func add(_ cells: [String]) { rows.append(cells) }

  init(headings: [String]) { rows = [headings] }

  /// As Markdown has it, which is readable as it is.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    var lines = rows.map { row in
      "| "
        + row.enumerated().map { column, cell in
          let blank = String(repeating: " ", count: widths[column] - cell.count)
          return column == 0 ? cell + blank : blank + cell
        }.joined(separator: " | ") + " |"
    }
    let rule = widths.enumerated().map { column, width in
      column == 0
        ? String(repeating: "-", count: width)
        : String(repeating: "-", count: max(1, width - 1)) + ":"
    }
    lines.insert("| " + rule.joined(separator: " | ") + " |", at: 1)
    return lines.joined(separator: "\n")
  }
}

/// Numbers as the report writes them.
enum Figure {
  static func number(_ value: Double, _ digits: Int = 2) -> String {
    String(format: "%.\(digits)f", value)
  }

  /// A time in milliseconds, with its interquartile range.
  static func milliseconds(_ spread: Spread) -> String {
    "\(number(spread.median * 1_000, 3)) (\(number(spread.low * 1_000, 3))…"
      + "\(number(spread.high * 1_000, 3)))"
  }

  /// A time in microseconds, with its interquartile range.
  static func microseconds(_ spread: Spread) -> String {
    "\(number(spread.median * 1e6)) (\(number(spread.low * 1e6))…\(number(spread.high * 1e6)))"
  }

  /// A number with its thousands apart.
  static func count(_ number: Int) -> String {
    let digits = String(number)
    return number < 1_000 ? digits : "\(count(number / 1_000)),\(digits.suffix(3))"
  }

  static func ratio(_ spread: Spread) -> String {
    "\(number(spread.median, 3)) (\(number(spread.low, 3))…\(number(spread.high, 3)))"
  }
}
