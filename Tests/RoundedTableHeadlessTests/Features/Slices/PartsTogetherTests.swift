import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Gradients, shadows, view fills, lids and titles, each beside another one.
@MainActor @Suite struct PartsTogetherTests {
  private final class Titled: HeldScreen.DataSource {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { sectionIdentifier(for: section).flatMap { $0.hasSuffix(".") ? $0 : nil } }
  }

  private func screen(_ style: UITableView.Style = .plain) -> HeldScreen {
    let screen = HeldScreen(.phone, style, make: { Titled(tableView: $0, cellProvider: $1) })
    screen.dataSource.style.enclosesHeader = true
    screen.dataSource.style.enclosesFooter = true
    screen.dataSource.style.separator = nil
    return screen
  }

  private func part(_ view: UIView?) -> CardBackgroundView? {
    (view as? UITableViewCell)?.backgroundView as? CardBackgroundView
      ?? (view as? UITableViewHeaderFooterView)?.backgroundView as? CardBackgroundView
  }

  // MARK: A header alone

  /// The rows below it have no card.
  @Test func aHeaderAloneShowsItsWholeGradient() throws {
    try HeadlessClock.held {
      let screen = screen()
      screen.dataSource.style.fill = .gradient(
        CardGradient(colors: [.systemRed, .systemBlue], direction: .vertical))
      screen.dataSource.cardID = { $0 == "a" ? nil : 1 }
      var asked = 0
      screen.apply("A:" + String("abcdefghijklmnopqrstuvwxyz"), animated: false)
      screen.settle()
      let header = try #require(screen.tableView.headerView(forSection: 0))
      let layers = header.backgroundView.map { gradients(in: $0.layer) } ?? []
      let gradient = try #require(layers.first)
      let colors = HeadlessDrawing(of: screen.window)
      let place = header.convert(header.bounds, to: screen.window)
      let top = colors.color(at: CGPoint(x: place.midX, y: place.minY + 1))
      let bottom = colors.color(at: CGPoint(x: place.midX, y: place.maxY - 1))
      #expect(top.red > top.blue && bottom.blue > bottom.red, "\(top) \(bottom)")
      #expect(gradient.startPoint.y > -0.1 && gradient.endPoint.y < 1.1)
      // Nothing is due any more.
      screen.dataSource.cardID = { item in
        asked += 1
        return item == "a" ? nil : 1
      }
      screen.settle()
      let frames = (1...10).map { offset in
        asked = 0
        screen.tableView.contentOffset.y = CGFloat(offset)
        screen.window.layoutIfNeeded()
        return asked
      }
      // In the first frame, and perhaps in another one, a row comes into sight.
      #expect(frames.filter { $0 > 0 }.count <= 2, "\(frames)")
    }
  }

  private func gradients(in layer: CALayer) -> [CAGradientLayer] {
    let own = (layer as? CAGradientLayer).flatMap { $0.colors?.isEmpty == false ? $0 : nil }
    return [own].compactMap(\.self) + (layer.sublayers ?? []).flatMap(gradients)
  }

  // MARK: Shadows beside floating titles

  /// The darkness that rows get from shadows, at a few places beside a floating header or footer.
  private func darkness(of screen: HeldScreen, around view: UIView) -> [CGFloat] {
    let drawing = HeadlessDrawing(of: screen.window)
    let place = view.convert(view.bounds, to: screen.window)
    return [-12, -6, -1, 1, 6, 12].compactMap { distance in
      let y = distance < 0 ? place.minY + distance : place.maxY + distance
      guard screen.window.bounds.contains(CGPoint(x: place.midX, y: y)) else { return nil }
      return 1 - drawing.color(at: CGPoint(x: place.midX, y: y)).green
    }
  }

  @Test(arguments: [false, true]) func noShadowFallsOnRowsBesideFloatingTitles(_ hasInset: Bool) {
    HeadlessClock.held {
      let screen = screen()
      screen.tableView.contentInset = UIEdgeInsets(
        top: hasInset ? 100 : 0, left: 0, bottom: hasInset ? 100 : 0, right: 0)
      screen.dataSource.style.fill = .color(.white)
      screen.dataSource.tableStyle.backgroundColor = .white
      screen.dataSource.style.shadow = CardShadow(opacity: 0.3, radius: 6)
      screen.apply("A.:abcdefghijklmnopqrstuvwxy", animated: false)
      screen.settle()
      for offset in [0.0, 37, 150, 222] {
        screen.tableView.contentOffset.y = offset
        screen.settle()
        let header = screen.tableView.headerView(forSection: 0)
        let footer = screen.tableView.footerView(forSection: 0)
        for case let view? in [header, footer] {
          // Where the card ends, its shadow belongs.
          let isOnRows = darkness(of: screen, around: view).allSatisfy { $0 < 0.02 }
          let isInPlace =
            view === header
            ? abs(view.frame.maxY - screen.tableView.rectForRow(at: [0, 0]).minY) < 1
            : abs(view.frame.minY - screen.tableView.rectForRow(at: [0, 24]).maxY) < 1
          #expect(isOnRows || isInPlace, "\(offset) \(darkness(of: screen, around: view))")
        }
      }
    }
  }

