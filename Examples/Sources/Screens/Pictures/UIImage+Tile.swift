import UIKit

extension UIImage {
  /// Draws a white symbol on a colored tile, as the Settings app has them.
  nonisolated static func tile(_ symbol: String, _ color: UIColor) -> UIImage {
    let box = CGRect(x: 0, y: 0, width: 29, height: 29)
    return UIGraphicsImageRenderer(size: box.size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: box, cornerRadius: 7).fill()
      let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
      guard let image = UIImage(systemName: symbol, withConfiguration: configuration) else {
        return
      }
      let size = image.size
      image.withTintColor(.white, renderingMode: .alwaysOriginal).draw(
        in: CGRect(
          x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
          height: size.height))
    }
  }
}
