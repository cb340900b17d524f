import RoundedTable
import TestSupport
@_spi(Headless) import UIKit

/// A screen that plays scripts, with the plain data source or with the rounded one.
@MainActor final class ScriptedScreen: NSObject, UITableViewDelegate {
  let stage: ScriptStage
  let isRounded: Bool
  let window: UIWindow
  let tableView: ScriptedTable
  private let controller: UIViewController
  let log = Log()
  var owner: Owner
  var formers: [Owner] = []
  /// Updates that are awaited, and have not returned.
  var awaited: [Task<Void, Never>] = []
  var margin = UndecoratedMargin()
  /// How often the twin's headers have got another height.
  private(set) var updates = Updates()
  var headerChanges = 0
  var move: Move?
  /// The cell that the user carries, if the app has told of a move.
  weak var lifted: UITableViewCell?
  /// The rows that the hand gets to; nil for all in sight.
  var reachable: Set<IndexPath>?
  /// Whether any row has been lifted and not dropped.
  var isRowLifted = false
  /// The cell that was made the first responder.
  weak var focused: UITableViewCell?
  private var device: HeadlessDevice
  private var nextItem = 0
  private var nextSection = 0
  var nextCompletion = 0

  var source: any ScriptSource { owner.source }
  var settings: CardSettings { owner.settings }

  init(isRounded: Bool, on stage: ScriptStage) {
    self.isRounded = isRounded
    self.stage = stage
    device = stage.device
    window = UIWindow(device: device)
    let tableView = ScriptedTable(frame: window.bounds, style: stage.style)
    if !stage.sizesRows { tableView.rowHeight = 60 }
    tableView.allowsSelectionDuringEditing = true
    tableView.allowsMultipleSelection = stage.selectsSeveral
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for look in RowLook.allCases {
      if stage.hasNibs {
        tableView.register(look.nib, forCellReuseIdentifier: look.identifier)
      } else {
        tableView.register(look.cellClass, forCellReuseIdentifier: look.identifier)
      }
    }
    controller = UIViewController(nibName: nil, bundle: nil)
    if stage.isRoot || stage.hasNeighbor {
      controller.show(tableView, isRoot: stage.isRoot)
    } else {
      controller.view.addSubview(tableView)
      tableView.frame = controller.view.bounds
    }
    if stage.isNewest {
      controller.view.cornerConfiguration = .corners(
        radius: .fixed(ScriptStage.containerRadius))
    }
    owner = Self.owner(
      of: tableView, on: stage, isRounded: isRounded, makesCards: true, log: log)
    self.tableView = tableView
    super.init()
    tableView.delegate = self
    tableView.onNewWidth = { [weak self] in self?.insetAsCardsDo() }
    log.onDelete = { [weak self] in self?.delete(at: $0) }
    log.onMove = { [weak self] in self?.moveItem(at: $0, to: $1) }
    // An update may take a row from the hand, and if no state says so, nothing does.
    log.onCount = { [weak self] in if self?.move?.isTold == false { self?.move = nil } }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    layOutAsCardsDo()
    window.layoutIfNeeded()
  }

  var trace: TableTrace {
    var trace = log.trace
    trace.selected = (tableView.indexPathsForSelectedRows ?? []).sorted()
    trace.offset = tableView.contentOffset
    trace.contentSize = tableView.contentSize
    trace.visible = tableView.indexPathsForVisibleRows ?? []
    trace.frames = trace.visible.map { tableView.rectForRow(at: $0) }
    trace.isEditing = tableView.isEditing
    trace.swiped = trace.visible.filter {
      tableView.cellForRow(at: $0)?.configurationState.isSwiped == true
    }
    return trace
  }

  /// How far the table can be scrolled.
  var lastOffset: CGFloat {
    let insets = tableView.adjustedContentInset
    return max(
      tableView.contentSize.height + insets.bottom - tableView.bounds.height, -insets.top)
  }

