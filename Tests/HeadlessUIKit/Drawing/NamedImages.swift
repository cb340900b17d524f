public import Foundation

/// What stands for the images of an asset catalog.
enum NamedImages {
  private static let images = Locked<[String: UIImage.Source]>([:])

  static func image(named name: String) -> UIImage.Source? { images.withLock { $0[name] } }

  static func set(_ image: UIImage.Source, named name: String) {
    images.withLock { $0[name] = image }
  }
}

@_spi(Headless) extension UIImage {
  /// Puts an image of a size into what stands for the asset catalog.
  ///
  /// It is drawn as a placeholder.
  public static func register(_ name: String, size: CGSize, scale: CGFloat = 3) {
    NamedImages.set(.asset(name: name, size: size, scale: scale), named: name)
  }
}
