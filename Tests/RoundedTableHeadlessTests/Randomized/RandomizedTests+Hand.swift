import Testing
@_spi(Headless) import UIKit

extension RandomizedTests {
  /// Scripts in which rows are in the user's hand most of the time.
  private static let handScripts: [[Step]] = [
    // Swipes that are canceled half-way, that go on during an update, and that delete a row.
    [
      .style(1), .openSwipe(1), .advance(milliseconds: 150), .closeSwipe,
      .advance(milliseconds: 150), .openSwipe(2),
      .apply([.append(0, count: 1)], animated: true, .plain), .advance(milliseconds: 1000),
      .openSwipe(5), .advance(milliseconds: 400), .cardID(1), .openSwipe(6), .swipeToDelete(6),
      .advance(milliseconds: 1000), .openSwipe(0), .reloadRow(0), .advance(milliseconds: 1000),
      .openSwipe(1), .style(0), .style(1), .closeSwipe, .advance(milliseconds: 1000),
    ],
    // Rows that are carried over the ends of sections and cards while updates arrive.
    [
      .style(3), .liftRow(2), .carryRow(to: 5), .advance(milliseconds: 150), .carryRow(to: 0),
      .apply([.append(0, count: 2)], animated: true, .plain), .advance(milliseconds: 1000),
      .carryRow(to: 4), .dropRow, .advance(milliseconds: 1000), .cardID(1), .liftRow(4),
      .carryRow(to: 1), .advance(milliseconds: 50), .carryRow(to: 4), .dropRow,
      .advance(milliseconds: 1000), .liftRow(1), .carryRow(to: 8), .reloadRow(1),
      .advance(milliseconds: 1000), .dropRow, .style(1), .liftRow(0), .carryRow(to: 7),
      .traits(dark: true, mirrored: true), .uninstall, .style(0), .carryRow(to: 3), .reloadTable,
      .dropRow, .advance(milliseconds: 1000),
    ],
  ]

  @Test(arguments: ScriptStage.styles, [false, true]) func cornersFollowTheHand(
    _ style: UITableView.Style, isNewest: Bool
  ) async {
    let start: [Step] = [
      .apply(
        [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 6)],
        animated: false, .plain),
      .lay,
    ]
    for script in Self.handScripts {
      let stage = ScriptStage(style: style, isNewest: isNewest)
      let failure = await ScriptRun.failure(of: start + script, on: stage)
      #expect(failure == nil, "\(stage)")
    }
  }
}
