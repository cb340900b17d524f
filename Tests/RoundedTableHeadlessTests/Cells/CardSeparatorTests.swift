import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Lines between rows: where they are drawn, and how thick.
@MainActor @Suite struct CardSeparatorTests {
  @Test(arguments: [UIAccessibilityContrast.normal, .high])
  func linesAreThickerUnderIncreaseContrast(_ contrast: UIAccessibilityContrast) {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      device.accessibilityContrast = contrast
      let screen = HeldScreen(device)
      screen.apply("A:ab")
      screen.settle()
      let expected = contrast == .high ? 1 : 1.0 / 3
      #expect(abs(screen.lineThickness("a") - expected) < 0.1)
    }
  }

  @Test func linesFollowIncreaseContrastWhileShown() {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      let screen = HeldScreen(device)
      screen.apply("A:ab")
      screen.settle()
      device.accessibilityContrast = .high
      screen.window.adopt(device)
      screen.settle()
      #expect(abs(screen.lineThickness("a") - 1) < 0.1)
    }
  }

  @Test(arguments: [false, true])
  func anOwnInsetChangesSidesWithTheDirection(_ isMirrored: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen(
        .phone.mirrored(isMirrored),
        configure: { cell, _ in
          cell.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
        })
      screen.apply("A:ab")
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      let frame = screen.frame("a")
      let fill = drawing.color(at: CGPoint(x: frame.midX, y: frame.midY))
      @MainActor func isLine(_ distance: CGFloat) -> Bool {
        let x = isMirrored ? frame.maxX - distance : frame.minX + distance
        return !drawing.color(at: CGPoint(x: x, y: frame.maxY - 0.1)).isClose(to: fill)
      }
      #expect([49, 51].map(isLine) == [false, true])
      #expect([frame.width - 21, frame.width - 19].map(isLine) == [true, false])
    }
  }

  @Test(arguments: [false, true])
  func anInsetThatFollowsTheCellsMarginsIsUIKits(_ isMirrored: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen(
        .phone.mirrored(isMirrored), isRoot: false,
        configure: { cell, _ in
          cell.separatorInset = UIEdgeInsets(top: 0, left: 56, bottom: 0, right: 0)
        })
      screen.dataSource.tableStyle.inset = 40
      screen.apply("A:ab")
      screen.settle()
      #expect(start("a", isMirrored: isMirrored, on: screen).map { abs($0 - 16) < 0.6 } == true)
    }
  }

  /// As screens written for iOS 8 do, for lines from edge to edge.
  @Test func insetsAndMarginsOfZeroMakeLinesAsLongAsTheCard() {
    HeadlessClock.held {
      let screen = InsetScreen(configure: { cell, _ in
        cell.separatorInset = .zero
        cell.preservesSuperviewLayoutMargins = false
        cell.layoutMargins = .zero
      })
      screen.tableView.separatorInset = .zero
      screen.show("A:ab")
      let (card, drawing) = (screen.card("a"), HeadlessDrawing(of: screen.window))
      let fill = drawing.color(at: CGPoint(x: card.midX, y: card.midY))
      let start = drawing.color(at: CGPoint(x: card.minX + 0.5, y: card.maxY - 0.1))
      #expect(!start.isClose(to: fill))
    }
  }

  private final class LineHider: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      cell.separatorInset = UIEdgeInsets(
        top: 0, left: indexPath.row == 1 ? .greatestFiniteMagnitude : 40, bottom: 0, right: 0)
    }
  }

  @Test func insetsFromWillDisplayAreFollowed() {
    HeadlessClock.held {
      let screen = HeldScreen()
      let hider = LineHider()
      screen.tableView.delegate = hider
      screen.apply("A:abcd")
      screen.settle()
      #expect(start("a", isMirrored: false, on: screen).map { abs($0 - 40) < 0.6 } == true)
      #expect(start("b", isMirrored: false, on: screen) == nil)
      #expect(start("c", isMirrored: false, on: screen).map { abs($0 - 40) < 0.6 } == true)
    }
  }

  @Test(arguments: [false, true], [CGFloat(0), 47])
  func linesMoveAsideWithTheContentOfEditedRows(_ isMirrored: Bool, _ safe: CGFloat) {
    HeadlessClock.held {
      var device = HeadlessDevice.phone.mirrored(isMirrored)
      device.safeAreaInsets = UIEdgeInsets(top: 0, left: safe, bottom: 0, right: safe)
      let screen = HeldScreen(
        device,
        configure: { cell, item in
          cell.textLabel?.text = "Row"
          if item == "b" { cell.imageView?.image = UIImage(systemName: "star") }
          if item == "c" { cell.separatorInset.left = 30 }
          if item == "d" { cell.separatorInset.left = 0 }
        })
      screen.apply("A:abcde")
      screen.settle()
      @MainActor func starts() -> [CGFloat] {
        "abcd".map { start(String($0), isMirrored: isMirrored, on: screen) ?? -1 }
      }
      @MainActor func texts() -> [CGFloat] {
        ["a", "b"].map { item in
          let label = screen.cell(item)?.textLabel
          let frame = label.map { $0.convert($0.bounds, to: screen.window) } ?? .zero
          let card = screen.frame(item)
          return isMirrored ? card.maxX - frame.maxX : frame.minX - card.minX
        }
      }
      let (before, textsBefore) = (starts(), texts())
      screen.tableView.setEditing(true, animated: false)
      screen.settle()
      let shift = texts()[0] - textsBefore[0]
      #expect(shift > 10)
      for (line, text) in zip(starts(), texts()) { #expect(abs(line - text) < 0.6) }
      #expect(abs(starts()[2] - before[2] - shift) < 0.6)
      #expect(starts()[3] < 0.6)
      screen.tableView.setEditing(false, animated: true)
      screen.settle()
      #expect(starts() == before)
    }
  }

  private final class ShiftingCell: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.frame.origin.x += 60
      contentView.frame.size.width -= 60
    }
  }

  /// As UIKit's lines do.
  @Test func linesStayWhereTheyAreInCellsThatShiftTheirContent() {
    HeadlessClock.held {
      let starts = [UITableViewCell.self, ShiftingCell.self].map { type in
        let screen = HeldScreen()
        screen.tableView.register(type, forCellReuseIdentifier: "cell")
        screen.apply("A:ab")
        screen.settle()
        return start("a", isMirrored: false, on: screen)
      }
      #expect(starts[0] != nil)
      #expect(starts[0] == starts[1])
    }
  }

  /// As in chats whose rows have the direction of their language.
  @Test func linesHaveTheDirectionOfTheirCell() {
    HeadlessClock.held {
      let screen = HeldScreen(configure: { cell, item in
        cell.semanticContentAttribute = item == "b" ? .forceRightToLeft : .unspecified
        cell.accessoryType = .disclosureIndicator
      })
      screen.dataSource.style.corners = .topLeading
      screen.apply("A:abc")
      screen.settle()
      let usual = start("a", isMirrored: false, on: screen)
      #expect(usual != nil)
      #expect(start("b", isMirrored: true, on: screen) == usual)
      screen.apply("A:bc")
      screen.settle()
      let masks = screen.shape("b")?.layer.maskedCorners
      #expect(masks == .layerMaxXMinYCorner)
    }
  }

  /// How far from the leading edge of the card a row's line begins, to half a point.
  private func start(_ item: String, isMirrored: Bool, on screen: HeldScreen) -> CGFloat? {
    let drawing = HeadlessDrawing(of: screen.window)
    let frame = screen.frame(item)
    let fill = drawing.color(at: CGPoint(x: frame.midX, y: frame.minY + 1))
    return stride(from: 0.25, to: frame.width, by: 0.5).first { distance in
      let x = isMirrored ? frame.maxX - distance : frame.minX + distance
      guard screen.window.bounds.minX...screen.window.bounds.maxX ~= x else { return false }
      return !drawing.color(at: CGPoint(x: x, y: frame.maxY - 0.1)).isClose(to: fill)
    }
  }

  /// The table's default inset follows its new margins, perhaps later than its cells do.
  @Test func soDoTheLinesInATableWithOtherMargins() {
    HeadlessClock.held {
      let screen = HeldScreen(configure: { cell, item in
        cell.textLabel?.text = "Row"
        cell.imageView?.image = UIImage(systemName: "star")
      })
      screen.apply("A:abc", "B:d", animated: false)
      screen.settle()
      screen.dataSource.setTableStyle(TableStyle(inset: 30), animated: true)
      screen.settle()
      let text = screen.cell("b")?.textLabel.map { $0.convert($0.bounds, to: screen.window) }
      let start = start("b", isMirrored: false, on: screen) ?? 0
      #expect(abs(start - ((text?.minX ?? 0) - screen.frame("b").minX)) < 0.6)
    }
  }

  /// The last row has no line, which would begin with its text.
  @Test func soDoesTheLineOfARowThatIsNoLongerTheLast() {
    HeadlessClock.held {
      let screen = HeldScreen(configure: { cell, item in
        cell.textLabel?.text = "Row"
        cell.imageView?.image = UIImage(systemName: "star")
      })
      screen.apply("A:ab")
      screen.settle()
      screen.apply("A:abc")
      for _ in 0..<2 {
        screen.settle()
        let text = screen.cell("b")?.textLabel.map { $0.convert($0.bounds, to: screen.window) }
        let start = start("b", isMirrored: false, on: screen) ?? 0
        #expect(abs(start - ((text?.minX ?? 0) - screen.frame("b").minX)) < 0.6)
        screen.apply("A:ab", animated: false)
        screen.settle()
        screen.apply("A:abc", animated: true)
      }
    }
  }

  /// A cell whose image and text the app lays out itself.
  private final class FramesCell: UITableViewCell {
    private let picture = UIImageView(image: UIImage(systemName: "star"))
    private let label = UILabel()
    var gap: CGFloat = 12

    override func layoutSubviews() {
      super.layoutSubviews()
      label.text = "Row"
      for view in [picture, label] where view.superview == nil { contentView.addSubview(view) }
      picture.frame = CGRect(x: 16, y: 10, width: 24, height: 24)
      label.frame = CGRect(x: 40 + gap, y: 0, width: 100, height: 44)
    }
  }

  /// UIKit's own image and label are read off the content, because asking for them would create
  /// them.
  @Test func linesBeginWithTheTextBesideAnImageWhoseFrameIsSet() {
    HeadlessClock.held {
      let screen = HeldScreen(configure: { cell, item in
        (cell as? FramesCell)?.gap = item == "b" ? 120 : 12
      })
      screen.tableView.register(FramesCell.self, forCellReuseIdentifier: "cell")
      screen.apply("A:abc")
      screen.settle()
      let label = screen.cell("a")?.contentView.subviews.last
      let text = label.map { $0.convert($0.bounds, to: screen.window).minX } ?? 0
      let card = screen.frame("a").minX
      #expect(start("a", isMirrored: false, on: screen).map { abs($0 - text + card) < 0.6 } == true)
      // It is no text of an image's that is far away from it.
      #expect(start("b", isMirrored: false, on: screen).map { abs($0 - 16) < 0.6 } == true)
      #expect(screen.cell("a")?.contentView.subviews.count == 2)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func linesBeginWithTheTextOfRowsWithPictures(_ isMirrored: Bool, _ namesEnd: Bool) {
    HeadlessVariations.separatorInsetNamesEnd.with(namesEnd) {
      HeadlessClock.held { beginLinesWithTheText(isMirrored) }
    }
  }

  private func beginLinesWithTheText(_ isMirrored: Bool) {
    let screen = HeldScreen(
      .phone.mirrored(isMirrored),
      make: { MovableSource(tableView: $0, cellProvider: $1) },
      configure: { cell, item in
        let picture = item == "c" ? nil : UIImage(systemName: "star")
        if item == "a" {
          cell.textLabel?.text = "Row"
          cell.imageView?.image = picture
        } else {
          var content = UIListContentConfiguration.cell()
          content.text = "Row"
          content.image = picture
          // So wide that the text stays in sight while the row is swiped.
          content.imageProperties.reservedLayoutSize.width = picture == nil ? 0 : 150
          cell.contentConfiguration = content
        }
      })
    screen.apply("A:abcd")
    screen.settle()
    @MainActor func text(_ item: String) -> CGFloat {
      let cell = screen.cell(item)
      let label = cell?.contentView.subviews.first { $0 is UILabel }
      let frame = label.map { $0.convert($0.bounds, to: screen.window) } ?? .zero
      return isMirrored
        ? screen.frame(item).maxX - frame.maxX : frame.minX - screen.frame(item).minX
    }
    for item in ["a", "b", "c"] {
      let start = start(item, isMirrored: isMirrored, on: screen) ?? 0
      #expect(abs(start - text(item)) < 0.6, "\(item)")
      #expect((text(item) > 30) == (item != "c"))
    }
    // The cell's bounds move under its subviews.
    screen.swipe("b")
    screen.settle()
    let swiped = start("b", isMirrored: isMirrored, on: screen) ?? 0
    #expect(abs(swiped - text("b")) < 0.6)
    screen.closeSwipe()
    screen.settle()
    screen.dataSource.style.separator?.leadingInset = 7
    screen.settle()
    #expect(abs((start("b", isMirrored: isMirrored, on: screen) ?? 0) - 7) < 0.6)
  }
}
