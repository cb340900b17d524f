import Foundation
import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// Both answers to what a table does with its rows.
@MainActor @Suite struct TableVariationsTests {
  @Test(arguments: HeadlessVariations.preparedRows.answers)
  func soManyRowsAreMadeReady(_ answer: Int) {
    HeadlessVariations.preparedRows.with(answer) {
      let screen = ListScreen([texts(0..<30)])
      // Nine rows of 100 points are in sight.
      #expect(screen.asked.count == 9 + answer)
      #expect(screen.cell(9 + answer) == nil)
      if answer > 0 { #expect(screen.cell(8 + answer)?.isHidden == true) }
    }
  }

  @Test(arguments: [false, true]) func theRowOfACellThatIsMadeReadyIsToldOrNot(_ answer: Bool)
    throws
  {
    try HeadlessVariations.tellsPreparedRows.with(answer) {
      try HeadlessVariations.preparedRows.with(2) {
        let screen = ListScreen([texts(0..<30)])
        let (seen, prepared) = (try #require(screen.cell(0)), try #require(screen.cell(10)))
        #expect(screen.table.indexPath(for: seen) == .row(0))
        #expect(screen.table.indexPath(for: prepared) == (answer ? .row(10) : nil))
      }
    }
  }

  @Test(arguments: [false, true]) func rowsAreMadeReadyWithoutAnimationOrWithIt(_ answer: Bool) {
    HeadlessVariations.preparesWithoutAnimation.with(answer) {
      HeadlessVariations.preparedRows.with(2) {
        let screen = ListScreen([texts(0..<30)])
        var enabled: [String: Bool] = [:]
        screen.onMake = { cell in
          guard let cell = cell as? ListScreen.Cell else { return }
          enabled[cell.text] = UIView.areAnimationsEnabled
        }
        UIView.animate(withDuration: 0.3) {
          screen.table.contentOffset.y = 300
          screen.table.layoutIfNeeded()
        }
        #expect(enabled.keys.contains("13"))
        #expect(enabled["13"] == !answer)
      }
    }
  }

  @Test(arguments: HeadlessVariations.lingeringRows.answers)
  func soManyRowsLingerThatHaveLeftTheScreen(_ answer: Int) throws {
    try HeadlessVariations.lingeringRows.with(answer) {
      let screen = ListScreen([texts(0..<60)])
      let cells = try (0..<9).map { try #require(screen.cell($0)) }
      screen.table.contentOffset.y = 4000
      screen.layOut()
      let lingering = (0..<9).filter { screen.cell($0) != nil }
      #expect(lingering.count == answer)
      for row in lingering {
        #expect(screen.cell(row) === cells[row])
        #expect(cells[row].isHidden)
        #expect(cells[row].frame.minY == 100 * CGFloat(row))
      }
      screen.turnPage()
      screen.table.contentOffset.y = 0
      screen.layOut()
      #expect(lingering.allSatisfy { !screen.asked.contains(String($0)) })
      #expect(screen.visibleTexts.prefix(9) == texts(0..<9)[...])
    }
  }

  private final class AskingCell: UITableViewCell {
    var found: [UITableViewCell?] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      found.append((superview as? UITableView)?.cellForRow(at: .row(0)))
    }
  }

  @Test(arguments: HeadlessVariations.Answering.allCases)
  func aQuestionDuringTheLayoutGetsACellOrNothing(_ answer: HeadlessVariations.Answering) {
    HeadlessVariations.cellForRowDuringLayout.with(answer) {
      let screen = ListScreen([[]])
      screen.table.register(AskingCell.self, forCellReuseIdentifier: "cell")
      screen.lists = [texts(0..<3)]
      // A cell that comes into sight is laid out in the table's layout.
      let faults = HeadlessFaults.during {
        HeadlessVariations.laysOutBeforeWillDisplay.with(true) {
          screen.table.reloadData()
          screen.layOut()
        }
      }
      #expect(!faults.isEmpty)
      let first = screen.table.cellForRow(at: .row(0)) as? AskingCell
      #expect((first?.found.first ?? nil) === (answer == .cell ? first : nil))
    }
  }

  private final class LaidOutView: UIView {
    weak var cell: LaidOutCell?
    var layoutsOfCell: [Int] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      layoutsOfCell.append(cell?.layouts ?? -1)
    }
  }

  /// Sends a view to the back of its table before a cell comes into sight.
  private final class Sender: NSObject, UITableViewDelegate {
    let view = LaidOutView()
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      view.cell = cell as? LaidOutCell
      view.layoutsOfCell = []
      tableView.sendSubviewToBack(view)
      view.setNeedsLayout()
    }
  }

