import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// One busy script, played under every answer to every question that UIKit's documentation leaves
/// open: on one table each, with TESTS=whole on all.
///
/// Without TESTS, one answer in nine is tried.
@MainActor @Suite struct VariationsTests {
  /// One of a variation's answers.
  struct Choice: Codable, Equatable, CustomTestStringConvertible {
    var variation: String
    var answer: String

    /// Every answer, the standard ones by the first of them.
    static let all = HeadlessVariations.all.enumerated().flatMap { index, variation in
      variation.answers.filter { index == 0 || $0 != variation.standard }.map {
        Choice(variation: variation.name, answer: $0)
      }
    }

    var testDescription: String { "\(variation): \(answer)" }
  }

  /// In processes of their own, one at a time, as AppScreensTests are.
  @Test(.serialized, arguments: Thoroughness.tried(Choice.all))
  nonisolated func invariantsHoldUnderEveryAnswer(_ choice: Choice) async {
    let isKnown = ScriptStage.reliedUpon[choice.variation] == choice.answer
    await withKnownIssue(isIntermittent: true) {
      await #expect(processExitsWith: .success) { @MainActor [choice = choice as Choice] in
        await Self.holdInvariants(under: choice)
      }
    } when: {
      isKnown
    }
  }

  private static func holdInvariants(under choice: Choice) async {
    let number = Choice.all.firstIndex { $0 == choice } ?? 0
    for var stage in Thoroughness.isWhole ? stages : [stages[number % stages.count]] {
      stage.answers = [choice.variation: choice.answer]
      // The twin has no safe area that changes with the cards: see MeasuredAgainTests.
      if choice.variation == "measuredAfterSafeArea" { stage.sizesRows = false }
      let failure = await ScriptRun.failure(of: script, on: stage)
      // Of what a process finds, only the comment is known outside.
      #expect(failure == nil, "\(stage): \(failure ?? "")")
    }
  }

  @Test(
    arguments: Choice.all.filter { ScriptStage.answeredInCalls.contains($0.variation) },
    ScriptStage.styles)
  func awaitedUpdatesHoldThem(_ choice: Choice, _ style: UITableView.Style) async {
    let answers = [choice.variation: choice.answer]
    let stage = ScriptStage(style: style, awaits: true, answers: answers)
    let failure = await ScriptRun.failure(of: Self.script, on: stage)
    #expect(failure == nil, "\(stage)")
  }

  @Test func thereAreAtLeastTwentyQuestionsWithMoreThanOneAnswer() {
    #expect(HeadlessVariations.all.count { $0.answers.count > 1 } >= 20)
    #expect(Set(HeadlessVariations.all.map(\.name)).count == HeadlessVariations.all.count)
  }

  private static let stages = [
    ScriptStage(style: .plain, hasNeighbor: true),
    ScriptStage(style: .grouped, isNewest: true, sizesRows: true, isRoot: true, hasNibs: true),
  ]

  private static let script: [Step] = [
    .apply(
      [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
      animated: true, .completion),
    .lay, .style(2),
    .apply([.insert(6, count: 2), .delete(1, count: 1)], animated: true, .plain),
    .advance(milliseconds: 150),
    .apply([.move(4, to: 9), .reconfigure(3), .append(1, count: 3)], animated: true, .completion),
    .advance(milliseconds: 50), .select(2), .advance(milliseconds: 300), .select(7), .lay,
    .style(4), .openSwipe(3), .advance(milliseconds: 150),
    .traits(dark: true, mirrored: false), .closeSwipe, .advance(milliseconds: 1000),
    .openSwipe(2), .sectionStyle(1), .apply([.delete(2, count: 1)], animated: true, .awaited),
    .advance(milliseconds: 400), .rotate, .scroll(60), .touch(4), .lift(selects: true),
    .apply([.reconfigure(5), .insert(2, count: 2)], animated: false, .reloadData),
    .advance(milliseconds: 1), .scroll(0), .deselect, .edit(true), .advance(milliseconds: 150),
    .drag(1, to: 3), .advance(milliseconds: 1000), .edit(false), .rotate,
    .apply([.append(4, count: 4)], animated: true, .fromCompletion),
    .reconfigureRow(2), .reloadRow(3), .advance(milliseconds: 150), .cardID(2), .style(7),
    .traits(dark: false, mirrored: false), .leaveWindow,
    .apply([.insert(3, count: 2), .reverse(6)], animated: true, .completion),
    .advance(milliseconds: 50), .enterWindow, .advance(milliseconds: 400),
    .traits(dark: false, mirrored: true),
    .apply([.delete(8, count: 2)], animated: true, .awaitedReloadData),
    .advance(milliseconds: 1000), .replaceInstaller(.safeArea), .scroll(100), .rotate,
    .uninstall, .advance(milliseconds: 400), .replace(.ours),
    .apply([.insertSection(2), .append(3, count: 5)], animated: true, .plain),
    .advance(milliseconds: 1000),
  ]
}