  @Test func aLidCastsNoShadowOnItsFirstRow() {
    HeadlessClock.held {
      let screen = screen()
      screen.dataSource.style.enclosesFooter = false
      screen.dataSource.style.clipsRowsBeneathHeader = true
      screen.dataSource.style.rowSpacing = 5
      screen.dataSource.style.fill = .color(.white)
      screen.dataSource.style.shadow = CardShadow(opacity: 0.3, radius: 6)
      screen.apply("A:abcdef", animated: false)
      screen.settle()
      let row = screen.frame("a")
      let drawing = HeadlessDrawing(of: screen.window)
      for distance in [1.0, 4, 8, 12] {
        let color = drawing.color(at: CGPoint(x: row.midX, y: row.minY + distance))
        #expect(color.green > 0.99, "\(distance): \(color)")
      }
    }
  }

  // MARK: View fills

  /// A view of the app's, by whose color it's known.
  nonisolated private static func fill(_ id: String, _ color: UIColor) -> CardFill {
    .view(id: id, fallback: .white) {
      let view = UIView()
      view.backgroundColor = color
      return view
    }
  }

  private func fills(in tableView: UITableView) -> [ViewFillView] {
    tableView.subviews.compactMap { $0 as? ViewFillView }
  }

  @Test func theFillsOfOtherCardsDisappearBehindTheLid() {
    HeadlessClock.held {
      var setup = LidScreen.Setup()
      setup.sections = [("A", "abcdefghijklmnop")]
      setup.cardID = { "abc".contains($0) ? 1 : "defg".contains($0) ? 2 : 3 }
      setup.style = { $0.fill = Self.fill("lime", .green) }
      let screen = LidScreen(setup)
      for offset in stride(from: 0.0, through: 300, by: 20) {
        screen.scroll(to: offset)
        guard let header = screen.tableView.headerView(forSection: 0) else { continue }
        for view in fills(in: screen.tableView) where view.frame.height > 0 {
          let isOwn = abs(view.frame.minY - header.frame.minY) < 1
          #expect(isOwn || view.frame.minY >= header.frame.midY - 0.5, "\(offset): \(view.frame)")
        }
      }
    }
  }

  @Test func aTitleHasTheStyleOfItsOwnCard() throws {
    try HeadlessClock.held {
      let screen = screen(.grouped)
      screen.dataSource.cardID = { $0 == "a" ? "first" : "others" }
      screen.dataSource.cardStyle = { id, style in
        guard id == AnyHashable("first") else { return }
        style.fill = .color(.yellow)
        style.shadow = CardShadow(radius: 4)
      }
      screen.apply("A:abc", animated: false)
      screen.settle()
      let header = try #require(part(screen.tableView.headerView(forSection: 0)))
      #expect(header.card.style.fill.color == .yellow)
      #expect(header.card.style.shadow != nil)
      // The last card is the others'.
      let row = try #require(part(screen.cell("c")))
      #expect(row.card.style.shadow == nil)
    }
  }

  /// The rows are measured again in a later turn of the main queue.
  @Test(arguments: [false, true]) func viewFillsFollowTheDistanceBetweenSections(
    _ isClassic: Bool
  ) async {
    let classic = isClassic ? ClassicScreen("abc", "def", "ghi") : nil
    let held = isClassic ? nil : HeldScreen()
    held?.apply("A:abc", "B:def", "C:ghi", animated: false)
    guard let cards: any TableCards = classic?.cards ?? held?.dataSource,
      let tableView = classic?.tableView ?? held?.tableView
    else { return }
    cards.style.fill = Self.fill("lime", .green)
    tableView.layoutIfNeeded()
    for spacing in [60.0, 10, 40] {
      cards.tableStyle.sectionSpacing = spacing
      for _ in 0..<4 {
        tableView.layoutIfNeeded()
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      }
      tableView.layoutIfNeeded()
      let tops = fills(in: tableView).map(\.frame.minY).sorted()
      let rows = (0..<3).map { tableView.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
      let end = tableView.rectForRow(at: IndexPath(row: 2, section: 0)).maxY
      #expect(abs(rows[1] - end - spacing) < 0.5)
      #expect(tops.count == 3)
      #expect(zip(tops, rows).allSatisfy { abs($0 - $1) < 0.5 }, "\(spacing): \(tops) \(rows)")
    }
  }

  // MARK: A dragged row that hovers

  @MainActor
  private final class Dragging: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  /// The table scrolls by itself while a row hovers at its edge.
  @Test func lidsFollowTheirHeadersWhileARowHovers() {
    HeadlessVariations.uncommittedUpdates.with(.drops) {
      HeadlessClock.held {
        var setup = LidScreen.Setup()
        setup.sections = [("A", "abcdefgh"), ("B", "ijklmnop"), ("C", "qrstuvw")]
        let screen = LidScreen(setup)
        let dragging = Dragging()
        screen.tableView.dragDelegate = dragging
        screen.tableView.dropDelegate = dragging
        screen.tableView.dragInteractionEnabled = true
        let hand = HeadlessHand(screen.tableView)
        #expect(hand.beginDrag(IndexPath(row: 3, section: 0)))
        hand.drag(over: IndexPath(row: 4, section: 0))
        screen.settle()
        #expect(screen.tableView.hasUncommittedUpdates)
        for _ in 0..<60 {
          screen.tableView.contentOffset.y += 8
          screen.advance()
          // The row in the hand is above everything.
          let held = screen.rows().filter { $0.cell.configurationState.cellDragState != .none }
          let places = held.map {
            "row at \($0.cell.layer.seenFrame(in: screen.window.layer).minY) "
          }
          let faults = LidFaults(on: screen).wrongRows().filter { fault in
            !places.contains { fault.contains($0) }
          }
          #expect(faults.isEmpty, "\(faults)")
          let bare = screen.headers().filter { part($0.view) == nil }
          #expect(bare.isEmpty)
        }
        hand.endDrag()
      }
    }
  }
}
