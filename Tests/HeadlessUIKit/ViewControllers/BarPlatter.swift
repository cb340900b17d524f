import Foundation

/// The glass that a bar's button lies on: a capsule, drawn flat.
final class BarPlatter: UIView {
  static let height: CGFloat = 44
  private static let textInset: CGFloat = 16
  private let button: UIButton
  private let content: CGSize

  init(_ button: UIButton) {
    self.button = button
    let most = CGFloat.greatestFiniteMagnitude
    let size = button.sizeThatFits(CGSize(width: most, height: most))
    let hasText = button.title(for: .normal) != nil
    content = CGSize(
      width: hasText ? size.width + 2 * Self.textInset : Self.height, height: Self.height)
    super.init(frame: CGRect(origin: .zero, size: content))
    layer.cornerRadius = Self.height / 2
    layer.shadowOpacity = 0.075
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 4)
    addSubview(button)
  }

  required init?(coder: NSCoder) {
    fatalError("The platter is made in code")
  }

  /// White, almost black in the dark, and the tint below a prominent button.
  static func color(tint: UIColor?) -> UIColor {
    tint
      ?? UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 25 / 255, alpha: 1) : .white
      }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { content }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
    let radius = bounds.height / 2
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
  }
}
