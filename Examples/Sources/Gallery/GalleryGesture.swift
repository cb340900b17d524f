import RoundedTable
import Screens
@_spi(Headless) import UIKit

/// Something that the hand does on the shopping screen.
@MainActor package struct GalleryGesture: GalleryMotion {
  package let name: String
  package let caption: String
  package let size: CGSize
  private let lists: [ShoppingScreen.List]
  private let isEditing: Bool
  /// Nil for the screen's own cards.
  private let style: CardStyle?
  /// How long rows take to get to their places, in seconds.
  private let duration: Double
  private let begin: (HeadlessHand) -> Void
  private let act: (HeadlessHand) -> Void

  private init(
    _ name: String, _ caption: String, _ lists: [ShoppingScreen.List], height: CGFloat,
    isEditing: Bool, style: CardStyle? = nil, duration: Double,
    begin: @escaping (HeadlessHand) -> Void = { _ in },
    act: @escaping (HeadlessHand) -> Void
  ) {
    self.name = name
    self.caption = caption
    self.lists = lists
    self.isEditing = isEditing
    self.style = style
    self.duration = duration
    self.begin = begin
    self.act = act
    size = CGSize(width: 240, height: height)
  }

  package func look<Result>(
    at moments: [Double], on device: HeadlessDevice, _ look: (UIWindow) -> Result
  ) -> [Result] {
    GalleryUpdate.open(makeScreen, in: size, on: device) { screen, window in
      @MainActor func settle() {
        window.layoutIfNeeded()
        HeadlessClock.advance(by: 1)
        window.layoutIfNeeded()
      }
      let hand = HeadlessHand(screen.tableView)
      screen.setEditing(isEditing, animated: false)
      settle()
      begin(hand)
      settle()
      act(hand)
      window.layoutIfNeeded()
      var now = 0.0
      return moments.map { moment in
        HeadlessClock.advance(by: (moment - now) * duration)
        now = moment
        return look(window)
      }
    }
  }

  private func makeScreen() -> ShoppingScreen {
    let screen = ShoppingScreen()
    screen.show(lists, animated: false)
    if let style,
      let dataSource = screen.tableView.dataSource as? RoundedDiffableDataSource<String, String>
    {
      dataSource.style = style
    }
    return screen
  }

  /// Cards with one gradient and a shadow each.
  private static var across: CardStyle {
    var style = CardStyle()
    style.fill = .gradient(
      CardGradient(colors: [.systemYellow, .systemOrange], extent: .card))
    style.shadow = CardShadow(opacity: 0.3)
    style.swipedRowAppearance = .separated
    return style
  }

  /// The gestures of the gallery.
  package static var all: [GalleryGesture] {
    let list = ShoppingScreen.List("To buy", ["Milk", "Bread", "Apples"])
    func path(_ row: Int, _ section: Int) -> IndexPath { IndexPath(row: row, section: section) }
    return [
      GalleryGesture(
        "swipe-open", "A swiped row becomes a card of its own", [list], height: 220,
        isEditing: false, duration: 0.3
      ) { $0.swipe(path(1, 0)) },
      GalleryGesture(
        "swipe-close", "It joins its neighbours again as it closes", [list], height: 220,
        isEditing: false, duration: 0.3, begin: { $0.swipe(path(1, 0)) },
        act: { $0.closeSwipe() }),
      GalleryGesture(
        "drag-within", "A row is dragged in its card", [list], height: 220, isEditing: true,
        duration: 0.2, begin: { $0.lift(path(0, 0)) }, act: { $0.carry(over: path(2, 0)) }),
      GalleryGesture(
        "drag-across", "A row is dragged to another card",
        [list, .init("Bought", ["Pears"])], height: 320, isEditing: true, duration: 0.2,
        begin: { $0.lift(path(2, 0)) }, act: { $0.carry(over: path(1, 1)) }),
      GalleryGesture(
        "swipe-gradient", "A swiped row takes its part of the gradient along", [list], height: 220,
        isEditing: false, style: across, duration: 0.3
      ) { $0.swipe(path(1, 0)) },
      GalleryGesture(
        "swipe-gradient-close", "It brings that back as it closes", [list], height: 220,
        isEditing: false, style: across, duration: 0.3, begin: { $0.swipe(path(1, 0)) },
        act: { $0.closeSwipe() }),
      GalleryGesture(
        "drag-gradient", "A row is dragged to another card with a shadow",
        [list, .init("Bought", ["Pears"])], height: 320, isEditing: true, style: across,
        duration: 0.2, begin: { $0.lift(path(2, 0)) }, act: { $0.carry(over: path(1, 1)) }),
    ]
  }
}
