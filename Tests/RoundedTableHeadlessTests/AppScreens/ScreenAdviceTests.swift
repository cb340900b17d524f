import AppScreens
import RoundedAppScreens
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Screens in the manners of shipping code are right by the class's name alone, and nothing is
/// found; or the first sentence of the first finding says what makes them right.
///
/// One half is looked at in plain tables and the other in grouped ones. With TESTS=whole, all are
/// in both.
@Suite @MainActor struct ScreenAdviceTests {
  /// What is found first, how it is put, and what an author does who follows it.
  struct Cure {
    var kind: CardFinding.Kind
    var advice: String
    var follow: @MainActor (UITableView, any TableCards) -> Void
  }

  private static let cures: [String: Cure] = [
    "picture over the whole width": Cure(
      kind: .contentIsOpaque, advice: "set CardStyle.clipsContent"
    ) { $1.style.clipsContent = true },
    // The last row's line runs into the card's round corners.
    "lines of the cells' own": Cure(
      kind: .contentIsOpaque, advice: "set CardStyle.clipsContent"
    ) { $1.style.clipsContent = true },
    "cells as a nib makes them": visible,
    "clear background": visible,
    "background cleared in updateConfiguration": visible,
    "background with radius and insets": Cure(
      kind: .configurationIsLost,
      advice: "set style.radius, tableStyle.inset and style.cardSpacing (with a cardID for each row)"
    ) { table, source in
      source.style.radius = 6
      for cell in cells(of: table) {
        // Comes after the cell's own method, as if that did not set them.
        cell.configurationUpdateHandler = { cell, _ in
          var background = UIBackgroundConfiguration.listGroupedCell()
          background.backgroundColor = .systemCyan
          cell.backgroundConfiguration = background
        }
      }
    },
    "among other views, content at the edges": Cure(
      kind: .contentIgnoresMargins,
      advice: "Set installer = CardTableInstaller(insetsReference: .safeArea)"
    ) { $1.installer = CardTableInstaller(insetsReference: .safeArea) },
    "pinned to the guide, content at the edges": Cure(
      kind: .contentIgnoresMargins,
      advice: "Pin the leadingAnchor and trailingAnchor of the table to those of its superview"
    ) { table, _ in
      guard let superview = table.superview else { return }
      let sides: [NSLayoutConstraint.Attribute] = [.leading, .trailing]
      NSLayoutConstraint.deactivate(
        superview.constraints.filter {
          $0.firstItem === table && sides.contains($0.firstAttribute)
        })
      NSLayoutConstraint.activate([
        table.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      ])
    },
    "index titles, content at the edges": Cure(
      kind: .contentIgnoresMargins, advice: "Pin content to layoutMarginsGuide"
    ) { table, _ in
      for cell in cells(of: table) {
        let content = cell.contentView
        guard let label = content.subviews.first else { continue }
        NSLayoutConstraint.deactivate(
          content.constraints.filter { $0.firstItem === label || $0.secondItem === label })
        let margins = content.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
        ])
      }
    },
  ]

  private static let visible = Cure(
    kind: .cardIsInvisible, advice: "set style.fill to .color(.secondarySystemGroupedBackground)"
  ) { $1.style.fill = .color(.secondarySystemGroupedBackground) }

  /// All that there are, also those out of sight.
  private static func cells(of table: UITableView) -> [UITableViewCell] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).compactMap {
        table.cellForRow(at: IndexPath(row: $0, section: section))
      }
    }
  }

  @Test func everyCureIsForAScreen() {
    let names = Set(RoundedAppScreens.allScreens.map(\.name))
    #expect(names.isSuperset(of: Self.cures.keys))
  }

  /// In processes of their own, because turns of the main queue pass.
  @Test(arguments: [UITableView.Style.plain, .grouped].map(\.rawValue))
  nonisolated func oneSentenceIsEnough(_ style: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [style = style as Int] in
      let manners = RoundedAppScreens.allScreens.enumerated()
      for (index, manner) in manners where Thoroughness.isWhole || index % 2 == style {
        try await Self.follow(manner, UITableView.Style(rawValue: style) ?? .plain)
      }
    }
  }

  private static func follow(_ manner: AppScreen, _ style: UITableView.Style) async throws {
    var phone = HeadlessDevice.phone
    // The two styles are looked at on one system and in one mode each.
    phone.systemVersion = style == .plain ? "18.0" : "26.0"
    phone.userInterfaceStyle = style == .plain ? .light : .dark
    let screen = HeadlessDevice.with(phone) { manner.make(Stage(style: style)) }
    let window = UIWindow(device: phone)
    await show(screen, in: window)
    screen.show(0)
    await settle(window)
    let source = try #require(screen.table.dataSource as? any TableCards, "\(manner.name)")
    let findings = source.diagnose()
    if let cure = cures[manner.name] {
      let first = try #require(findings.first, "\(manner.name)")
      #expect(first.kind == cure.kind, "\(manner.name): \(first)")
      #expect(first.detail.contains(cure.advice), "\(manner.name): \(first)")
      cure.follow(screen.table, source)
      // What insets the cards is decided when the table enters a window.
      window.rootViewController = nil
      await show(screen, in: window)
      let rest = source.diagnose()
      #expect(rest == [], "\(manner.name): \(rest)")
    } else {
      #expect(findings == [], "\(manner.name): \(findings)")
    }
    window.isHidden = true
  }

  private static func show(_ screen: UIViewController, in window: UIWindow) async {
    screen.navigationController?.setViewControllers([], animated: false)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    await settle(window)
  }

  private static func settle(_ window: UIWindow) async {
    for _ in 0..<4 {
      window.layoutIfNeeded()
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
    window.layoutIfNeeded()
  }
}
