import Foundation
import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// The default style, cards across which something runs, and cards and rows that stand apart, on
/// iOS 18 and on iOS 26: the same to the byte as the pictures in Tests/References.
///
/// A change that is meant is recorded anew with
///
///     RECORD_REFERENCES=1 swift test --filter ReferenceTests
///
/// and then looked at: the pictures open in any browser.
@MainActor @Suite struct ReferenceTests {
  nonisolated static let folder = Repository.root.appending(path: "Tests/References")

  /// Where a picture is drawn.
  struct Look: CustomTestStringConvertible {
    var system: String
    var isDark = false
    var isMirrored = false

    static let all = ["18.0", "26.0"].flatMap { system in
      [(false, false), (false, true), (true, false), (true, true)].map { isDark, isMirrored in
        Look(system: system, isDark: isDark, isMirrored: isMirrored)
      }
    }

    /// As files are named.
    var testDescription: String {
      let number = system.prefix { $0 != "." }
      return "ios\(number)-\(isDark ? "dark" : "light")-\(isMirrored ? "rtl" : "ltr")"
    }

    @MainActor func device(_ category: UIContentSizeCategory = .large) -> HeadlessDevice {
      var device = HeadlessDevice.phone.mirrored(isMirrored)
      device.userInterfaceStyle = isDark ? .dark : .light
      device.contentSizeCategory = category
      device.systemVersion = system
      return device
    }
  }

  @Test(arguments: Look.all) func theDefaultStyleIsDrawnAsRecorded(_ look: Look) throws {
    for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let name = "\(look.testDescription)-\(category == .large ? "large" : "largest")"
      try compare(draw(on: look.device(category), title: name), with: "\(name).svg")
    }
  }

  @Test(arguments: Look.all) func whatRunsAcrossCardsIsDrawnAsRecorded(_ look: Look) throws {
    let name = "\(look.testDescription)-across"
    try compare(drawAcrossCards(on: look.device(), title: name), with: "\(name).svg")
  }

  @Test(arguments: [Look(system: "18.0"), Look(system: "26.0", isDark: true, isMirrored: true)])
  func gapsAreDrawnAsRecorded(_ look: Look) throws {
    let name = "\(look.testDescription)-apart"
    try compare(drawApart(on: look.device(), title: name), with: "\(name).svg")
  }

  private static func configure(_ cell: UITableViewCell, _ item: String) {
    var content = UIListContentConfiguration.cell()
    content.text = "Row \(item)"
    cell.contentConfiguration = content
  }

  /// A card a row with a shadow, a segmented list with a selected row, and an outline around each
  /// row of a gradient and a title.
  private func drawApart(on device: HeadlessDevice, title: String) -> String {
    HeadlessDevice.with(device) {
      HeadlessClock.held {
        let screen = HeldScreen(
          device, isRoot: false, rowHeight: 56,
          make: { Titled(tableView: $0, cellProvider: $1) },
          configure: Self.configure)
        screen.dataSource.cardID = { "abc".contains($0) ? $0 : "" }
        screen.dataSource.sectionStyle = { section, style in
          switch section {
          case "Cards":
            style.cardSpacing = 12
            style.shadow = CardShadow(opacity: 0.4)
          case "Rows": style.rowSpacing = 2
          default:
            style.rowSpacing = 6
            style.innerRadius = 8
            style.corners = [.topLeading, .bottomLeading]
            style.enclosesHeader = true
            style.outline = CardOutline(color: .systemIndigo, width: 2)
            style.fill = .gradient(
              CardGradient(colors: [.systemYellow, .systemPink]))
          }
        }
        screen.apply("Cards:abc", "Rows:defg", "Outlines:hij", animated: false)
        screen.settle()
        screen.tableView.selectRow(
          at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
        screen.settle()
        return HeadlessDrawing(of: screen.window).svg(title: title)
      }
    }
  }

  private final class Titled: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }

  /// A shadow round a card with its header, a gradient across a card with a selected row, and a
  /// view with an outline.
  private func drawAcrossCards(on device: HeadlessDevice, title: String) -> String {
    HeadlessDevice.with(device) {
      HeadlessClock.held {
        let screen = HeldScreen(
          device, isRoot: false, make: { Titled(tableView: $0, cellProvider: $1) },
          configure: Self.configure)
        screen.dataSource.sectionStyle = { section, style in
          switch section {
          case "Shadow":
            style.shadow = CardShadow(opacity: 0.4)
            style.enclosesHeader = true
          case "Gradient":
            style.fill = .gradient(
              CardGradient(
                colors: [.systemYellow, .systemPink], direction: .diagonal))
          default:
            style.fill = .view(id: "view", fallback: .systemTeal) {
              let view = UIView()
              view.backgroundColor = .systemTeal
              return view
            }
            style.outline = CardOutline(color: .systemIndigo, width: 2)
          }
        }
        screen.apply("Shadow:abc", "Gradient:defg", "View:hi", animated: false)
        screen.settle()
        screen.tableView.selectRow(
          at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
        screen.settle()
        return HeadlessDrawing(of: screen.window).svg(title: title)
      }
    }
  }

  /// A card of three rows and a card of one: every position.
  private func draw(on device: HeadlessDevice, title: String) -> String {
    HeadlessDevice.with(device) {
      HeadlessClock.held {
        let screen = HeldScreen(
          device, isRoot: false, rowHeight: UITableView.automaticDimension,
          configure: Self.configure)
        screen.apply("A:abc", "B:d")
        screen.settle()
        return HeadlessDrawing(of: screen.window).svg(title: title)
      }
    }
  }

  private func compare(_ drawn: String, with name: String) throws {
    let file = Self.folder.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD_REFERENCES"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try drawn.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    // Not the texts in the expectation: a failure would print both.
    let isSame = recorded == drawn
    #expect(isSame, "\(name) is drawn differently; see ReferenceTests")
  }
}
