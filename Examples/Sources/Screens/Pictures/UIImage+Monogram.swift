import UIKit

extension UIImage {
  /// Draws the initials of a name on a disc, for somebody of whom there is no photo.
  @MainActor static func monogram(of name: String, diameter: CGFloat = 40) -> UIImage {
    let box = CGRect(x: 0, y: 0, width: diameter, height: diameter)
    let disc = CAGradientLayer()
    disc.frame = box
    disc.colors = [UIColor.discTop.cgColor, UIColor.discBottom.cgColor]
    disc.cornerRadius = diameter / 2
    disc.masksToBounds = true
    let label = UILabel(frame: box)
    label.text = initials(of: name)
    label.font = .systemFont(ofSize: diameter * 0.42, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    return UIGraphicsImageRenderer(size: box.size).image { context in
      disc.render(in: context.cgContext)
      label.layer.render(in: context.cgContext)
    }
  }

  private static func initials(of name: String) -> String {
    name.split(separator: " ").compactMap(\.first).prefix(2).map(String.init).joined()
  }
}

extension UIColor {
  fileprivate static let discTop = UIColor(0x6B7490)
  fileprivate static let discBottom = UIColor(0x525A74)
}
