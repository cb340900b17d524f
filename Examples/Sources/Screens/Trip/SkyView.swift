import UIKit

/// A picture of the evening sky, as large as it is needed.
final class SkyView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isDark = traitCollection.userInterfaceStyle == .dark
    let colors = isDark ? [0x0B1026, 0x2B1B4B, 0x5B2A4E] : [0x9CC9F5, 0xF7D7C4, 0xF6A88B]
    (layer as? CAGradientLayer)?.colors = colors.map { UIColor($0).cgColor }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
