import Foundation

/// Text broken into lines.
struct TextLayout {
  /// What of the text a line shows: a head, and after an ellipsis a tail.
  struct Line: Equatable {
    var head: Range<Int>
    var hasEllipsis = false
    var tail = 0..<0
    var width: CGFloat
    var ascender: CGFloat
    var height: CGFloat
  }

  private(set) var lines: [Line] = []
  private let text: StyledText
  private let width: CGFloat
  private let mode: NSLineBreakMode

  /// The limit is the greatest number of lines; zero for as many as it takes.
  init(_ text: StyledText, width: CGFloat, limit: Int, mode: NSLineBreakMode) {
    self.text = text
    self.width = width
    self.mode = mode
    guard !text.characters.isEmpty else { return }
    breakLines(limit: limit)
  }

  var size: CGSize {
    lines.reduce(into: .zero) { size, line in
      size.width = max(size.width, line.width)
      size.height += line.height
    }
  }

  private mutating func breakLines(limit: Int) {
    let count = text.characters.count
    var start = 0
    while start < count {
      let isLast = limit > 0 && lines.count == limit - 1
      let end = isLast && mode != .byWordWrapping ? lineFeed(after: start) : lineEnd(after: start)
      let next = skippingBreak(at: end)
      if isLast {
        lines.append(lastLine(from: start, to: end, isCut: next < count))
        return
      }
      lines.append(line(start..<end))
      start = next
    }
  }

  private mutating func lastLine(from start: Int, to end: Int, isCut: Bool) -> Line {
    let whole = line(start..<end)
    guard isCut || whole.width > width + 0.001 else { return whole }
    switch mode {
    // All text is cut at its end.
    case .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle:
      return truncatedTail(start..<end)
    case .byClipping, .byWordWrapping, .byCharWrapping: return whole
    }
  }

  // MARK: Truncation

  private func truncatedTail(_ range: Range<Int>) -> Line {
    var room = width - ellipsisWidth(at: range.upperBound - 1)
    var end = range.lowerBound
    while end < range.upperBound, text.advances[end] <= room + 0.001 {
      room -= text.advances[end]
      end += 1
    }
    while end > range.lowerBound, text.characters[end - 1].isWhitespace { end -= 1 }
    return line(range.lowerBound..<end, ellipsisAt: range.upperBound - 1)
  }

  private func ellipsisWidth(at index: Int) -> CGFloat {
    text.font(at: max(index, 0)).advance(of: "…")
  }

  // MARK: Lines

  private func line(
    _ head: Range<Int>, ellipsisAt ellipsis: Int? = nil, tail: Range<Int> = 0..<0
  ) -> Line {
    var visible = head
    while visible.upperBound > visible.lowerBound,
      text.characters[visible.upperBound - 1].isWhitespace
    {
      visible = visible.lowerBound..<visible.upperBound - 1
    }
    var line = Line(
      head: visible, hasEllipsis: ellipsis != nil, tail: tail,
      width: text.width(of: visible) + text.width(of: tail), ascender: 0, height: 0)
    if let ellipsis { line.width += ellipsisWidth(at: ellipsis) }
    var descent: CGFloat = 0
    var lastRun = -1
    for index in head.isEmpty ? head.lowerBound..<head.lowerBound + 1 : head {
      let run = text.runIndices.isEmpty ? 0 : text.runIndices[min(index, text.runIndices.count - 1)]
      guard run != lastRun else { continue }
      lastRun = run
      let font = text.runs[run].font
      line.ascender = max(line.ascender, font.ascender)
      descent = max(descent, -font.descender)
    }
    line.height = line.ascender + descent
    return line
  }

  private func lineFeed(after start: Int) -> Int {
    text.characters[start...].firstIndex(where: \.isNewline) ?? text.characters.count
  }

  /// Where a line that begins here ends, at the last place that lets it fit.
  ///
  /// Spaces at the end may hang out.
  private func lineEnd(after start: Int) -> Int {
    var used: CGFloat = 0
    var lastBreak: Int?
    var index = start
    while index < text.characters.count {
      let character = text.characters[index]
      if character.isNewline { return index }
      used += text.advances[index]
      if used > width + 0.001, !character.isWhitespace {
        if mode != .byCharWrapping, let lastBreak { return lastBreak }
        return max(index, start + 1)
      }
      index += 1
      if allowsBreak(after: character) { lastBreak = index }
    }
    return index
  }

  private func allowsBreak(after character: Character) -> Bool {
    if character.isWhitespace { return character != "\u{A0}" }
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar == "-" || scalar == "\u{2013}" || scalar == "\u{2014}"
      || 0x2E80...0xD7FF ~= scalar.value
  }

  private func skippingBreak(at end: Int) -> Int {
    end < text.characters.count && text.characters[end].isNewline ? end + 1 : end
  }
}
