extension UIFont {
  /// The weight in the hundreds that style sheets count in.
  var cssWeight: Int {
    switch face.weight.rawValue {
    case ...(-0.7): 100
    case ...(-0.5): 200
    case ...(-0.2): 300
    case ..<0.1: 400
    case ..<0.27: 500
    case ..<0.35: 600
    case ..<0.5: 700
    case ..<0.6: 800
    default: 900
    }
  }
}
