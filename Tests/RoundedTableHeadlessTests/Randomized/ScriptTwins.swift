import RoundedTable
@_spi(Headless) import UIKit

/// A script's two screens, one over UIKit's data source and one over the rounded one.
@MainActor struct ScriptTwins {
  let stage: ScriptStage
  let plain: ScriptedScreen
  let rounded: ScriptedScreen
  /// Whether a row has ever been highlighted or selected.
  private var wereMarked = false
  /// Whether a row has ever been swiped open.
  private var wasOpen = false
  /// Whether a card was ever shown: from then on cells that leave may show theirs till they are
  /// gone.
  private var wereDecorated = false

  init(on stage: ScriptStage) {
    self.stage = stage
    plain = ScriptedScreen(isRounded: false, on: stage)
    rounded = ScriptedScreen(isRounded: true, on: stage)
    wereDecorated = rounded.settings.isAwake
    // Rows that size themselves, and headers whose height is the style's, are measured anew, as the
    // documentation of styles says; that may bring others into sight, for which the provider is
    // asked. The twin does the same in the way that UIKit documents.
    rounded.tableView.willMeasure = { [rounded, measuring] in
      measuring.had = rounded.itemsWithCell
      measuring.asked = rounded.log.trace.asked.count
    }
    rounded.tableView.onMeasuring = { [rounded, plain, measuring] in
      let again = rounded.log.trace.asked.dropFirst(measuring.asked).filter(measuring.had.contains)
      if !again.isEmpty { measuring.fault = "measuring asks again for \(again)" }
      guard plain.stage.sizesRows || plain.headerChanges != measuring.headerChanges else { return }
      measuring.headerChanges = plain.headerChanges
      plain.tableView.perform { $0.performBatchUpdates(nil) }
    }
  }

  /// What is asked when the library has rows measured: for no row that has a cell.
  private final class Measuring {
    var had: Set<Int> = []
    var asked = 0
    var headerChanges = 0
    var fault: String?
  }
  private let measuring = Measuring()

  /// Runs a step on both, and says which invariant does not hold any more.
  mutating func run(_ step: Step) -> String? {
    // Rows of other heights leave other rows in sight, and the hand has to get to the same ones.
    if areHeightsOther, step.isByHand {
      layOut()
      let visible = [plain, rounded].map { Set($0.tableView.indexPathsForVisibleRows ?? []) }
      for screen in [plain, rounded] { screen.reachable = visible[0].intersection(visible[1]) }
    }
    let steps = rounded.isUninstalled(before: step) ? [.uninstall, step] : [step]
    for step in steps {
      plain.run(step)
      rounded.run(step)
    }
    switch step {
    case .select, .touch: wereMarked = true
    default: break
    }
    // A new state, the lines beside marked rows, and gaps are seen with the layout that ends the
    // turn.
    if wereMarked || stage.answers["laysOutOnNewState"] == "false"
      || rounded.settings.style.separates || rounded.settings.style.rowGap > 0
      || rounded.lifted != nil || (rounded.source as? ClassicSource)?.wasPartlyUntold == true
    {
      layOut()
    }
    if rounded.settings.isAwake { wereDecorated = true }
    endOverscroll()
    if case .openSwipe = step { wasOpen = true }
    var isSettled = false
    if case .advance(1000) = step { isSettled = !stage.awaits }
    return wrong(isSettled: isSettled)
  }

  /// A table that was turned may be scrolled beyond its end until its next update, which may be the
  /// one in which rows are measured again.
  private func endOverscroll() {
    let (twin, table) = (plain.tableView, rounded.tableView)
    guard twin.contentOffset.y > plain.lastOffset,
      abs(table.contentOffset.y - rounded.lastOffset) < 0.5
    else { return }
    twin.contentOffset.y = table.contentOffset.y
    layOut()
  }

  /// Does what ends every turn on a device; the stand-in does it only in turns in which something
  /// is due on its clock.
  func layOut() {
    plain.window.layoutIfNeeded()
    rounded.window.layoutIfNeeded()
  }

  /// Says which invariant does not hold.
  func wrong(isSettled: Bool = false) -> String? {
    measuring.fault ?? rounded.wrongInsets() ?? rounded.wrongRow() ?? difference()
      ?? undecoratedDifference()
      ?? (isSettled || !wereDecorated ? drawingDifference() : nil)
  }

  /// Says for which rows one provider was asked and the other was not.
  func wrongCalls() -> String? {
    let (left, right) = (plain.log.trace.asked, rounded.log.trace.asked)
    return left == right ? nil : "provider calls: plain \(left), ours \(right)"
  }

  func close() {
    rounded.tableView.willMeasure = nil
    rounded.tableView.onMeasuring = nil
    plain.close()
    rounded.close()
  }

  // MARK: What is equal always

