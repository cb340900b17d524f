@_spi(Headless) import UIKit

extension RandomizedTests {
  /// Scripts that failed once.
  static let formerFailures: [(ScriptStage, [Step])] = [
    (
      ScriptStage(style: .grouped),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .rotate,
        .sectionStyle(1),
        .apply([.insertSection(28), .reconfigure(11)], animated: true, .reloadData),
        .rotate,
        .apply(
          [.insertSection(15), .reverse(0), .insert(0, count: 3)], animated: true, .fromCompletion),
        .reloadTable,
        .advance(milliseconds: 400),
      ]
    ),
    // The provider puts something else in the card's place, in a section that has no cards.
    (
      ScriptStage(style: .plain),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .apply([.insert(7, count: 1), .move(18, to: 5)], animated: true, .reloadData),
        .reloadRow(37),
        .apply([.append(7, count: 3)], animated: true, .plain),
        .apply(
          [.delete(16, count: 3), .append(13, count: 3)], animated: false, .awaitedReloadData),
        .sectionStyle(1),
        .apply([.delete(19, count: 3), .insert(17, count: 3)], animated: true, .awaited),
      ]
    ),
    // Cells in the reuse pool show cards when the data source is uninstalled, or leaves its table
    // to another.
    (
      ScriptStage(style: .plain),
      [
        .apply(
          [.insertSection(0), .insertSection(1), .append(5, count: 9)], animated: false, .plain),
        .apply([.deleteSection(17), .insertSection(23)], animated: false, .plain),
        .replace(.plain),
        .apply([.append(15, count: 2)], animated: true, .fromCompletion),
      ]
    ),
    (
      ScriptStage(style: .plain),
      [
        .apply([.insertSection(27), .insert(2, count: 1)], animated: true, .reloadData),
        .apply([.delete(32, count: 2)], animated: true, .plain),
        .replace(.ours),
        .replace(.plain),
        .apply([.reverse(4), .append(11, count: 2)], animated: true, .awaited),
      ]
    ),
    // An uninstalled data source gets an empty table back.
    (ScriptStage(style: .plain), [.uninstall, .replace(.ours), .replace(.former)]),
    // Two data sources take turns, one of them uninstalled.
    (
      ScriptStage(style: .plain),
      [.replace(.ours), .uninstall, .replace(.former), .replace(.former)]
    ),
    // A data source that has lost its table is given a style with an animation.
    (
      ScriptStage(style: .plain),
      [
        .apply([.insertSection(10), .append(13, count: 3)], animated: true, .plain),
        .replace(.ours),
        .apply([], animated: true, .reloadData),
        .styleFormer(6),
      ]
    ),
    // Rows that size themselves get another installer.
    (
      ScriptStage(style: .grouped, sizesRows: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .scroll(15), .rotate, .style(5), .replaceInstaller(.layoutMargins),
      ]
    ),
    // Cells that had margins of their own serve other rows after a rotation.
    (
      ScriptStage(style: .plain),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1)], animated: false, .plain),
        .apply([.append(15, count: 3), .empty(2)], animated: false, .plain),
        .rotate, .traits(dark: true, mirrored: true), .sectionStyle(2),
        .apply([.append(28, count: 2)], animated: false, .plain), .reloadTable,
      ]
    ),
    // A card of limited width in a row below the fold, in a table that is turned.
    (
      ScriptStage(style: .grouped, isNewest: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .style(7), .apply([.insert(6, count: 1)], animated: true, .plain), .rotate,
      ]
    ),
    // The cards are taken off while a selection fades, after a choice and after a touch.
    (
      ScriptStage(style: .grouped),
      [
        .apply([.insertSection(0), .append(0, count: 3)], animated: false, .plain),
        .apply([], animated: true, .plain), .select(17), .select(28), .uninstall, .scroll(51),
      ]
    ),
    // A section's cards would be wider than the table's, whose inset is a part of the safe area.
    (
      ScriptStage(style: .grouped),
      [
        .apply([.insertSection(0), .insertSection(1)], animated: false, .plain), .rotate,
        .sectionStyle(3), .style(7), .apply([.insertSection(7)], animated: true, .plain),
        .replaceInstaller(.safeArea),
      ]
    ),
    // A row that is touched is reloaded, out of sight by then.
    (
      ScriptStage(style: .plain, isNewest: true, sizesRows: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .apply(
          [.insert(36, count: 3), .append(27, count: 3), .insert(35, count: 2)], animated: false,
          .plain),
        .apply([.append(36, count: 2), .append(36, count: 3)], animated: true, .plain),
        .scroll(61),
        .apply(
          [.delete(5, count: 3), .delete(0, count: 2), .delete(27, count: 3)], animated: true,
          .plain),
        .touch(0),
        .apply([.move(29, to: 21), .reverse(29)], animated: false, .awaitedReloadData),
        .apply([.empty(28)], animated: true, .plain),
      ]
    ),
    // A row is scrolled from under the finger.
    (
      ScriptStage(style: .plain, sizesRows: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .scroll(82),
        .apply([.insert(37, count: 2), .append(4, count: 2)], animated: false, .plain),
        .touch(33),
        .apply([.insertSection(13), .insertSection(37)], animated: true, .plain),
        .scroll(17),
        .scroll(55),
        .edit(true),
        .apply([.insert(32, count: 3)], animated: false, .plain),
        .apply([.insert(12, count: 2)], animated: true, .plain),
        .apply(
          [.delete(33, count: 1), .delete(5, count: 2), .delete(9, count: 1)], animated: true,
          .plain),
      ]
    ),
    // A row is selected that has no cell.
    (
      ScriptStage(style: .grouped, sizesRows: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .apply([.insert(38, count: 2)], animated: true, .plain),
        .apply(
          [.insert(17, count: 2), .insert(28, count: 1), .insert(21, count: 2)], animated: true,
          .plain),
        .apply([.insertSection(25)], animated: true, .plain),
        .replace(.ours),
        .edit(true),
        .apply([.delete(17, count: 1), .reverse(11)], animated: true, .plain),
        .scroll(76),
        .apply([.insert(39, count: 3), .insert(9, count: 1)], animated: false, .plain),
        .apply(
          [.move(32, to: 18), .append(25, count: 2), .moveSection(21, to: 16)], animated: true,
          .plain),
        .apply([.insert(22, count: 2), .delete(32, count: 1)], animated: false, .plain),
        .select(24),
        .apply([.delete(33, count: 1), .delete(2, count: 3)], animated: false, .plain),
      ]
    ),
    // The margins of cards in a turned table are the system's of its new width.
    (
      ScriptStage(style: .plain, sizesRows: true, isRoot: true),
      [
        .apply([.insertSection(0), .append(0, count: 3)], animated: false, .plain),
        .rotate,
        .cardID(2),
        .edit(true),
        .rotate,
      ]
    ),
    // Rows out of sight are measured again when the safe area at their sides changes.
    (
      ScriptStage(style: .grouped, sizesRows: true, isRoot: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .style(2),
        .apply([.delete(27, count: 2)], animated: true, .plain),
        .apply([.insertSection(15)], animated: true, .plain),
        .advance(milliseconds: 400),
        .style(4),
        .scroll(49),
      ]
    ),
    // A highlighted row is scrolled out of sight and back, and no card round it is laid out again.
    (
      ScriptStage(style: .grouped),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .apply(
          [.append(0, count: 2), .deleteSection(20), .insert(6, count: 1)], animated: true, .plain),
        .apply(
          [.append(20, count: 3), .append(2, count: 1), .append(10, count: 3)], animated: true,
          .plain),
        .apply([.insertSection(19)], animated: false, .plain),
        .apply([.append(34, count: 3)], animated: true, .plain),
        .apply([.deleteSection(27), .insert(18, count: 3)], animated: false, .plain),
        .apply(
          [.append(13, count: 3), .append(1, count: 2), .delete(34, count: 2)], animated: true,
          .plain),
        .apply([.move(16, to: 21), .insert(20, count: 3)], animated: true, .plain),
        .touch(18),
        .scroll(93),
        .scroll(3),
      ]
    ),
    // Cells outside the table, with margins of a view in no window, get a section's margins and
    // then the table's.
    (
      ScriptStage(
        style: .grouped,
        answers: ["marginsOutsideWindows": "systems", "waitingCells": "outsideTable"]),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .lay, .apply([.deleteSection(39)], animated: true, .awaitedReloadData),
        .apply([.insert(4, count: 2)], animated: false, .plain),
        .apply([.insertSection(13), .insert(32, count: 2)], animated: false, .plain),
        .apply(
          [.insertSection(25), .insertSection(32), .delete(28, count: 3)], animated: true, .plain),
        .sectionStyle(3), .edit(true), .apply([.insert(15, count: 3)], animated: true, .plain),
        .apply([.insertSection(10), .reload(10)], animated: true, .plain), .replace(.ours),
      ]
    ),
    // The table reloads one of two touched rows; its former cell keeps the highlight.
    (
      ScriptStage(style: .plain, selectsSeveral: true),
      [
        .apply([.insertSection(0), .insertSection(1)], animated: false, .plain), .style(4),
        .apply([], animated: true, .plain), .apply([.append(6, count: 1)], animated: true, .plain),
        .touch(6), .touch(35), .reloadRow(36),
      ]
    ),
    // A row on its way out of sight gets its new color with the layout that ends the turn.
    (
      ScriptStage(style: .grouped),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .rotate, .apply([], animated: false, .fromCompletion), .advance(milliseconds: 150),
        .rotate, .sectionStyle(3), .apply([.delete(0, count: 3)], animated: true, .plain),
        .apply([.insert(20, count: 3), .insertSection(22)], animated: true, .plain),
        .apply(
          [.delete(21, count: 1), .insert(26, count: 2), .insertSection(12)], animated: true,
          .plain),
        .apply([.move(18, to: 26), .reload(35)], animated: false, .plain),
      ]
    ),
    // Turned, the table is scrolled beyond its end, until its rows are measured again.
    (
      ScriptStage(style: .grouped),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .rotate, .style(5), .scroll(36), .rotate, .style(8), .rotate,
      ]
    ),
    // Turned, each twin has rows out of sight that wait for their new width.
    (
      ScriptStage(style: .plain, awaits: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .rotate, .apply([.reverse(10), .append(38, count: 1)], animated: true, .awaited),
        .advance(milliseconds: 1000), .rotate,
        .apply([.insert(36, count: 3)], animated: true, .awaitedReloadData), .rotate,
        .apply([], animated: false, .plain), .replace(.plain), .rotate, .scroll(84),
        .apply(
          [.insert(38, count: 3), .reconfigure(5), .insert(8, count: 1)], animated: true, .plain),
        .rotate, .rotate, .apply([.reverse(13)], animated: true, .plain), .rotate,
        .apply([.insert(19, count: 1)], animated: true, .plain), .rotate,
        .advance(milliseconds: 150), .lay,
      ]
    ),
    // A reloaded row gets the cell of a selected one, which is still selected for a moment.
    (
      ScriptStage(
        style: .plain, sizesRows: true,
        answers: [
          "backgroundViewUpdatesCell": "true", "measuringLaysOutBackgrounds": "true",
          "waitingCells": "outsideTable",
        ]),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .apply([.insert(15, count: 3), .insert(32, count: 2)], animated: true, .plain),
        .apply([.append(21, count: 3)], animated: true, .plain),
        .apply([.insert(23, count: 3)], animated: false, .plain),
        .apply([], animated: false, .plain),
        .swipeToDelete(33),
        .select(31),
        .apply([], animated: true, .reloadData),
      ]
    ),
    (
      ScriptStage(
        style: .grouped, sizesRows: true,
        answers: [
          "backgroundViewUpdatesCell": "true", "measuringLaysOutBackgrounds": "true",
          "waitingCells": "outsideTable",
        ]),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .apply([.insert(15, count: 3), .insert(32, count: 2)], animated: true, .plain),
        .apply([.append(21, count: 3)], animated: true, .plain),
        .apply([.insert(23, count: 3)], animated: false, .plain),
        .apply([.empty(29)], animated: false, .plain),
        .swipeToDelete(33),
        .select(31),
        .apply([], animated: true, .reloadData),
      ]
    ),
    // Cells out of sight: one whose row is swiped, one that is reconfigured, and one whose color
    // its delegate sets when it is shown.
    (
      ScriptStage(style: .grouped, isClassic: true, answers: ["lingeringRows": "3"]),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .append(5, count: 9)], animated: false, .plain),
        .style(1),
        .openSwipe(1),
        .scroll(69),
      ]
    ),
    (
      ScriptStage(style: .plain),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .apply([.insertSection(28), .insert(34, count: 1)], animated: false, .plain),
        .apply([.insert(12, count: 1)], animated: true, .plain),
        .apply([.delete(1, count: 3)], animated: true, .plain),
        .swipeToDelete(9),
        .apply([.append(27, count: 1)], animated: true, .plain),
        .apply([.append(19, count: 1), .append(17, count: 3)], animated: true, .plain),
        .cardID(0),
        .apply([.reconfigure(15)], animated: true, .plain),
      ]
    ),
    (
      ScriptStage(style: .grouped, sizesRows: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .apply([.append(37, count: 3)], animated: false, .plain),
        .apply([.empty(37)], animated: true, .plain),
        .apply([.delete(19, count: 1)], animated: true, .plain),
        .apply([.insertSection(2), .append(17, count: 1)], animated: true, .plain),
        .swipeToDelete(29),
        .apply([.insert(18, count: 1), .append(23, count: 3)], animated: false, .plain),
        .apply([.move(36, to: 22)], animated: false, .plain),
        .apply([.append(36, count: 3)], animated: true, .plain),
        .scroll(48),
        .apply(
          [.move(14, to: 10), .move(17, to: 18), .insert(2, count: 3)], animated: false, .plain),
        .apply([], animated: true, .reloadData),
        .traits(dark: false, mirrored: true),
        .uninstall,
      ]
    ),
    (
      ScriptStage(style: .grouped, isClassic: true, answers: ["reconfiguring": "inNextLayout"]),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .apply([.insert(38, count: 1), .append(24, count: 2)], animated: false, .plain),
        .apply([.insertSection(1)], animated: true, .plain),
        .replace(.ours),
        .apply([], animated: true, .fromCompletion),
        .apply([.insert(18, count: 1)], animated: true, .plain),
        .advance(milliseconds: 1000),
        .apply([.deleteSection(34)], animated: true, .plain),
        .apply([.delete(18, count: 3)], animated: false, .plain),
        .apply([.delete(18, count: 1), .reconfigure(24)], animated: true, .plain),
      ]
    ),
    // The selection moves from one row below the table to another one, and no cell is told.
    (
      ScriptStage(
        style: .grouped, sizesRows: true, isClassic: true,
        answers: ["preparedRows": "0", "waitingCells": "outsideTable"]),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .apply([.insert(1, count: 3)], animated: true, .plain),
        .apply([.insert(18, count: 3)], animated: true, .plain),
        .select(26), .select(32),
      ]
    ),
  ]
}
