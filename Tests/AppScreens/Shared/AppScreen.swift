package import UIKit

/// A screen that the tests can drive.
@MainActor package protocol DrivenScreen: UIViewController {
  var table: UITableView { get }

  /// Shows one of the states of `ScreenScript`.
  func show(_ step: Int)
}

/// A screen that uses a diffable data source in one of the ways in which shipping code does.
package struct AppScreen {
  package let name: String
  /// Rows measure themselves, so that a separator's pixel may be missing from their heights.
  package let isSelfSizing: Bool
  /// Texts wrap, and so in a card at other places than from edge to edge.
  package let wraps: Bool
  package let make: @MainActor (Stage) -> any DrivenScreen

  package init(
    _ name: String, isSelfSizing: Bool = false, wraps: Bool = false,
    _ make: @escaping @MainActor (Stage) -> any DrivenScreen
  ) {
    self.name = name
    self.isSelfSizing = isSelfSizing
    self.wraps = wraps
    self.make = make
  }
}
