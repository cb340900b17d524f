import LookChoices
import RoundedTable
import Screens
@_spi(Headless) import UIKit

/// A picture of a look that can be chosen: a table of three cards.
@MainActor package struct ChoicePicture {
  package nonisolated static let size = CGSize(width: 300, height: 480)

  package let choice: LookChoice

  package init(_ choice: LookChoice) { self.choice = choice }

  /// The picture in light and in dark, as one file.
  package var svg: String {
    PairedPicture(light: drawing(isDark: false), dark: drawing(isDark: true)).svg
  }

  /// One of the two drawings, of the look as this file knows it.
  package func drawing(isDark: Bool) -> String {
    drawing(isDark: isDark, of: ChoiceScreen(choice) { apply(to: $0) })
  }

  /// One of the two drawings, of any screen.
  package func drawing(isDark: Bool, of screen: @autoclosure () -> UIViewController) -> String {
    var device = GalleryLook(isDark: isDark).device
    device.size = Self.size
    device.safeAreaInsets = .zero
    if choice.view == .iOS18 { device.systemVersion = GallerySystem.iOS18.version }
    if choice.view == .mirrored { device.layoutDirection = .rightToLeft }
    return HeadlessDevice.with(device) {
      HeadlessClock.held {
        let window = UIWindow(device: device)
        let screen = screen()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        if choice.view == .lid, let table = screen.view as? UITableView {
          table.contentOffset.y += 60
          window.layoutIfNeeded()
        }
        HeadlessClock.advance(by: 1)
        window.layoutIfNeeded()
        return HeadlessDrawing(of: window).svgBody(idPrefix: "l", joinsOutlines: true)
      }
    }
  }

  /// Sets what is chosen.
  ///
  /// It has nothing in common with the code that the page shows: were the picture drawn from that,
  /// a mistake in it couldn't be seen.
  private func apply(to dataSource: RoundedDiffableDataSource<Int, String>) {
    var style = CardStyle(radius: radius)
    style.fill = fill
    switch choice.edge {
    case .none: break
    case .outline: style.outline = CardOutline(color: .systemOrange, width: 2)
    case .shadow:
      style.shadow = CardShadow(
        color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    }
    style.enclosesHeader = choice.title == .inside
    style.clipsRowsBeneathHeader = choice.view == .lid
    if choice.view == .bare { style.separator = nil }
    if choice.gaps == .rows { style.rowSpacing = 3 }
    if choice.gaps == .cards {
      style.cardSpacing = 8
      dataSource.cardID = { AnyHashable($0) }
    }
    dataSource.style = style
  }

  private var radius: Double? {
    switch choice.radius {
    case .system: nil
    case .six: 6
    case .twelve: 12
    }
  }

  private var fill: CardFill {
    switch choice.fill {
    case .automatic: .automatic
    case .color: .color(.systemTeal.withAlphaComponent(0.3))
    case .translucent: .color(.systemBackground.withAlphaComponent(0.55))
    case .gradient:
      .gradient(
        CardGradient(
          colors: [
            .systemIndigo.withAlphaComponent(0.4), .systemPink.withAlphaComponent(0.4),
          ], direction: .diagonal))
    case .material: .material(.systemThinMaterial)
    }
  }
}
