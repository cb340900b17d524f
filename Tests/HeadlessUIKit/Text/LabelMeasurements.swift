import Foundation

/// What a label has measured since its text or font changed.
struct LabelMeasurements {
  static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  private var sizes: [CGFloat: CGSize] = [:]
  private var text: StyledText?
  private var lastLayout: (layout: TextLayout, width: CGFloat, limit: Int)?

  mutating func forget() {
    sizes.removeAll(keepingCapacity: true)
    text = nil
    lastLayout = nil
  }

  mutating func text(of content: @autoclosure () -> StyledText) -> StyledText {
    if let text { return text }
    let text = content()
    self.text = text
    return text
  }

  mutating func size(
    of content: @autoclosure () -> StyledText, width: CGFloat, limit: Int, mode: NSLineBreakMode,
    scale: CGFloat
  ) -> CGSize {
    if let known = sizes[width] { return known }
    let layout = layout(of: content(), width: width, limit: limit, mode: mode)
    let size = layout.size.ceiled(to: scale)
    sizes[width] = size
    return size
  }

  mutating func layout(
    of content: @autoclosure () -> StyledText, width: CGFloat, limit: Int, mode: NSLineBreakMode
  ) -> TextLayout {
    if let lastLayout, lastLayout.width == width, lastLayout.limit == limit {
      return lastLayout.layout
    }
    let layout = TextLayout(text(of: content()), width: width, limit: limit, mode: mode)
    lastLayout = (layout, width, limit)
    return layout
  }
}

extension CGSize {
  /// Upwards to whole pixels, as UIKit does with text.
  func ceiled(to scale: CGFloat) -> CGSize {
    CGSize(
      width: (width * scale - 0.001).rounded(.up) / scale,
      height: (height * scale - 0.001).rounded(.up) / scale)
  }
}

extension UIView {
  /// The scale to which layout rounds: the screen's also before the view is in a window.
  var pixelsPerPoint: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : HeadlessDevice.current.scale
  }
}
