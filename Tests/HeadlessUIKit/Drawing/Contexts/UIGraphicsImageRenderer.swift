public import Foundation

open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  override init(bounds: CGRect) {
    super.init(bounds: bounds)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(CGContext())
    CurrentContexts.draw(into: context.cgContext) { actions(context) }
    return UIImage(
      source: .drawing(
        ImageDrawing(context.cgContext.parts), size: bounds.size,
        scale: UITraitCollection.current.displayScale))
  }
}
