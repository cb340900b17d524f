import Testing
@_spi(Headless) import UIKit

@Suite struct ColorTests {
  static let dark = UITraitCollection(userInterfaceStyle: .dark)
  static let light = UITraitCollection(userInterfaceStyle: .light)

  static let published: [(color: UIColor, light: UInt32, dark: UInt32)] = [
    (.systemGroupedBackground, 0xF2F2F7, 0x000000),
    (.secondarySystemGroupedBackground, 0xFFFFFF, 0x1C1C1E),
    (.systemBackground, 0xFFFFFF, 0x000000),
    (.label, 0x000000, 0xFFFFFF),
    (.systemBlue, 0x007AFF, 0x0A84FF),
    (.systemRed, 0xFF3B30, 0xFF453A),
    (.systemGray4, 0xD1D1D6, 0x3A3A3C),
  ]

  @Test(arguments: published.indices) func systemColorsAreThePublishedOnes(_ index: Int) {
    let (color, light, dark) = Self.published[index]
    #expect(HeadlessDrawing.RGBA(color, traits: Self.light) == HeadlessDrawing.RGBA(hex: light))
    #expect(HeadlessDrawing.RGBA(color, traits: Self.dark) == HeadlessDrawing.RGBA(hex: dark))
  }

  @Test func theSeparatorIsTranslucent() {
    #expect(abs(UIColor.separator.resolvedColor(with: Self.light).cgColor.alpha - 0.29) < 1e-9)
    #expect(abs(UIColor.separator.resolvedColor(with: Self.dark).cgColor.alpha - 0.6) < 1e-9)
  }

  @MainActor @Test func contrastChangesASystemColor() {
    var device = HeadlessDevice.phone
    device.accessibilityContrast = .high
    let traits = HeadlessDevice.with(device) { UIView().traitCollection }
    #expect(
      HeadlessDrawing.RGBA(.systemBlue, traits: traits) == HeadlessDrawing.RGBA(hex: 0x0040DD))
  }

  @Test func aDynamicColorResolvesUnderTheCurrentTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    Self.dark.performAsCurrent {
      #expect(color.cgColor == UIColor.white.cgColor)
    }
    Self.light.performAsCurrent {
      #expect(color.cgColor == UIColor.black.cgColor)
    }
    #expect(color.resolvedColor(with: Self.dark) == .white)
  }

  @Test func fadingKeepsAColorDynamic() {
    let faded = UIColor.label.withAlphaComponent(0.5)
    #expect(faded.resolvedColor(with: Self.dark).cgColor.components == [1, 1, 1, 0.5])
    #expect(faded == UIColor.label.withAlphaComponent(0.5))
    #expect(faded != UIColor.label.withAlphaComponent(0.4))
  }

  @Test func dynamicColorsAreEqualOnlyToThemselves() {
    let make = { UIColor { _ in .red } }
    let color = make()
    #expect(color == color)
    #expect(color != make())
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
  }

  @Test func aGrayIsNotTheColorOfTheSameLook() {
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.white.cgColor.components?.count == 2)
  }

  @Test func traitsThatAreNotGivenAreUnspecified() {
    #expect(Self.dark.layoutDirection == .unspecified)
    #expect(Self.dark.displayScale == 0)
    #expect(Self.dark == UITraitCollection(userInterfaceStyle: .dark))
    #expect(Self.dark.hasDifferentColorAppearance(comparedTo: Self.light))
    #expect(!Self.dark.hasDifferentColorAppearance(comparedTo: Self.dark))
  }
}
