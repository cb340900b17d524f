import Foundation

/// Text with what its characters look like, laid flat for breaking into lines.
struct StyledText {
  struct Run {
    var font: UIFont
    var color: UIColor?
  }

  private(set) var characters: [Character] = []
  private(set) var advances: [CGFloat] = []
  private(set) var runIndices: [Int] = []
  private(set) var runs: [Run] = []

  init(_ text: String, font: UIFont) {
    append(text, Run(font: font))
  }

  init(_ text: NSAttributedString, font: UIFont) {
    let whole = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: whole.length)) { values, range, _ in
      let run = Run(
        font: values[.font] as? UIFont ?? font, color: values[.foregroundColor] as? UIColor)
      if let attachment = values[.attachment] as? NSTextAttachment {
        return append(attachment, run)
      }
      append(whole.substring(with: range), run)
    }
    if runs.isEmpty { runs.append(Run(font: font)) }
  }

  mutating func append(_ text: String, _ run: Run) {
    runs.append(run)
    let length = characters.count + text.utf8.count
    characters.reserveCapacity(length)
    advances.reserveCapacity(length)
    runIndices.reserveCapacity(length)
    for character in text {
      characters.append(character)
      advances.append(run.font.advance(of: character))
      runIndices.append(runs.count - 1)
    }
  }

  private mutating func append(_ attachment: NSTextAttachment, _ run: Run) {
    runs.append(run)
    // Which is no space, and not seen.
    characters.append("\u{2060}")
    advances.append(attachment.width)
    runIndices.append(runs.count - 1)
  }

  func width(of range: Range<Int>) -> CGFloat {
    var width: CGFloat = 0
    for index in range { width += advances[index] }
    return width
  }

  func font(at index: Int) -> UIFont {
    runs[runIndices.isEmpty ? 0 : runIndices[min(index, runIndices.count - 1)]].font
  }
}
