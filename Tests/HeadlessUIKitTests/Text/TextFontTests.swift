import Testing
@_spi(Headless) import UIKit

@MainActor struct TextFontTests {
  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 14.0), (.large, 17.0), (.extraExtraExtraLarge, 23.0),
    (.accessibilityExtraExtraExtraLarge, 53.0),
  ])
  func bodyFollowsTheTextSize(_ category: UIContentSizeCategory, _ size: Double) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == CGFloat(size))
  }

  @Test func headlineIsSemibold() {
    let font = UIFont.preferredFont(forTextStyle: .headline)
    #expect(font.pointSize == 17)
    #expect(font == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func aLineIsAsHighAsOnAPhone() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(font.ascender - font.descender == font.lineHeight)
  }

  @Test func equalFontsAreEqual() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
  }

  @Test func metricsScaleAFontAndStopAtItsMaximum() {
    let large = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 20)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize > 40)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: large).pointSize == 30)
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(metrics.scaledValue(for: 20, compatibleWith: usual) == 20)
  }

  @Test func scalingTwiceIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("already been scaled"))
  }
}
