import Testing
@_spi(Headless) import UIKit

@MainActor struct LabelTests {
  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func widthsAreHelveticas() {
    let label = label("Hamburg")
    label.font = .systemFont(ofSize: 1000)
    #expect(label.intrinsicContentSize.width == CGFloat(722 + 556 + 833 + 556 + 556 + 333 + 556))
    label.font = .boldSystemFont(ofSize: 1000)
    #expect(label.intrinsicContentSize.width == CGFloat(722 + 556 + 889 + 611 + 611 + 389 + 611))
  }

  @Test func anEmptyLabelTakesNoRoom() {
    #expect(UILabel().intrinsicContentSize == .zero)
  }

  @Test func oneLineOfBodyIsTwentyAndAThirdHigh() {
    #expect(abs(label("Text").intrinsicContentSize.height - 61.0 / 3) < 0.001)
  }

  @Test func linesBreakBetweenWords() {
    let label = label("aaaa aaaa aaaa", lines: 0)
    label.font = .systemFont(ofSize: 10)
    let size = label.sizeThatFits(CGSize(width: 30, height: 0))
    #expect(abs(size.height - 3 * label.font.lineHeight) < 0.4)
    #expect(size.width <= 30)
  }

  @Test func theNumberOfLinesIsALimit() {
    let label = label("aaaa aaaa aaaa", lines: 2)
    label.font = .systemFont(ofSize: 10)
    let size = label.sizeThatFits(CGSize(width: 30, height: 0))
    #expect(abs(size.height - 2 * label.font.lineHeight) < 0.4)
  }

  @Test func newlinesCount() {
    let label = label("a\n\nb", lines: 0)
    #expect(abs(label.intrinsicContentSize.height - 3 * label.font.lineHeight) < 0.4)
  }

  @Test func aPreferredWidthWrapsTheIntrinsicSize() {
    let label = label("aaaa aaaa", lines: 0)
    let flat = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = flat.width - 10
    #expect(label.intrinsicContentSize.height > flat.height)
  }

  @Test func whatDoesNotFitEndsInAnEllipsis() {
    let label = label("A rather long title of a row")
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    let svg = HeadlessDrawing(of: label).svg(title: "label")
    #expect(svg.contains("…"))
    #expect(!svg.contains("of a row"))
  }

  @Test func textIsTheStringOfTheAttributedText() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Red",
      attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)])
    #expect(label.text == "Red")
    #expect(label.intrinsicContentSize.height > 30)
    label.text = "Plain"
    #expect(label.attributedText?.string == "Plain")
    #expect(label.intrinsicContentSize.height < 30)
  }

  @Test func anAttachmentTakesItsRoomInTheLine() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 10)
    let text = NSMutableAttributedString(string: "Aa")
    let (with, without) = (UILabel(), UILabel())
    without.attributedText = NSAttributedString(attributedString: text)
    text.append(NSAttributedString(attachment: attachment))
    with.attributedText = text
    let difference = with.intrinsicContentSize.width - without.intrinsicContentSize.width
    #expect(abs(difference - 30) < 0.5)
  }

  @Test func paragraphStylesAreCopied() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let copy = style.copy() as? NSParagraphStyle
    style.lineSpacing = 8
    #expect(copy?.lineSpacing == 4)
    #expect(copy?.alignment == .center)
    #expect(copy != style)
    #expect(NSParagraphStyle.default.alignment == .natural)
  }

  @Test func aTextStyleFontFollowsTheDevice() {
    let label = label("Text")
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let window = UIWindow(device: .phone)
    window.addSubview(label)
    var device = HeadlessDevice.phone
    device.contentSizeCategory = .accessibilityLarge
    window.adopt(device)
    #expect(label.font.pointSize == 33)
  }

  @Test func aFontSetLaterIsThatOfTheWholeAttributedText() {
    let label = label("")
    label.attributedText = NSAttributedString(
      string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    for size in [CGFloat(40), 20] {
      label.font = .systemFont(ofSize: size)
      #expect(label.intrinsicContentSize.height > size)
      #expect(label.intrinsicContentSize.height < size * 1.5)
    }
    #expect(label.text == "Text")
  }

  @Test func aFixedFontDoesNotFollowTheDevice() {
    let label = label("Text")
    label.adjustsFontForContentSizeCategory = true
    let window = UIWindow(device: .phone)
    window.addSubview(label)
    var device = HeadlessDevice.phone
    device.contentSizeCategory = .accessibilityLarge
    window.adopt(device)
    #expect(label.font.pointSize == 17)
  }
}

/// Text that is read from the right.
@MainActor struct HebrewLabelTests {
  @Test func aLineBeginsAtItsRightEnd() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 24))
    label.text = "שלום, LX 2084"
    let svg = HeadlessDrawing(of: label).svg(title: "")
    let width = label.intrinsicContentSize.width
    #expect(svg.contains(#"direction="rtl""#))
    let start = svg.firstMatch(of: /<text[^>]* x="([0-9.]+)"/).flatMap { Double($0.1) }
    // A label is as wide as its text, rounded up to a pixel.
    #expect(abs((start ?? 0) - width) < 0.5)
    label.text = "LX 2084, שלום"
    #expect(!HeadlessDrawing(of: label).svg(title: "").contains("direction"))
  }

  /// Those of Liberation Sans: an alef is wider than a yod.
  @Test func lettersHaveWidthsOfTheirOwn() {
    func width(_ text: String) -> CGFloat {
      let label = UILabel()
      label.font = .systemFont(ofSize: 100)
      label.text = text
      return label.intrinsicContentSize.width
    }
    #expect(abs(width("א") - 62.8) < 0.5 && abs(width("י") - 26) < 0.5)
  }
}
