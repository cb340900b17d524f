import Foundation
@_spi(Headless) import UIKit

/// Three phones with sample screens, as wide as a README, which cuts them off at its lower edge.
@MainActor package struct HeroPicture {
  private static let width = 1000
  private static let height = 420
  /// How large the screens are drawn.
  private static let scale = 0.74
  private static let bezel = 7.0
  private static let cornerRadius = 50.0
  /// The screens, and where their upper left corners are.
  private static let phones = [
    (scene: ("accounts-open", GalleryScreen.accounts), x: 36.0, y: 46.0),
    (scene: ("trip", .trip), x: 355.5, y: 28),
    (scene: ("health", .health), x: 675, y: 46),
  ]

  package let svg: String

  package init(on device: HeadlessDevice) {
    let isDark = device.userInterfaceStyle == .dark
    let colors = isDark ? ["#1d1a45", "#3a1c33"] : ["#dcdcfb", "#fbe3d6"]
    let phones = Self.phones.enumerated().map { index, phone in
      Self.phone(phone.scene, number: index, on: device)
    }
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(Self.height)" \
      viewBox="0 0 \(Self.width) \(Self.height)" role="img">
      <title>Three apps: bank accounts, a trip and health</title>
      <linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop offset="0" \
      stop-color="\(colors[0])"/><stop offset="1" stop-color="\(colors[1])"/></linearGradient>
      <filter id="shadow" x="-0.2" y="-0.1" width="1.4" height="1.3"><feGaussianBlur \
      stdDeviation="14"/></filter>
      <clipPath id="frame"><rect width="\(Self.width)" height="\(Self.height)" rx="24"/></clipPath>
      <g clip-path="url(#frame)">
      <rect width="\(Self.width)" height="\(Self.height)" fill="url(#paper)"/>
      \(phones.joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  private static func phone(
    _ scene: (name: String, screen: GalleryScreen), number: Int, on device: HeadlessDevice
  ) -> String {
    let place = phones[number]
    let size = device.size
    let frame = CGRect(origin: .zero, size: size).insetBy(dx: -bezel, dy: -bezel)
    let box =
      "x=\"\(frame.minX)\" y=\"\(frame.minY)\" width=\"\(frame.width)\" height=\"\(frame.height)\""
      + " rx=\"\(cornerRadius + bezel)\""
    let isDark = device.userInterfaceStyle == .dark
    let body = scene.screen.scenes.first { $0.name == scene.name }?.svgBody(
      on: device, idPrefix: "h\(number)-")
    return """
      <g transform="translate(\(place.x) \(place.y)) scale(\(scale))">
      <rect \(box) fill="#000" fill-opacity="\(isDark ? 0.6 : 0.25)" filter="url(#shadow)" \
      transform="translate(0 14)"/>
      <rect \(box) fill="#1c1c1e"\(isDark ? " stroke=\"#636366\" stroke-width=\"1.5\"" : "")/>
      <clipPath id="h\(number)"><rect width="\(size.width)" height="\(size.height)" \
      rx="\(cornerRadius)"/></clipPath>
      <g clip-path="url(#h\(number))">
      \(body ?? "")
      </g>
      </g>
      """
  }
}
