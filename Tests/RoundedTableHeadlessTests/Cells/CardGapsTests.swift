import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Cards of a section, and rows of a card, stand apart by a gap inside the rows.
@MainActor @Suite struct CardGapsTests {
  private let fill = HeadlessDrawing.RGBA(.systemTeal)

  private func screen(
    _ device: HeadlessDevice = .phone, rowHeight: CGFloat = 44, style: (inout CardStyle) -> Void
  ) -> HeldScreen {
    let screen = HeldScreen(device, rowHeight: rowHeight)
    var card = CardStyle(radius: 12)
    card.fill = .color(.systemTeal)
    style(&card)
    screen.dataSource.style = card
    screen.apply("A:abc", "B:d", animated: false)
    screen.settle()
    return screen
  }

  /// A card a row.
  private func apart(
    _ device: HeadlessDevice = .phone, rowHeight: CGFloat = 44, _ spacing: Double
  ) -> HeldScreen {
    let screen = screen(device, rowHeight: rowHeight) { $0.cardSpacing = spacing }
    screen.dataSource.cardID = { $0 }
    screen.settle()
    return screen
  }

  private func isClose(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.05 }

  // MARK: Places

  @Test(arguments: [1, 2, 3] as [CGFloat], [0.2, 1, 2, 3, 8])
  func halfAGapIsAboveAndHalfBelow(_ scale: CGFloat, _ spacing: Double) {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      device.scale = scale
      let pixels = max(1, (spacing * Double(scale)).rounded())
      let cards = apart(device, spacing)
      let rows = screen(device) { $0.rowSpacing = spacing }
      for screen in [cards, rows] {
        for item in ["a", "b", "c", "d"] {
          let (top, bottom) = screen.drawnInsets(item)
          #expect(isClose((top + bottom) * scale, pixels), "\(item): \(top), \(bottom)")
          #expect(isClose(top * scale, (top * scale).rounded()), "the edge is on a pixel")
          // The content is in the middle, as nearly as pixels allow.
          #expect(abs(top - bottom) * scale < 1.05)
        }
      }
    }
  }

  @Test func aGapIsBetweenCardsAndNotInsideThem() {
    HeadlessClock.held {
      let screen = screen { $0.cardSpacing = 8 }
      screen.dataSource.cardID = { $0 < "c" ? 1 : 2 }
      screen.settle()
      let insets = "abcd".map { screen.drawnInsets(String($0)) }
      let wanted: [(CGFloat, CGFloat)] = [(4, 0), (0, 4), (4, 4), (4, 4)]
      for (insets, wanted) in zip(insets, wanted) {
        #expect(isClose(insets.top, wanted.0))
        // The line below a row that is joined to the next is one pixel.
        #expect(abs(insets.bottom - wanted.1) < 0.4)
      }
    }
  }

  @Test func theGreaterGapCountsWhereACardEnds() {
    HeadlessClock.held {
      for (card, row, outer) in [(8.0, 2.0, 4.0), (2, 8, 4)] {
        let screen = screen {
          $0.cardSpacing = card
          $0.rowSpacing = row
        }
        let insets = "abc".map { screen.drawnInsets(String($0)) }
        #expect(isClose(insets[0].top, outer) && isClose(insets[2].bottom, outer))
        for inner in [insets[0].bottom, insets[1].top, insets[1].bottom, insets[2].top] {
          #expect(isClose(inner, row / 2))
        }
      }
    }
  }

  /// Content is where it was: in the middle of the row.
  @Test func contentStaysWhereItIs() {
    HeadlessClock.held {
      @MainActor func texts(_ spacing: Double) -> [CGRect] {
        let screen = HeldScreen(configure: { cell, item in
          var content = UIListContentConfiguration.cell()
          content.text = item
          cell.contentConfiguration = content
        })
        screen.dataSource.style.rowSpacing = spacing
        screen.apply("A:abc", animated: false)
        screen.settle()
        return "abc".compactMap { item in
          (screen.cell(String(item))?.contentView as? UIListContentView)?.textLayoutGuide?
            .layoutFrame
        }
      }
      #expect(texts(12) == texts(0) && texts(0).count == 3)
    }
  }

  /// A row that is lower than its gap shows nothing, and asks for nothing in every layout.
  @Test func aRowThatIsLowerThanItsGapIsEmpty() {
    HeadlessClock.held {
      let screen = screen(rowHeight: 6) {
        $0.rowSpacing = 16
        $0.shadow = CardShadow(color: .red, opacity: 1)
        $0.outline = CardOutline(color: .blue)
      }
      let drawing = HeadlessDrawing(of: screen.window)
      for item in ["a", "b", "c"] {
        let frame = screen.seenFrame(item) ?? .null
        for y in stride(from: frame.minY + 0.25, to: frame.maxY, by: 0.5) {
          let color = drawing.color(at: CGPoint(x: frame.midX, y: y))
          let bare = drawing.color(at: CGPoint(x: 3, y: y))
          #expect(color.isClose(to: bare), "\(item) at \(y): \(color)")
        }
        let shape = screen.shape(item)?.frame ?? .null
        #expect(shape.minY <= 6 && shape.height == 0)
      }
      screen.cell("b")?.setNeedsLayout()
      screen.window.layoutIfNeeded()
      #expect(screen.window.layer.needsLayout() == false)
    }
  }

  // MARK: Corners

  /// How far a corner is cut along its diagonal, in the picture.
  private func isCut(
    _ item: String, _ corner: CACornerMask, at depth: CGFloat, on screen: HeldScreen
  ) -> Bool {
    let frame = screen.frame(item)
    let isLeft = corner == .layerMinXMinYCorner || corner == .layerMinXMaxYCorner
    let isTop = corner == .layerMinXMinYCorner || corner == .layerMaxXMinYCorner
    let point = CGPoint(
      x: isLeft ? frame.minX + depth : frame.maxX - depth,
      y: isTop ? frame.minY + depth : frame.maxY - depth)
    return !HeadlessDrawing(of: screen.window).color(at: point).isClose(to: fill)
  }

  private func cutCorners(_ item: String, at depth: CGFloat, on screen: HeldScreen) -> CACornerMask
  {
    let all: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    return all.filter { isCut(item, $0, at: depth, on: screen) }.reduce([]) { $0.union($1) }
  }

  private let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  private let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

  @Test func rowsThatStandApartHaveTheInnerRadiusWhereTheyFaceOneAnother() {
    HeadlessClock.held {
      let screen = screen {
        $0.rowSpacing = 2
        $0.innerRadius = 5
      }
      #expect(
        "abcd".map { screen.radii(String($0)) } == [[12, 5], [5, 5], [5, 12], [12, 12]])
      // A corner of 5 is cut 1.5 deep, one of 12 is 3.5.
      for (item, large) in [("a", top), ("b", []), ("c", bottom), ("d", top.union(bottom))] {
        #expect(cutCorners(item, at: 0.6, on: screen) == top.union(bottom), "\(item)")
        #expect(cutCorners(item, at: 2.3, on: screen) == large, "\(item)")
      }
    }
  }

  @Test func rowsThatJoinHaveNoInnerRadius() {
    HeadlessClock.held {
      let screen = screen {
        $0.cardSpacing = 8
        $0.innerRadius = 5
      }
      #expect("abc".map { screen.radii(String($0)) } == [[12, 0], [0, 0], [0, 12]])
    }
  }

  @Test(arguments: [false, true]) func cornersThatMayBeRoundAreThoseOfEachRow(_ mirrored: Bool) {
    HeadlessClock.held {
      let screen = screen(.phone.mirrored(mirrored)) {
        $0.rowSpacing = 2
        $0.innerRadius = 5
        $0.corners = [.topLeading, .bottomLeading]
      }
      let leading: CACornerMask =
        mirrored
        ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      for item in ["a", "b", "c", "d"] {
        #expect(cutCorners(item, at: 0.6, on: screen) == leading, "\(item)")
      }
    }
  }

  @Test func radiiFitTheDrawnPartOfALowRow() {
    HeadlessClock.held {
      let screen = screen(rowHeight: 20) {
        $0.rowSpacing = 4
        $0.innerRadius = 30
      }
      // Sixteen points are left.
      #expect("abc".map { screen.radii(String($0)) } == [[8, 8], [8, 8], [8, 8]])
    }
  }

  // MARK: What has the card's shape

  @Test func aSelectedRowLeavesTheGapEmpty() {
    HeadlessClock.held {
      let screen = screen { $0.rowSpacing = 6 }
      let before = screen.drawnInsets("b")
      screen.select("b")
      #expect(screen.drawnInsets("b") == before)
      let drawing = HeadlessDrawing(of: screen.window)
      let frame = screen.frame("b")
      #expect(!drawing.color(at: CGPoint(x: frame.midX, y: frame.midY)).isClose(to: fill))
      #expect(cutCorners("b", at: 0.6, on: screen) == top.union(bottom))
      // Next to the corner it is the selection.
      let inside = drawing.color(at: CGPoint(x: frame.minX + 3, y: frame.minY + 3))
      #expect(inside.isClose(to: drawing.color(at: CGPoint(x: frame.midX, y: frame.midY))))
    }
  }

  @Test func anOutlineIsClosedAroundEachRow() {
    HeadlessClock.held {
      let screen = screen {
        $0.rowSpacing = 6
        $0.outline = CardOutline(color: .red, width: 2)
      }
      screen.select("c")
      let drawing = HeadlessDrawing(of: screen.window)
      let red = HeadlessDrawing.RGBA(.red)
      for item in ["a", "b", "c", "d"] {
        let frame = screen.frame(item)
        for point in [
          CGPoint(x: frame.midX, y: frame.minY + 1), CGPoint(x: frame.midX, y: frame.maxY - 1),
          CGPoint(x: frame.minX + 1, y: frame.midY), CGPoint(x: frame.maxX - 1, y: frame.midY),
        ] {
          #expect(drawing.color(at: point).isClose(to: red), "\(item) at \(point)")
        }
        let inside = CGPoint(x: frame.midX, y: frame.maxY - 3)
        #expect(!drawing.color(at: inside).isClose(to: red))
      }
    }
  }

  @Test func noLineIsBetweenRowsThatStandApart() {
    HeadlessClock.held {
      #expect(screen { $0.rowSpacing = 2 }.linedRows("abcd") == "")
      // As an explicit separator's, either.
      let explicit = screen {
        $0.rowSpacing = 2
        $0.separator = CardSeparator(color: .black, leadingInset: 0)
      }
      #expect(explicit.linedRows("abcd") == "")
      #expect(screen { $0.cardSpacing = 8 }.linedRows("abcd") == "ab")
    }
  }

  @Test func linesComeBackWithJoinedRows() {
    HeadlessClock.held {
      let screen = screen { $0.rowSpacing = 2 }
      screen.dataSource.style.rowSpacing = 0
      screen.settle()
      #expect(screen.linedRows("abcd") == "ab")
      #expect(screen.drawnSigns("abcd") == "╭│╰□")
    }
  }

  @Test func pathsAndPreviewsHaveTheDrawnShape() throws {
    try HeadlessClock.held {
      let screen = screen { $0.rowSpacing = 6 }
      for item in ["a", "b", "c", "d"] {
        let cell = try #require(screen.cell(item))
        let path = screen.dataSource.cardPath(for: cell)
        #expect(path.bounds == CGRect(x: 16, y: 3, width: 358, height: 38))
        #expect(!path.contains(CGPoint(x: 16.5, y: 3.5)))
        let indexPath = try #require(screen.dataSource.indexPath(for: item))
        let preview = screen.dataSource.previewParameters(forRowAt: indexPath)
        #expect(preview?.visiblePath?.cgPath == path.cgPath)
        let drag = screen.dataSource.dragPreviewParameters(forRowAt: indexPath)
        #expect(drag?.visiblePath?.cgPath == path.cgPath)
      }
    }
  }

  @Test func haloAndHoverHaveTheDrawnShape() throws {
    try HeadlessClock.held {
      let screen = HeldScreen(configure: { cell, _ in
        cell.focusEffect = UIFocusHaloEffect()
        if #available(iOS 17.0, *) { cell.hoverStyle = UIHoverStyle() }
      })
      screen.dataSource.style.rowSpacing = 6
      screen.apply("A:abc", animated: false)
      screen.settle()
      for item in ["a", "b", "c"] {
        let cell = try #require(screen.cell(item))
        let path = screen.dataSource.cardPath(for: cell)
        #expect((cell.focusEffect as? UIFocusHaloEffect)?.path?.cgPath == path.cgPath)
      }
      // What is in a shape cannot be read, but that it has become another one.
      guard #available(iOS 17.0, *), let cell = screen.cell("b") else { return }
      let hover = cell.hoverStyle
      #expect(hover?.shape != nil)
      screen.dataSource.style.rowSpacing = 8
      screen.settle()
      #expect(cell.hoverStyle?.shape != nil && cell.hoverStyle !== hover)
    }
  }

  // MARK: Content

  enum Content: CaseIterable {
    case list, margins
  }

  /// As *Group rows into cards* has it: half of the gap more above and below.
  @Test(arguments: Content.allCases, [10, 24] as [CGFloat])
  func contentThatSizesItsRowKeepsItsDistance(_ content: Content, _ spacing: CGFloat) throws {
    try HeadlessClock.held {
      let joined = try sizedRow(content, 0)
      let apart = try sizedRow(content, spacing)
      // Rows are whole numbers of pixels high.
      let pixel = 1.05 / HeadlessDevice.phone.scale
      #expect(abs(apart.height - joined.height - spacing) < pixel)
      #expect(abs(apart.above - joined.above) < pixel)
      #expect(abs(apart.below - joined.below) < pixel)
      #expect(joined.above > 5 && abs(joined.textHeight - apart.textHeight) < pixel)
    }
  }

  /// The height of a row that sizes itself, and the distances from its card's edges to its text.
  private func sizedRow(
    _ content: Content, _ spacing: CGFloat
  ) throws -> (height: CGFloat, above: CGFloat, below: CGFloat, textHeight: CGFloat) {
    let screen = HeldScreen(
      rowHeight: UITableView.automaticDimension,
      configure: { cell, item in
        if content == .margins {
          guard cell.contentView.subviews.isEmpty else { return }
          let label = UILabel()
          label.text = item
          label.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(label)
          cell.contentView.directionalLayoutMargins.top = 12 + spacing / 2
          cell.contentView.directionalLayoutMargins.bottom = 12 + spacing / 2
          let margins = cell.contentView.layoutMarginsGuide
          let bottom = label.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
          // Until it has been measured, the row may be lower than two margins.
          bottom.priority = UILayoutPriority(999)
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor), bottom,
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          ])
          return
        }
        var list = cell.defaultContentConfiguration()
        list.text = item
        list.secondaryText = "seen in every row"
        list.directionalLayoutMargins.top += spacing / 2
        list.directionalLayoutMargins.bottom += spacing / 2
        cell.contentConfiguration = list
      })
    screen.dataSource.style.cardSpacing = spacing
    screen.dataSource.cardID = { $0 }
    screen.apply("A:abc", animated: false)
    screen.settle()
    let cell = try #require(screen.cell("b"))
    let card = screen.dataSource.cardPath(for: cell).cgPath.boundingBox
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
    let texts = labels.map { $0.convert($0.bounds, to: cell) }
    let text = texts.reduce(CGRect.null) { $0.union($1) }
    return (cell.bounds.height, text.minY - card.minY, card.maxY - text.maxY, text.height)
  }

  @Test(arguments: [UIContentInsetsReference.safeArea, .layoutMargins])
  func clippedContentEndsAtTheGap(_ reference: UIContentInsetsReference) {
    HeadlessClock.held {
      let screen = HeldScreen(configure: { cell, _ in
        guard cell.contentView.subviews.isEmpty else { return }
        let picture = UIView(frame: cell.contentView.bounds)
        picture.backgroundColor = .systemTeal
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(picture)
      })
      screen.dataSource.installer = CardTableInstaller(insetsReference: reference)
      var style = CardStyle(radius: 12)
      style.fill = .color(.white)
      style.clipsContent = true
      style.rowSpacing = 6
      screen.dataSource.style = style
      screen.apply("A:abc", animated: false)
      screen.settle()
      if reference == .safeArea { #expect(screen.dataSource.diagnose() == []) }
      for (item, large) in [("a", top), ("b", []), ("c", bottom)] {
        let insets = screen.drawnInsets(item)
        #expect(isClose(insets.top, 3) && isClose(insets.bottom, 3))
        #expect(cutCorners(item, at: 0.6, on: screen) == top.union(bottom))
        #expect(cutCorners(item, at: 2.3, on: screen) == large)
      }
      screen.dataSource.style.rowSpacing = 0
      screen.settle()
      #expect(isClose(screen.drawnInsets("b").top, 0))
      screen.dataSource.style.clipsContent = false
      screen.settle()
      #expect(screen.cell("b")?.contentView.layer.mask == nil)
    }
  }

  @Test func aMaskOfTheAppsComesBack() {
    HeadlessClock.held {
      let mask = CALayer()
      let screen = HeldScreen(configure: { cell, item in
        if item == "a" { cell.contentView.layer.mask = mask }
      })
      screen.dataSource.style.clipsContent = true
      screen.dataSource.style.rowSpacing = 6
      screen.apply("A:ab", animated: false)
      screen.settle()
      #expect(screen.cell("a")?.contentView.layer.mask !== mask)
      screen.dataSource.uninstall()
      #expect(screen.cell("a")?.contentView.layer.mask === mask)
      #expect(screen.cell("b")?.contentView.layer.mask == nil)
    }
  }

  @Test func withoutClippingThereIsNoMask() {
    HeadlessClock.held {
      let screen = screen { $0.rowSpacing = 6 }
      #expect(HeadlessDrawing(of: screen.window).masks == 0)
    }
  }

  /// What draws its own card is told of the gap.
  @Test func aCellThatDrawsItsOwnCardIsToldOfTheGap() {
    final class Cell: UITableViewCell, CardCell {
      var card: Card?
      func apply(_ card: Card, animated: Bool) { self.card = card }
    }
    HeadlessClock.held {
      let screen = HeldScreen(cellClass: Cell.self)
      screen.dataSource.style.cardSpacing = 8
      screen.dataSource.style.rowSpacing = 2
      screen.apply("A:abc", animated: false)
      screen.settle()
      let cards = "abc".compactMap { (screen.cell(String($0)) as? Cell)?.card }
      #expect(cards.map(\.topSpacing) == [4, 1, 1])
      #expect(cards.map(\.bottomSpacing) == [1, 1, 4])
      #expect(cards.map(\.corners.bottomRadius) == [4, 4, 10])
    }
  }

  // MARK: Elsewhere

  @Test func aStyleThatComesLaterIsDrawnAsOneFromTheBeginning() {
    HeadlessClock.held {
      @MainActor func change(_ style: inout CardStyle) {
        style.rowSpacing = 6
        style.innerRadius = 3
        style.outline = CardOutline(color: .red)
        style.shadow = CardShadow()
      }
      let fresh = screen { change(&$0) }
      let later = screen { _ in }
      let plain = later.dataSource.style
      for animated in [false, true] {
        var style = later.dataSource.style
        change(&style)
        later.dataSource.setStyle(style, animated: animated)
        later.settle()
        let isSame =
          HeadlessDrawing(of: later.window).svg(title: "")
          == HeadlessDrawing(of: fresh.window).svg(title: "")
        #expect(isSame)
        later.dataSource.setStyle(plain, animated: animated)
        later.settle()
      }
    }
  }

  @Test func aSectionMayStandApartAlone() {
    HeadlessClock.held {
      let screen = screen { _ in }
      screen.dataSource.sectionStyle = { if $0 == "A" { $1.rowSpacing = 6 } }
      screen.settle()
      #expect(isClose(screen.drawnInsets("b").top, 3))
      #expect(isClose(screen.drawnInsets("d").top, 0))
    }
  }

  /// The line below a row without a card is not drawn along a card's edge, which is further down
  /// here.
  @Test func rowsWithoutACardBesideThemFillTheirHeight() {
    HeadlessClock.held {
      let screen = screen { $0.cardSpacing = 8 }
      screen.dataSource.cardID = { $0 == "b" ? nil : $0 }
      screen.settle()
      let card = screen.drawnInsets("a")
      #expect(isClose(card.top, 4) && isClose(card.bottom, 4))
      #expect(screen.cell("b")?.backgroundView is CellBackgroundView == false)
    }
  }

  // MARK: Headers

  private final class Titled: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section).map { "Title \($0)" } }

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { sectionIdentifier(for: section).map { "Footer \($0)" } }
  }

  private func part(
    _ view: UITableViewHeaderFooterView?, on screen: HeldScreen
  ) -> (frame: CGRect, text: CGRect)? {
    guard let view, let shape = view.backgroundView?.subviews.last,
      let label = view.subviews.flatMap({ [$0] + $0.subviews }).first(where: { $0 is UILabel })
    else { return nil }
    return (
      shape.convert(shape.bounds, to: screen.window), label.convert(label.bounds, to: screen.window)
    )
  }

  @Test(arguments: [(0.0, 6.0), (12, 0), (12, 6)])
  func enclosedTitlesStandApartFromTheRowsAndStayInTheMiddle(_ card: Double, _ row: Double) throws {
    try HeadlessClock.held {
      let screen = HeldScreen(make: { Titled(tableView: $0, cellProvider: $1) })
      var style = CardStyle(radius: 12)
      (style.cardSpacing, style.rowSpacing) = (card, row)
      (style.enclosesHeader, style.enclosesFooter) = (true, true)
      style.fill = .color(.systemTeal)
      screen.dataSource.style = style
      screen.apply("A:ab", "B:c", animated: false)
      screen.settle()
      let header = try #require(part(screen.tableView.headerView(forSection: 0), on: screen))
      let footer = try #require(part(screen.tableView.footerView(forSection: 0), on: screen))
      #expect(isClose(screen.frame("a").minY - header.frame.maxY, row))
      #expect(isClose(footer.frame.minY - screen.frame("b").maxY, row))
      let next = try #require(part(screen.tableView.headerView(forSection: 1), on: screen))
      #expect(next.frame.minY - footer.frame.maxY >= max(card, row) - 0.05)
      for (frame, text) in [header, footer] {
        #expect(abs((text.minY - frame.minY) - (frame.maxY - text.maxY)) < 0.4)
      }
    }
  }
}
