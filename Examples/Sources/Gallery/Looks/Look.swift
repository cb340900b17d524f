import Foundation
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
  /// The color of the texts.
  let textColor: UIColor
  let background: UIColor
  let apply: (RoundedDiffableDataSource<Int, String>) -> Void
  /// What's written below each section, if anything is.
  var footers: [String?] = []
  /// The colors of texts above and below sections, nil for those that stand out against the paper.
  var titleColor: UIColor?
  var footerColor: UIColor?
  /// What is behind the table in place of a color.
  var backdrop: (() -> UIView)?
  /// How wide the table is, in points: as a narrow phone, so that text is as large as on one.
  var width = 360.0
  /// How wide the picture is, nil for as wide as the table.
  var shownWidth: Double?
  /// How high rows are, nil for as high as their content.
  var rowHeight: CGFloat?
  /// Turns the device into that of the picture.
  var change: (inout HeadlessDevice) -> Void = { _ in }
  /// Brings the screen into its state, once it is shown.
  var pose: (LookScreen) -> Void = { _ in }
  /// Adds to a cell.
  var furnish: (UITableViewCell) -> Void = { _ in }
  /// The part of the table to show, from the card's top leading corner, and what is drawn over it;
  /// nil for all cards.
  var detail: (part: CGRect, overlay: String)?

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

  func with(_ change: (inout Look) -> Void) -> Look {
    var look = self
    change(&look)
    return look
  }

  /// The radius of a picture's corners, and what is left above the cards and below them, in points.
  private var cornerRadius: Double { min(20, (shownWidth ?? width) / 18) }
  private var margin: Double { min(18, width / 18) * width / (shownWidth ?? width) }

  /// Draws the look, as high as its rows.
  package func svg(on device: HeadlessDevice) -> String {
    open(on: device) { document(of: $0) }
  }

  /// Shows the look, and gives its window to be looked at.
  package func show(on device: HeadlessDevice, _ look: (UIWindow) -> Void) {
    open(on: device) { screen in
      if let window = screen.view.window { look(window) }
    }
  }

  private func open<Result>(on device: HeadlessDevice, _ look: (LookScreen) -> Result) -> Result {
    var device = device
    device.size = CGSize(width: width, height: 600)
    device.safeAreaInsets = .zero
    change(&device)
    return HeadlessDevice.with(device) {
      HeadlessClock.held {
        let window = UIWindow(device: device)
        let screen = LookScreen(self)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        pose(screen)
        HeadlessClock.advance(by: 1)
        window.layoutIfNeeded()
        return look(screen)
      }
    }
  }

  private func document(of screen: LookScreen) -> String {
    guard let window = screen.view.window else { return "" }
    let cards = screen.cards
    // There may be less above the cards.
    let margin = min(margin.rounded(), cards.minY.rounded(.down))
    // Rows begin on whole points of the picture, so that no seam is seen between them.
    var box = CGRect(
      x: 0, y: cards.minY - margin, width: width,
      height: (cards.height + 2 * margin).rounded())
    if let part = detail?.part { box = part.offsetBy(dx: 0, dy: cards.minY) }
    let shown = shownWidth ?? width
    let scale = shown / box.width
    let numbers = [box.minX, box.minY, box.width, box.height].map { String(format: "%g", $0) }
    let place = zip(["x", "y", "width", "height"], numbers).map { "\($0)=\"\($1)\"" }
    let overlay = detail.map {
      "<g transform=\"translate(0 \(String(format: "%g", cards.minY)))\">\($0.overlay)</g>\n"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(shown))" \
      height="\(Int((box.height * scale).rounded()))" \
      viewBox="\(numbers.joined(separator: " "))" role="img">
      <title>\(caption)</title>
      <clipPath id="picture"><rect \(place.joined(separator: " ")) \
      rx="\(Int(cornerRadius / scale))"/></clipPath>
      <g clip-path="url(#picture)">
      \(HeadlessDrawing(of: window).svgBody(idPrefix: "l", joinsRows: true))\(overlay ?? "")</g>
      </svg>

      """
  }
}

extension UIColor {
  /// What cards lie on.
  static let lookPaper = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(0x2A2755) : UIColor(0xECEBF8)
  }
}
