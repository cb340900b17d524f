import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Cards and content on turned phones, in columns and sheets, in wide tables and mirrored ones, by
/// either way of insets.
@MainActor @Suite struct InsetsEverywhereTests {
  /// A table as its controller's view or in it, in a window on a device, with a text and an
  /// accessory in each cell.
  @MainActor final class Stage {
    let window: UIWindow
    let controller = UIViewController(nibName: nil, bundle: nil)
    let table: UITableView
    let source: HeldScreen.DataSource

    init(
      _ device: HeadlessDevice, isRoot: Bool = true, isShown: Bool = true,
      style: TableStyle = TableStyle(), rowHeight: CGFloat = 44
    ) {
      window = UIWindow(device: device)
      table = UITableView(frame: window.bounds, style: .grouped)
      table.rowHeight = rowHeight
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      source = HeldScreen.DataSource(tableView: table, style: CardStyle(), tableStyle: style) {
        let cell = $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
        var content = UIListContentConfiguration.cell()
        content.text = "Row \($2) has a text that wraps in narrow tables, and not in wide ones"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      controller.show(table, isRoot: isRoot)
      window.rootViewController = controller
      if isShown {
        window.makeKeyAndVisible()
        fill()
      }
    }

    func fill() {
      source.apply(
        LetterSnapshot(["A:abc", "B:de"]), animatingDifferences: false, completion: nil)
      window.layoutIfNeeded()
    }

    func settle() {
      window.layoutIfNeeded()
      HeadlessClock.advance(by: 2)
      window.layoutIfNeeded()
    }

    /// Where the cards are in the table: they are all in one column.
    var column: [CGFloat] {
      var columns: Set<[CGFloat]> = []
      for cell in table.visibleCells {
        guard let shape = cell.backgroundView?.subviews.first else { continue }
        let frame = shape.convert(shape.bounds, to: cell)
        columns.insert([frame.minX, frame.maxX])
      }
      return columns.count == 1 ? columns.first ?? [] : []
    }

    /// What is wrong with content and accessories: none may be nearer to its card's edges than the
    /// padding.
    func isContentInside(padding: CGFloat = 16) -> Bool {
      guard column.count == 2 else { return false }
      return table.visibleCells.allSatisfy { cell in
        let content = cell.contentView
        let frame = content.convert(content.bounds, to: cell)
        let (left, right) = (content.layoutMargins.left, content.layoutMargins.right)
        // The content view ends at the accessory.
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let text =
          isMirrored ? [frame.minX, frame.maxX - right] : [frame.minX + left, frame.maxX]
        let parts = cell.subviews.filter { $0 is UIControl || $0 is UIImageView }
        let ends = parts.map { $0.frame }
        // With the safe area, what is pinned to the edges of the content view is inside the card
        // too.
        let isWhole =
          controller.view !== table
          || frame.minX >= column[0] - 0.5 && frame.maxX <= column[1] + 0.5
        return text[0] >= column[0] + padding - 0.5 && text[1] <= column[1] - padding + 0.5
          && isWhole && ends.allSatisfy { $0.minX >= column[0] && $0.maxX <= column[1] }
      }
    }
  }

  private func held(_ device: HeadlessDevice = .phone, _ body: (HeadlessDevice) -> Void) {
    HeadlessDevice.with(device) { HeadlessClock.held { body(device) } }
  }

  /// A phone on its side, with its notch at the left or at the right.
  private func turned(notchAtLeft: Bool) -> HeadlessDevice {
    var device = HeadlessDevice.phone.rotated
    device.safeAreaInsets = UIEdgeInsets(
      top: 0, left: notchAtLeft ? 47 : 0, bottom: 21, right: notchAtLeft ? 0 : 47)
    return device
  }

  @Test(arguments: [true, false], [true, false]) func aNotchAtEitherSide(
    _ isRoot: Bool, _ notchAtLeft: Bool
  ) {
    held { phone in
      let stage = Stage(phone, isRoot: isRoot)
      #expect(stage.column == [16, 374])
      stage.window.adopt(turned(notchAtLeft: notchAtLeft))
      stage.settle()
      let width = stage.table.bounds.width
      #expect(width > 800)
      #expect(stage.column == (notchAtLeft ? [67, width - 20] : [20, width - 67]))
      #expect(stage.isContentInside())
      stage.window.adopt(phone)
      stage.settle()
      #expect(stage.column == [16, 374])
      #expect(stage.isContentInside())
      stage.source.uninstall()
      #expect(stage.controller.additionalSafeAreaInsets == .zero)
    }
  }

