import Foundation
@_spi(Headless) import UIKit

/// Scenes whose outlines, joints and separators a browser compares with their layers, pixel by
/// pixel.
@MainActor enum PixelSamples {
  private static let scales: [CGFloat] = [1, 1.5, 2, 3]
  private static let screens: [GalleryScreen] = [
    .accounts, .trip, .health, .directory, .shop, .contacts, .expanding,
  ]

  /// A script with the pictures, and with the columns that are expected.
  static var script: String {
    // Headers are lower before iOS 26, so a lid's corners reach into its first row.
    // The shop isn't among them: where its gradient goes on below a title that is lower than the
    // corners, between two pixels, the clip's smoothed edge is paler than the layers.
    let lids = GalleryScreen.directory.scenes.map { sample(of: $0, on: .iOS18) }
    let samples = screens.flatMap(\.scenes).map { sample(of: $0, on: .iOS26) } + lids
    return "const samples = [\n\(samples.joined(separator: ",\n"))\n]\n"
  }

  private static func sample(of scene: GalleryScene, on system: GallerySystem) -> String {
    scene.open(on: GalleryLook(system: system).device) { window, _ in
      let drawing = HeadlessDrawing(of: window)
      let columns = places(in: drawing).flatMap { x in
        scales.map { PixelColumn(of: drawing, at: x, scale: $0).json }
      }
      let size = "\"width\":\(Int(drawing.size.width)),\"height\":\(Int(drawing.size.height))"
      return
        "{\"name\":\"\(scene.name)-\(system.rawValue)\",\(size),\"svg\":\(text(svg(drawing, joinsRows: true))),"
        + "\"apart\":\(text(svg(drawing, joinsRows: false))),"
        + "\"columns\":[\(columns.joined(separator: ",\n"))]}"
    }
  }

  /// Beyond the corners of the cards, and through the middle of their separators.
  private static func places(in drawing: HeadlessDrawing) -> [CGFloat] {
    let lines = drawing.items.filter { item in
      guard case .fill = item.kind else { return false }
      return item.frame.height < 1.01 && 100..<350 ~= item.frame.width
        && 60..<840 ~= item.frame.minY
    }
    return [58] + Set(lines.map { $0.frame.midX }).sorted()
  }

  private static func svg(_ drawing: HeadlessDrawing, joinsRows: Bool) -> String {
    let (width, height) = (Int(drawing.size.width), Int(drawing.size.height))
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\">\(drawing.svgBody(idPrefix: "d", joinsRows: joinsRows))"
      + "</svg>"
  }

  private static func text(_ string: String) -> String {
    let escaped = string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
