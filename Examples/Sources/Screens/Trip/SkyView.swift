import UIKit

/// A picture of the evening sky, as large as it is needed.
final class SkyView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override func layoutSubviews() {
    super.layoutSubviews()
    let colors = [
      .zenith, UIColor(light: 0xF7D7C4, dark: 0x2B1B4B), UIColor(light: 0xF6A88B, dark: 0x3B1B36),
    ]
    let sky = layer as? CAGradientLayer
    sky?.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    // Behind a bar it is of one color.
    sky?.locations = [0.13, 0.5, 1]
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension UIColor {
  /// The sky's upper end.
  static let zenith = UIColor(light: 0x9CC9F5, dark: 0x0B1026)
}
