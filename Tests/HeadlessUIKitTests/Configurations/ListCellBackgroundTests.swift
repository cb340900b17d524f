import Testing
@_spi(Headless) import UIKit

/// A background that adopts the style of the list that its cell is in.
@MainActor @Suite struct ListCellBackgroundTests {
  private let fills: [UITableView.Style: UIColor] = [
    .plain: .systemBackground, .grouped: .secondarySystemGroupedBackground,
    .insetGrouped: .secondarySystemGroupedBackground,
  ]
  private let environments: [UITableView.Style: UIListEnvironment] = [
    .plain: .plain, .grouped: .grouped, .insetGrouped: .insetGrouped,
  ]

  @Test func outsideAListItIsAPlainCells() {
    let background = UIBackgroundConfiguration.listCell()
    #expect(background.backgroundColor == .systemBackground)
    #expect(background != .listPlainCell())
    let state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(background.updated(for: state) == background)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = background
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func inATableItIsThatOfTheStyle(_ style: UITableView.Style) {
    let stage = CellStage(style, cells: .default) { $0.backgroundConfiguration = .listCell() }
    stage.layOut()
    #expect(stage[0].traitCollection.listEnvironment == environments[style])
    #expect(stage[0].backgroundConfiguration?.backgroundColor == fills[style])
    stage[0].isHighlighted = true
    stage.layOut()
    #expect(stage[0].backgroundConfiguration?.backgroundColor == .systemGray4)
    stage[0].isHighlighted = false
    stage.layOut()
    #expect(stage[0].backgroundConfiguration?.backgroundColor == fills[style])
  }

  @Test func aColorOfTheAppsStays() {
    let stage = CellStage(.grouped, cells: .default) { cell in
      var background = UIBackgroundConfiguration.listCell()
      background.backgroundColor = .red
      cell.backgroundConfiguration = background
    }
    stage.layOut()
    #expect(stage[0].backgroundConfiguration?.backgroundColor == .red)
  }

  @Test func asManyStylesAsListsHave() {
    let styles: [(UIListEnvironment, UIBackgroundConfiguration)] = [
      (.unspecified, .listPlainCell()), (.none, .listPlainCell()), (.plain, .listPlainCell()),
      (.grouped, .listGroupedCell()), (.insetGrouped, .listGroupedCell()),
      (.sidebar, .listSidebarCell()),
    ]
    for (environment, expected) in styles {
      let state = UICellConfigurationState(
        traitCollection: UITraitCollection(listEnvironment: environment))
      let updated = UIBackgroundConfiguration.listCell().updated(for: state)
      #expect(updated.backgroundColor == expected.updated(for: state).backgroundColor)
    }
  }

  // MARK: The trait

  @Test func whatIsInATableKnowsIt() throws {
    let stage = CellStage(.grouped, cells: .default)
    let inner = UIView()
    stage[0].contentView.addSubview(inner)
    #expect(inner.traitCollection.listEnvironment == .grouped)
    #expect(stage.table.traitCollection.listEnvironment == .unspecified)
    #expect(stage[0].traitCollection === stage[1].traitCollection)
    inner.removeFromSuperview()
    #expect(inner.traitCollection.listEnvironment == .unspecified)
  }

  @Test func itIsHeardOfAsOtherTraitsAre() {
    let stage = CellStage(.plain, cells: .default)
    let view = UIView()
    var heard: [UIListEnvironment] = []
    view.registerForTraitChanges([UITraitListEnvironment.self]) { (view: UIView, _) in
      heard.append(view.traitCollection.listEnvironment)
    }
    stage[0].contentView.addSubview(view)
    stage.table.superview?.addSubview(view)
    #expect(heard == [.plain, .unspecified])
  }
}