  @Test(arguments: [true, false], [true, false]) func aWidestCard(
    _ isRoot: Bool, _ isMirrored: Bool
  ) {
    let device = HeadlessDevice.phone.mirrored(isMirrored)
    held(device) { phone in
      let stage = Stage(phone, isRoot: isRoot, style: TableStyle(maximumWidth: 300))
      #expect(stage.column == [45, 345])
      #expect(stage.isContentInside())
      stage.window.adopt(phone.rotated)
      stage.settle()
      #expect(stage.column == [272, 572])
      #expect(stage.isContentInside())
      stage.window.adopt(phone)
      stage.settle()
      #expect(stage.column == [45, 345])
      stage.source.tableStyle = TableStyle()
      stage.settle()
      #expect(stage.column == [16, 374])
    }
  }

  @Test(arguments: [true, false]) func theReadableWidth(_ isRoot: Bool) {
    held(.pad) { pad in
      let stage = Stage(pad, isRoot: isRoot, style: TableStyle(followsReadableWidth: true))
      let width = stage.table.bounds.width
      // Content has UIKit's 672 points, and the card's padding round them.
      #expect(stage.column == [(width - 712) / 2, (width + 712) / 2])
      #expect(stage.isContentInside())
      stage.window.adopt(pad.rotated)
      stage.settle()
      let wide = stage.table.bounds.width
      #expect(wide > width)
      #expect(stage.column == [(wide - 712) / 2, (wide + 712) / 2])
      stage.source.uninstall()
      #expect(stage.controller.additionalSafeAreaInsets == .zero)
    }
  }

  @Test(arguments: [true, false]) func theReadableWidthThatTheAppAsksFor(_ isRoot: Bool) {
    held(.pad) { pad in
      let stage = Stage(pad, isRoot: isRoot, isShown: false)
      stage.table.cellLayoutMarginsFollowReadableWidth = true
      stage.window.makeKeyAndVisible()
      stage.fill()
      let width = stage.table.bounds.width
      #expect(stage.column == [(width - 712) / 2, (width + 712) / 2])
      #expect(stage.isContentInside())
    }
  }

  /// Every column has a controller, so each has its own safe area.
  @Test(arguments: [true, false]) func twoColumns(_ isRoot: Bool) {
    held(.pad) { pad in
      let (left, right) = (
        Stage(pad, isRoot: isRoot, isShown: false), Stage(pad, isRoot: isRoot, isShown: false)
      )
      let (window, split) = (UIWindow(device: pad), UIViewController(nibName: nil, bundle: nil))
      for stage in [left, right] {
        stage.window.rootViewController = nil
        split.addChild(stage.controller)
        split.view.addSubview(stage.controller.view)
        stage.controller.didMove(toParent: split)
      }
      left.controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 900)
      right.controller.view.frame = CGRect(x: 320, y: 0, width: 514, height: 900)
      left.controller.view.autoresizingMask = []
      right.controller.view.autoresizingMask = []
      window.rootViewController = split
      window.makeKeyAndVisible()
      right.source.tableStyle.inset = 40
      left.fill()
      right.fill()
      window.layoutIfNeeded()
      #expect(left.column == [16, 304])
      #expect(right.column == [40, 474])
      #expect(left.isContentInside())
      #expect(right.isContentInside())
      #expect(split.additionalSafeAreaInsets == .zero)
      right.controller.view.frame = CGRect(x: 500, y: 0, width: 334, height: 900)
      window.layoutIfNeeded()
      #expect(right.column == [40, 294])
    }
  }

  @Test(arguments: [true, false]) func aSheet(_ isRoot: Bool) {
    held { phone in
      let outer = Stage(phone, isRoot: isRoot)
      let sheet = Stage(phone, isRoot: isRoot, isShown: false)
      sheet.window.rootViewController = nil
      outer.controller.present(sheet.controller, animated: true)
      sheet.fill()
      HeadlessClock.advance(by: 2)
      outer.window.layoutIfNeeded()
      #expect(sheet.column == [16, 374])
      #expect(sheet.isContentInside())
      #expect(sheet.controller.additionalSafeAreaInsets.left == (isRoot ? 16 : 0))
      outer.controller.dismiss(animated: true)
      HeadlessClock.advance(by: 2)
      outer.settle()
      #expect(outer.column == [16, 374])
      #expect(outer.controller.additionalSafeAreaInsets.left == (isRoot ? 16 : 0))
    }
  }

  /// How a window that is dragged has its table.
  struct Dragged: Codable, CustomTestStringConvertible {
    var isRoot: Bool
    var maximumWidth: Double?
    var rowHeight: CGFloat

    static let all = [true, false].flatMap { isRoot in
      [nil, 500.0].flatMap { width in
        [60, UITableView.automaticDimension].map {
          Dragged(isRoot: isRoot, maximumWidth: width, rowHeight: $0)
        }
      }
    }

