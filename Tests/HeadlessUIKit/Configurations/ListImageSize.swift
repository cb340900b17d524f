import Foundation

extension UIListContentConfiguration.ImageProperties {
  /// Symbols stand in a column of this width, so that the texts of neighboring rows line up.
  private static let symbolColumn: CGFloat = 28

  /// The size at which an image view's image is shown: its own, made to fit the maximum.
  @MainActor func size(of view: UIImageView) -> CGSize {
    let size = view.sizeThatFits(.zero)
    guard size.width > 0, size.height > 0 else { return size }
    let scale = min(
      1, maximumSize.width > 0 ? maximumSize.width / size.width : 1,
      maximumSize.height > 0 ? maximumSize.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  func reservedSize(isSymbol: Bool) -> CGSize {
    func length(_ value: CGFloat) -> CGFloat {
      if value == Self.standardDimension { return Self.symbolColumn }
      return max(0, value)
    }
    var reserved = CGSize(
      width: length(reservedLayoutSize.width), height: length(reservedLayoutSize.height))
    if isSymbol, reserved.width == 0 { reserved.width = Self.symbolColumn }
    return reserved
  }
}
