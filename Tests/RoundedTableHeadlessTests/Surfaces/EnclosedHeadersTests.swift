import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Headers and footers inside the card.
@MainActor @Suite struct EnclosedHeadersTests {
  /// Sections whose identifier is in capitals have a title, and those with a point a footer.
  private final class Titled: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section).flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section).flatMap { $0.hasSuffix(".") ? $0 : nil }
    }
  }

  private func screen(
    _ sections: String..., style: UITableView.Style = .grouped, header: Bool = true,
    footer: Bool = false
  ) -> HeldScreen {
    let screen = HeldScreen(
      .phone, style, make: { Titled(tableView: $0, cellProvider: $1) })
    screen.dataSource.sectionStyle = { section, style in
      style.enclosesHeader = header && section.first?.isUppercase == true
      style.enclosesFooter = footer && section.hasSuffix(".")
    }
    screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: false)
    screen.settle()
    return screen
  }

  private func text(_ view: UIView?) -> CGRect {
    func label(_ view: UIView) -> UIView? {
      view is UILabel ? view : view.subviews.lazy.compactMap(label).first
    }
    guard let label = view.flatMap(label) else { return .zero }
    return label.convert(label.bounds, to: label.enclosingTable)
  }

  @Test func theCardBeginsAsFarAboveTheTitleAsTheHeaderEndsBelow() {
    HeadlessClock.held {
      let screen = screen("A:abc", "B:d", "c:e")
      for section in 0..<2 {
        let header = screen.tableView.rectForHeader(inSection: section)
        let text = text(screen.tableView.headerView(forSection: section))
        let surface = screen.surfaces[section].frame
        #expect(abs((text.minY - surface.minY) - (header.maxY - text.maxY)) < 0.01)
        #expect(surface.minY > header.minY + 4, "the gap above is no part of the card")
        let last = screen.tableView.rectForRow(
          at: IndexPath(row: section == 0 ? 2 : 0, section: section))
        #expect(surface.maxY == last.maxY)
      }
      #expect(screen.surfaces.count == 2, "no header, no surface")
    }
  }

  /// Nothing has to settle: a card is right in the frame in which its title comes into sight, to the pixel.
  ///
  /// Where titles take several lines, the table moves its rows when it finds out, unless it does not estimate.
  @Test(
    arguments: [UIContentSizeCategory.large, .accessibilityLarge],
    ["", " needs more than one line, because it says very much and does not seem to end"])
  func itIsRightInTheFirstFrame(_ size: UIContentSizeCategory, _ rest: String) {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      device.contentSizeCategory = size
      let screen = HeldScreen(device, make: { Titled(tableView: $0, cellProvider: $1) })
      let table = screen.tableView
      if !rest.isEmpty {
        (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (0, 0)
      }
      screen.dataSource.style.enclosesHeader = true
      screen.dataSource.style.enclosesFooter = true
      let titles = ["A", "B", "C", "D", "E", "F"].map { "\($0)\(rest).:" }
      let items = ["abcde", "fghij", "klmno", "pqrst", "uvwxy", "z1234"]
      screen.dataSource.apply(
        LetterSnapshot(zip(titles, items).map { $0 + $1 }), animatingDifferences: false)
      var seen = 0
      for _ in 0..<60 {
        screen.window.layoutIfNeeded()
        for section in 0..<6 {
          guard let first = screen.cell("\(items[section].first ?? "?")"),
            let last = screen.cell("\(items[section].last ?? "?")")
          else { continue }
          let surface = screen.surfaces.first {
            $0.frame.minY < first.frame.minY && $0.frame.maxY > last.frame.maxY
          }
          let (header, footer) = (
            table.headerView(forSection: section), table.footerView(forSection: section)
          )
          if let header {
            let top = text(header).minY - (first.frame.minY - text(header).maxY)
            #expect(abs((surface?.frame.minY ?? 0) - top) < 0.7, "\(section)")
            seen += 1
          }
          if let footer {
            let bottom = text(footer).maxY + (text(footer).minY - last.frame.maxY)
            #expect(abs((surface?.frame.maxY ?? 0) - bottom) < 0.7, "\(section)")
            seen += 1
          }
        }
        table.contentOffset.y += 37
      }
      #expect(seen > 40)
    }
  }

  /// A title that has no view yet is taken to look like those that have.
  @Test func aTitleOutOfSightLooksLikeTheOthers() {
    HeadlessClock.held {
      final class LargeTitles: NSObject, UITableViewDelegate {
        func tableView(
          _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) {
          (view as? UITableViewHeaderFooterView)?.textLabel?.font = .systemFont(ofSize: 30)
        }
      }
      let screen = screen("A:ab")
      let (table, delegate) = (screen.tableView, LargeTitles())
      table.delegate = delegate
      table.sectionHeaderHeight = 80
      screen.dataSource.apply(
        LetterSnapshot(["A:abcdefghijklmnopqrstuvwxyz", "B:1"]), animatingDifferences: false)
      screen.settle()
      table.reloadData()
      screen.settle()
      while text(table.headerView(forSection: 1)).minY - 40 > table.bounds.maxY
        || table.headerView(forSection: 1) == nil
      {
        table.contentOffset.y += 20
        screen.window.layoutIfNeeded()
      }
      let text = text(table.headerView(forSection: 1))
      let top = text.minY - (table.rectForHeader(inSection: 1).maxY - text.maxY)
      #expect(abs((screen.surfaces.last?.frame.minY ?? 0) - top) < 0.7)
    }
  }

  @Test func theFirstRowIsSquareAndSoIsItsSelection() {
    HeadlessClock.held {
      let screen = screen("A:abc", "B:d", "c:e")
      #expect(
        "abcde".map { screen.dataSource.capPosition(for: String($0)) }
          == [.middle, .middle, .bottom, .bottom, .single])
      #expect(screen.radii("a") == [0, 0] && screen.radii("d") == [0, 10])
      screen.tableView.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      screen.settle()
      #expect(screen.drawnSigns("a") == "│")
    }
  }

  @Test func theCornersAreTheHeaders() {
    HeadlessClock.held {
      let screen = screen("A:abc", "c:e")
      let card = screen.surfaces[0].convert(screen.surfaces[0].bounds, to: screen.window)
      let header = CGRect(x: 0, y: card.minY, width: 390, height: 20)
      let row = DrawnRow(in: header, of: HeadlessDrawing(of: screen.window))
      #expect(row.cutsTopLeft && row.cutsTopRight && !row.cutsBottomLeft)
      #expect((row.left, row.right) == (16, 374))
    }
  }

  @Test func aFooterEndsTheCard() {
    HeadlessClock.held {
      let screen = screen("a.:abc", "b:d", header: false, footer: true)
      let footer = screen.tableView.rectForFooter(inSection: 0)
      let text = text(screen.tableView.footerView(forSection: 0))
      let surface = screen.surfaces[0].frame
      #expect(abs((surface.maxY - text.maxY) - (text.minY - footer.minY)) < 0.01)
      #expect(screen.dataSource.capPosition(for: "c") == .middle)
      #expect(screen.radii("c") == [0, 0] && screen.radii("a") == [10, 0])
    }
  }

  @Test func aViewOfTheDelegatesIsEnclosedWhole() {
    HeadlessClock.held {
      final class Headers: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          UIView()
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
          60
        }
      }
      let screen = HeldScreen()
      let headers = Headers()
      screen.tableView.delegate = headers
      screen.dataSource.style.enclosesHeader = true
      screen.apply("A:abc", "B:d", animated: false)
      screen.settle()
      for section in 0..<2 {
        #expect(
          screen.surfaces[section].frame.minY
            == screen.tableView.rectForHeader(inSection: section).minY)
      }
    }
  }

  @Test func aSectionWithoutRowsIsACardOfItsHeader() {
    HeadlessClock.held {
      let screen = screen("A:", "B:b")
      #expect(screen.surfaces.count == 2)
      let surface = screen.surfaces[0]
      let header = screen.tableView.rectForHeader(inSection: 0)
      #expect(surface.frame.maxY == header.maxY)
      screen.apply("A:xy", "B:b")
      screen.window.layoutIfNeeded()
      for _ in 0...6 {
        #expect(screen.surfaceFaults([("b", .bottom)]) == [])
        HeadlessClock.advance(by: 0.05)
      }
      screen.settle()
      #expect(screen.surfaces[0] === surface)
      #expect(abs(surface.frame.maxY - header.maxY - 88) < 0.01)
      screen.apply("A:", "B:b")
      screen.settle()
      #expect(screen.surfaces[0] === surface)
      #expect(surface.frame.maxY == header.maxY)
      screen.apply("B:b")
      screen.settle()
      #expect(screen.surfaces.count == 1)
    }
  }

  @Test func theOutlineSurroundsTheHeaderToo() {
    HeadlessClock.held {
      let screen = screen("A:abc")
      screen.dataSource.style.outline = CardOutline(color: .systemRed, width: 2)
      screen.settle()
      let card = screen.surfaces[0].convert(screen.surfaces[0].bounds, to: screen.window)
      let drawing = HeadlessDrawing(of: screen.window)
      let line = drawing.color(at: CGPoint(x: card.midX, y: card.minY + 1))
      let inner = screen.frame("a").minY
      #expect(line.isClose(to: drawing.color(at: CGPoint(x: card.minX + 1, y: inner + 20))))
      #expect(line.isClose(to: drawing.color(at: CGPoint(x: card.midX, y: card.maxY - 1))))
      #expect(!line.isClose(to: drawing.color(at: CGPoint(x: card.midX, y: inner + 0.5))))
    }
  }

  /// A plain table's headers float: the card keeps its place.
  @Test func inAPlainTableTheHeaderFloatsOutOfItsCard() {
    HeadlessClock.held {
      let screen = screen("A:abcdefghijklmnopqrstuvwxyz", "B:1", style: .plain)
      let before = screen.surfaces[0].frame.minY
      screen.tableView.contentOffset.y = 200
      screen.window.layoutIfNeeded()
      let header = screen.tableView.headerView(forSection: 0)
      #expect((header?.frame.minY ?? 0) > before)
      #expect(screen.surfaces[0].frame.minY == before)
    }
  }

  /// Headers are spaces between cards then, whether they have a title or not.
  @Test(arguments: ["A.", "c."]) func withSectionSpacingNoneIsEnclosed(_ section: String) {
    HeadlessClock.held {
      let screen = HeldScreen(make: { Titled(tableView: $0, cellProvider: $1) })
      screen.dataSource.style.enclosesHeader = true
      screen.dataSource.style.enclosesFooter = true
      screen.dataSource.tableStyle.sectionSpacing = 20
      screen.apply("\(section):abc", animated: false)
      screen.settle()
      #expect(screen.surfaces.isEmpty)
      #expect(
        "abc".map { screen.dataSource.capPosition(for: String($0)) } == [.top, .middle, .bottom])
      #expect(screen.drawnSigns("abc") == "╭│╰")
    }
  }

  /// Whether the delegate has a view is not known beforehand, so the style decides.
  @Test func withoutATitleOrAViewTheSpaceIsEnclosed() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.dataSource.style.enclosesHeader = true
      screen.dataSource.style.enclosesFooter = true
      screen.apply("A:abc", "B:d", animated: false)
      screen.settle()
      for section in 0..<2 {
        let surface = screen.surfaces[section].frame
        #expect(surface.minY == screen.tableView.rectForHeader(inSection: section).minY)
        #expect(surface.maxY == screen.tableView.rectForFooter(inSection: section).maxY)
      }
      #expect(screen.dataSource.capPosition(for: "d") == .middle)
    }
  }
}

extension UIView {
  fileprivate var enclosingTable: UIView? {
    var view: UIView? = self
    while let current = view, !(current is UITableView) { view = current.superview }
    return view
  }
}
