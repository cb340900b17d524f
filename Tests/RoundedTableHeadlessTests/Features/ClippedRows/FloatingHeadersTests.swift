import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// A floating header cuts off the rows beneath it.
@MainActor @Suite struct FloatingHeadersTests {
  private final class Titled: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }

  /// What a card is filled with, and whether its fill is opaque and white.
  enum Look: CaseIterable {
    case white, outline, shadow, gradient, translucent, view

    @MainActor func apply(to style: inout CardStyle) {
      style.separator = nil
      style.fill = .color(.white)
      switch self {
      case .white: break
      case .outline: style.outline = CardOutline(color: .systemRed, width: 2)
      case .shadow: style.shadow = CardShadow(opacity: 0.4, radius: 6)
      case .gradient:
        style.fill = .gradient(CardGradient(colors: [.systemRed, .systemBlue], spansCard: true))
      case .translucent: style.fill = .color(UIColor(white: 1, alpha: 0.5))
      case .view:
        style.fill = .view(id: 1, fallback: .systemTeal) {
          let view = UIView()
          view.backgroundColor = .systemTeal
          return view
        }
      }
    }
  }

  private func screen(
    _ sections: String..., look: Look = .white, device: HeadlessDevice = .phone, clips: Bool = true
  ) -> HeldScreen {
    let screen = HeldScreen(device, .plain, make: { Titled(tableView: $0, cellProvider: $1) })
    screen.tableView.superview?.backgroundColor = .systemYellow
    screen.dataSource.tableStyle.backgroundColor = .clear
    screen.dataSource.style = {
      var style = CardStyle(radius: 14)
      style.curve = .circular
      style.enclosesHeader = true
      style.clipsRowsBeneathHeader = clips
      look.apply(to: &style)
      return style
    }()
    screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: false)
    screen.settle()
    return screen
  }

  /// The header's part of its card as it's on screen now, in the window.
  private func lid(_ section: Int, in screen: HeldScreen) -> CGRect? {
    guard let header = screen.tableView.headerView(forSection: section), !header.isHidden,
      let shape = header.backgroundView?.subviews.last
    else { return nil }
    let origin = (header.layer.presentation() ?? header.layer).frame.origin
    return shape.frame.offsetBy(dx: origin.x, dy: origin.y - screen.tableView.contentOffset.y)
  }

  /// The points outside the round top of a header, in its corners and up to a row above it, that
  /// aren't the screen's background.
  private func strayPoints(_ section: Int, in screen: HeldScreen) -> [CGPoint] {
    guard let lid = lid(section, in: screen) else { return [] }
    let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
    let background = HeadlessDrawing.RGBA(.systemYellow, traits: screen.window.traitCollection)
    let radius = min(14, lid.height / 2)
    var stray: [CGPoint] = []
    let above = max(0.2, lid.minY - 40)
    for y in stride(from: above, to: lid.minY + radius, by: 0.5) {
      for x in stride(from: 0.3, to: radius, by: 0.5) {
        let down = max(0, lid.minY + radius - y)
        let distance = ((radius - x) * (radius - x) + down * down).squareRoot()
        guard distance > radius + 0.4 else { continue }
        for place in [lid.minX + x, lid.maxX - x] {
          let point = CGPoint(x: place, y: y)
          // A card above it may be there.
          guard !isInOtherCard(point, section, in: screen) else { continue }
          if !drawing.color(at: point).isClose(to: background) { stray.append(point) }
        }
      }
    }
    return stray
  }

  private func isInOtherCard(_ point: CGPoint, _ section: Int, in screen: HeldScreen) -> Bool {
    (0..<screen.tableView.numberOfSections).contains { other in
      guard other != section, let lid = lid(other, in: screen) else { return false }
      var rect = screen.tableView.rect(forSection: other)
      rect.origin.y -= screen.tableView.contentOffset.y
      return point.y > lid.minY - 1 && point.y < max(rect.maxY, lid.maxY) + 1
    }
  }

  private func stray(in screen: HeldScreen) -> [CGPoint] {
    (0..<screen.tableView.numberOfSections).flatMap { strayPoints($0, in: screen) }
  }

  @Test(arguments: Look.allCases.filter { $0 != .shadow })
  func noRowIsSeenBesideOrAboveTheHeader(_ look: Look) {
    HeadlessClock.held {
      let screen = screen("A:abcdefgh", "B:ij", "C:klmnopqrstuvwxyz", look: look)
      screen.tableView.contentInset.bottom = 600
      for step in Thoroughness.tried(Array(0..<40)) {
        screen.tableView.contentOffset.y = -47 + CGFloat(step * 20)
        screen.window.layoutIfNeeded()
        #expect(stray(in: screen).isEmpty, "step \(step)")
      }
    }
  }

  @Test func withoutItRowsAreSeenThere() {
    HeadlessClock.held {
      let screen = screen("A:abcdefgh", "B:ij", "C:klmnopqrstuvwxyz", clips: false)
      screen.tableView.contentOffset.y = 100
      screen.window.layoutIfNeeded()
      #expect(!stray(in: screen).isEmpty)
      #expect(HeadlessDrawing(of: screen.window).masks == 0)
    }
  }

  /// The header and the last row are one card, round above and below, however much of it is left.
  @Test func theLastRowAndTheHeaderAreOneCard() {
    HeadlessClock.held {
      let screen = screen("A:abcdefgh", "B:ij", "C:klmnopqrstuvwxyz")
      let last = screen.tableView.rectForRow(at: IndexPath(row: 7, section: 0))
      for rest in stride(from: CGFloat(40), through: 0, by: -1) {
        screen.tableView.contentOffset.y = 0
        screen.window.layoutIfNeeded()
        let height = screen.tableView.headerView(forSection: 0)?.frame.height ?? 0
        screen.tableView.contentOffset.y = last.maxY - rest - height - 47
        screen.window.layoutIfNeeded()
        guard let lid = lid(0, in: screen) else {
          Issue.record("there is no header")
          return
        }
        let drawing = HeadlessDrawing(of: screen.window)
        let bottom = lid.maxY + rest
        for y in stride(from: bottom - 14.25, to: bottom, by: 0.5) where abs(y - lid.maxY) > 0.1 {
          for x in stride(from: 0.25, to: 14, by: 0.5) {
            let down = max(0, y - (bottom - 14))
            let distance = ((14 - x) * (14 - x) + down * down).squareRoot() - 14
            guard abs(distance) > 0.4, y > lid.minY + 14 else { continue }
            let color = drawing.color(at: CGPoint(x: lid.minX + x, y: y))
            let isCard = color.red > 0.99 && color.blue > 0.99
            #expect(isCard == (distance < 0), "\(rest) left, at \(x), \(y - bottom)")
          }
        }
      }
    }
  }

  @Test func onlyRowsBeneathItHaveAMask() {
    HeadlessClock.held {
      let screen = screen("A:abcdefgh", "B:ij", "C:klmnopqrstuvwxyz")
      #expect(HeadlessDrawing(of: screen.window).masks == 0)
      screen.tableView.contentOffset.y = 100
      screen.window.layoutIfNeeded()
      let masks = screen.tableView.visibleCells.filter { $0.mask != nil }.count
      #expect(1...4 ~= masks)
      #expect(HeadlessDrawing(of: screen.window).backingStores == 0)
      screen.tableView.contentOffset.y = -47
      screen.window.layoutIfNeeded()
      #expect("abcdefgh".allSatisfy { screen.cell(String($0))?.mask == nil })
    }
  }

  @Test func aMaskOfTheAppsIsKept() {
    HeadlessClock.held {
      let screen = screen("A:abcdefgh", "B:ij", "C:klmnopqrstuvwxyz")
      let mask = UIView()
      screen.cell("c")?.mask = mask
      for offset in [100, -47, 100] as [CGFloat] {
        screen.tableView.contentOffset.y = offset
        screen.window.layoutIfNeeded()
      }
      #expect(screen.cell("c")?.mask === mask)
    }
  }

  @Test func uninstallingGivesTheRowsBack() {
    HeadlessClock.held {
      let screen = screen("A:abcdefgh", "B:ij", "C:klmnopqrstuvwxyz")
      screen.tableView.contentOffset.y = 100
      screen.window.layoutIfNeeded()
      let cells = screen.tableView.visibleCells
      #expect(cells.contains { $0.mask != nil })
      screen.dataSource.uninstall()
      screen.settle()
      #expect(cells.allSatisfy { $0.mask == nil })
    }
  }

  @Test func turningItOffGivesTheRowsBack() {
    HeadlessClock.held {
      let screen = screen("A:abcdefgh", "B:ij", "C:klmnopqrstuvwxyz")
      screen.tableView.contentOffset.y = 100
      screen.window.layoutIfNeeded()
      screen.dataSource.style.clipsRowsBeneathHeader = false
      screen.settle()
      #expect(screen.tableView.visibleCells.allSatisfy { $0.mask == nil })
    }
  }

  /// While it scrolls, the table is asked for nothing.
  @Test func scrollingAsksTheTableForNoRow() {
    HeadlessClock.held {
      @MainActor func questions(clips: Bool) -> Int {
        let table = CountingTable(
          frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
        let window = UIWindow(device: .phone)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = Titled(tableView: table) { table, path, _ in
          table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        source.style.enclosesHeader = true
        source.style.clipsRowsBeneathHeader = clips
        window.addSubview(table)
        window.makeKeyAndVisible()
        source.apply(
          LetterSnapshot(["A:abcdefgh", "B:ij", "C:klmnopqrstuvwxyz"]),
          animatingDifferences: false)
        window.layoutIfNeeded()
        let before = table.questions
        for step in 0..<40 {
          table.contentOffset.y = CGFloat(step)
          window.layoutIfNeeded()
        }
        return table.questions - before
      }
      #expect(questions(clips: true) == questions(clips: false))
    }
  }
}
