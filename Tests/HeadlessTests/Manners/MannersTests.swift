import Manners
import PlainManners
import RoundedManners
import Testing
@_spi(Headless) import UIKit

/// Screens in the manners of shipping code behave the same after their data source's class name is replaced.
///
/// Each screen is compiled twice from one source, see Tests/Manners.
@Suite @MainActor struct MannersTests {
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    var index: Int
    var style: UITableView.Style
    var testDescription: String { "\(index) \(style)" }
  }

  nonisolated static let count = 27
  nonisolated static let cases = (0..<count).flatMap { index in
    [UITableView.Style.plain, .grouped].map { Case(index: index, style: $0) }
  }

  @Test func everyMannerIsTried() {
    #expect(PlainManners.allManners.count == Self.count)
    #expect(PlainManners.allManners.map(\.name) == RoundedManners.allManners.map(\.name))
  }

  @Test(arguments: cases) func screensBehaveTheSameButForCards(_ one: Case) throws {
    let manner = PlainManners.allManners[one.index]
    let plain = MannerRun(manner, one.style)
    let rounded = MannerRun(RoundedManners.allManners[one.index], one.style)
    #expect(rounded.faults == plain.faults)
    #expect(plain.moments.contains { !$0.notes.isEmpty })
    for (left, right) in zip(plain.moments, rounded.moments) {
      let isSame =
        manner.isSelfSizing
        ? left.isSame(as: right, butFor: 1 / 3) : left == right
      try #require(isSame, "\(manner.name), \(left.difference(from: right))")
    }
  }

  @Test(arguments: 0..<count) func insetGroupedScreensAreDrawnTheSame(_ index: Int) throws {
    let manner = PlainManners.allManners[index]
    let plain = MannerRun(manner, .insetGrouped, drawing: true)
    let rounded = MannerRun(RoundedManners.allManners[index], .insetGrouped, drawing: true)
    #expect(rounded.faults == plain.faults)
    for (left, right) in zip(plain.moments, rounded.moments) {
      try #require(left == right, "\(manner.name), \(left.difference(from: right))")
    }
    for (left, right) in zip(plain.drawings, rounded.drawings) {
      try #require(left.utf8.elementsEqual(right.utf8), "\(manner.name)")
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func applyingOnAnotherQueueShowsTheSame(_ style: UITableView.Style) async {
    let plain = await lastMoment(of: PlainManners.backgroundManner, style)
    let rounded = await lastMoment(of: RoundedManners.backgroundManner, style)
    #expect(plain.rows.first?.texts == ["a"])
    #expect(plain.rows == rounded.rows)
    #expect(plain.notes == rounded.notes)
  }

  /// Shows every state on another queue, and waits for each without holding the clock.
  private func lastMoment(
    of manner: Manner, _ style: UITableView.Style
  ) async -> ScreenMoment {
    let stage = Stage(style: style)
    let screen = manner.make(stage)
    let window = UIWindow(device: .phone)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    var notes: [String] = []
    for step in 0..<MannerScript.count {
      screen.show(step)
      while !notes.contains("shown \(step)") {
        await Task.yield()
        window.layoutIfNeeded()
        notes += stage.takeNotes()
      }
    }
    return ScreenMoment("the end", of: screen.table, notes: notes)
  }

  /// Without it the comparison above would pass if cards were never worn.
  @Test func plainScreensAreDrawnWithCards() {
    let plain = MannerRun(PlainManners.allManners[0], .plain, drawing: true)
    let rounded = MannerRun(RoundedManners.allManners[0], .plain, drawing: true)
    #expect(plain.drawings.count == rounded.drawings.count)
    #expect(zip(plain.drawings, rounded.drawings).allSatisfy { $0 != $1 })
  }
}

extension ScreenMoment {
  /// What differs, for the message of a failed test.
  fileprivate func difference(from other: ScreenMoment) -> String {
    let pairs = zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children)
    return pairs.compactMap { left, right in
      let (left, right) = ("\(left.label ?? ""): \(left.value)", "\(right.value)")
      return left.hasSuffix(": " + right) ? nil : "\(left) instead of \(right)"
    }.joined(separator: "\n") + " at \(occasion)"
  }
}
