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
    drawing(isDark: isDark, of: ChoiceScreen(choice) { choice.apply(to: $0) })
  }

  /// What the data source says of the look that it has.
  package var diagnosis: String {
    var dataSource: RoundedDiffableDataSource<Int, String>?
    let screen = ChoiceScreen(choice) {
      choice.apply(to: $0)
      dataSource = $0
    }
    return show(isDark: false, screen) { _ in "\(dataSource?.diagnose() as Any)" }
  }

  /// One of the two drawings, of any screen.
  package func drawing(isDark: Bool, of screen: @autoclosure () -> UIViewController) -> String {
    show(isDark: isDark, screen()) {
      HeadlessDrawing(of: $0).svgBody(idPrefix: "l", joinsRows: true)
    }
  }

  private func show<Result>(
    isDark: Bool, _ screen: @autoclosure () -> UIViewController, _ look: (UIWindow) -> Result
  ) -> Result {
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
        return look(window)
      }
    }
  }
}
