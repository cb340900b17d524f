/// What a font is, apart from its size.
struct FontFace: Hashable, Sendable {
  enum Spacing: Hashable, Sendable {
    case proportional
    case monospacedDigits
    case monospaced
  }

  var weight = UIFont.Weight.regular
  var isItalic = false
  var spacing = Spacing.proportional
  var isHelvetica = false

  /// Widths exist for two weights; semibold and heavier take the bold ones.
  var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }
}

extension FontFace {
  /// The fonts that can be asked for by name: those whose widths are at hand.
  init?(name: String) {
    switch name {
    case "Helvetica": self.init(isHelvetica: true)
    case "Helvetica-Bold": self.init(weight: .bold, isHelvetica: true)
    case "Helvetica-Oblique": self.init(isItalic: true, isHelvetica: true)
    case "Helvetica-BoldOblique": self.init(weight: .bold, isItalic: true, isHelvetica: true)
    default: return nil
    }
  }

  var familyName: String {
    if isHelvetica { return "Helvetica" }
    return spacing == .monospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
  }

  var name: String {
    guard !isHelvetica else {
      let suffix = (isBold ? "Bold" : "") + (isItalic ? "Oblique" : "")
      return suffix.isEmpty ? "Helvetica" : "Helvetica-" + suffix
    }
    let base = spacing == .monospaced ? ".SFUIMono-" : ".SFUI-"
    return base + weightName + (isItalic ? "Italic" : "")
  }

  private var weightName: String {
    switch weight.rawValue {
    case ...(-0.7): "Ultralight"
    case ...(-0.5): "Thin"
    case ...(-0.2): "Light"
    case ..<0.1: "Regular"
    case ..<0.27: "Medium"
    case ..<0.35: "Semibold"
    case ..<0.5: "Bold"
    case ..<0.6: "Heavy"
    default: "Black"
    }
  }
}
