import RoundedTable
import Screens
@_spi(Headless) import UIKit

extension GalleryMotion {
  /// The motions of the gallery.
  package static var all: [GalleryMotion] { unheardOf + others }

  /// Those that are shown without code.
  static var others: [GalleryMotion] { updates + gestures }

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
        "update-said", "A new message, and the bubble before it draws a smaller corner",
        size: CGSize(width: 340, height: 330),
        // Bubbles are drawn by their cells, and so the same on every system.
        fixed: FixedLook(size: .phone, system: .iOS26), screen: { ChatScreen.short },
        steps: [{ $0.answer() }]),
    ]
  }

  /// What no table view did.
  package static var unheardOf: [GalleryMotion] {
    [
      lid,
      GalleryMotion(
        "update-restyles", "A style that changes in motion, without a reload",
        code: """
          var style = dataSource.style
          style.radius = radius
          dataSource.setStyle(style, animated: true)
          """,
        size: CGSize(width: 360, height: 214), screen: { LookScreen(.outline) },
        steps: [{ $0.restyle(radius: 4) }, { $0.restyle(radius: 24) }]),
      GalleryMotion(
        "update-opens", "A card that grows, and its gradient and shadow with it",
        code: """
          if open.contains(account.id) {
            snapshot.appendItems(account.entries.map { .entry($0, of: account.id) })
          }
          dataSource.apply(snapshot, animatingDifferences: animated)
          """,
        // The picture's edge is between cards, whether one is open or not.
        size: CGSize(width: 360, height: 518), screen: { AccountsScreen.inLanguage },
        steps: [{ $0.toggle(1) }, { $0.toggle(1) }]),
      GalleryMotion(
        "update-trip", "A row is added to a translucent card with an outline and a shadow",
        code: """
          style.enclosesHeader = true
          style.fill = .material(.systemThinMaterial)
          style.outline = CardOutline(color: UIColor.white.withAlphaComponent(0.3), width: 1)
          style.shadow = CardShadow(opacity: 0.25, radius: 10, offset: CGSize(width: 0, height: 5))
          tableStyle: TableStyle(followsReadableWidth: true, sectionSpacing: 24)
          """,
        size: CGSize(width: 390, height: 700), screen: { TripScreen.inLanguage },
        steps: [{ $0.addIdea() }, { $0.addIdea() }]),
    ]
  }

  /// A card that scrolls beneath its own title.
  package static var lid: GalleryMotion {
    func scroll(_ screen: DirectoryScreen, to row: IndexPath) {
      let table: UITableView = screen.tableView
      table.setContentOffset(table.offset(beginningWith: row), animated: true)
    }
    return GalleryMotion(
      "update-lid", "A card scrolls beneath its own title",
      code: """
        style.enclosesHeader = true
        style.clipsRowsBeneathHeader = true
        """,
      size: CGSize(width: 360, height: 430),
      // As many as are in sight, so that the picture's edge cuts none of them.
      screen: { DirectoryScreen.short },
      begin: { $0.tableView.contentInset = UIEdgeInsets(top: 16, left: 0, bottom: 300, right: 0) },
      steps: [
        { scroll($0, to: [0, 1]) }, { scroll($0, to: [0, 2]) },
        { $0.tableView.setContentOffset(CGPoint(x: 0, y: -16), animated: true) },
      ])
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
