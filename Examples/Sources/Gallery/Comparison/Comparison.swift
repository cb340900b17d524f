import Screens
@_spi(Headless) import UIKit

/// The same updates of two screens: one that is rounded by hand, with UIKit alone, and one with RoundedTable.
@MainActor package struct Comparison {
  /// Lists to show, and what has happened then.
  package struct Step: Sendable {
    var caption: String
    var lists: [ShoppingScreen.List]
  }

  package nonisolated static let steps: [Step] = [
    Step(
      caption: "Two cards",
      lists: [.init("To buy", ["Milk", "Bread", "Apples"]), .init("Bought", ["Tea"])]),
    Step(
      caption: "A row is appended",
      lists: [.init("To buy", ["Milk", "Bread", "Apples", "Honey"]), .init("Bought", ["Tea"])]),
    Step(
      caption: "The first row is deleted",
      lists: [.init("To buy", ["Bread", "Apples", "Honey"]), .init("Bought", ["Tea"])]),
    Step(
      caption: "A single row gets a neighbour",
      lists: [.init("To buy", ["Bread", "Apples", "Honey"]), .init("Bought", ["Tea", "Jam"])]),
  ]

  /// The size of each screen, in points.
  static let size = CGSize(width: 320, height: 348)
  /// The radius of the cards, in points.
  static let radius = 18.0
  /// How far the cards are from the edges, in points.
  static let inset = 16.0
  /// How many pictures are taken of each update: the first before it begins, the last at rest.
  static let picturesPerUpdate = 16
  /// How long rows take to get to their places, in seconds.
  private static let duration = 0.3

  let device: HeadlessDevice
  private let steps: [Step]

  /// Creates a comparison on a device, in all steps or some.
  package init(device: HeadlessDevice, steps: [Step] = Self.steps) {
    self.device = device
    self.steps = steps
  }

  /// What is drawn of a screen: first at rest, then picture by picture of each update.
  package enum Side: CaseIterable, Sendable {
    case uiKitAlone
    case roundedTable

    var title: String {
      switch self {
      case .uiKitAlone: "UIKit alone, rounded by hand"
      case .roundedTable: "RoundedTable"
      }
    }
  }

  package func pictures(of side: Side) -> [HeadlessDrawing] {
    switch side {
    case .uiKitAlone: pictures(of: HandRoundedScreen()) { $0.show($1, animated: $2) }
    case .roundedTable: pictures(of: CardListScreen()) { $0.show($1, animated: $2) }
    }
  }

  private func pictures<Screen: UITableViewController>(
    of make: @autoclosure () -> Screen,
    show: (Screen, [ShoppingScreen.List], Bool) -> Void
  ) -> [HeadlessDrawing] {
    var device = device
    device.size = Self.size
    device.safeAreaInsets = .zero
    return HeadlessDevice.with(device) {
      HeadlessClock.held {
        let window = UIWindow(device: device)
        let screen = make()
        show(screen, steps[0].lists, false)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        HeadlessClock.advance(by: 1)
        var pictures = [HeadlessDrawing(of: window, values: .presentation)]
        for step in steps.dropFirst() {
          pictures.append(HeadlessDrawing(of: window, values: .presentation))
          show(screen, step.lists, true)
          for number in 1..<Self.picturesPerUpdate {
            let isLast = number == Self.picturesPerUpdate - 1
            HeadlessClock.advance(
              by: isLast ? 1 : Self.duration / Double(Self.picturesPerUpdate - 1))
            if isLast { window.layoutIfNeeded() }
            pictures.append(HeadlessDrawing(of: window, values: .presentation))
          }
        }
        return pictures
      }
    }
  }
}
