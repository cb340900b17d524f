/// A short script that has failed once.
struct AnyLookReplay {
  /// What was wrong, in words.
  let what: String
  let look: AnyLook
  let script: [AnyAct]

  init(_ what: String, _ look: AnyLook, _ script: [AnyAct]) {
    (self.what, self.look, self.script) = (what, look, script)
  }

  /// So many sections, each of so many rows.
  private static func sections(_ count: Int, of rows: Int) -> AnyAct {
    let edits = (0..<count).flatMap { _ in [Edit.insertSection(0), .append(0, count: rows)] }
    return .apply(edits, animated: false)
  }

  static let all: [AnyLookReplay] = [
    AnyLookReplay(
      "a reloaded title has its slice",
      AnyLook(titles: .system, hasFooters: true, enclosesFooter: true, fill: .gradient),
      [sections(1, of: 2), .settle, .reload, .settle]),
    AnyLookReplay(
      "a second table has the inset of the first",
      AnyLook(), [sections(1, of: 5), .addTable(hidesFirst: true), .settle]),
    AnyLookReplay(
      "tables that take turns have one inset",
      AnyLook(),
      [
        sections(1, of: 5), .addTable(hidesFirst: false), .settle, .exchangeTables, .settle,
        .exchangeTables, .settle,
      ]),
    AnyLookReplay(
      "lids are where headers are while a dragged row hovers and the table scrolls",
      AnyLook(
        titles: .system, hasHeaders: true, enclosesHeader: true, clipsRows: true,
        answers: ["uncommittedUpdates": "drops"]),
      [sections(1, of: 25), .scroll(by: 37), .drag(30, to: 18), .scroll(by: -35), .settle]),
    AnyLookReplay(
      "a row that makes way beside its lid is whole",
      AnyLook(titles: .views, hasHeaders: true, enclosesHeader: true, clipsRows: true),
      [sections(2, of: 25), .scroll(by: 60), .settle, .reorder(4, to: 0), .settle]),
    AnyLookReplay(
      "a title alone in its card has all of its gradient where it floats",
      AnyLook(
        titles: .views, hasHeaders: true, enclosesHeader: true, clipsRows: true, fill: .gradient,
        cards: .none),
      [sections(1, of: 9), .scrollTo(percent: 47), .settle]),
    AnyLookReplay(
      "a title that floats above rows is filled although the view is behind them",
      AnyLook(
        titles: .system, hasHeaders: true, enclosesHeader: true, fill: .view, cards: .none),
      [sections(1, of: 25), .scroll(by: 50), .settle]),
    AnyLookReplay(
      "a lid is filled although rows of no card pass behind it",
      AnyLook(
        titles: .system, hasHeaders: true, enclosesHeader: true, clipsRows: true, fill: .view,
        cards: .none),
      [sections(1, of: 25), .scrollTo(percent: 54), .settle]),
    AnyLookReplay(
      "a shadow falls on no title of the next card",
      AnyLook(
        isGrouped: true, titles: .views, hasHeaders: true, enclosesHeader: true, hasShadow: true),
      [sections(2, of: 0), .settle]),
    AnyLookReplay(
      "with gaps between rows, a lid's shadow falls on none that pass beneath it",
      AnyLook(
        titles: .system, hasHeaders: true, enclosesHeader: true, clipsRows: true,
        hasShadow: true, rowSpacing: 5),
      [sections(1, of: 5), .scrollTo(percent: 66), .settle]),
    AnyLookReplay(
      "gaps follow titles that go",
      AnyLook(isGrouped: true, titles: .system, hasHeaders: true, sectionSpacing: 20),
      [sections(2, of: 9), .search(true), .settle]),
    AnyLookReplay(
      "an update moves nothing that it doesn't concern",
      AnyLook(
        isGrouped: true, titles: .system, hasHeaders: true, enclosesHeader: true,
        sectionSpacing: 40),
      [
        .apply([.insertSection(0), .append(0, count: 5), .insertSection(0)], animated: false),
        .apply([], animated: false), .settle,
      ]),
    AnyLookReplay(
      "a long first section scrolls as any other",
      AnyLook(
        isGrouped: true, titles: .system, hasHeaders: true, hasFooters: true,
        enclosesHeader: true, enclosesFooter: true, sectionSpacing: 20),
      [sections(2, of: 25), .settle] + (0..<14).map { _ in .scroll(by: 70) } + [.settle]),
    AnyLookReplay(
      "a second section doesn't move the first",
      AnyLook(
        isGrouped: true, titles: .system, hasHeaders: true, hasFooters: true,
        enclosesHeader: true, enclosesFooter: true, sectionSpacing: 20),
      [sections(1, of: 3), .settle, .apply([.insertSection(0)], animated: false), .settle]),
    AnyLookReplay(
      "fills of several cards end below the lid",
      AnyLook(
        titles: .views, hasHeaders: true, enclosesHeader: true, clipsRows: true, fill: .view,
        cards: .several),
      [sections(2, of: 9), .settle] + (0..<20).flatMap { _ in [AnyAct.scroll(by: 7), .settle] }),
    AnyLookReplay(
      "a header alone in its card has a gradient of its own",
      AnyLook(
        titles: .views, hasHeaders: true, enclosesHeader: true, fill: .gradient, cards: .some),
      [sections(1, of: 9), .settle, .apply([.delete(0, count: 4)], animated: false), .settle]),
    AnyLookReplay(
      "no shadow of a title falls on its first row",
      AnyLook(
        titles: .system, hasHeaders: true, enclosesHeader: true, clipsRows: true, hasShadow: true,
        rowSpacing: 5),
      [sections(1, of: 5), .settle]),
    AnyLookReplay(
      "a last row keeps its corners in the first update",
      AnyLook(
        isGrouped: true, isClassic: true, titles: .system, hasHeaders: true, sectionSpacing: 20),
      [
        sections(1, of: 5), .settle, .apply([.insert(1, count: 1)], animated: true), .frames(3),
        .settle,
      ]),
    AnyLookReplay(
      "views behind cards follow another spacing",
      AnyLook(isGrouped: true, isClassic: true, fill: .view, sectionSpacing: 20),
      [sections(3, of: 2), .settle, .sectionSpacing(40), .settle]),
    AnyLookReplay(
      "a section that's gone isn't asked for its rows",
      AnyLook(
        isGrouped: true, titles: .system, hasHeaders: true, enclosesHeader: true, fill: .gradient,
        sizesRows: true, isLargeAside: true),
      [
        .apply([.insertSection(0), .insertSection(0), .append(1, count: 5)], animated: false),
        .settle, .turn, .settle,
        .apply(
          [.insertSection(0), .append(0, count: 7), .deleteSection(1), .deleteSection(1)],
          animated: true), .settle,
      ]),
    AnyLookReplay(
      "a dropped row passes beneath headers",
      AnyLook(titles: .views, hasHeaders: true, enclosesHeader: true, cards: .none),
      [sections(1, of: 25), .drag(20, to: 1), .scroll(by: 70), .drop, .settle]),
    AnyLookReplay(
      "a card is round at its end although a footer without a height isn't in sight yet",
      AnyLook(titles: .views, hasFooters: true, enclosesFooter: true),
      [sections(1, of: 18), .search(true), .settle, .scroll(by: 99), .settle]),
    AnyLookReplay(
      "a card is round at its beginning although a header without a height is out of sight",
      AnyLook(titles: .views, hasHeaders: true, enclosesHeader: true),
      [
        .apply(
          [
            .insertSection(0), .append(0, count: 25), .insertSection(0), .insertSection(0),
            .append(0, count: 25),
          ], animated: false), .search(true), .scroll(by: 4),
        .apply([.deleteSection(39)], animated: false), .settle,
      ]),
    AnyLookReplay(
      "a card is round at its end when space without a footer comes into sight",
      AnyLook(isGrouped: true, isClassic: true, enclosesFooter: true),
      [sections(1, of: 12), .scrollTo(percent: 68), .settle]),
    AnyLookReplay(
      "a view behind a card isn't seen where its footer would be if it didn't float",
      AnyLook(
        titles: .system, hasHeaders: true, hasFooters: true, enclosesFooter: true, fill: .view,
        isLargeAside: true),
      [sections(2, of: 2), .settle]),
    AnyLookReplay(
      "a view behind a card isn't seen where its header would be if it didn't float",
      AnyLook(
        titles: .system, hasHeaders: true, enclosesHeader: true, fill: .view, cardSpacing: 8),
      [sections(1, of: 25), .scroll(by: 31), .settle]),
    AnyLookReplay(
      "lids cut rows although heights are measured in the same layout",
      AnyLook(
        titles: .views, hasHeaders: true, enclosesHeader: true, clipsRows: true, fill: .view,
        cards: .several, sizesRows: true),
      [
        sections(1, of: 9), .apply([.insertSection(12)], animated: false),
        .apply([.append(36, count: 2)], animated: false), .settle, .scroll(by: 63),
      ]),
    AnyLookReplay(
      "a card goes on in a footer just out of sight",
      AnyLook(isGrouped: true, titles: .views, hasFooters: true, enclosesFooter: true),
      [sections(1, of: 10), .settle, .apply([.delete(22, count: 1)], animated: false)]),
    AnyLookReplay(
      "the shadow of a title alone in its card falls on no row that passes below it",
      AnyLook(
        titles: .system, hasHeaders: true, enclosesHeader: true, clipsRows: true, hasShadow: true,
        cards: .some, rowSpacing: 5),
      [
        sections(1, of: 4), .scroll(by: 63),
        .apply([.append(8, count: 1), .reverse(4)], animated: false), .scroll(by: 51), .settle,
      ]),
    AnyLookReplay(
      "a row without a card that makes way beside its lid is whole",
      AnyLook(
        titles: .system, hasHeaders: true, enclosesHeader: true, clipsRows: true, cards: .none,
        sizesRows: true),
      [sections(1, of: 9), .settle, .scroll(by: 43), .reorder(10, to: 4), .settle]),
    AnyLookReplay(
      "a row that the hand keeps in sight is cut although its section has scrolled away",
      AnyLook(titles: .system, hasHeaders: true, enclosesHeader: true, clipsRows: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 4), .insertSection(0), .append(0, count: 2)],
          animated: false), .drag(17, to: 0), .scrollTo(percent: 43), .settle,
      ]),
    AnyLookReplay(
      "a footer that no longer floats has its shadow again",
      AnyLook(
        titles: .views, hasHeaders: true, hasFooters: true, enclosesHeader: true,
        enclosesFooter: true, hasShadow: true, cards: .none),
      [
        sections(2, of: 2), .apply([.insertSection(31), .insert(6, count: 1)], animated: false),
        .apply([.insert(7, count: 2)], animated: false), .settle, .scrollTo(percent: 70), .settle,
      ]),
    AnyLookReplay(
      "a header that floats after a jump is filled although the view is behind it",
      AnyLook(
        titles: .views, hasHeaders: true, hasFooters: true, enclosesHeader: true,
        enclosesFooter: true, fill: .view, cards: .none),
      [
        sections(2, of: 2), .apply([.insertSection(31), .insert(6, count: 1)], animated: false),
        .apply([.insert(7, count: 2)], animated: false), .settle, .scrollTo(percent: 70), .settle,
      ]),
    AnyLookReplay(
      "a header that's placed after its rows casts no shadow on them",
      AnyLook(
        titles: .system, hasHeaders: true, enclosesHeader: true, hasShadow: true, cards: .none,
        cardSpacing: 8, answers: ["laysOutBeforeWillDisplay": "true", "preparedRows": "0"]),
      [
        sections(1, of: 9), .apply([.append(33, count: 1)], animated: false), .settle,
        .scrollTo(percent: 35), .settle,
      ]),
  ]
}
