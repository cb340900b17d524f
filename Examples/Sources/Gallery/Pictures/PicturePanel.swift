import Foundation
@_spi(Headless) import UIKit

/// A screen without bars, as a part of a picture.
@MainActor struct PicturePanel {
  let size: CGSize
  /// Where its upper left corner is in the picture.
  let origin: CGPoint
  /// The radius of its corners.
  let cornerRadius: Double
  private let screen: () -> UIViewController

  init(
    size: CGSize, at origin: CGPoint, cornerRadius: Double = 0,
    screen: @escaping () -> UIViewController
  ) {
    self.size = size
    self.origin = origin
    self.cornerRadius = cornerRadius
    self.screen = screen
  }

  func svg(on device: HeadlessDevice, name: String) -> String {
    let box =
      "<rect width=\"\(Int(size.width))\" height=\"\(Int(size.height))\""
      + " rx=\"\(Int(cornerRadius))\"/>"
    return show(on: device) { window in
      """
      <g transform="translate(\(Int(origin.x)) \(Int(origin.y)))">
      <clipPath id="\(name)">\(box)</clipPath>
      <g clip-path="url(#\(name))">
      \(HeadlessDrawing(of: window).svgBody(idPrefix: "\(name)-", joinsRows: true))</g>
      </g>
      """
    }
  }

  func show<Result>(on device: HeadlessDevice, _ look: (UIWindow) -> Result) -> Result {
    var device = device
    device.size = size
    device.safeAreaInsets = .zero
    return HeadlessDevice.with(device) {
      HeadlessClock.held {
        let window = UIWindow(device: device)
        window.rootViewController = screen()
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        HeadlessClock.advance(by: 1)
        window.layoutIfNeeded()
        return look(window)
      }
    }
  }
}
