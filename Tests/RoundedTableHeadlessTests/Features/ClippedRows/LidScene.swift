import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A scene of a film: a table, and what happens to it.
struct LidScene: CustomTestStringConvertible, Sendable {
  let name: String
  var setup = LidScreen.Setup()
  /// How far the table has been scrolled when it begins.
  var offsets: [CGFloat] = [30, 110, 200, 290]
  /// What happens; nil if the table is only scrolled, through all of it.
  var action: (@MainActor @Sendable (LidScreen) -> Void)?
  /// Whether what's drawn is looked at, too, and not only the rows' frames.
  var hasPicture = true

  var testDescription: String { name }
}

extension LidScene {
  private static func scrolled(
    _ name: String, hasPicture: Bool = true, _ change: (inout LidScreen.Setup) -> Void
  ) -> LidScene {
    var scene = LidScene(name: name, hasPicture: hasPicture)
    change(&scene.setup)
    return scene
  }

  private static func updated(
    _ name: String, cardID: (@Sendable (String) -> AnyHashable?)? = nil,
    _ action: @escaping @MainActor @Sendable (LidScreen) -> Void
  ) -> LidScene {
    var scene = LidScene(name: name, action: action, hasPicture: cardID == nil)
    scene.setup.cardID = cardID
    return scene
  }

  private static let white = CardFill.color(.white)

  /// The table is scrolled from its top to its end.
  static let scrolled: [LidScene] = [
    .scrolled("plain") { _ in },
    .scrolled("below an inset") { $0.topInset = 24 },
    .scrolled("low") { ($0.rowHeight, $0.headerHeight) = (30, 28) },
    .scrolled("tall") { ($0.rowHeight, $0.headerHeight) = (90, 52) },
    .scrolled("outline") {
      $0.style = { $0.outline = CardOutline(color: .systemIndigo, width: 2) }
    },
    .scrolled("shadow", hasPicture: false) { $0.style = { $0.shadow = CardShadow(opacity: 0.5) } },
    .scrolled("gradient") {
      $0.style = { $0.fill = .gradient(CardGradient(colors: [.systemYellow, .systemPink])) }
    },
    .scrolled("translucent") { $0.style = { $0.fill = .color(UIColor(white: 1, alpha: 0.5)) } },
    .scrolled("dark, from right to left") {
      $0.isDark = true
      $0.isMirrored = true
    },
    .scrolled("footers") {
      $0.footerHeight = 30
      $0.style = {
        $0.fill = white
        $0.enclosesFooter = true
      }
    },
    .scrolled("effects") { $0.blurred = "adgjm" },
    .scrolled("effects in low rows") {
      ($0.rowHeight, $0.headerHeight) = (30, 28)
      $0.blurred = "abcdefghijklmno"
    },
    .scrolled("several cards", hasPicture: false) {
      $0.cardID = { "abgijk".contains($0) ? 1 : 2 }
      $0.style = {
        $0.fill = white
        $0.cardSpacing = 8
      }
    },
    .scrolled("a view behind the rows") {
      $0.style = {
        $0.fill = .view(id: 1, fallback: .systemTeal) {
          let view = UIView()
          view.backgroundColor = .systemTeal
          return view
        }
      }
    },
  ]

  /// Rows and sections change beneath a floating header.
  static let updated: [LidScene] = [
    .updated("rows are deleted beneath it") {
      $0.apply([("A", "cdef"), ("B", "gh"), ("C", "ijklmno")])
    },
    .updated("rows are deleted below it") {
      $0.apply([("A", "abc"), ("B", "gh"), ("C", "ijklmno")])
    },
    .updated("all rows are deleted") { $0.apply([("A", ""), ("B", "gh"), ("C", "ijklmno")]) },
    .updated("rows are inserted at the beginning") {
      $0.apply([("A", "xyabcdef"), ("B", "gh"), ("C", "ijklmno")])
    },
    .updated("rows are inserted at the end") {
      $0.apply([("A", "abcdefxy"), ("B", "ghz"), ("C", "ijklmno")])
    },
    .updated("rows are reversed") {
      $0.apply([("A", "fedcba"), ("B", "hg"), ("C", "onmlkji")])
    },
    .updated("rows leave for the next section") {
      $0.apply([("A", "adef"), ("B", "gbch"), ("C", "ijklmno")])
    },
    .updated("rows come from the next section") {
      $0.apply([("A", "abgcdef"), ("B", "h"), ("C", "ijklmno")])
    },
    .updated("sections are exchanged") {
      $0.apply([("B", "gh"), ("A", "abcdef"), ("C", "ijklmno")])
    },
    .updated("a section is inserted above") {
      $0.apply([("X", "xyz"), ("A", "abcdef"), ("B", "gh"), ("C", "ijklmno")])
    },
    .updated("a section is deleted") { $0.apply([("A", "abcdef"), ("C", "ijklmno")]) },
    .updated("the first section is deleted") { $0.apply([("B", "gh"), ("C", "ijklmno")]) },
    .updated("rows are reloaded") {
      $0.apply($0.setup.sections, reloading: "abcgh", reconfiguring: "d")
    },
    .updated("a section is reloaded") {
      $0.apply($0.setup.sections, reloadingSections: ["A", "B"])
    },
    .updated("everything is reloaded") {
      $0.tableView.reloadData()
      $0.window.layoutIfNeeded()
    },
    .updated("it's scrolled in an animation") { screen in
      UIView.animate(withDuration: 0.3) {
        screen.scroll(to: screen.tableView.contentOffset.y + 90)
      }
    },
    .updated("it's scrolled in the middle of an update") { screen in
      screen.apply([("A", "cdef"), ("B", "gh"), ("C", "ijklmno")])
      screen.scrolledPerFrame = 3
    },
    .updated("an update follows another one") { screen in
      screen.apply([("A", "xabcdef"), ("B", "gh"), ("C", "ijklmno")])
      for _ in 0..<6 { screen.advance() }
      screen.apply([("A", "xcdef"), ("B", "gh"), ("C", "ijklmno")])
    },
    .updated("a bar appears in an animation") { screen in
      UIView.animate(withDuration: 0.3) {
        screen.window.rootViewController?.additionalSafeAreaInsets.top = 40
        screen.window.layoutIfNeeded()
      }
    },
    .updated(
      "the cards change", cardID: { "abg".contains($0) ? 1 : 2 },
      { screen in
        screen.dataSource?.cardID = { "abcdg".contains($0) ? 1 : 2 }
        screen.dataSource?.refreshCards(animated: true)
        screen.window.layoutIfNeeded()
      }),
  ]
}
