import AppScreens
@_spi(Headless) import UIKit

/// A screen that was driven from its first state to its last, and what was seen on the way.
@MainActor struct ScreenRun {
  /// What is kept of each moment beside what can be told of its screen.
  struct Kept: OptionSet {
    var rawValue: Int
    /// The whole screen as it is drawn.
    static let screens = Kept(rawValue: 1)
    /// What each row shows.
    static let rows = Kept(rawValue: 2)
  }

  private(set) var moments: [ScreenMoment] = []
  private(set) var screens: [HeadlessDrawing] = []
  private(set) var rows: [MomentRows] = []
  private(set) var faults: [String] = []

  private let stage: Stage
  private let screen: any DrivenScreen
  private let phone: HeadlessDevice
  private let window: UIWindow
  private let kept: Kept
  private let reports = Reports()

  /// Drives a screen.
  ///
  /// In a process of its own, because turns of the main queue pass.
  init(
    _ appScreen: AppScreen, _ style: UITableView.Style, on phone: HeadlessDevice = .phone,
    keeping kept: Kept
  ) async {
    self.kept = kept
    self.phone = phone
    window = UIWindow(device: phone)
    stage = Stage(style: style)
    screen = appScreen.make(stage)
    await HeadlessClock.held {
      faults = await HeadlessFaults.during {
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        await settle()
        for step in 0..<ScreenScript.count { await run(step) }
        await changeDevice()
      }
      // What is kept of a run must not be laid out with the windows of those after it.
      window.isHidden = true
    }
  }

  /// The moments in which nothing moves.
  static func isSettled(_ occasion: String) -> Bool {
    !["on its way", "at once"].contains { occasion.hasSuffix($0) }
  }

  private mutating func run(_ step: Int) async {
    screen.show(step)
    note("state \(step) at once")
    HeadlessClock.advance(by: 0.15)
    note("state \(step) on its way")
    await settle()
    note("state \(step)")
    switch step {
    case 0: await tapAndScroll()
    case 1: await swipe()
    case 2: await edit()
    default: scroll(step)
    }
  }

  private func settle() async {
    window.layoutIfNeeded()
    HeadlessClock.advance(by: 2)
    window.layoutIfNeeded()
    reports.listen(to: screen.table)
    // What was put off to a later turn may be put off again there.
    for _ in 0..<3 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      window.layoutIfNeeded()
    }
    HeadlessClock.advance(by: 2)
    window.layoutIfNeeded()
  }

  private mutating func note(_ occasion: String) {
    window.layoutIfNeeded()
    moments.append(ScreenMoment(occasion, of: screen.table, notes: stage.takeNotes()))
    if kept.contains(.screens) {
      screens.append(HeadlessDrawing(of: window, values: .presentation))
    }
    if kept.contains(.rows) {
      rows.append(MomentRows(occasion, of: screen.table, reported: reports.take()))
    }
  }

  // MARK: Using the hand

  private var hand: HeadlessHand { HeadlessHand(screen.table) }

  private func row(_ index: Int) -> IndexPath {
    let rows = screen.table.indexPathsForVisibleRows ?? []
    return rows[min(index, rows.count - 1)]
  }

  private mutating func tapAndScroll() async {
    hand.touchDown(row(1))
    note("touched")
    hand.touchUp()
    note("tapped at once")
    await settle()
    note("tapped")
    hand.tap(row(3))
    note("tapped elsewhere at once")
    await settle()
    note("tapped elsewhere")
    hand.scroll(by: 330)
    note("scrolled")
    hand.scrollToStart()
    note("scrolled back")
  }

  private mutating func swipe() async {
    let isOpen = hand.swipe(row(1))
    note("swiped at once")
    await settle()
    note(isOpen ? "swiped" : "not swiped")
    if isOpen { hand.tapAction() }
    note("action tapped at once")
    hand.closeSwipe()
    await settle()
    note("swipe closed")
  }

  private mutating func edit() async {
    screen.table.setEditing(true, animated: true)
    note("editing at once")
    await settle()
    note("editing")
    hand.tapDeleteControl(row(2))
    note("delete control tapped at once")
    hand.confirmDeletion()
    await settle()
    let source = row(0)
    let rows = screen.table.numberOfRows(inSection: source.section)
    let target = IndexPath(row: min(source.row + 2, rows - 1), section: source.section)
    if hand.lift(source) {
      hand.carry(over: target)
      note("dragged at once")
    }
    hand.drop()
    await settle()
    note("dragged")
    screen.table.setEditing(false, animated: true)
    await settle()
    note("not editing")
  }

  private mutating func scroll(_ step: Int) {
    hand.scrollToEnd()
    note("end of state \(step)")
    hand.scroll(by: -200)
    note("further up in state \(step)")
  }

  // MARK: Changing the device

  private mutating func changeDevice() async {
    hand.scrollToStart()
    var dark = phone
    dark.userInterfaceStyle = .dark
    await adopt(dark, "dark")
    var large = phone
    large.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    await adopt(large, "largest text")
    await adopt(phone, "as before")
    await adopt(phone.rotated, "turned")
    var mirrored = phone
    mirrored.layoutDirection = .rightToLeft
    await adopt(mirrored.rotated, "turned and mirrored")
    await adopt(mirrored, "mirrored")
    hand.touchDown(row(1))
    note("mirrored and touched")
    hand.cancelTouch()
    screen.table.setEditing(true, animated: false)
    await settle()
    note("mirrored and editing")
    screen.table.setEditing(false, animated: false)
    await settle()
    var narrow = phone
    narrow.size.width = 320
    await adopt(narrow, "on a narrow phone")
    var pad = HeadlessDevice.pad
    pad.systemVersion = phone.systemVersion
    await adopt(pad, "on a pad")
    await adopt(pad.rotated, "on a turned pad")
    await adopt(phone, "as at first")
  }

  private mutating func adopt(_ device: HeadlessDevice, _ occasion: String) async {
    window.adopt(device)
    note("\(occasion) at once")
    await settle()
    note(occasion)
  }
}
