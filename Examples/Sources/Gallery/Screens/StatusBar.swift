@_spi(Headless) import UIKit

/// What the system draws over every app: the time, the battery, and the bar at the bottom of the
/// screen.
@MainActor package struct StatusBar {
  private let device: HeadlessDevice
  private var color: String { device.userInterfaceStyle == .dark ? "#fff" : "#000" }
  private var isMirrored: Bool { device.layoutDirection == .rightToLeft }

  init(on device: HeadlessDevice) {
    self.device = device
  }

  /// To be drawn over the picture of a window; nothing on a screen without such bars.
  var svg: String {
    var lines = ["<g fill=\"\(color)\" stroke=\"none\">"]
    if device.safeAreaInsets.top > 0 { lines += [time, symbols] }
    if device.safeAreaInsets.bottom > 0 { lines.append(homeIndicator) }
    lines.append("</g>")
    return lines.joined(separator: "\n")
  }

  private var isPhone: Bool { device.userInterfaceIdiom == .phone }

  private var time: String {
    let (inset, baseline, size) = isPhone ? (54.0, 31.0, 17) : (36, 17, 12)
    let x = isMirrored ? device.size.width - inset : inset
    return "<text x=\"\(x)\" y=\"\(baseline)\" text-anchor=\"middle\" font-weight=\"600\""
      + " font-size=\"\(size)\" font-family=\"\(HeadlessDrawing.fontFamily)\""
      + ">9:41</text>"
  }

  /// Reception, wireless network and battery, drawn on 76 by 14 points.
  private var symbols: String {
    let scale = isPhone ? 1.0 : 0.75
    let inset = isPhone ? 22.0 : 14
    let x = isMirrored ? inset : device.size.width - inset - 76 * scale
    let y = isPhone ? 18.0 : 7
    let bars = [(0, 9, 4), (5, 7, 6), (10, 4, 9), (15, 1, 12)].map { x, y, height in
      "<rect x=\"\(x)\" y=\"\(y)\" width=\"3.2\" height=\"\(height)\" rx=\"1\"/>"
    }.joined()
    let arcs =
      "<path d=\"M25.5 5.2A11 11 0 0 1 40.5 5.2M28.5 8.4A6.8 6.8 0 0 1 37.5 8.4\" fill=\"none\""
      + " stroke=\"\(color)\" stroke-width=\"2\"/><circle cx=\"33\" cy=\"11.4\" r=\"1.7\"/>"
    let battery =
      "<rect x=\"48.5\" y=\"1.5\" width=\"23\" height=\"11\" rx=\"3.4\" fill=\"none\""
      + " stroke=\"\(color)\" stroke-opacity=\"0.4\"/>"
      + "<rect x=\"50\" y=\"3\" width=\"20\" height=\"8\" rx=\"2\"/>"
      + "<path d=\"M73 5V9A2.2 2.2 0 0 0 73 5Z\" fill-opacity=\"0.4\"/>"
    return "<g transform=\"translate(\(x) \(y)) scale(\(scale))\">\(bars)\(arcs)\(battery)</g>"
  }

  private var homeIndicator: String {
    let box = Self.homeIndicator(on: device)
    return "<rect x=\"\(box.minX)\" y=\"\(box.minY)\" width=\"\(box.width)\""
      + " height=\"\(box.height)\" rx=\"2.5\"/>"
  }

  /// Where the bar at the bottom of a device's screen is.
  package static func homeIndicator(on device: HeadlessDevice) -> CGRect {
    let width = device.userInterfaceIdiom == .phone ? min(139, device.size.width * 0.36) : 228
    return CGRect(
      x: (device.size.width - width) / 2, y: device.size.height - 13, width: width, height: 5)
  }
}
