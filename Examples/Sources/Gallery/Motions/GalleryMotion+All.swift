import RoundedTable
import Screens
@_spi(Headless) import UIKit

extension GalleryMotion {
  /// The motions of the gallery.
  package static var all: [GalleryMotion] { updates + looks + gestures }

  /// Rows that come, go and move.
  package static var updates: [GalleryMotion] {
    [
      list(
        "update-append", "A row is added, and the last row becomes a middle row", height: 250,
        from: [("To buy", ["Milk", "Bread"])], to: [("To buy", ["Milk", "Bread", "Apples"])]),
      list(
        "update-delete", "The first row is deleted, and the second becomes the top", height: 250,
        from: [("To buy", ["Milk", "Bread", "Apples"])], to: [("To buy", ["Bread", "Apples"])]),
      GalleryMotion(
        "update-move", "A row moves to another card", size: CGSize(width: 280, height: 330),
        screen: { LookScreen(.twoCards) },
        steps: [{ $0.move("Bread", after: "Tea") }, { $0.move("Bread", after: "Milk") }]),
      GalleryMotion(
        "update-opens", "A card opens, and its gradient and shadow grow with it",
        size: CGSize(width: 340, height: 440), screen: { AccountsScreen.inLanguage },
        steps: [{ $0.toggle(1) }, { $0.toggle(1) }]),
      GalleryMotion(
        "update-said", "A new message, and the bubble before it draws a smaller corner",
        size: CGSize(width: 340, height: 330),
        // Bubbles are drawn by their cells, and so the same on every system.
        fixed: FixedLook(size: .phone, system: .iOS26), screen: { ChatScreen.short },
        steps: [{ $0.answer() }]),
    ]
  }

  /// Cards that change without a row that comes or goes.
  private static var looks: [GalleryMotion] {
    [
      GalleryMotion(
        "update-restyles", "A new style, without a reload",
        size: CGSize(width: 280, height: 250), screen: { LookScreen(.outline) },
        steps: [{ $0.restyle(radius: 4) }, { $0.restyle(radius: 24) }])
    ]
  }

  /// What the hand does.
  private static var gestures: [GalleryMotion] {
    func path(_ row: Int, _ section: Int) -> IndexPath { IndexPath(row: row, section: section) }
    func hand(_ screen: ShoppingScreen) -> HeadlessHand { HeadlessHand(screen.tableView) }
    return [
      GalleryMotion(
        "swipe",
        "A swiped row becomes a card of its own, then joins the others again (iOS 18)",
        size: CGSize(width: 280, height: 200),
        // How iOS 26 draws what a swipe reveals was not measured.
        fixed: FixedLook(size: .phone, system: .iOS18, isMirrored: false),
        screen: { LookScreen(.oneCard) },
        steps: [
          { HeadlessHand($0.tableView).swipe(path(1, 0), .leading) },
          { HeadlessHand($0.tableView).closeSwipe() },
        ]),
      GalleryMotion(
        "drag", "A row is dragged to another card", size: CGSize(width: 280, height: 360),
        lasting: 0.2,
        screen: { shopping([("To buy", ["Milk", "Bread"]), ("Bought", ["Tea", "Pears"])]) },
        begin: { $0.setEditing(true, animated: false) },
        steps: [
          {
            hand($0).lift(path(1, 0))
            hand($0).carry(over: path(1, 1))
          },
          { hand($0).drop() },
        ]),
    ]
  }

  private typealias Lists = [(String, [String])]

  private static func list(
    _ name: String, _ caption: String, height: CGFloat, from before: Lists, to after: Lists
  ) -> GalleryMotion {
    GalleryMotion(
      name, caption, size: CGSize(width: 280, height: height), screen: { shopping(before) },
      steps: [
        { $0.show(Things.lists(after), animated: true) },
        { $0.show(Things.lists(before), animated: true) },
      ])
  }

  private static func shopping(_ lists: Lists) -> ShoppingScreen {
    let screen = ShoppingScreen()
    screen.show(Things.lists(lists), animated: false)
    return screen
  }
}
