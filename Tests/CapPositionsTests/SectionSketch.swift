import CapPositions

/// A section in one line of text, as tests write it and failures print it.
///
/// Its parts are separated by spaces. `[` is a header inside the first card, and `]` a footer
/// inside the last. A row is the letter of its card, or `.` without one, followed by what is out of
/// the ordinary: `0` for a height of zero, `~` for swiped apart, `^` for lifted, and `!` for
/// selected.
struct SectionSketch: Equatable {
  var hasHeader = false
  var hasFooter = false
  var rows: [Row] = []

  struct Row: Equatable {
    enum State {
      case ordinary, zeroHeight, swipedApart, lifted
    }

    var cardID: AnyHashable?
    var state = State.ordinary
    var isSelected = false
  }

  var plan: SectionPlan {
    var hidden: [Range<Int>] = []
    for row in rows.indices where rows[row].state == .zeroHeight {
      if let last = hidden.last, last.upperBound == row {
        hidden[hidden.count - 1] = last.lowerBound..<row + 1
      } else {
        hidden.append(row..<row + 1)
      }
    }
    return SectionPlan(
      count: rows.count, hasHeader: hasHeader, hasFooter: hasFooter, zeroHeightRows: hidden)
  }

  func facts(_ row: Int) -> RowFacts {
    let state: RowFacts.State =
      switch rows[row].state {
      case .ordinary, .zeroHeight: .ordinary
      case .swipedApart: .swipedApart
      case .lifted: .lifted
      }
    return RowFacts(cardID: rows[row].cardID, state: state, isSelected: rows[row].isSelected)
  }

  /// What the plan says about the header, each row and the footer.
  var planned: [DrawnPart] {
    var parts = rows.indices.map { row in
      let planned = plan.row(row, facts)
      let separator: DrawnPart.Separator =
        if planned?.hasSeparator == true {
          plan.separatorIsHidden(below: row, facts) ? .hidden : .shown
        } else if planned == nil, rows[row].state == .ordinary {
          plan.separatorIsHidden(below: row, facts) ? .hidden : .none
        } else {
          .none
        }
      return DrawnPart(position: planned?.position, separator: separator)
    }
    if hasHeader { parts.insert(DrawnPart(position: plan.headerPosition(facts)), at: 0) }
    if hasFooter { parts.append(DrawnPart(position: plan.footerPosition(facts))) }
    return parts
  }

  /// What the plan says about the separators of each row without a card.
  func plainSeparators(isGrouped: Bool) -> [PlainRowSeparators] {
    rows.indices.filter { rows[$0].cardID == nil }
      .map { plan.separators(ofPlainRow: $0, isGrouped: isGrouped, facts) }
  }
}

extension SectionSketch: CustomStringConvertible {
  init(_ text: String) {
    var parts = text.split(separator: " ")
    if parts.first == "[" {
      hasHeader = true
      parts.removeFirst()
    }
    if parts.last == "]" {
      hasFooter = true
      parts.removeLast()
    }
    rows = parts.map { part in
      let states: [Character: Row.State] = ["0": .zeroHeight, "~": .swipedApart, "^": .lifted]
      return Row(
        cardID: part.first == "." ? nil : part.first,
        state: part.lazy.compactMap { states[$0] }.first ?? .ordinary,
        isSelected: part.contains("!"))
    }
  }

  var description: String {
    let texts = rows.map { row in
      let state =
        switch row.state {
        case .ordinary: ""
        case .zeroHeight: "0"
        case .swipedApart: "~"
        case .lifted: "^"
        }
      return (row.cardID.map { "\($0)" } ?? ".") + state + (row.isSelected ? "!" : "")
    }
    return ((hasHeader ? ["["] : []) + texts + (hasFooter ? ["]"] : [])).joined(separator: " ")
  }
}

/// How a header, row or footer is drawn: the sign of its position, or `·` without a card, followed
/// by `_` if a separator is below it, or by `x` if that is hidden beside a selected row.
///
/// Whether a row without a card has a separator depends on the table. It has `x` if there is none
/// for the sake of a selected row.
struct DrawnPart: Equatable, CustomStringConvertible {
  enum Separator: String {
    case none = ""
    case shown = "_"
    case hidden = "x"
  }

  var position: CapPosition?
  var separator = Separator.none

  var description: String { String(position?.sign ?? "·") + separator.rawValue }
}

extension [DrawnPart] {
  var text: String { map(\.description).joined(separator: " ") }
}
