import Manners
@_spi(Headless) import UIKit

/// A screen that was driven from its first state to its last, and what was seen on the way.
@MainActor struct MannerRun {
  private(set) var moments: [ScreenMoment] = []
  private(set) var drawings: [String] = []
  private(set) var faults: [String] = []

  private let stage: Stage
  private let screen: any MannerScreen
  private let window = UIWindow(device: .phone)

  /// Drives a screen, and draws each moment if asked to.
  init(_ manner: Manner, _ style: UITableView.Style, drawing: Bool = false) {
    stage = Stage(style: style)
    screen = manner.make(stage)
    HeadlessClock.held {
      faults = HeadlessFaults.during {
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        settle()
        for step in 0..<MannerScript.count { run(step, drawing) }
      }
    }
  }

  private mutating func run(_ step: Int, _ drawing: Bool) {
    screen.show(step)
    note("state \(step)", drawing)
    HeadlessClock.advance(by: 0.15)
    note("state \(step) on its way", drawing)
    settle()
    note("state \(step) settled", drawing)
    switch step {
    case 0: tapAndScroll(drawing)
    case 1: swipe(drawing)
    case 2: edit(drawing)
    default: scroll(drawing)
    }
  }

  private func settle() {
    window.layoutIfNeeded()
    HeadlessClock.advance(by: 2)
    window.layoutIfNeeded()
  }

  private mutating func note(_ occasion: String, _ drawing: Bool) {
    window.layoutIfNeeded()
    moments.append(ScreenMoment(occasion, of: screen.table, notes: stage.takeNotes()))
    guard drawing else { return }
    drawings.append(HeadlessDrawing(of: window, values: .presentation).svg(title: occasion))
  }

  // MARK: Using the hand

  private var hand: HeadlessHand { HeadlessHand(screen.table) }

  private func row(_ index: Int) -> IndexPath {
    let rows = screen.table.indexPathsForVisibleRows ?? []
    return rows[min(index, rows.count - 1)]
  }

  private mutating func tapAndScroll(_ drawing: Bool) {
    hand.tap(row(1))
    note("tapped", drawing)
    hand.tap(row(3))
    settle()
    hand.scroll(by: 330)
    note("scrolled", drawing)
    hand.scrollToStart()
    note("scrolled back", drawing)
  }

  private mutating func swipe(_ drawing: Bool) {
    let isOpen = hand.swipe(row(1))
    note("swiped: \(isOpen)", drawing)
    if isOpen { hand.tapAction() }
    note("action tapped", drawing)
    hand.closeSwipe()
    settle()
    note("swipe closed", drawing)
  }

  private mutating func edit(_ drawing: Bool) {
    screen.table.setEditing(true, animated: true)
    settle()
    note("editing", drawing)
    hand.tapDeleteControl(row(2))
    note("delete control tapped", drawing)
    hand.confirmDeletion()
    settle()
    let source = row(0)
    let rows = screen.table.numberOfRows(inSection: source.section)
    let target = IndexPath(row: min(source.row + 2, rows - 1), section: source.section)
    let isDragged = hand.drag(source, to: target)
    settle()
    note("dragged: \(isDragged)", drawing)
    screen.table.setEditing(false, animated: true)
    settle()
    note("not editing", drawing)
  }

  private mutating func scroll(_ drawing: Bool) {
    hand.scrollToEnd()
    note("at the end", drawing)
    hand.scroll(by: -200)
    note("further up", drawing)
  }
}