  @Test(arguments: [false, true]) func aNewCellIsLaidOutBeforeAViewBehindItOrAfter(
    _ answer: Bool
  ) {
    HeadlessVariations.laysOutNewCellsFirst.with(answer) {
      let screen = ListScreen([[]])
      let sender = Sender()
      screen.table.delegate = sender
      screen.table.addSubview(sender.view)
      screen.table.register(LaidOutCell.self, forCellReuseIdentifier: "cell")
      screen.lists = [["a"]]
      screen.table.reloadData()
      screen.layOut()
      #expect((sender.view.layoutsOfCell.first ?? 0 > 0) == answer)
      #expect(sender.view.cell?.layouts ?? 0 > 0)
    }
  }

  @Test(arguments: [false, true]) func aCarriedRowHasASquareShadowBehindItOrNot(_ answer: Bool)
    throws
  {
    try HeadlessVariations.shadowsCarriedRows.with(answer) {
      try HeadlessClock.held {
        let screen = ListScreen([texts(0..<4)])
        screen.table.setEditing(true, animated: false)
        screen.layOut()
        let (cell, hand) = (try #require(screen.cell(0)), HeadlessHand(screen.table))
        var shadow: UIView? { screen.table.subviews.first { $0.layer.shadowOpacity > 0 } }
        #expect(shadow == nil)
        #expect(hand.lift(.row(0)))
        hand.carry(over: .row(2))
        screen.layOut()
        #expect((shadow != nil) == answer)
        if answer {
          let views = screen.table.subviews
          let place = try #require(views.firstIndex(of: cell))
          #expect(views[place - 1] === shadow)
          #expect(shadow?.frame == cell.frame)
          #expect(shadow?.layer.cornerRadius == 0)
        }
        hand.drop()
        #expect(shadow == nil)
      }
    }
  }

  private final class LaidOutCell: UITableViewCell {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class Displaying: NSObject, UITableViewDelegate {
    var layouts: [Int] = []
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      layouts.append((cell as? LaidOutCell)?.layouts ?? -1)
    }
  }

  @Test(arguments: [false, true]) func aRowIsLaidOutBeforeItIsDisplayedOrAfter(_ answer: Bool) {
    HeadlessVariations.laysOutBeforeWillDisplay.with(answer) {
      let screen = ListScreen([[]])
      let delegate = Displaying()
      screen.table.delegate = delegate
      screen.table.register(LaidOutCell.self, forCellReuseIdentifier: "cell")
      screen.lists = [texts(0..<3)]
      screen.table.reloadData()
      screen.layOut()
      #expect(delegate.layouts.count == 3)
      // The others have been laid out with the first.
      #expect((delegate.layouts[0] > 0) == answer)
    }
  }

  /// A long text, which needs more lines where the safe area takes of its width.
  @Test(arguments: HeadlessVariations.MeasuredRows.allCases)
  func rowsAreMeasuredAgainAfterTheSafeAreaHasChanged(_ answer: HeadlessVariations.MeasuredRows) {
    HeadlessVariations.measuredAfterSafeArea.with(answer) {
      let screen = ListScreen([texts(0..<60)], rowHeight: UITableView.automaticDimension)
      screen.onMake = { cell in
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "word ", count: 12)
      }
      screen.table.reloadData()
      screen.layOut()
      for offset in [1000.0, 0] {
        screen.table.contentOffset.y = offset
        screen.layOut()
      }
      // One row in sight, and one that was measured and has no cell any more.
      let rows = [0, 18]
      #expect(screen.cell(18) == nil)
      @MainActor func heights() -> [CGFloat] {
        rows.map { screen.table.rectForRow(at: .row($0)).height }
      }
      let before = heights()
      let controller = screen.window.rootViewController
      controller?.additionalSafeAreaInsets.left = 150
      screen.layOut()
      screen.table.contentOffset.y = 900
      screen.layOut()
      screen.table.contentOffset.y = 0
      screen.layOut()
      let grown = zip(before, heights()).map { $1 > $0 }
      switch answer {
      case .none: #expect(grown == [false, false])
      case .unseen: #expect(grown == [false, true])
      case .all: #expect(grown == [true, true])
      }
    }
  }

