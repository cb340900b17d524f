@_spi(Headless) import UIKit

/// One picture of a scene in light and in dark, side by side.
@MainActor struct HeroPicture {
  private static let margin = 24
  private static let cornerRadius = 40

  let svg: String

  init(
    of scene: GalleryScene, title: String, size: GallerySize, isMirrored: Bool,
    system: GallerySystem
  ) {
    let looks = [false, true].map { isDark in
      GalleryLook(size: size, isDark: isDark, isMirrored: isMirrored, system: system)
    }
    let screen = (width: Int(size.device.size.width), height: Int(size.device.size.height))
    let width = screen.width * looks.count + Self.margin * (looks.count + 1)
    let height = screen.height + Self.margin * 2
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\""
        + " width=\"\(width)\" height=\"\(height)\" role=\"img\">",
      "<title>\(title)</title>",
    ]
    for (index, look) in looks.enumerated() {
      let outline =
        "width=\"\(screen.width)\" height=\"\(screen.height)\" rx=\"\(Self.cornerRadius)\""
      let x = Self.margin + index * (screen.width + Self.margin)
      let body = scene.svgBody(on: look.device, idPrefix: look.name)
      lines += [
        "<clipPath id=\"screen-\(look.name)\"><rect \(outline)/></clipPath>",
        "<g transform=\"translate(\(x) \(Self.margin))\">",
        "<g clip-path=\"url(#screen-\(look.name))\">", body, "</g>",
        "<rect \(outline) fill=\"none\" stroke=\"#8e8e93\" stroke-width=\"2\"/>",
        "</g>",
      ]
    }
    lines.append("</svg>\n")
    svg = lines.joined(separator: "\n")
  }
}
