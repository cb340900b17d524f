import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// The app's provider is asked for the same rows as under UIKit's class, whenever rows are measured
/// again.
@MainActor @Suite struct ProviderCallsTests {
  typealias Plain = UITableViewDiffableDataSource<Int, Int>
  typealias Rounded = RoundedDiffableDataSource<Int, Int>

  /// A row moves to a section of other margins, rows are added, and some go a moment later.
  struct Variant: CustomStringConvertible {
    var style: UITableView.Style
    var delay: Double
    var isFirstAnimated: Bool
    var isSecondAnimated: Bool
    var movesToStart: Bool
    var laysOut: Bool

    var description: String {
      """
      \(style), \(delay) s, animated \(isFirstAnimated) \(isSecondAnimated), to start \(movesToStart), laid out \(laysOut)
      """
    }

    static let all: [Variant] = {
      var variants: [Variant] = []
      for style in [UITableView.Style.plain, .grouped] {
        for delay in [0.05, 0.1, 0.25] {
          for number in 0..<16 {
            variants.append(
              Variant(
                style: style, delay: delay, isFirstAnimated: number & 1 == 0,
                isSecondAnimated: number & 2 == 0, movesToStart: number & 4 == 0,
                laysOut: number & 8 == 0))
          }
        }
      }
      return variants
    }()

    /// The sections' items after each update.
    var updates: [[[Int]]] {
      let (first, second) = (Array(0..<8), Array(100..<120))
      let moved = movesToStart ? [0] + second : second + [0]
      let rest = Array(first.dropFirst())
      return [[first, second], [rest + [200, 201, 202], moved], [rest, moved]]
    }
  }

  private final class Log { var items: [Int] = [] }

  /// A screen over either data source.
  @MainActor private struct Screen {
    let log = Log()
    let window: UIWindow
    let laysOut: Bool
    let tableView: UITableView
    let source: Plain

    init(_ variant: Variant, isRounded: Bool) {
      laysOut = variant.laysOut
      window = UIWindow(device: .phone)
      let style = variant.style
      let tableView = UITableView(frame: window.bounds, style: style)
      tableView.rowHeight = 60
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let provider: Plain.CellProvider = { [log] tableView, indexPath, item in
        log.items.append(item)
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      if isRounded {
        let rounded = Rounded(tableView: tableView, cellProvider: provider)
        rounded.sectionStyle = { if $0 == 1 { $1 = CardStyle(radius: 4) } }
        source = rounded
      } else {
        source = Plain(tableView: tableView, cellProvider: provider)
      }
      self.tableView = tableView
      let controller = UIViewController(nibName: nil, bundle: nil)
      controller.show(tableView)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }

    func apply(_ sections: [[Int]], animated: Bool) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for (section, items) in sections.enumerated() {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      source.apply(snapshot, animatingDifferences: animated, completion: nil)
      if laysOut { window.layoutIfNeeded() }
    }
  }

  /// Runs a body in a turn of the main queue of its own, after what the library has put off, with
  /// the clock held.
  private func turn(_ body: @escaping @MainActor () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { HeadlessClock.held(body) }
        continuation.resume()
      }
    }
  }

  @Test(arguments: Variant.all) func noRowIsAskedForAgain(_ variant: Variant) async {
    let screens = [false, true].map { Screen(variant, isRounded: $0) }
    let updates = variant.updates
    var asked: [[[Int]]] = []
    func note() { asked.append(screens.map(\.log.items)) }
    await turn {
      for screen in screens { screen.apply(updates[0], animated: false) }
      note()
      HeadlessClock.advance(by: 2)
    }
    await turn {
      for screen in screens { screen.apply(updates[1], animated: variant.isFirstAnimated) }
      note()
    }
    await turn {
      HeadlessClock.advance(by: variant.delay)
      note()
      for screen in screens { screen.apply(updates[2], animated: variant.isSecondAnimated) }
      note()
    }
    for _ in 0..<12 {
      await turn {
        note()
        HeadlessClock.advance(by: 0.1)
        note()
      }
    }
    for screens in asked { #expect(screens[0] == screens[1], "\(variant)") }
  }
}
