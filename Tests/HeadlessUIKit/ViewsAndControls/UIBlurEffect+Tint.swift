extension UIBlurEffect {
  /// The color that stands for the effect: nearly white, or nearly black in the dark.
  ///
  /// Apple documents an order from thin to thick and no colors; these are about as thick as they
  /// look.
  var tint: UIColor {
    switch style {
    case .extraLight: UIColor(white: 0.97, alpha: 0.82)
    case .light: UIColor(white: 1, alpha: 0.6)
    case .dark: UIColor(white: 0.11, alpha: 0.73)
    case .systemUltraThinMaterial: Self.tint(0.45)
    case .systemThinMaterial: Self.tint(0.6)
    case .regular, .systemMaterial: Self.tint(0.75)
    case .prominent, .systemChromeMaterial: Self.tint(0.8)
    case .systemThickMaterial: Self.tint(0.88)
    }
  }

  private static func tint(_ alpha: CGFloat) -> UIColor {
    UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 0.15 : 0.97, alpha: alpha)
    }
  }
}
