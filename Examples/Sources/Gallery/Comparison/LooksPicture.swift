import RoundedTable
import Screens
@_spi(Headless) import UIKit

/// Looks that an inset-grouped table refuses, side by side in one picture.
@MainActor package struct LooksPicture {
  private static let size = CGSize(width: 200, height: 216)
  private static let gap = 16
  private static let captionHeight = 32
  private static let cornerRadius = 16

  /// A look, and what it takes.
  @MainActor private struct Look {
    var caption: String
    var style: CardStyle
    var change: (RoundedDiffableDataSource<String, String>) -> Void = { _ in }
  }

  private static var looks: [Look] {
    [
      Look(caption: "A radius of your own", style: .card(radius: 26)),
      Look(caption: "An outline", style: .outlined),
      Look(caption: "A shadow", style: .shadowed),
      Look(caption: "A gradient over all rows", style: .gradient),
      Look(caption: "Several cards in a section", style: .card(radius: 14)) {
        $0.cardID = { $0 == "Milk" ? 0 : 1 }
        $0.rowStyle = { item, style in if item == "Milk" { style.fillColor = bought } }
      },
    ]
  }

  package let svg: String

  package init(on device: HeadlessDevice) {
    var device = device
    device.size = Self.size
    device.safeAreaInsets = .zero
    let looks = Self.looks
    let (width, height) = (Int(Self.size.width), Int(Self.size.height))
    let fullWidth = width * looks.count + Self.gap * (looks.count - 1)
    let fullHeight = height + Self.captionHeight
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(fullWidth) \(fullHeight)\""
        + " width=\"\(fullWidth)\" height=\"\(fullHeight)\" role=\"img\">",
      "<title>Looks that an inset-grouped table does not have</title>",
      "<clipPath id=\"screen\"><rect width=\"\(width)\" height=\"\(height)\""
        + " rx=\"\(Self.cornerRadius)\"/></clipPath>",
    ]
    for (index, look) in looks.enumerated() {
      lines += [
        "<g transform=\"translate(\(index * (width + Self.gap)) 0)\">",
        "<g clip-path=\"url(#screen)\">", Self.body(of: look, on: device, "l\(index)-"), "</g>",
        AnimatedPicture.text(
          look.caption, x: width / 2, y: fullHeight - 8, size: 14, weight: 400),
        "</g>",
      ]
    }
    lines.append("</svg>\n")
    svg = lines.joined(separator: "\n")
  }

  private static func body(of look: Look, on device: HeadlessDevice, _ prefix: String) -> String {
    HeadlessDevice.with(device) {
      HeadlessClock.held {
        let window = UIWindow(device: device)
        let screen = CardListScreen(style: look.style, inset: 14)
        screen.loadViewIfNeeded()
        look.change(screen.dataSource)
        screen.show([.init("To buy", ["Milk", "Bread", "Apples"])], animated: false)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        HeadlessClock.advance(by: 1)
        return HeadlessDrawing(of: window).svgBody(idPrefix: prefix)
      }
    }
  }
}

private let bought = UIColor(red: 0.82, green: 0.95, blue: 0.85, alpha: 1)

extension CardStyle {
  fileprivate static func card(radius: Double) -> CardStyle {
    CardStyle(radius: radius)
  }

  fileprivate static var outlined: CardStyle {
    var style = card(radius: 14)
    style.outline = CardOutline(color: .systemIndigo, width: 2)
    return style
  }

  fileprivate static var shadowed: CardStyle {
    var style = card(radius: 14)
    style.shadow = CardShadow(opacity: 0.25, radius: 10, offset: CGSize(width: 0, height: 4))
    return style
  }

  fileprivate static var gradient: CardStyle {
    var style = card(radius: 14)
    style.fill = .gradient(
      CardGradient(
        colors: [
          .systemOrange.withAlphaComponent(0.2), .systemPink.withAlphaComponent(0.35),
        ], extent: .card))
    return style
  }
}
