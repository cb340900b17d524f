import RoundedTable
import Screens
@_spi(Headless) import UIKit

/// A look of cards that an inset-grouped table does not have, and the code that it takes.
@MainActor package struct Look {
  /// The beginning of the pictures' file names.
  package let name: String
  /// What is special about it.
  package let caption: String
  /// What is said to the data source, as it stands in the sources.
  package let code: String
  /// The rows, section by section.
  let sections: [(title: String?, rows: [String])]
  /// The colour of the texts.
  let textColor: UIColor
  let background: UIColor
  let apply: (RoundedDiffableDataSource<Int, String>) -> Void

  init(
    _ name: String, _ caption: String, sections: [(title: String?, rows: [String])],
    textColor: UIColor = .label, background: UIColor = .lookPaper, code: String,
    apply: @escaping (RoundedDiffableDataSource<Int, String>) -> Void
  ) {
    self.name = name
    self.caption = caption
    self.sections = sections
    self.textColor = textColor
    self.background = background
    self.code = code
    self.apply = apply
  }

  /// The width of a picture, in points: that of a narrow phone, so that its text is as large as on one.
  private static let width = 360.0
  private static let cornerRadius = 20
  /// What is left above the cards and below them, in points.
  private static let margin = 18

  /// Draws the look, as high as its rows.
  package func svg(on device: HeadlessDevice) -> String {
    var device = device
    device.size = CGSize(width: Self.width, height: 600)
    device.safeAreaInsets = .zero
    return HeadlessDevice.with(device) {
      HeadlessClock.held { open(on: device) { document(of: $0) } }
    }
  }

  private func open<Result>(on device: HeadlessDevice, _ look: (LookScreen) -> Result) -> Result {
    let window = UIWindow(device: device)
    let screen = LookScreen(self)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    HeadlessClock.advance(by: 1)
    window.layoutIfNeeded()
    return look(screen)
  }

  private func document(of screen: LookScreen) -> String {
    guard let window = screen.view.window else { return "" }
    let cards = screen.cards
    let top = Int(cards.minY) - Self.margin
    let size = "width=\"\(Int(Self.width))\" height=\"\(Int(cards.maxY) + Self.margin - top)\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) \
      viewBox="0 \(top) \(Int(Self.width)) \(Int(cards.maxY) + Self.margin - top)" role="img">
      <title>\(caption)</title>
      <clipPath id="picture"><rect y="\(top)" \(size) rx="\(Self.cornerRadius)"/></clipPath>
      <g clip-path="url(#picture)">
      \(HeadlessDrawing(of: window).svgBody(idPrefix: "l"))</g>
      </svg>

      """
  }
}

extension UIColor {
  /// What cards lie on.
  static let lookPaper = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(0x14151F) : UIColor(0xECEBF8)
  }

  /// What a white card stands out against.
  static let lilac = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(0x1E1B4B) : UIColor(0xCBC8F3)
  }
}
