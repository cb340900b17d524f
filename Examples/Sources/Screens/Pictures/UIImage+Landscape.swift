package import UIKit

extension UIImage {
  /// Draws a sky, a sun and mountains, where an app would show a photo.
  package static func landscape(_ size: CGSize) -> UIImage {
    let (width, height) = (size.width, size.height)
    let sky = CAGradientLayer()
    sky.frame = CGRect(origin: .zero, size: size)
    sky.colors = [UIColor.dusk.cgColor, UIColor.dawn.cgColor]
    return UIGraphicsImageRenderer(size: size).image { context in
      sky.render(in: context.cgContext)
      UIColor(red: 1, green: 0.93, blue: 0.74, alpha: 1).setFill()
      let sun = height * 0.24
      UIBezierPath(
        ovalIn: CGRect(x: width * 0.62, y: height * 0.30, width: sun, height: sun)
      ).fill()
      UIColor.farMountain.setFill()
      ridge(size, [0.62, 0.34, 0.58, 0.44, 0.66, 0.40, 0.60]).fill()
      UIColor.nearMountain.setFill()
      ridge(size, [0.78, 0.66, 0.82, 0.58, 0.74, 0.86, 0.70]).fill()
      UIColor.meadow.setFill()
      ridge(size, [0.92, 0.88, 0.84, 0.86, 0.93, 0.90, 0.86]).fill()
    }
  }

  /// Mountains from one side to the other, by how far down their tops and valleys are.
  private static func ridge(_ size: CGSize, _ heights: [CGFloat]) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for (index, height) in heights.enumerated() {
      let x = size.width * CGFloat(index) / CGFloat(heights.count - 1)
      path.addLine(to: CGPoint(x: x, y: size.height * height))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    return path
  }
}

extension UIColor {
  fileprivate static let dusk = UIColor(red: 0.33, green: 0.52, blue: 0.78, alpha: 1)
  fileprivate static let dawn = UIColor(red: 0.98, green: 0.78, blue: 0.64, alpha: 1)
  fileprivate static let farMountain = UIColor(red: 0.45, green: 0.50, blue: 0.68, alpha: 1)
  fileprivate static let nearMountain = UIColor(red: 0.28, green: 0.36, blue: 0.50, alpha: 1)
  fileprivate static let meadow = UIColor(red: 0.22, green: 0.38, blue: 0.32, alpha: 1)
}