    var testDescription: String {
      "\(isRoot ? "root" : "view"), width \(maximumWidth ?? 0), rows \(rowHeight)"
    }
  }

  /// In a column of a wide screen, 414 points are as a wide screen is.
  @Test(arguments: [(414 as CGFloat, 20 as CGFloat), (413, 16)])
  func columnsOfAWideScreen(_ width: CGFloat, _ inset: CGFloat) {
    HeadlessClock.held {
      HeadlessDevice.with(.pad) {
        let stage = Stage(.pad, isRoot: false)
        stage.table.autoresizingMask = []
        stage.table.frame.size.width = width
        stage.settle()
        let card = stage.table.visibleCells.first?.backgroundView?.subviews.first
        #expect(card?.frame.minX == inset)
      }
    }
  }

  /// Nothing jumps after the turn in which a width is new, stays behind or is made.
  ///
  /// In a process of its own, because turns of the main queue pass, in which what is put off would
  /// be done.
  @Test(.serialized, arguments: Dragged.all)
  nonisolated func twoHundredWidths(_ dragged: Dragged) async {
    await #expect(processExitsWith: .success) { @MainActor [dragged = dragged as Dragged] in
      await HeadlessClock.held { await Self.drag(dragged) }
    }
  }

  private static func stage(_ dragged: Dragged) -> Stage {
    let style = TableStyle(maximumWidth: dragged.maximumWidth)
    return HeadlessDevice.with(.pad) {
      Stage(.pad, isRoot: dragged.isRoot, style: style, rowHeight: dragged.rowHeight)
    }
  }

  private static func drag(_ dragged: Dragged) async {
    let stage = stage(dragged)
    let isSelfSizing = dragged.rowHeight < 0
    stage.source.sectionStyle = { if $0 == "B" { $1 = CardStyle(radius: 4) } }
    @MainActor func check(_ width: CGFloat) {
      let spare = dragged.maximumWidth.map { (width - CGFloat($0)) / 2 } ?? 0
      let inset = max(width >= 414 ? 20 : 16, spare)
      let card = stage.table.visibleCells.first?.backgroundView?.subviews.first
      #expect(abs((card?.frame.minX ?? 0) - inset) <= 0.5, "\(width)")
      #expect(abs((card?.frame.width ?? 0) - (width - 2 * inset)) <= 1, "\(width)")
      let text = stage.table.visibleCells.first.map { cell in
        cell.contentView.frame.minX + cell.contentView.layoutMargins.left
      }
      #expect((text ?? 0) >= inset + 15.5 && (text ?? 0) <= inset + 20.5, "\(width)")
    }
    @MainActor func turn(_ stage: Stage) async {
      for _ in 0..<3 {
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
        stage.settle()
      }
    }
    stage.window.frame.size.width = 700
    stage.settle()
    await turn(stage)
    let made = UIView.made
    for step in 0..<200 {
      let width = 700 - CGFloat(step % 100) * 3
      stage.window.frame.size.width = width
      stage.window.layoutIfNeeded()
      check(width)
      let before = stage.places
      await turn(stage)
      check(width)
      #expect(stage.places == before, "\(width)")
    }
    // A longer text is measured again in views of its own.
    if !isSelfSizing { #expect(UIView.made == made) }
    stage.source.uninstall()
    await turn(stage)
    // One that was at rest in this width all the time: where no controller gives a table margins,
    // they stay what they are.
    let other = Self.stage(dragged)
    other.window.frame.size.width = stage.window.frame.width
    other.settle()
    await turn(other)
    other.source.uninstall()
    await turn(other)
    let difference = zip(stage.leftovers, other.leftovers).first { $0 != $1 }
    #expect(difference == nil, "\(difference.map { "\($0), not \($1)" } ?? "")")
  }
}

extension InsetsEverywhereTests.Stage {
  /// Where rows and what they hold are.
  fileprivate var places: [[CGRect]] {
    table.visibleCells.map {
      [$0.frame, $0.contentView.frame] + $0.contentView.subviews.map(\.frame)
    }
  }

  /// What cards change about insets.
  fileprivate var leftovers: [String] {
    let own = [
      "\(controller.additionalSafeAreaInsets)", "\(table.safeAreaInsets)",
      "\(table.directionalLayoutMargins)", "\(table.separatorInset)",
    ]
    return own
      + table.visibleCells.map { cell in
        "\(cell.frame) \(cell.directionalLayoutMargins) \(cell.contentView.frame)"
          + " \(cell.contentView.directionalLayoutMargins) \(cell.separatorInset)"
      }
  }
}
