import Foundation

/// A symbol in a color of its own or in the tint color: chevrons, checkmarks, controls.
final class SymbolView: UIView, LayerContentSource {
  var symbol: String { didSet { setNeedsDisplay() } }
  var color: UIColor? { didSet { setNeedsDisplay() } }

  init(symbol: String, color: UIColor?, size: CGSize) {
    self.symbol = symbol
    self.color = color
    super.init(frame: CGRect(origin: .zero, size: size))
  }
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  var layerContent: LayerContent? {
    let shown: UIColor = color ?? tintColor
    return .symbol(
      name: symbol, color: shown.resolvedColor(with: traitCollection).cgColor, rect: bounds)
  }
}
