import RoundedTable
import TestSupport
import Testing
import UIKit

/// Which cells are told a new card as a change that is seen, and which as one that is not.
@MainActor @Suite struct CardCellAnimationTests {
  /// A cell that remembers what it was told, and in what kind of animation block.
  final class WatchingCell: UITableViewCell, CardCell {
    struct Telling: Equatable {
      var position: CapPosition
      var animated: Bool
      var duration: TimeInterval
    }
    var tellings: [Telling] = []

    func apply(_ card: Card, animated: Bool) {
      let duration = UIView.areAnimationsEnabled ? UIView.inheritedAnimationDuration : 0
      tellings.append(Telling(position: card.position, animated: animated, duration: duration))
    }
  }

  private func cell(_ item: String, of screen: CardScreen) -> WatchingCell? {
    screen.cell(item) as? WatchingCell
  }

  private func screen(_ items: String, rowHeight: CGFloat = 44) -> CardScreen {
    let screen = CardScreen(rowHeight: rowHeight, cellClass: WatchingCell.self)
    screen.show("A:\(items)")
    return screen
  }

  @Test func aRowOnScreenIsToldInsideTheRowsAnimation() {
    let screen = screen("ab")
    screen.show("A:abc", animated: true)
    let last = cell("b", of: screen)?.tellings.last
    #expect(last?.position == .middle)
    #expect(last?.animated == true)
    #expect(last.map { $0.duration > 0 } == true)
  }

