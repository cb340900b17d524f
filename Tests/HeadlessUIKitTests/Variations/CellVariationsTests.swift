import Foundation
import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// Both answers to what cells do.
@MainActor @Suite struct CellVariationsTests {
  final class WatchedCell: UITableViewCell {
    var updates = 0
    var layouts = 0
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      updates += 1
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private func screen(_ configure: @escaping (WatchedCell) -> Void = { _ in }) -> ListScreen {
    let screen = ListScreen([[]])
    screen.table.register(WatchedCell.self, forCellReuseIdentifier: "cell")
    screen.onMake = { if let cell = $0 as? WatchedCell { configure(cell) } }
    screen.lists = [texts(0..<3)]
    screen.table.reloadData()
    screen.layOut()
    return screen
  }

  private func cell(of screen: ListScreen, _ row: Int = 0) throws -> WatchedCell {
    try #require(screen.table.cellForRow(at: .row(row)) as? WatchedCell)
  }

  @Test(arguments: [false, true]) func aDefaultBackgroundReturnsOrNot(_ answer: Bool) throws {
    try HeadlessVariations.defaultBackgroundReturns.with(answer) {
      let screen = screen()
      let cell = try cell(of: screen)
      #expect(cell.backgroundConfiguration != nil)
      cell.backgroundView = UIView()
      screen.layOut()
      #expect(cell.backgroundConfiguration == nil)
      cell.backgroundView = nil
      screen.layOut()
      #expect((cell.backgroundConfiguration != nil) == answer)
    }
  }

  @Test(arguments: [false, true]) func aLayoutSetsTheBackgroundsFrameOrNot(_ answer: Bool) throws {
    final class Background: UIView {
      var frames = 0
      override var frame: CGRect { didSet { frames += 1 } }
    }
    try HeadlessVariations.layoutsSetBackgroundFrames.with(answer) {
      let screen = screen { $0.backgroundView = Background() }
      let cell = try cell(of: screen)
      let background = try #require(cell.backgroundView as? Background)
      let before = background.frames
      cell.setNeedsLayout()
      screen.layOut()
      #expect((background.frames > before) == answer)
      background.frame.size.width = 10
      cell.setNeedsLayout()
      screen.layOut()
      #expect(background.frame == cell.bounds)
    }
  }

  @Test(arguments: [false, true]) func aColorIsGivenBackOrAnotherOne(_ answer: Bool) {
    HeadlessVariations.returnsSameColors.with(answer) {
      let colors = [UIColor(red: 0.99, green: 1, blue: 0.98, alpha: 0), .systemBackground]
      for color in colors {
        let view = UIView()
        view.backgroundColor = color
        #expect((view.backgroundColor == color) == answer)
        #expect(view.backgroundColor?.cgColor.alpha == color.cgColor.alpha)
      }
    }
  }

  @Test(arguments: [false, true]) func aBackgroundViewUpdatesItsCellOrNot(_ answer: Bool) throws {
    try HeadlessVariations.backgroundViewUpdatesCell.with(answer) {
      let screen = screen { $0.backgroundView = UIView() }
      let cell = try cell(of: screen)
      let before = cell.updates
      cell.backgroundView = UIView()
      screen.layOut()
      #expect((cell.updates > before) == answer)
    }
  }

  @Test(arguments: [false, true]) func aNewStateLaysOutTheCellOrNot(_ answer: Bool) throws {
    try HeadlessVariations.laysOutOnNewState.with(answer) {
      let screen = screen { $0.selectionStyle = .none }
      let cell = try cell(of: screen)
      let (layouts, updates) = (cell.layouts, cell.updates)
      cell.isHighlighted = true
      screen.layOut()
      #expect(cell.updates == updates + 1)
      #expect((cell.layouts > layouts) == answer)
    }
  }

  private final class CountedView: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test(arguments: [false, true]) func measuringLaysOutBackgroundsOrNot(_ answer: Bool) throws {
    HeadlessVariations.measuringLaysOutBackgrounds.with(answer) {
      let cell = UITableViewCell()
      let background = CountedView()
      cell.backgroundView = background
      cell.textLabel?.text = "a"
      _ = cell.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect((background.layouts > 0) == answer)
    }
  }

  @Test(arguments: HeadlessVariations.SelectionPlace.allCases)
  func aSelectionIsAboveTheBackgroundOrBelowTheContent(
    _ answer: HeadlessVariations.SelectionPlace
  ) throws {
    try HeadlessVariations.selectionPlace.with(answer) {
      let (between, selected) = (UIView(), UIView())
      let screen = screen {
        $0.backgroundView = UIView()
        $0.selectedBackgroundView = selected
      }
      let cell = try cell(of: screen, 2)
      let background = try #require(cell.backgroundView)
      cell.insertSubview(between, aboveSubview: background)
      cell.isSelected = true
      screen.layOut()
      let views = cell.subviews
      let place = try #require(views.firstIndex(of: selected))
      let other = try #require(views.firstIndex(of: between))
      #expect((place < other) == (answer == .aboveBackground))
      #expect(place < (views.firstIndex(of: cell.contentView) ?? 0))
    }
  }