  /// Ends the screen, so that everything on it can be freed.
  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    RowLook.allCases.first { $0.identifier == cell.reuseIdentifier }?.display(cell)
  }

  // MARK: Running steps

  /// Updates that begin at the same moment: rows then begin where no frame has shown them.
  ///
  /// Nor has a frame shown what is scrolled into sight while rows move. It appears finished, as
  /// cells do.
  struct Updates {
    private var count = 0
    private var isUnderWay = false
    private(set) var areMixed = false

    mutating func note(_ step: Step) {
      switch step {
      case .apply, .reloadTable, .reloadRow, .reconfigureRow, .emptyBatch, .drag, .swipeToDelete,
        .carryRow, .dropRow:
        count += 1
        areMixed = areMixed || count > 1
        isUnderWay = true
      case .scroll: areMixed = areMixed || isUnderWay
      case .advance(let milliseconds):
        count = 0
        if milliseconds >= 400 { (areMixed, isUnderWay) = (false, false) }
      default: break
      }
    }
  }

  func run(_ step: Step) {
    updates.note(step)
    switch step {
    case .apply(let edits, let animated, let form): apply(edits, animated, form)
    case .advance(let milliseconds):
      if !stage.awaits { HeadlessClock.advance(by: Double(milliseconds) / 1000) }
    case .lay: window.layoutIfNeeded()
    // A lifted row would be left behind, where UIKit takes it along.
    case .scroll where isRowLifted: window.layoutIfNeeded()
    case .scroll(let percent): scroll(percent)
    case .select(let row):
      if let path = path(row) {
        tableView.selectRow(at: path, animated: row % 2 == 0, scrollPosition: .none)
      }
    case .deselect:
      if let path = tableView.indexPathForSelectedRow {
        tableView.deselectRow(at: path, animated: true)
      }
    case .touch(let row): if let path = visiblePath(row) { hand.touchDown(path) }
    case .lift(let selects): if selects { hand.touchUp() } else { hand.cancelTouch() }
    case .focus(let row): focus(row)
    case .edit(let isOn): tableView.setEditing(isOn, animated: true)
    case .reloadTable: source.update { tableView.reloadData() }
    case .reloadRow(let row):
      if let path = path(row) { source.update { tableView.reloadRows(at: [path], with: .fade) } }
    case .reconfigureRow(let row):
      if let path = path(row) { source.update { tableView.reconfigureRows(at: [path]) } }
    case .emptyBatch: tableView.perform { $0.performBatchUpdates(nil) }
    // A controller cannot be told which row is which while others make way: what it does then is
    // tried step by step in CardControllerMotionTests.
    case .drag where stage.isClassic, .liftRow where stage.isClassic,
      .carryRow where stage.isClassic, .dropRow where stage.isClassic:
      window.layoutIfNeeded()
    case .drag(let row, let target):
      if let path = visiblePath(row), let end = visiblePath(target) { hand.drag(path, to: end) }
    case .liftRow, .carryRow, .dropRow: carry(step)
    case .swipeToDelete(let row):
      if let path = visiblePath(row), !tableView.isEditing {
        source.tableView(tableView, commit: .delete, forRowAt: path)
      }
    case .openSwipe(let row): if let path = visiblePath(row) { hand.swipe(path) }
    case .closeSwipe: hand.closeSwipe()
    case .preparedRows(let count): change { $0.preparedRows = count }
    case .traits(let dark, let mirrored):
      change {
        $0.userInterfaceStyle = dark ? .dark : .light
        $0.layoutDirection = mirrored ? .rightToLeft : .leftToRight
      }
    case .leaveWindow: window.rootViewController = nil
    case .enterWindow:
      window.rootViewController = controller
      layOutAsCardsDo()
      window.layoutIfNeeded()
    case .rotate: change { $0 = $0.rotated }
    case .replace(let filler): replace(by: filler)
    case .letFormersGo: formers = []
    case .styleFormer: styleFormer(step)
    case .style, .across, .sectionStyle, .cardID, .cardStyle, .uninstall, .replaceDecorator,
      .replaceInstaller:
      restyle(step)
    }
  }

  /// There is one first responder, so neither the twin nor another script of the same time can have
  /// it as well.
  private func focus(_ row: Int) {
    guard let path = visiblePath(row), isRounded, !stage.awaits,
      let cell = tableView.cellForRow(at: path)
    else {
      return
    }
    focused = cell.becomeFirstResponder() ? cell : nil
  }

  private var hand: HeadlessHand { HeadlessHand(tableView) }

  private func change(_ body: (inout HeadlessDevice) -> Void) {
    body(&device)
    window.adopt(device)
  }

  private func path(_ number: Int) -> IndexPath? {
    let items = source.snapshot().itemIdentifiers
    return items.isEmpty ? nil : source.indexPath(for: items[number % items.count])
  }

  func visiblePath(_ number: Int) -> IndexPath? {
    window.layoutIfNeeded()
    let visible = (tableView.indexPathsForVisibleRows ?? []).filter {
      reachable?.contains($0) ?? true
    }
    return visible.isEmpty ? nil : visible[number % visible.count]
  }

  private func scroll(_ percent: Int) {
    window.layoutIfNeeded()
    let range = max(0, tableView.contentSize.height - tableView.bounds.height / 2)
    tableView.contentOffset.y = range * CGFloat(percent) / 100
    window.layoutIfNeeded()
  }

  /// Makes the next snapshot; new sections and items get the next numbers.
  func changed(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, by edits: [Edit]
  ) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = snapshot
    for edit in edits { edit.change(&snapshot, &nextSection, &nextItem) }
    return snapshot
  }
}