  @Test(arguments: HeadlessVariations.TableMargins.allCases)
  func outsideAWindowATableHasAViewsMarginsOrTheSystems(
    _ answer: HeadlessVariations.TableMargins
  ) {
    HeadlessVariations.marginsOutsideWindows.with(answer) {
      let screen = ListScreen([texts(0..<3)], isInWindow: false)
      HeadlessFaults.recordsTableLayoutOutsideWindows.with(false) { screen.table.layoutIfNeeded() }
      #expect(screen.table.directionalLayoutMargins.leading == (answer == .views ? 8 : 16))
      screen.window.addSubview(screen.table)
      screen.window.layoutIfNeeded()
      #expect(screen.table.directionalLayoutMargins.leading == 16)
    }
  }

  @Test(arguments: HeadlessVariations.Depth.allCases)
  func newCellsComeBehindOrBeforeOtherViews(_ answer: HeadlessVariations.Depth) throws {
    try HeadlessVariations.newCells.with(answer) {
      let screen = ListScreen([texts(0..<3)])
      let view = UIView()
      screen.table.addSubview(view)
      screen.lists[0].append("3")
      screen.table.reloadData()
      screen.table.insertSubview(view, at: 1)
      screen.layOut()
      let subviews = screen.table.subviews
      let cell = try #require(screen.cell(3))
      let place = try #require(subviews.firstIndex(of: cell))
      let other = try #require(subviews.firstIndex(of: view))
      #expect((place < other) == (answer == .back))
    }
  }

