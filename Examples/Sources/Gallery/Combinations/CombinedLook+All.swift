import RoundedTable
import Screens
@_spi(Headless) import UIKit

extension CombinedLook {
  /// The looks of the sheet, in the order of its page.
  ///
  /// What a look doesn't set has its default, on iOS 26.
  package static var all: [CombinedLook] {
    corners + titles + gaps + fills + lines + rows + devices
  }

  private static var corners: [CombinedLook] {
    [
      CombinedLook("small", "Radius of 6", .radius) { $0.style.radius = 6 },
      CombinedLook("large", "Radius of 36", .radius) { $0.style.radius = 36 },
    ]
  }

  private static var titles: [CombinedLook] {
    [
      CombinedLook("header", "Header inside") { $0.style.enclosesHeader = true }
        .with { $0.enclosesHeader = true },
      CombinedLook("footer", "Footer inside") { $0.style.enclosesFooter = true }
        .with { $0.enclosesFooter = true },
    ]
  }

  private static var gaps: [CombinedLook] {
    [
      CombinedLook("sections", "24 between sections") { $0.tableStyle.sectionSpacing = 24 },
      CombinedLook("cards", "8 between cards") {
        $0.cardID = { $0 == "Apples" }
        $0.style.cardSpacing = 8
      },
      CombinedLook("rows", "3 between rows") { $0.style.rowSpacing = 3 },
    ]
  }

  private static var fills: [CombinedLook] {
    [
      CombinedLook("gradient", "Gradient across", .fill) {
        $0.style.fill = .gradient(CardGradient(colors: [.indigoCard, .purple]))
      }.with { $0.textColor = .white },
      CombinedLook("gradients", "Gradient in rows", .fill) {
        $0.style.fill = .gradient(CardGradient(colors: [.indigoCard, .purple], spansCard: false))
      }.with { $0.textColor = .white },
      CombinedLook("translucent", "Translucent", .fill) {
        $0.style.fill = .color(UIColor(light: 0xFFFFFF, dark: 0x000000).withAlphaComponent(0.55))
      }.with { $0.isTranslucent = true },
      CombinedLook("material", "Material", .fill) {
        $0.style.fill = .material(.systemThinMaterial)
      }.with { $0.isTranslucent = true },
    ]
  }

  private static var lines: [CombinedLook] {
    [
      CombinedLook("outline", "Outline") {
        $0.style.outline = CardOutline(color: .systemOrange, width: 2)
      },
      CombinedLook("shadow", "Shadow") {
        $0.style.shadow = CardShadow(
          color: .black, opacity: 0.45, radius: 9, offset: CGSize(width: 0, height: 4))
      },
      CombinedLook("separator", "Own separator") {
        $0.style.separator = CardSeparator(
          color: .systemPink, leadingInset: 0, trailingInset: 0)
      },
      CombinedLook("clip", "Clipped content") { $0.style.clipsContent = true }
        .with { $0.furnish = { $0.addPhoto() } },
    ]
  }

  private static var rows: [CombinedLook] {
    let row = IndexPath(row: 1, section: 0)
    return [
      CombinedLook("swiped", "Swiped row") { $0.style.separatesSwipedRows = true }
        .with { $0.pose = { HeadlessHand($0.tableView).swipe(row, .leading) } },
      CombinedLook("selected", "Selected row").with {
        $0.pose = {
          $0.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
        }
      },
    ]
  }

  private static var devices: [CombinedLook] {
    [
      CombinedLook("rtl", "Right to left").with {
        $0.change = { $0.layoutDirection = .rightToLeft }
      },
      CombinedLook("dark", "Dark").with { $0.change = { $0.userInterfaceStyle = .dark } },
      CombinedLook("old", "iOS 18").with {
        $0.change = { $0.systemVersion = GallerySystem.iOS18.version }
      },
    ]
  }
}
