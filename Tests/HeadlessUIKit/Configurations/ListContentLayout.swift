import Foundation

/// Where image, text and secondary text of a row stand, counted from the leading edge.
@MainActor struct ListContentLayout {
  struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondaryText = CGRect.zero
  }

  let text: UILabel?
  let secondaryText: UILabel?
  var margins = NSDirectionalEdgeInsets.zero
  var imageSize: CGSize?
  var reservedImageSize = CGSize.zero
  var isSideBySide = false
  var imageToText: CGFloat = 16
  var betweenTexts = CGSize(width: 8, height: 3)
  /// Frames start on whole pixels.
  var scale: CGFloat = 1

  init(text: UILabel?, secondaryText: UILabel?) {
    self.text = text
    self.secondaryText = secondaryText
  }

  func height(for width: CGFloat) -> CGFloat {
    let block = textBlock(width: textWidth(in: width))
    let content = max(block.size.height, imageBox.height)
    return margins.top + content + margins.bottom
  }

  func frames(in size: CGSize) -> Frames {
    let block = textBlock(width: textWidth(in: size.width))
    let middle = (margins.top + size.height - margins.bottom) / 2
    func onPixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    var frames = Frames()
    if let imageSize {
      frames.image = CGRect(
        x: margins.leading + (imageBox.width - imageSize.width) / 2,
        y: onPixel(middle - imageSize.height / 2), width: imageSize.width, height: imageSize.height)
    }
    let origin = CGPoint(x: textStart, y: onPixel(middle - block.size.height / 2))
    frames.text = block.text.offsetBy(dx: origin.x, dy: origin.y)
    frames.secondaryText = block.secondaryText.offsetBy(dx: origin.x, dy: origin.y)
    return frames
  }

  // MARK: Parts

  private var imageBox: CGSize {
    guard let imageSize else { return .zero }
    return CGSize(
      width: max(imageSize.width, reservedImageSize.width),
      height: max(imageSize.height, reservedImageSize.height))
  }

  private var textStart: CGFloat {
    margins.leading + (imageSize == nil ? 0 : imageBox.width + imageToText)
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    max(0, width - textStart - margins.trailing)
  }

  private struct TextBlock {
    var text = CGRect.zero
    var secondaryText = CGRect.zero
    var size = CGSize.zero
  }

  private func textBlock(width: CGFloat) -> TextBlock {
    let first = size(of: text, width: width)
    let second = size(of: secondaryText, width: width)
    guard let first, let second else { return single(first, second, width: width) }
    if isSideBySide, first.width + betweenTexts.width + second.width <= width {
      return sideBySide(first, second, width: width)
    }
    let top = first.height + betweenTexts.height
    return TextBlock(
      text: CGRect(x: 0, y: 0, width: width, height: first.height),
      secondaryText: CGRect(x: 0, y: top, width: width, height: second.height),
      size: CGSize(width: width, height: top + second.height))
  }

  private func single(_ first: CGSize?, _ second: CGSize?, width: CGFloat) -> TextBlock {
    TextBlock(
      text: CGRect(x: 0, y: 0, width: width, height: first?.height ?? 0),
      secondaryText: CGRect(x: 0, y: 0, width: width, height: second?.height ?? 0),
      size: CGSize(width: width, height: first?.height ?? second?.height ?? 0))
  }

  private func sideBySide(_ first: CGSize, _ second: CGSize, width: CGFloat) -> TextBlock {
    let height = max(first.height, second.height)
    return TextBlock(
      text: CGRect(
        x: 0, y: (height - first.height) / 2,
        width: width - second.width - betweenTexts.width, height: first.height),
      secondaryText: CGRect(
        x: width - second.width, y: (height - second.height) / 2, width: second.width,
        height: second.height),
      size: CGSize(width: width, height: height))
  }

  private func size(of label: UILabel?, width: CGFloat) -> CGSize? {
    guard let label else { return nil }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }
}
