import Foundation

extension UIFont {
  /// The advance width of one character as it is drawn.
  func advance(of character: Character) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    return CGFloat(face.thousandths(of: scalar)) * size / 1000
  }

  func width(of text: String) -> CGFloat {
    var thousandths = 0
    for character in text {
      guard let scalar = character.unicodeScalars.first else { continue }
      thousandths += face.thousandths(of: scalar)
    }
    return CGFloat(thousandths) * size / 1000
  }
}

extension FontFace {
  fileprivate func thousandths(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    let isControl = value < 0x20 || value == 0x200B || value == 0xFEFF
    if isControl { return value == 0x09 ? 1112 : 0 }
    let isBold = isBold
    switch value {
    case 0x20...0x7E:
      return Int((isBold ? HelveticaWidths.basicBold : HelveticaWidths.basic)[Int(value) - 0x20])
    case 0xA0...0xFF:
      return Int((isBold ? HelveticaWidths.latinBold : HelveticaWidths.latin)[Int(value) - 0xA0])
    case 0x0300...0x036F, 0x200C...0x200F, 0xFE00...0xFE0F:
      return 0
    case 0x05D0...0x05EA:
      let widths = isBold ? HelveticaWidths.hebrewBold : HelveticaWidths.hebrew
      return Int(widths[Int(value) - 0x05D0])
    case 0x2000...0x2BFF:
      let entry = HelveticaWidths.punctuation[value]
      return Int((isBold ? entry?.bold : entry?.regular) ?? 600)
    case 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...:
      return 1000
    default:
      // Scripts that Helvetica's metrics do not cover: about an average letter.
      return isBold ? 600 : 560
    }
  }
}
