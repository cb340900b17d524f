import Foundation

extension UILabel: LayerContentSource {
  var layerContent: LayerContent? {
    guard text?.isEmpty == false else { return nil }
    drawnLines = []
    drawText(in: bounds)
    defer { drawnLines = [] }
    return .text(drawnLines)
  }

  /// The lines where they are drawn: aligned, and in the middle of a height that is greater than
  /// theirs.
  func placedLines(in rect: CGRect) -> [TextLine] {
    let layout = textLayout(forWidth: rect.width)
    let text = lineContent
    var top = rect.minY + max(0, (rect.height - layout.size.height) / 2)
    var result: [TextLine] = []
    for line in layout.lines {
      var x = rect.minX + leftover(rect.width - line.width)
      let baseline = top + line.ascender
      for piece in pieces(of: line, text) {
        let width = piece.run.font.width(of: piece.string)
        result.append(
          TextLine(
            string: piece.string, font: piece.run.font, color: color(of: piece.run),
            origin: CGPoint(x: x, y: baseline), width: width))
        x += width
      }
      top += line.height
    }
    return result
  }

  private func leftover(_ room: CGFloat) -> CGFloat {
    switch textAlignment {
    case .left, .justified: 0
    case .center: room / 2
    case .right: room
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? room : 0
    }
  }

  private func color(of run: StyledText.Run) -> CGColor {
    let color: UIColor = run.color ?? textColor
    return color.resolvedColor(with: traitCollection).cgColor
  }

  private func pieces(
    of line: TextLayout.Line, _ text: StyledText
  ) -> [(string: String, run: StyledText.Run)] {
    var pieces: [(string: String, run: StyledText.Run)] = []
    var lastRun = -1
    func add(_ character: Character, _ run: Int) {
      if run == lastRun {
        pieces[pieces.count - 1].string.append(character)
      } else {
        pieces.append((String(character), text.runs[run]))
        lastRun = run
      }
    }
    for index in line.head { add(text.characters[index], text.runIndices[index]) }
    if line.hasEllipsis { add("…", max(lastRun, 0)) }
    for index in line.tail { add(text.characters[index], text.runIndices[index]) }
    return pieces
  }
}

extension UILabel {
  // What layout asks of text: baselines other than the edges, and a height that depends on the
  // width.
  var firstBaselineOffset: CGFloat { font.ascender }
  var lastBaselineOffset: CGFloat { -font.descender }

  var hasWidthDependentHeight: Bool { numberOfLines != 1 && text?.isEmpty == false }
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { textSize(forWidth: width).height }
}