  private func difference() -> String? {
    guard rounded.tableView.delegate === rounded else { return "the delegate was replaced" }
    if let cell = rounded.focused, cell.window != nil, !cell.isFirstResponder {
      return "the first responder was taken away"
    }
    let left = plain.trace
    var right = rounded.trace
    // Which of two tasks goes on first when both may is not defined, nor is the turn in which it
    // does.
    if !isQuiet { right.returned = left.returned }
    if areHeightsOther { right.takeHeights(of: left) }
    if let number = right.overtaking.first {
      return "update \(number) returned before an earlier one"
    }
    guard left != right else { return nil }
    func differ<Value: Equatable>(_ name: String, _ value: (TableTrace) -> Value) -> String? {
      let (plain, ours) = (value(left), value(right))
      return plain == ours ? nil : "\n  \(name): plain \(plain), ours \(ours)"
    }
    let parts = [
      differ("provider calls", \.asked), differ("completions", \.completed),
      differ("updates that have returned", \.returned),
      differ("selection", \.selected), differ("offset", \.offset),
      differ("content size", \.contentSize),
      differ("visible rows", \.visible), differ("frames", \.frames), differ("editing", \.isEditing),
      differ("swiped", \.swiped),
    ]
    return "differs from the plain twin in" + parts.compactMap { $0 }.joined()
  }

  private var isQuiet: Bool { plain.awaited.isEmpty && rounded.awaited.isEmpty }

  // MARK: What is equal where nothing is decorated

  private func undecoratedDifference() -> String? {
    let settings = rounded.settings
    let areLaidOut = !plain.tableView.layer.needsLayout() && !rounded.tableView.layer.needsLayout()
    if !settings.decoratesTable, areLaidOut {
      let (twin, table) = (plain.tableView, rounded.tableView)
      var lists = (UndecoratedProperties.all(of: twin), UndecoratedProperties.all(of: table))
      if !settings.isAwake {
        lists.0 += UndecoratedProperties.guests(of: twin)
        lists.1 += UndecoratedProperties.guests(of: table)
      }
      if !settings.decoratesTable {
        lists.0 += UndecoratedProperties.lines(of: twin)
        lists.1 += UndecoratedProperties.lines(of: table)
      }
      if let difference = UndecoratedProperties.difference(lists.0, lists.1) {
        return "the table's \(difference)"
      }
    }
    let snapshot = rounded.source.snapshot()
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      let items = snapshot.itemIdentifiers(inSection: section)
      for row in items.indices
      where settings.expected(items, row: row, section: section).card == nil {
        let path = IndexPath(row: row, section: index)
        guard let twin = plain.tableView.cellForRow(at: path),
          let cell = rounded.tableView.cellForRow(at: path)
        else { continue }
        // A cell that a delegate colors when it is shown has the color of its former row until
        // then, and with cards it has none.
        if RowLook(item: items[row]) == .displayed, cell.isHidden { continue }
        // A row that waits below the fold since the table was turned has neither its width nor the
        // margins for it.
        let hasItsWidth = [cell, twin].allSatisfy {
          $0.bounds.width == rounded.tableView.bounds.width
        }
        let isPlaced =
          areLaidOut && !settings.isAwake && hasItsWidth && !hasMarginsOfItsOwn(cell)
          && !twin.layer.needsLayout()
          && !cell.layer.needsLayout()
        let difference =
          UndecoratedProperties.difference(
            UndecoratedProperties.background(of: twin), UndecoratedProperties.background(of: cell))
          ?? (isPlaced
            ? UndecoratedProperties.difference(
              UndecoratedProperties.places(of: twin), UndecoratedProperties.places(of: cell)) : nil)
        if let difference {
          return
            "row \(row) of section \(index), item \(items[row]), shows no card: its \(difference)"
        }
      }
    }
    return nil
  }

  /// Whether an open row may have been measured: where it has the margins of any view, its text is
  /// as narrow as the card makes it.
  private var areHeightsOther: Bool {
    stage.sizesRows && stage.answers["swipedMargins"] == "views"
      && stage.answers["updatesCloseSwipes"] == "false" && wasOpen
  }

  /// Whether a swiped cell has other margins than its table gives it, which it keeps until it is
  /// back.
  private func hasMarginsOfItsOwn(_ cell: UITableViewCell) -> Bool {
    stage.answers["swipedMargins"] == "views" && cell.configurationState.isSwiped
  }

  /// A screen without cards is drawn as the twin is, to the byte.
  private func drawingDifference() -> String? {
    guard !rounded.settings.isAwake else { return nil }
    // The margins of a swiped row give its line a new inset when cards are taken off, and the
    // twin's the old one.
    guard !rounded.tableView.visibleCells.contains(where: hasMarginsOfItsOwn) else { return nil }
    let title = "\(stage)"
    let left = HeadlessDrawing(of: plain.window).svg(title: title)
    let right = HeadlessDrawing(of: rounded.window).svg(title: title)
    guard left != right else { return nil }
    let lines = zip(left.split(separator: "\n"), right.split(separator: "\n")).first { $0 != $1 }
    return
      "is drawn differently without cards:\n  plain \(lines?.0 ?? ""),\n  ours  \(lines?.1 ?? "")"
  }
}