  @Test func aRowThatComesIsToldOnceAndFinished() {
    let screen = screen("ab")
    UIView.animate(withDuration: 1) { screen.show("A:abc", animated: true) }
    #expect(
      cell("c", of: screen)?.tellings == [.init(position: .bottom, animated: false, duration: 0)])
  }

  @Test func aCellThatIsMadeInsideAnAnimationIsFinished() {
    // With an index path, a row that has a cell may not get another one.
    let screen = CardScreen(make: { tableView, _ in
      CardScreen.DataSource(tableView: tableView) { tableView, _, _ in
        tableView.dequeueReusableCell(withIdentifier: "cell")
      }
    })
    screen.show("A:ab")
    var made: UITableViewCell?
    UIView.animate(withDuration: 1) {
      made = screen.dataSource.tableView(
        screen.tableView, cellForRowAt: IndexPath(row: 1, section: 0))
    }
    #expect(made.map { ShownCard(of: $0).sign } == "╰")
    func keys(_ layer: CALayer) -> [String] {
      (layer.animationKeys() ?? []) + (layer.sublayers ?? []).flatMap(keys)
    }
    #expect(made?.backgroundView.map { $0.subviews.flatMap { keys($0.layer) } } == [])
  }

  @Test func withoutAnimatedDifferencesNoBlockOfTheAppsAnimatesCorners() {
    let screen = screen("ab")
    UIView.animate(withDuration: 1) { screen.show("A:abc") }
    #expect(
      cell("b", of: screen)?.tellings.last
        == .init(position: .middle, animated: false, duration: 0))
  }

  @Test func whileAnimationsAreOffNothingIsSeenToMove() {
    let screen = screen("ab")
    UIView.performWithoutAnimation { screen.show("A:abc", animated: true) }
    #expect(
      cell("b", of: screen)?.tellings.last
        == .init(position: .middle, animated: false, duration: 0))
  }

  @Test func offWindowNothingIsSeenToMove() {
    let screen = screen("ab")
    let told = cell("b", of: screen)
    screen.tableView.removeFromSuperview()
    screen.dataSource.apply(
      LetterSnapshot(["A:abc"]), animatingDifferences: true, completion: nil)
    #expect(told?.tellings.last == .init(position: .middle, animated: false, duration: 0))
  }

  @Test func aReloadIsNotSeenToMove() {
    let screen = screen("ab")
    let told = cell("b", of: screen)
    screen.dataSource.applySnapshotUsingReloadData(LetterSnapshot(["A:abc"]), completion: nil)
    #expect(told?.tellings.last == .init(position: .middle, animated: false, duration: 0))
  }

  /// A screen whose rows have cells of their own, because each item has its reuse identifier.
  private func screenWithOwnCells() -> (UIWindow, UITableView, CardScreen.DataSource) {
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tableView = UITableView(frame: window.bounds, style: .grouped)
    tableView.rowHeight = 100
    let dataSource = CardScreen.DataSource(tableView: tableView) { tableView, indexPath, item in
      tableView.register(WatchingCell.self, forCellReuseIdentifier: item)
      return tableView.dequeueReusableCell(withIdentifier: item, for: indexPath)
    }
    window.addSubview(tableView)
    window.isHidden = false
    dataSource.apply(
      LetterSnapshot(["A:abcdefghijklmnopqrstuvwxyz"]), animatingDifferences: false,
      completion: nil)
    window.layoutIfNeeded()
    return (window, tableView, dataSource)
  }

  private func scroll(_ tableView: UITableView, toRow row: Int) {
    tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
    tableView.layoutIfNeeded()
  }

  @Test func aCellInTheReusePoolIsToldAsNotSeen() {
    let (window, tableView, dataSource) = screenWithOwnCells()
    let first = tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? WatchingCell
    #expect(first?.tellings.last?.position == .top)
    scroll(tableView, toRow: 18)
    #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    dataSource.apply(
      LetterSnapshot(["A:!abcdefghijklmnopqrstuvwxyz"]), animatingDifferences: true,
      completion: nil)
    #expect(first?.tellings.last == .init(position: .middle, animated: false, duration: 0))
    #expect(tableView.window === window)
  }

  @Test func aCellFromTheReusePoolComesInFinished() {
    let (window, tableView, dataSource) = screenWithOwnCells()
    scroll(tableView, toRow: 18)
    let last = tableView.cellForRow(at: IndexPath(row: 25, section: 0)) as? WatchingCell
    #expect(last?.tellings.last?.position == .bottom)
    scroll(tableView, toRow: 0)
    #expect(tableView.cellForRow(at: IndexPath(row: 25, section: 0)) == nil)
    last?.tellings = []
    dataSource.apply(
      LetterSnapshot(["A:abz!"]), animatingDifferences: true, completion: nil)
    tableView.layoutIfNeeded()
    #expect(tableView.cellForRow(at: IndexPath(row: 2, section: 0)) === last)
    #expect(last?.tellings.first == .init(position: .middle, animated: false, duration: 0))
    #expect(last?.tellings.allSatisfy { !$0.animated } == true)
    #expect(tableView.window === window)
  }

  @Test func aCellThatTheAppKeptComesInFinished() {
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tableView = UITableView(frame: window.bounds, style: .grouped)
    tableView.rowHeight = 100
    var kept: [String: WatchingCell] = [:]
    let dataSource = CardScreen.DataSource(tableView: tableView) { _, _, item in
      let cell = kept[item] ?? WatchingCell(style: .default, reuseIdentifier: nil)
      kept[item] = cell
      return cell
    }
    window.addSubview(tableView)
    window.isHidden = false
    dataSource.apply(
      LetterSnapshot(["A:abcdefghijklmnopqrstuvwxyz"]), animatingDifferences: false,
      completion: nil)
    window.layoutIfNeeded()
    scroll(tableView, toRow: 18)
    let last = kept["z"]
    #expect(last?.tellings.last?.position == .bottom)
    scroll(tableView, toRow: 0)
    #expect(last?.superview == nil)
    last?.tellings = []
    dataSource.apply(
      LetterSnapshot(["A:abz!"]), animatingDifferences: true, completion: nil)
    tableView.layoutIfNeeded()
    #expect(tableView.cellForRow(at: IndexPath(row: 2, section: 0)) === last)
    #expect(last?.tellings.isEmpty == false)
    #expect(last?.tellings.allSatisfy { !$0.animated && $0.position == .middle } == true)
    #expect(tableView.window === window)
  }

  @Test func anotherDecoratorIsToldTheSame() {
    final class Watcher: CellDecorator {
      var told: [(String?, CapPosition, Bool)] = []
      func decorate(_ cell: UITableViewCell, as card: Card, animated: Bool) {
        told.append((cell.textLabel?.text, card.position, animated))
      }
      func undecorate(_ cell: UITableViewCell) {}
    }
    let watcher = Watcher()
    let screen = CardScreen(configure: { cell, item in cell.textLabel?.text = item })
    screen.dataSource.decorator = watcher
    screen.show("A:ab")
    watcher.told = []
    screen.show("A:abc", animated: true)
    #expect(watcher.told.map(\.0) == ["c", "b"])
    #expect(watcher.told.map(\.1) == [.bottom, .middle])
    #expect(watcher.told.map(\.2) == [false, true])
  }
}
