import Foundation

/// A view whose layer shows more than its own box.
@MainActor protocol LayerContentSource: AnyObject {
  var layerContent: LayerContent? { get }
}

/// What is drawn into a layer's box, in the layer's coordinates.
enum LayerContent {
  case text([TextLine])
  case symbol(name: String, color: CGColor, rect: CGRect)
  case drawing(ImageDrawing, rect: CGRect, size: CGSize)
}

/// A line of text as it is drawn: where its baseline starts and how wide it is.
struct TextLine {
  var string: String
  var font: UIFont
  var color: CGColor
  var origin: CGPoint
  var width: CGFloat

  /// Whether the first letter is one of a script that is written from right to left.
  var isRightToLeft: Bool {
    let letter = string.unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { 0x0590...0x08FF ~= $0.value } ?? false
  }
}