  /// As on iOS 7: radars 15039241 and 15521540.
  @Test(arguments: [false, true]) func aSelectionThatComesBackCoversTheContentOrNot(
    _ answer: Bool
  ) {
    HeadlessVariations.selectionCoversContent.with(answer) {
      let screen = ListScreen([texts(0..<40)])
      screen.onMake = {
        $0.backgroundView = UIView()
        $0.selectedBackgroundView = UIView()
      }
      screen.table.allowsMultipleSelectionDuringEditing = true
      screen.table.reloadData()
      screen.table.setEditing(true, animated: false)
      screen.layOut()
      screen.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
      screen.layOut()
      /// Nil without a selection.
      @MainActor func covers() -> Bool? {
        guard let cell = screen.cell(1), let selected = cell.selectedBackgroundView,
          let place = cell.subviews.firstIndex(of: selected)
        else { return nil }
        return cell.subviews.firstIndex(of: cell.contentView).map { place > $0 }
      }
      #expect(covers() == false)
      screen.table.contentOffset.y = 2000
      screen.layOut()
      screen.table.contentOffset.y = 0
      screen.layOut()
      #expect(covers() == answer)
    }
  }

  @Test(arguments: [false, true]) func equalPathsAreEqualOrNot(_ answer: Bool) {
    HeadlessVariations.equatesPaths.with(answer) {
      let box = CGRect(x: 0, y: 0, width: 10, height: 10)
      let path = CGPath(rect: box, transform: nil)
      #expect(path == path)
      #expect((CGPath(rect: box, transform: nil) == path) == answer)
      #expect(CGPath(ellipseIn: box, transform: nil) != path)
    }
  }

  @Test(arguments: [false, true]) func aSelectionAwaitsTheLayoutOrNot(_ answer: Bool) throws {
    try HeadlessVariations.selectionAwaitsLayout.with(answer) {
      let selected = UIView()
      let screen = screen {
        $0.backgroundView = UIView()
        $0.selectedBackgroundView = selected
      }
      let cell = try cell(of: screen, 2)
      cell.isSelected = true
      #expect((selected.superview == nil) == answer)
      screen.layOut()
      #expect(selected.superview === cell)
    }
  }

  // MARK: Swipes

  private func swiped(_ body: (ListScreen, UITableViewCell, HeadlessHand) -> Void) throws {
    try HeadlessClock.held {
      let screen = screen()
      screen.table.directionalLayoutMargins.leading = 40
      screen.layOut()
      let cell = try cell(of: screen)
      body(screen, cell, HeadlessHand(screen.table))
    }
  }

  @Test(arguments: HeadlessVariations.SwipedMargins.allCases)
  func aSwipedCellHasTheTablesMarginsOrAViews(_ answer: HeadlessVariations.SwipedMargins) throws {
    try HeadlessVariations.swipedMargins.with(answer) {
      try swiped { screen, cell, hand in
        #expect(hand.swipe(.row(0)))
        screen.layOut()
        #expect(cell.directionalLayoutMargins.leading == (answer == .tables ? 40 : 8))
        hand.closeSwipe()
        HeadlessClock.advance(by: 1)
        screen.layOut()
        #expect(cell.directionalLayoutMargins.leading == 40)
      }
    }
  }

  @Test(arguments: [false, true]) func aSwipedCellIsTakenOutOrNot(_ answer: Bool) throws {
    final class Mark: UIView {
      var moves = 0
      override func didMoveToWindow() {
        super.didMoveToWindow()
        moves += 1
      }
    }
    try HeadlessVariations.takesSwipedCellsOut.with(answer) {
      try swiped { screen, cell, hand in
        let mark = Mark()
        cell.addSubview(mark)
        let before = mark.moves
        #expect(hand.swipe(.row(0)))
        #expect((mark.moves > before) == answer)
        #expect(cell.window === screen.window)
      }
    }
  }

  @Test(arguments: HeadlessVariations.HostedBackground.allCases)
  func aHostedBackgroundIsBesideTheContentViewOrInIt(
    _ answer: HeadlessVariations.HostedBackground
  ) {
    final class Background: UIView {}
    HeadlessVariations.hostedBackgrounds.with(answer) {
      let stage = CellStage(cells: .default) { cell in
        cell.accessoryType = .checkmark
        cell.contentConfiguration = UIHostingConfiguration { UIView() }.background {
          Background()
        }
      }
      let cell = stage[2]
      let place = answer == .inContent ? cell.contentView : cell
      let background = place.subviews.first { $0 is Background }
      #expect(background?.frame == place.bounds)
    }
  }
}
