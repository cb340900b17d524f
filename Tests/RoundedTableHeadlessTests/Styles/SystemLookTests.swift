import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Cards of the default style on a grouped table, held against the system's own on an inset-grouped
/// one of the same device.
@MainActor @Suite struct SystemLookTests {
  /// A device, and whether the table is the view of its controller.
  struct Stage: Sendable, CustomTestStringConvertible {
    var system: String
    var width: CGFloat
    var isRoot: Bool
    var isMirrored: Bool

    static let all = ["15.0", "18.4", "26.0"].flatMap { system in
      [300, 375, 390, 402, 430, 834].flatMap { width in
        [(true, false), (false, false), (true, true)].map { isRoot, isMirrored in
          Stage(system: system, width: width, isRoot: isRoot, isMirrored: isMirrored)
        }
      }
    }

    var testDescription: String {
      "iOS \(system), \(width) points\(isRoot ? "" : ", in a view")\(isMirrored ? ", rtl" : "")"
    }

    @MainActor var device: HeadlessDevice {
      var device = HeadlessDevice.phone
      device.systemVersion = system
      device.size.width = width
      device.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      return device
    }
  }

  @Test(arguments: Stage.all) func theDefaultLookIsTheSystems(_ stage: Stage) {
    compare(stage)
  }

  /// From which width on iOS 26 has wide margins is not known.
  @Test(arguments: Stage.all.filter { $0.system == "26.0" })
  func whereverWideMarginsBegin(_ stage: Stage) {
    HeadlessVariations.wideMargins.with(375) { compare(stage) }
  }

  /// A table that does not follow its view keeps the margins of a phone.
  @Test func aNarrowTableOnAWideScreenHasItToo() {
    let device = Stage(system: "18.4", width: 390, isRoot: false, isMirrored: false).device
    HeadlessDevice.with(device) {
      HeadlessClock.held {
        let screens = [true, false].map {
          Screen(device, isSystems: $0, isRoot: false, isFixed: true)
        }
        for screen in screens { screen.window.adopt(device.rotated) }
        for screen in screens { screen.settle() }
        compare(screens[1], with: screens[0])
      }
    }
  }

  @Test func aRotationKeepsIt() {
    let device = Stage(system: "26.0", width: 390, isRoot: true, isMirrored: false).device
    HeadlessDevice.with(device) {
      HeadlessClock.held {
        let screens = [true, false].map { Screen(device, isSystems: $0, isRoot: true) }
        for screen in screens { screen.window.adopt(device.rotated) }
        for screen in screens { screen.settle() }
        compare(screens[1], with: screens[0])
        // The housing's 47 and the margin of a wide screen.
        #expect(screens[0].places.cards.first?.minX == 67)
      }
    }
  }

  private func compare(_ stage: Stage) {
    HeadlessDevice.with(stage.device) {
      HeadlessClock.held {
        let screens = [true, false].map {
          Screen(stage.device, isSystems: $0, isRoot: stage.isRoot)
        }
        compare(screens[1], with: screens[0])
      }
    }
  }

  private func compare(_ ours: Screen, with systems: Screen) {
    let (ours, systems, drawings) = (
      ours.places, systems.places, [ours, systems].map { HeadlessDrawing(of: $0.window) }
    )
    expectClose(ours.cards, systems.cards, "cards")
    expectClose(ours.texts, systems.texts, "texts")
    expectClose(ours.lines, systems.lines, "lines")
    #expect(systems.lines.count == 2)
    guard let card = systems.cards.first else { return }
    // The corner at the upper left.
    let steps = stride(from: 0.05, to: 32, by: 1.1)
    let different = steps.flatMap { x in steps.map { CGPoint(x: x, y: $0) } }.filter { step in
      let point = CGPoint(x: card.minX + step.x, y: card.minY + step.y)
      return !drawings[0].color(at: point).isClose(to: drawings[1].color(at: point))
    }
    #expect(different.isEmpty)
  }

  private func expectClose(_ ours: [CGRect], _ systems: [CGRect], _ what: String) {
    let different = zip(ours, systems).filter { !$0.isClose(to: $1) }
      .map { "\($0.numbers), the system's \($1.numbers)" }
    #expect(ours.count == systems.count && different.isEmpty, "\(what): \(different)")
  }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [minX, maxX, minY, maxY] }

  fileprivate func isClose(to other: CGRect) -> Bool {
    let differences = [
      minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY,
    ]
    return differences.allSatisfy { $0.magnitude <= 1.0 / 3 + 0.001 }
  }
}

extension SystemLookTests {
  private final class TitledSource: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { section == 1 ? "Header" : nil }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { section == 1 ? "Footer" : nil }
  }

  private final class TitledPlainSource: UITableViewDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { section == 1 ? "Header" : nil }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { section == 1 ? "Footer" : nil }
  }

  /// A table with cards of three rows and of one, the system's or ours.
  @MainActor private final class Screen {
    let window: UIWindow
    private let tableView: UITableView
    private let dataSource: UITableViewDiffableDataSource<String, String>

    init(_ device: HeadlessDevice, isSystems: Bool, isRoot: Bool, isFixed: Bool = false) {
      window = UIWindow(device: device)
      let style: UITableView.Style = isSystems ? .insetGrouped : .grouped
      if isRoot {
        let controller = UITableViewController(style: style)
        tableView = controller.tableView
        window.rootViewController = controller
      } else {
        let controller = UIViewController()
        tableView = UITableView(frame: controller.view.bounds, style: style)
        if !isFixed { tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        controller.view.addSubview(tableView)
        window.rootViewController = controller
      }
      let provider: UITableViewDiffableDataSource<String, String>.CellProvider = { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        return cell
      }
      dataSource =
        isSystems
        ? TitledPlainSource(tableView: tableView, cellProvider: provider)
        : TitledSource(tableView: tableView, cellProvider: provider)
      window.makeKeyAndVisible()
      dataSource.apply(
        LetterSnapshot(["A:abc", "B:d"]), animatingDifferences: false, completion: nil)
      settle()
    }

    func settle() {
      window.layoutIfNeeded()
      HeadlessClock.advance(by: 2)
      window.layoutIfNeeded()
    }

    struct Places {
      var cards: [CGRect] = []
      var texts: [CGRect] = []
      var lines: [CGRect] = []
    }

    /// Where everything is on the screen, from top to bottom.
    var places: Places {
      var places = Places()
      func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }
      for cell in tableView.visibleCells {
        let shape = cell.backgroundView?.subviews.first
        places.cards.append(place(shape ?? cell))
        places.texts += texts(in: cell).map(place)
        places.lines += lines(in: cell).map(place)
      }
      for view in [tableView.headerView(forSection: 1), tableView.footerView(forSection: 1)] {
        places.texts += view.map { texts(in: $0).map(place) } ?? [.null]
      }
      return places
    }

    private func texts(in view: UIView) -> [UIView] {
      view is UILabel ? [view] : view.subviews.flatMap(texts)
    }

    private func lines(in view: UIView) -> [UIView] {
      guard !view.isHidden, view.alpha > 0 else { return [] }
      let isLine = view.bounds.height > 0 && view.bounds.height < 1 && view.bounds.width > 1
      return isLine ? [view] : view.subviews.flatMap(lines)
    }
  }
}