  /// A background view that was there before a view was put behind it, as `sendSubviewToBack` does.
  @Test(arguments: HeadlessVariations.BackOfTable.allCases)
  func newCellsComeAboveTheBackgroundViewOrAtAnIndex(
    _ answer: HeadlessVariations.BackOfTable
  ) throws {
    try HeadlessVariations.backOfTable.with(answer) {
      let screen = ListScreen([[]])
      let (background, view) = (UIView(), UIView())
      screen.table.backgroundView = background
      screen.table.addSubview(view)
      screen.table.sendSubviewToBack(view)
      screen.lists = [["0"]]
      screen.table.reloadData()
      screen.layOut()
      let cell = try #require(screen.cell(0))
      let places = screen.table.subviews.filter { [background, view, cell].contains($0) }
      #expect(
        places == (answer == .allViews ? [view, background, cell] : [view, cell, background]))
    }
  }

  @Test(arguments: HeadlessVariations.WaitingCells.allCases)
  func cellsWaitInTheTableOrOutside(_ answer: HeadlessVariations.WaitingCells) throws {
    try HeadlessVariations.waitingCells.with(answer) {
      let screen = ListScreen([texts(0..<60)])
      let cell = try #require(screen.cell(0))
      screen.table.contentOffset.y = 3000
      screen.layOut()
      screen.lists = [[]]
      screen.table.reloadData()
      screen.layOut()
      #expect(cell.isHidden)
      #expect(cell.superview === (answer == .hiddenInTable ? screen.table : nil))
    }
  }

  @Test(arguments: [false, true]) func rowsUnderABarHaveItsInsetsOrNot(_ answer: Bool) throws {
    try HeadlessVariations.passesVerticalInsets.with(answer) {
      let screen = ListScreen([texts(0..<30)])
      let bar = screen.table.safeAreaInsets.top
      #expect(bar > 10)
      let cell = try #require(screen.cell(0))
      screen.table.contentOffset.y = -bar
      #expect(cell.safeAreaInsets.top == 0)
      screen.table.contentOffset.y = -bar + 10
      #expect(cell.safeAreaInsets.top == (answer ? 10 : 0))
      // A bar covers no more of a row than there is, and nothing of one that is out of sight.
      screen.table.contentOffset.y = 60
      #expect(cell.safeAreaInsets.top == (answer ? 100 : 0))
      screen.table.contentOffset.y = 100
      #expect(cell.safeAreaInsets.top == 0)
    }
  }

  @Test(arguments: [false, true])
  func aRowThatIsMeasuredUnderABarIsHigherOrNot(_ answer: Bool) {
    HeadlessVariations.passesVerticalInsets.with(answer) {
      let screen = ListScreen([texts(0..<60)], rowHeight: UITableView.automaticDimension)
      screen.onMake = { cell in
        guard cell.contentView.subviews.isEmpty else { return }
        let (label, guide) = (UILabel(), cell.contentView.layoutMarginsGuide)
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: guide.topAnchor),
          label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        ])
      }
      var height: CGFloat = 0
      let faults = HeadlessFaults.during {
        screen.table.reloadData()
        screen.layOut()
        height = screen.table.rectForRow(at: .row(8)).height
        screen.table.contentOffset.y = screen.table.rectForRow(at: .row(4)).minY
        screen.layOut()
        screen.table.performBatchUpdates(nil)
      }
      // Before it is measured, a row has no room for its margins.
      #expect(faults.isEmpty == !answer)
      // The bar covers all of the first row in sight.
      let grown = [3, 4, 8].map { screen.table.rectForRow(at: .row($0)).height / height }
      #expect(grown.map { $0.rounded() } == [1, answer ? 2 : 1, 1])
    }
  }

  @Test(arguments: [false, true]) func aViewKeepsItsDepthOrNot(_ answer: Bool) {
    HeadlessVariations.keepsZPositions.with(answer) {
      let screen = ListScreen([texts(0..<3)])
      let view = UIView()
      view.layer.zPosition = -1
      screen.table.insertSubview(view, at: 0)
      screen.lists[0].append("3")
      screen.table.insertRows(at: [.row(3)], with: .none)
      screen.layOut()
      #expect(view.layer.zPosition == (answer ? -1 : 0))
    }
  }

  @Test(arguments: [false, true]) func aRowThatIsCarriedSaysSoOrNot(_ answer: Bool) {
    HeadlessVariations.saysIsReordering.with(answer) {
      HeadlessClock.held {
        let screen = ListScreen([texts(0..<3)])
        screen.table.setEditing(true, animated: false)
        screen.layOut()
        let hand = HeadlessHand(screen.table)
        #expect(hand.lift(.row(0)))
        #expect(screen.cell(0)?.configurationState.isReordering == answer)
        hand.drop()
      }
    }
  }

  private final class ProxiedTable: UITableView {}

  @Test(arguments: HeadlessVariations.UnsetAppearance.allCases)
  func aProxyTellsNothingOrTheDefault(_ answer: HeadlessVariations.UnsetAppearance) {
    HeadlessVariations.unsetAppearance.with(answer) {
      let told = ProxiedTable.appearance().backgroundColor
      #expect(told == (answer == .nothing ? nil : .systemBackground))
    }
  }

  @Test(arguments: HeadlessVariations.wideMargins.answers)
  func marginsAreWideFromThereOn(_ answer: CGFloat) {
    HeadlessVariations.wideMargins.with(answer) {
      var device = HeadlessDevice.phone
      device.systemVersion = "26.0"
      HeadlessDevice.with(device) {
        for (width, isWide) in [(300.0, false), (390, answer < 390), (402, true)] {
          device.size.width = width
          let window = UIWindow(device: device)
          let table = UITableView(frame: window.bounds, style: .grouped)
          window.addSubview(table)
          window.makeKeyAndVisible()
          #expect(table.directionalLayoutMargins.leading == (isWide ? 20 : 16))
        }
      }
    }
  }

  @Test(arguments: [false, true]) func aWindowContainsConcentricCornersOrNot(_ answer: Bool) {
    HeadlessVariations.windowsAreContainers.with(answer) {
      let window = UIWindow(device: .phone)
      let view = UIView(frame: CGRect(x: 10, y: 100, width: 370, height: 200))
      view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
      window.addSubview(view)
      #expect(view.effectiveRadius(corner: .topLeft) == (answer ? 37 : 5))
      window.cornerConfiguration = .corners(radius: .fixed(30))
      #expect(view.effectiveRadius(corner: .topLeft) == 20)
    }
  }
}
