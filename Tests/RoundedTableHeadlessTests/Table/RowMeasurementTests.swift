import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Rows whose margins have changed are measured again as soon as the table is at rest, and no
/// sooner.
@MainActor @Suite struct RowMeasurementTests {
  final class CountingTable: UITableView {
    var batches = 0
    var onBatch: () -> Void = {}
    var isUncommitted = false
    override var hasUncommittedUpdates: Bool { isUncommitted || super.hasUncommittedUpdates }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      if updates == nil {
        batches += 1
        onBatch()
      }
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  private let window = UIWindow(device: .phone)
  private let table = CountingTable(frame: .zero, style: .grouped)
  private let dataSource: TitledSource

  final class TitledSource: HeldScreen.DataSource {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      "Section"
    }

    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { true }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  init() {
    table.frame = window.bounds
    table.rowHeight = UITableView.automaticDimension
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    dataSource = TitledSource(tableView: table) { table, indexPath, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = item
      return cell
    }
    let controller = UIViewController()
    controller.show(table)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Runs a body in a turn of the main queue of its own, with the clock held.
  private func turn(_ body: @escaping @MainActor () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { HeadlessClock.held(body) }
        continuation.resume()
      }
    }
  }

  private func show(_ sections: [String], animated: Bool, completion: (() -> Void)? = nil) {
    dataSource.apply(
      LetterSnapshot(sections), animatingDifferences: animated, completion: completion)
  }

  private func begin(_ sections: [String] = ["A:ab"]) async {
    await turn {
      show(sections, animated: false)
      window.layoutIfNeeded()
    }
    for _ in 0..<4 { await turn { window.layoutIfNeeded() } }
  }

  private func changePadding(_ padding: Double) {
    dataSource.tableStyle.padding = padding
  }

  /// What is in a hidden window is not laid out at the end of a turn.
  @Test func afterALayoutThatIsStillToCome() async {
    await begin()
    let before = table.batches
    await turn {
      window.isHidden = true
      changePadding(60)
      table.setNeedsLayout()
    }
    await turn {}
    #expect(table.layer.needsLayout())
    #expect(table.batches == before)
    await turn {
      window.isHidden = false
      window.layoutIfNeeded()
    }
    for _ in 0..<4 { await turn {} }
    #expect(table.batches == before + 1)
  }

  /// Where only a header goes no row tells that it is waited for.
  @Test func afterAnUpdateThatMovesNoRow() async {
    await begin(["A:ab", "B:"])
    let before = table.batches
    var (isOver, wasOver) = (false, false)
    table.onBatch = { wasOver = isOver }
    await turn {
      show(["A:ab"], animated: true) { isOver = true }
      changePadding(60)
      window.layoutIfNeeded()
    }
    for _ in 0..<10 { await turn {} }
    #expect(table.batches == before + 1)
    #expect(wasOver)
  }

  /// Rows stand aside for what is dragged to the table (Apple: UITableView.hasUncommittedUpdates).
  @Test func afterPlaceholders() async {
    await begin()
    let before = table.batches
    await turn {
      table.isUncommitted = true
      changePadding(60)
    }
    for _ in 0..<4 { await turn {} }
    #expect(table.batches == before)
    await turn {
      table.isUncommitted = false
      for cell in table.visibleCells { cell.backgroundView?.setNeedsLayout() }
      window.layoutIfNeeded()
    }
    for _ in 0..<4 { await turn {} }
    #expect(table.batches == before + 1)
  }

  /// A batch would close the swipe.
  @Test func afterASwipe() async {
    await begin()
    let (before, hand) = (table.batches, HeadlessHand(table))
    await turn {
      #expect(hand.swipe(IndexPath(row: 0, section: 0)))
      HeadlessClock.advance(by: 1)
      changePadding(60)
      window.layoutIfNeeded()
    }
    for _ in 0..<4 { await turn { window.layoutIfNeeded() } }
    #expect(table.batches == before)
    await turn {
      hand.closeSwipe()
      HeadlessClock.advance(by: 1)
      window.layoutIfNeeded()
    }
    for _ in 0..<4 { await turn { window.layoutIfNeeded() } }
    #expect(table.batches == before + 1)
  }
}
