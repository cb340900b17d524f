import Screens
@_spi(Headless) import UIKit

/// A screen in a state that is worth a picture.
@MainActor package struct GalleryScene {
  /// The beginning of the pictures' file names.
  package let name: String
  /// The state, in words.
  package let caption: String
  private let show: (UIWindow) -> UITableView
  private let change: (inout HeadlessDevice) -> Void

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - name: The beginning of the pictures' file names.
  ///   - caption: The state, in words.
  ///   - parent: The title of the screen that the back button leads to, nil for none.
  ///   - change: Turns each device into that of the scene.
  ///   - screen: Makes the screen.
  ///   - pose: Brings it into the state, once it is shown.
  init<Screen: UIViewController>(
    _ name: String, _ caption: String, below parent: @escaping @autoclosure () -> String? = nil,
    changing change: @escaping (inout HeadlessDevice) -> Void = { _ in },
    screen: @escaping () -> Screen, pose: @escaping (Screen) -> Void = { _ in }
  ) {
    self.name = name
    self.caption = caption
    self.change = change
    show = { window in
      let screen = screen()
      let navigation = UINavigationController()
      let below = parent().map { title in
        let parent = UIViewController()
        parent.title = title
        return parent
      }
      navigation.setViewControllers([below, screen].compactMap(\.self), animated: false)
      // On a pad cards may be a column in the middle, below a title in the middle.
      navigation.navigationBar.prefersLargeTitles =
        HeadlessDevice.current.userInterfaceIdiom == .phone
      // Bar buttons are texts before iOS 26, and may be filled with the tint since.
      let system = HeadlessDevice.current.systemVersion
      navigation.navigationBar.tintColor =
        system == GallerySystem.iOS26.version ? .indigoCard : .label
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      pose(screen)
      window.layoutIfNeeded()
      return Self.table(in: screen.view) ?? UITableView()
    }
  }

  private static func table(in view: UIView) -> UITableView? {
    if let table = view as? UITableView { return table }
    for subview in view.subviews {
      if let table = table(in: subview) { return table }
    }
    return nil
  }

  /// Draws the scene on a device, with the bars that the system draws over it, as a part of an SVG
  /// document.
  func svgBody(on device: HeadlessDevice, idPrefix: String) -> String {
    var changed = device
    change(&changed)
    return open(on: device) { window, _ in
      HeadlessDrawing(of: window).svgBody(idPrefix: idPrefix, joinsRows: true)
    } + StatusBar(on: changed).svg
  }

  /// Draws the scene on a device as an SVG document, which is cut round if there is a radius.
  package func svg(
    on device: HeadlessDevice, title: String, cornerRadius: Int = 0
  ) -> String {
    var changed = device
    change(&changed)
    let (width, height) = (Int(changed.size.width), Int(shownHeight(on: device)))
    // A device that is cut out stands on a page of any color.
    let outline =
      cornerRadius == 0
      ? ""
      : "\n<rect x=\"1\" y=\"1\" width=\"\(width - 2)\" height=\"\(height - 2)\" rx=\"\(cornerRadius - 1)\""
        + " fill=\"none\" stroke=\"#8e8e93\" stroke-width=\"2\" stroke-opacity=\"0.6\"/>"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img">
      <title>\(title)</title>
      <clipPath id="device"><rect width="\(width)" height="\(height)" rx="\(cornerRadius)"/></clipPath>
      <g clip-path="url(#device)">
      \(svgBody(on: device, idPrefix: "d"))
      </g>\(outline)
      </svg>

      """
  }

  /// How much of a device is drawn: of a pad, what the screen fills.
  private func shownHeight(on device: HeadlessDevice) -> CGFloat {
    open(on: device) { window, tableView in
      let size = window.bounds.size
      let table = tableView.convert(tableView.bounds, to: window)
      guard device.userInterfaceIdiom == .pad, table.maxY >= size.height else { return size.height }
      let content = tableView.convert(
        CGRect(origin: .zero, size: tableView.contentSize), to: window)
      return min(size.height, content.maxY.rounded(.up) + 40)
    }
  }

  /// Opens the scene on a device, waits until everything has come to rest, and looks at it.
  package func open<Result>(
    on device: HeadlessDevice, look: (UIWindow, UITableView) -> Result
  ) -> Result {
    var device = device
    change(&device)
    return HeadlessDevice.with(device) {
      HeadlessClock.held {
        let window = UIWindow(device: device)
        let tableView = show(window)
        HeadlessClock.advance(by: 1)
        window.layoutIfNeeded()
        return look(window, tableView)
      }
    }
  }
}
