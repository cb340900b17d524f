import RoundedTable
import SeededRandom
@_spi(Headless) import UIKit

/// A random script on a table whose headers clip the rows beneath them.
///
/// Updates, scrolling, bars and the like follow each other, and the table is scrolled in the middle
/// of updates, too. No part of a row may ever be outside its card. An update waits for the end of
/// the previous one: a row that two of them move may be a few points off.
@MainActor struct LidScript {
  private let screen: LidScreen
  /// Whether rows have visual effects, above which no mask may be in any frame.
  private let hasEffects: Bool
  private var generator: SplitMix64
  private var unused = Array("stuvwxyzSTUVWXYZ0123456789")
  private var sections: LidScreen.Sections
  private(set) var steps = 0

  init(seed: UInt64, isClassic: Bool, hasEffects: Bool = false) {
    self.hasEffects = hasEffects
    generator = SplitMix64(seed: seed)
    var setup = LidScreen.Setup()
    setup.isClassic = isClassic
    setup.headerHeight = [28, 44, 52].randomElement(using: &generator) ?? 44
    setup.rowHeight = [24, 44, 90].randomElement(using: &generator) ?? 44
    setup.topInset = [0, 24].randomElement(using: &generator) ?? 0
    setup.style = Self.looks.randomElement(using: &generator) ?? setup.style
    if hasEffects { setup.blurred = "adgjmpsvyADG" }
    sections = setup.sections
    screen = LidScreen(setup)
  }

  private static let looks: [@Sendable (inout CardStyle) -> Void] = [
    { $0.fill = .color(.white) },
    { $0.fill = .color(UIColor(white: 1, alpha: 0.5)) },
    { $0.fill = .gradient(CardGradient(colors: [.systemYellow, .systemPink])) },
    {
      $0.fill = .view(id: 1, fallback: .systemTeal) {
        let view = UIView()
        view.backgroundColor = .systemTeal
        return view
      }
    },
  ]

  /// Makes some steps, and says what's wrong after one of them; nil if nothing is.
  mutating func run(_ count: Int) -> String? {
    var log: [String] = []
    for _ in 0..<count {
      steps += 1
      log.append(step())
      if let fault = fault(isAtRest: false) { return text(fault, log) }
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        screen.advance(by: 1.0 / 30)
        if let fault = fault(isAtRest: false) { return text("\(fault), a frame later", log) }
      }
      guard Bool.random(using: &generator) else { continue }
      screen.settle()
      log.append("settle")
      if let fault = fault(isAtRest: true) { return text(fault, log) }
    }
    return nil
  }

  private func text(_ fault: String, _ log: [String]) -> String {
    "\(fault) after step \(steps): \(log.suffix(12).joined(separator: ", "))"
  }

  private func fault(isAtRest: Bool) -> String? {
    let faults = LidFaults(on: screen)
    if let row = faults.wrongRows().first { return row }
    if hasEffects, let effect = faults.spoiledEffects().first { return effect }
    guard isAtRest else { return nil }
    if hasEffects, let content = faults.wrongContents().first { return content }
    return faults.wrongPoints(phase: steps, distance: 7, isAtRest: true).first
  }

  // MARK: Steps

  private mutating func step() -> String {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...3:
      screen.settle()
      return update()
    case 4...6: return scroll()
    case 7:
      screen.tableView.reloadData()
      screen.window.layoutIfNeeded()
      return "reloadData"
    case 8:
      screen.settle()
      return changeBar()
    default: return hasEffects ? addEffect() : select()
    }
  }

  private mutating func scroll() -> String {
    let most = screen.tableView.contentSize.height - 300
    let y = (CGFloat.random(in: -20...max(0, most), using: &generator) * 3).rounded() / 3
    let isAnimated = Int.random(in: 0..<3, using: &generator) == 0
    if isAnimated {
      screen.settle()
      let distance = CGFloat.random(in: -300...300, using: &generator)
      let near = screen.tableView.contentOffset.y + distance
      UIView.animate(withDuration: 0.3) { [screen] in
        screen.scroll(to: min(max(near, 0), max(0, most)))
      }
    } else {
      let isFar = Bool.random(using: &generator)
      screen.scroll(to: isFar ? y : screen.tableView.contentOffset.y + 7)
    }
    return "\(isAnimated ? "scroll in an animation" : "scroll") \(screen.tableView.contentOffset.y)"
  }

  private func changeBar() -> String {
    let controller = screen.window.rootViewController
    let height: CGFloat = controller?.additionalSafeAreaInsets.top == 0 ? 40 : 0
    controller?.additionalSafeAreaInsets.top = height
    screen.window.layoutIfNeeded()
    return "bar \(height)"
  }

  /// An effect comes, or goes, while its row may be cut.
  private mutating func addEffect() -> String {
    guard let cell = screen.tableView.visibleCells.prefix(4).randomElement(using: &generator) else {
      return "nothing"
    }
    let isBlurred = LidScreen.blur(in: cell) == nil
    LidScreen.showBlur(isBlurred, in: cell)
    screen.scroll(to: screen.tableView.contentOffset.y + 1)
    return isBlurred ? "an effect comes" : "an effect goes"
  }

  private mutating func select() -> String {
    let all = screen.tableView.indexPathsForVisibleRows ?? []
    guard let indexPath = all.randomElement(using: &generator) else { return "nothing" }
    screen.tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    return "select"
  }

  private mutating func update() -> String {
    for _ in 0..<Int.random(in: 1...3, using: &generator) { edit() }
    let isAnimated = Int.random(in: 0..<4, using: &generator) > 0
    screen.apply(sections, animated: isAnimated)
    let text = sections.map { "\($0.id):\($0.items)" }.joined(separator: " ")
    return "\(isAnimated ? "apply" : "apply at once") \(text)"
  }

  private mutating func edit() {
    guard !sections.isEmpty else { return insertSection() }
    let section = Int.random(in: 0..<sections.count, using: &generator)
    var items = Array(sections[section].items)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1:
      guard let item = unused.popLast() else { return }
      items.insert(item, at: Int.random(in: 0...items.count, using: &generator))
    case 2, 3:
      guard !items.isEmpty else { return }
      unused.insert(items.remove(at: Int.random(in: 0..<items.count, using: &generator)), at: 0)
    case 4: items.shuffle(using: &generator)
    case 5:
      guard sections.count < 6 else { return }
      return insertSection()
    case 6:
      unused += Array(sections.remove(at: section).items)
      return
    default: return sections.shuffle(using: &generator)
    }
    sections[section].items = String(items)
  }

  private mutating func insertSection() {
    let ids = ["A", "B", "C", "D", "E", "F", "G"].filter { id in
      !sections.contains { $0.id == id }
    }
    guard let id = ids.randomElement(using: &generator) else { return }
    let items = (0..<3).compactMap { _ in unused.popLast() }
    sections.insert((id, String(items)), at: Int.random(in: 0...sections.count, using: &generator))
  }
}
