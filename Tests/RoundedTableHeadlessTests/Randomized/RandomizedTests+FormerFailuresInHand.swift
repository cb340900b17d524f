@_spi(Headless) import UIKit

extension RandomizedTests {
  /// Scripts that failed once, with something drawn across cards or with a row in the user's hand.
  static let formerFailuresInHand: [(ScriptStage, [Step])] = [
    // Rows that size themselves come into sight above a card that is filled by a view.
    (
      ScriptStage(style: .grouped, sizesRows: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .append(5, count: 9)], animated: false, .plain),
        .apply([.insert(30, count: 2), .delete(6, count: 2)], animated: false, .plain),
        .across(3), .apply([.insert(19, count: 3)], animated: true, .plain), .cardID(1),
        .scroll(16),
      ]
    ),
    // A view behind the only row of a card that is lifted.
    (
      ScriptStage(style: .plain),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .apply([.empty(13)], animated: true, .plain),
        .apply([.append(31, count: 1)], animated: true, .plain),
        .across(3),
        .apply([.append(25, count: 1), .empty(4)], animated: true, .plain),
        .apply([.delete(35, count: 2)], animated: true, .plain),
        .apply([.insert(14, count: 1)], animated: true, .reloadData),
        .apply([.delete(11, count: 1)], animated: true, .plain),
        .liftRow(33), .cardID(1), .dropRow,
      ]
    ),
    // Surfaces that appear while rows pass one another, and that leave with rows whose animation
    // has a key of its own.
    (
      ScriptStage(
        style: .plain, answers: ["rowAnimationDuration": "0.4", "rowAnimationKeys": "secret"]),
      [
        .apply([.insertSection(0), .append(0, count: 3)], animated: false, .plain),
        .advance(milliseconds: 400), .apply([.move(25, to: 2)], animated: true, .plain),
        .scroll(42), .across(3), .advance(milliseconds: 1000),
        .apply([.append(0, count: 9)], animated: false, .plain), .advance(milliseconds: 1000),
        .apply([.delete(3, count: 2)], animated: true, .plain), .advance(milliseconds: 50),
      ]
    ),
    // A row that is selected while it is lifted is carried over another.
    (
      ScriptStage(style: .plain),
      [
        .apply([.insertSection(0), .insertSection(1)], animated: false, .plain),
        .apply([.insertSection(37), .empty(1)], animated: true, .plain),
        .apply([.insertSection(39), .append(5, count: 3)], animated: true, .plain), .liftRow(5),
        .select(5), .carryRow(to: 6),
      ]
    ),
    // Rows out of sight make way for a carried one as those in sight do.
    (
      ScriptStage(style: .grouped, sizesRows: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .liftRow(2), .across(2), .apply([.insertSection(17)], animated: true, .plain),
        .apply([.reverse(5)], animated: false, .plain), .cardID(2), .carryRow(to: 3),
      ]
    ),
    // An update closes the gap in the table while the row is still in the hand.
    (
      ScriptStage(style: .grouped),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .liftRow(0), .carryRow(to: 18), .dropRow,
        .apply([.insertSection(17)], animated: true, .plain), .liftRow(33), .across(3),
        .carryRow(to: 12), .apply([.append(36, count: 1)], animated: false, .plain),
      ]
    ),
    // The mode in which a row can be carried ends while it is, and another row is swiped.
    (
      ScriptStage(style: .plain),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .append(5, count: 9)], animated: false, .plain),
        .style(1), .liftRow(6), .edit(false), .openSwipe(19), .carryRow(to: 22),
      ]
    ),
    // A swipe ends with the editing mode, whose margins push the row out of sight.
    (
      ScriptStage(
        style: .plain, sizesRows: true,
        answers: ["preparedRows": "1", "waitingCells": "outsideTable"]),
      [
        .apply([.insertSection(0), .append(5, count: 9)], animated: false, .plain),
        .openSwipe(16), .style(1), .liftRow(6),
      ]
    ),
    // The app reloads rows out of sight, which have estimated heights again.
    (
      ScriptStage(style: .grouped, sizesRows: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .apply([.delete(28, count: 2)], animated: false, .plain),
        .style(1), .apply([.append(32, count: 3)], animated: true, .plain),
        .across(2), .scroll(76), .reloadRow(6), .reloadRow(2),
      ]
    ),
    // Rows get new heights in a turned table, and again when editing ends.
    (
      ScriptStage(style: .plain, sizesRows: true, answers: ["preparedRows": "0"]),
      [
        .apply([.insertSection(0), .append(5, count: 9)], animated: false, .plain),
        .swipeToDelete(33), .scroll(12), .apply([], animated: true, .plain), .across(1),
        .apply([.insertSection(25), .insertSection(23)], animated: true, .plain),
        .rotate, .edit(true), .edit(false),
      ]
    ),
    // An update takes a row in the hand out of sight, and others with it.
    (
      ScriptStage(style: .plain, sizesRows: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .apply([.deleteSection(14)], animated: false, .plain),
        .apply([.insert(21, count: 3), .delete(35, count: 2)], animated: false, .fromCompletion),
        .apply([.move(31, to: 24), .insert(24, count: 3)], animated: true, .plain),
        .across(2), .apply([.insert(36, count: 2)], animated: true, .plain),
        .scroll(94), .advance(milliseconds: 1000),
        .apply([.insert(10, count: 3)], animated: true, .plain),
        .liftRow(39), .apply([], animated: true, .plain),
        .apply(
          [.append(12, count: 1), .append(28, count: 2), .insert(35, count: 3)],
          animated: false, .plain),
        .scroll(52),
      ]
    ),
    // The table is reloaded while a row is carried.
    (
      ScriptStage(style: .plain),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .liftRow(9), .apply([.reverse(39)], animated: false, .plain), .cardID(1), .carryRow(to: 9),
        .across(3), .reloadTable,
      ]
    ),
    // Updates of one turn, of whose rows no frame has been shown when the clock goes on by itself.
    (
      ScriptStage(style: .plain, awaits: true),
      [
        .apply([.insertSection(0), .append(0, count: 3)], animated: false, .plain),
        .across(3), .apply([.insert(28, count: 3)], animated: true, .plain),
        .apply([], animated: true, .reloadData), .apply([], animated: true, .plain),
        .apply([.delete(31, count: 2)], animated: true, .plain), .lay,
        .advance(milliseconds: 1000),
      ]
    ),
    // Updates move rows out of sight that have cells, which the table keeps while another row is
    // lifted.
    (
      ScriptStage(style: .plain, answers: ["saysIsReordering": "false"]),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .append(5, count: 9)], animated: false, .plain),
        .rotate, .apply([.delete(0, count: 3)], animated: true, .plain), .liftRow(8),
        .apply([.insert(10, count: 3)], animated: true, .plain),
        .apply([.insert(1, count: 2)], animated: true, .plain),
        .apply([], animated: false, .plain), .across(1), .scroll(51),
      ]
    ),
    // Rows fade into a new look under Reduce Motion while an update with nothing to move lasts.
    (
      ScriptStage(
        style: .plain, reducesMotion: true, answers: ["animatesRestingRows": "true"]),
      [
        .apply([.insertSection(0), .append(0, count: 3)], animated: false, .plain),
        .apply([], animated: true, .plain), .apply([], animated: true, .reloadData),
        .replace(.ours), .across(2), .apply([], animated: true, .fromCompletion),
      ]
    ),
    // The app reloads a row out of sight whose cell the table keeps while another one is lifted.
    (
      ScriptStage(style: .grouped, sizesRows: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .touch(7), .across(2), .apply([.insert(15, count: 2)], animated: true, .awaitedReloadData),
        .liftRow(14),
        .apply(
          [.insert(31, count: 3), .insert(23, count: 3), .delete(24, count: 2)], animated: true,
          .plain),
        .scroll(73), .apply([.insert(4, count: 3), .delete(34, count: 3)], animated: true, .plain),
        .reloadRow(28),
      ]
    ),
    // A row comes into sight in the cell of another card's row, where its card had an estimated
    // height.
    (
      ScriptStage(style: .grouped, sizesRows: true),
      [
        .apply([.insertSection(0), .append(5, count: 9)], animated: false, .plain), .scroll(67),
        .apply(
          [.append(31, count: 2), .reverse(34), .insert(27, count: 2)], animated: true, .plain),
        .select(5), .across(2), .apply([], animated: true, .plain),
        .apply([.insertSection(14), .delete(15, count: 1)], animated: true, .plain),
        .apply(
          [.reverse(35), .insert(26, count: 1), .insert(30, count: 1)], animated: false,
          .awaitedReloadData),
        .advance(milliseconds: 400), .apply([], animated: true, .plain),
        .advance(milliseconds: 150), .apply([.deleteSection(31)], animated: true, .plain),
      ]
    ),
    // A row is dropped in a card with a surface that comes from one without.
    (
      ScriptStage(style: .plain),
      [
        .apply(
          [.insertSection(0), .insertSection(1), .append(5, count: 9)], animated: false, .plain),
        .edit(true), .sectionStyle(2), .rotate, .across(1), .advance(milliseconds: 1000),
        .drag(35, to: 20),
      ]
    ),
    // A card becomes smaller by a spring.
    (
      ScriptStage(style: .grouped, answers: ["rowAnimationCurve": "spring"]),
      [
        .apply(
          [.insertSection(0), .insertSection(1), .append(5, count: 9)], animated: false, .plain),
        .apply([.delete(22, count: 1)], animated: true, .plain),
        .apply([], animated: true, .plain),
        .apply([.append(8, count: 3), .move(7, to: 0)], animated: false, .plain), .across(3),
        .advance(milliseconds: 400), .scroll(57), .swipeToDelete(19), .advance(milliseconds: 50),
      ]
    ),
    // Rows come into sight that the table has prepared beyond the end of a surface.
    (
      ScriptStage(style: .grouped, answers: ["preparedRows": "4"]),
      [
        .apply([.insertSection(0), .insertSection(1)], animated: false, .plain),
        .apply([], animated: true, .fromCompletion),
        .apply([], animated: true, .plain),
        .apply([.insert(9, count: 1), .insertSection(8)], animated: true, .plain),
        .advance(milliseconds: 1),
        .apply([.append(7, count: 1), .append(21, count: 3)], animated: true, .plain),
        .apply([.append(23, count: 3), .delete(20, count: 1)], animated: true, .plain),
        .rotate,
        .apply(
          [.append(24, count: 1), .append(27, count: 3), .insert(12, count: 1)], animated: true,
          .plain),
        .apply([.delete(27, count: 2), .delete(20, count: 2)], animated: true, .plain),
        .apply([.insert(0, count: 2)], animated: false, .plain),
        .across(3),
        .scroll(75),
      ]
    ),
    // A row that is lifted while its former cell still fades out.
    (
      ScriptStage(style: .plain),
      [
        .apply([.insertSection(1)], animated: false, .plain),
        .apply([], animated: true, .plain),
        .reloadRow(22),
        .liftRow(24),
        .carryRow(to: 38),
        .apply([.append(7, count: 2)], animated: true, .plain),
      ]
    ),
    // A row that was lifted while the device turned is put back: its shadow falls on no other.
    (
      ScriptStage(style: .grouped),
      [
        .apply(
          [.insertSection(0), .insertSection(1), .append(5, count: 9)], animated: false, .plain),
        .across(1), .liftRow(1), .traits(dark: false, mirrored: true), .liftRow(10),
      ]
    ),
    // A row that is carried keeps its separator, whatever row is selected where it came from.
    (
      ScriptStage(style: .grouped, answers: ["saysIsReordering": "false"]),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain), .liftRow(22), .carryRow(to: 38), .select(10),
      ]
    ),
    // A section is inserted above cells whose places are still those from before it.
    (
      ScriptStage(style: .grouped, sizesRows: true, isClassic: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .append(5, count: 9)], animated: false, .plain),
        .cardID(3),
        .apply([.delete(20, count: 2)], animated: true, .plain),
        .apply([.append(2, count: 2), .append(32, count: 1)], animated: true, .plain),
        .apply([.insert(36, count: 2)], animated: false, .plain),
        .apply([.insertSection(7)], animated: false, .plain),
      ]
    ),
    // A data source that has lost its table gets a style while nobody shows cards.
    (
      ScriptStage(style: .plain),
      [.uninstall, .replace(.ours), .uninstall, .styleFormer(7)]
    ),
    (
      ScriptStage(style: .grouped),
      [
        .apply([.insertSection(0), .append(0, count: 3)], animated: false, .plain), .uninstall,
        .replace(.ours), .uninstall, .styleFormer(5),
      ]
    ),
    // A margin of the app's is the system's in one of two widths.
    (
      ScriptStage(style: .plain),
      [.uninstall, .rotate, .across(3), .rotate, .rotate, .uninstall]
    ),
    // An update ends when its data source has lost the table and filled it again.
    (
      ScriptStage(style: .grouped),
      [
        .apply([.insertSection(34)], animated: true, .plain), .replace(.ours),
        .apply([], animated: false, .plain), .uninstall, .apply([], animated: true, .plain),
        .replace(.ours), .apply([.append(18, count: 3)], animated: true, .plain),
        .replace(.former), .style(5),
      ]
    ),
    // A row was measured while it was swiped, so that its twin has other rows in sight, of which
    // the hand would get to another one.
    (
      ScriptStage(
        style: .plain, isNewest: true, sizesRows: true, isClassic: true,
        answers: [
          "preparedRows": "1", "swipedMargins": "views", "updatesCloseSwipes": "false",
          "wideMargins": "375.0",
        ]),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1)], animated: false, .plain),
        .apply(
          [.delete(31, count: 1), .append(1, count: 1), .insert(36, count: 3)], animated: true,
          .plain),
        .apply([.append(34, count: 2), .append(11, count: 2)], animated: true, .fromCompletion),
        .apply([.empty(38), .move(8, to: 34)], animated: false, .plain),
        .advance(milliseconds: 400), .uninstall, .apply([], animated: true, .plain), .scroll(38),
        .apply([.insert(9, count: 1)], animated: true, .plain), .openSwipe(24),
        .apply(
          [.append(29, count: 1), .delete(39, count: 1), .insert(35, count: 3)], animated: false,
          .plain),
        .across(0),
        .apply(
          [.append(15, count: 3), .insert(38, count: 2), .delete(7, count: 1)], animated: false,
          .plain),
        .openSwipe(9),
      ]
    ),
  ]
}
