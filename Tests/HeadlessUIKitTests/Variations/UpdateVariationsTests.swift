import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Both answers to what a diffable data source does with its table.
@MainActor @Suite struct UpdateVariationsTests {
  typealias Applying = HeadlessVariations.Applying

  @Test(arguments: HeadlessVariations.UncommittedUpdates.allCases)
  func anOpenBatchIsUncommittedOrADropIs(_ answer: HeadlessVariations.UncommittedUpdates) {
    HeadlessVariations.uncommittedUpdates.with(answer) {
      let screen = ListScreen([["a"]])
      #expect(!screen.table.hasUncommittedUpdates)
      screen.table.beginUpdates()
      #expect(screen.table.hasUncommittedUpdates == (answer == .openBatches))
      screen.table.performBatchUpdates {
        #expect(screen.table.hasUncommittedUpdates == (answer == .openBatches))
      }
      screen.table.endUpdates()
      #expect(!screen.table.hasUncommittedUpdates)
    }
  }

  @Test(arguments: Applying.allCases) func theFirstApplyReloadsOrUpdates(_ answer: Applying) {
    HeadlessVariations.firstApply.with(answer) {
      let screen = DiffableScreen()
      screen.tableView.forget()
      screen.apply(LetterSnapshot(["A:ab"]))
      #expect(screen.tableView.reloads == (answer == .reloads ? 1 : 0))
      #expect(screen.tableView.batches.count == (answer == .updates ? 1 : 0))
      #expect(screen.tableView.numberOfRows(inSection: 0) == 2)
    }
  }

  /// Makes headers.
  private final class Headers: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.textLabel?.text = "Title"
      return header
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
  }

  /// Headers come with the first rows in either way, in each style.
  @Test(arguments: Applying.allCases, [UITableView.Style.plain, .grouped])
  func theFirstApplyBringsHeaders(_ answer: Applying, _ style: UITableView.Style) {
    let headers = Headers()
    HeadlessVariations.firstApply.with(answer) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let table = UITableView(frame: window.bounds, style: style)
      table.delegate = headers
      let source = UITableViewDiffableDataSource<String, String>(tableView: table) { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      window.addSubview(table)
      window.isHidden = false
      window.layoutIfNeeded()
      source.apply(LetterSnapshot(["A:ab", "B:c"]), animatingDifferences: false)
      window.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "title")
      #expect(table.headerView(forSection: 1)?.isHidden == false)
      #expect(table.rectForHeader(inSection: 0).height > 10)
    }
  }

  @Test(arguments: Applying.allCases) func anApplyWithoutAWindowReloadsOrUpdates(
    _ answer: Applying
  ) {
    HeadlessVariations.detachedApply.with(answer) {
      HeadlessFaults.recordsTableLayoutOutsideWindows.with(false) {
        let screen = DiffableScreen(isInWindow: false)
        screen.apply(LetterSnapshot(["A:ab"]))
        screen.tableView.forget()
        screen.apply(LetterSnapshot(["A:abc"]))
        #expect(screen.tableView.reloads == (answer == .reloads ? 1 : 0))
        #expect(screen.tableView.batches.count == (answer == .updates ? 1 : 0))
      }
    }
  }

  @Test(arguments: HeadlessVariations.Completion.allCases)
  func aReloadCompletesLaterOrBeforeItReturns(_ answer: HeadlessVariations.Completion) {
    HeadlessVariations.reloadCompletion.with(answer) {
      HeadlessClock.held {
        let screen = DiffableScreen()
        var isCompleted = false
        screen.dataSource.applySnapshotUsingReloadData(LetterSnapshot(["A:ab"])) {
          isCompleted = true
        }
        #expect(isCompleted == (answer == .beforeReturn))
        HeadlessClock.advance(by: 1)
        #expect(isCompleted)
      }
    }
  }

  final class CountingSource: UITableViewDiffableDataSource<String, String> {
    var count = 0
    override func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<String, String>,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
      count += 1
      super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
  }

  /// The answer is asked for within the call, which begins under it and then waits.
  @Test(arguments: HeadlessVariations.AsyncForm.allCases)
  func theAsyncFormGoesByItselfOrThroughTheOther(_ answer: HeadlessVariations.AsyncForm) async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    let source = CountingSource(tableView: table) { _, _, _ in UITableViewCell() }
    let task = HeadlessVariations.asyncApply.with(answer) {
      Task.immediate { await source.apply(LetterSnapshot(["A:ab"]), animatingDifferences: false) }
    }
    await task.value
    #expect(source.count == (answer == .throughCompletionForm ? 1 : 0))
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
  }

  @Test(arguments: [false, true]) func rowsCanBeEditedOrNot(_ answer: Bool) {
    HeadlessVariations.diffableRowsAreEditable.with(answer) {
      let screen = DiffableScreen()
      screen.start("A:ab")
      let path = IndexPath(row: 0, section: 0)
      #expect(screen.dataSource.tableView(screen.tableView, canEditRowAt: path) == answer)
      screen.tableView.setEditing(true, animated: false)
      screen.window.layoutIfNeeded()
      #expect(screen.tableView.cellForRow(at: path)?.isEditing == true)
    }
  }

  // MARK: Motion

  /// The animations of the rows that move when one is inserted above them.
  private func animations(
    of item: Int = 2, _ body: ([String], [CAAnimation]) -> Void
  ) {
    HeadlessClock.held {
      let screen = DiffableScreen()
      screen.start("A:abc")
      screen.dataSource.apply(LetterSnapshot(["A:axbc"]), animatingDifferences: true)
      let cell = screen.tableView.cellForRow(at: IndexPath(row: item, section: 0))
      let keys = cell?.layer.animationKeys() ?? []
      body(keys, keys.compactMap { cell?.layer.animation(forKey: $0) })
    }
  }

  @Test(arguments: HeadlessVariations.rowAnimationDuration.answers)
  func rowsMoveInItsTime(_ answer: Double) {
    HeadlessVariations.rowAnimationDuration.with(answer) {
      animations { _, animations in
        #expect(!animations.isEmpty)
        #expect(animations.allSatisfy { abs($0.duration - answer) < 1e-6 })
      }
    }
  }

  @Test(arguments: HeadlessVariations.RowCurve.allCases)
  func rowsMoveOnItsCurve(_ answer: HeadlessVariations.RowCurve) {
    HeadlessVariations.rowAnimationCurve.with(answer) {
      animations { _, animations in
        #expect(!animations.isEmpty)
        for animation in animations {
          #expect(animation is CASpringAnimation == (answer == .spring))
          guard answer != .spring else { continue }
          var first: [Float] = [0, 0]
          animation.timingFunction?.getControlPoint(at: 1, values: &first)
          #expect(first[0] == (answer == .linear ? 0 : 0.42))
        }
      }
    }
  }

  @Test(arguments: HeadlessVariations.AnimationKeys.allCases)
  func animationsHaveItsKeys(_ answer: HeadlessVariations.AnimationKeys) {
    HeadlessVariations.rowAnimationKeys.with(answer) {
      animations { keys, _ in
        let expected =
          switch answer {
          case .properties: "position"
          case .numbered: "position-2"
          case .secret: "of a row's position"
          }
        #expect(keys.contains(expected))
      }
    }
  }

  @Test(arguments: [false, true]) func rowsThatStayHaveAnAnimationOrNone(_ answer: Bool) {
    HeadlessVariations.animatesRestingRows.with(answer) {
      animations(of: 0) { keys, _ in #expect(keys.isEmpty != answer) }
    }
  }
}
