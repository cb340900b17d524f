import Foundation
import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Bad input ends with a message that names the value.
@Suite struct BadInputTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  /// Lengths of styles are checked by the same function, which is in the module that compiles by
  /// itself.
  @Test func releaseBuildsKeepTheMessage() throws {
    let output = try SwiftCompiler.runOptimized(
      "_ = CornerConfiguration(topRadius: -2, bottomRadius: 0, curve: .circular)",
      with: "CapPositions")
    #expect(output.contains("CornerConfiguration.topRadius is -2.0. Set a finite number"))
  }

  /// Release builds drop the message of a precondition, which that of `fatalError` outlives.
  @Test(arguments: ["CapPositions", "RoundedTable"]) func noMessageIsForDebugBuildsAlone(
    _ module: String
  ) throws {
    let folder = Repository.root.appending(path: "Sources/\(module)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(!paths.isEmpty)
    for path in paths {
      let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      #expect(!source.contains("precondition(") && !source.contains("Failure("), "\(path)")
    }
  }

  @Test func aRowOutsideItsCard() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CapPosition(row: 3, of: 3)
    }
    #expect(message(result).contains("CapPosition: a card of 3 rows has no row 3."))
  }

  @Test(arguments: [UIContentInsetsReference.none, .readableContent])
  func aReferenceThatCardsAreNotInsetBy(_ reference: UIContentInsetsReference) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [reference = reference.rawValue as Int] in
      await MainActor.run {
        _ = CardTableInstaller(
          insetsReference: UIContentInsetsReference(rawValue: reference) ?? .automatic)
      }
    }
    #expect(
      message(result).contains(
        "CardTableInstaller: insetsReference must be automatic, safeArea or layoutMargins, but is \(reference)"
      ))
  }

  /// It keeps what a table had before, of one table.
  @Test func anInstallerOfTwoTables() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (one, other) = (HeldScreen(), HeldScreen())
      one.tableView.accessibilityIdentifier = "One"
      other.tableView.accessibilityIdentifier = "Other"
      let installer = CardTableInstaller()
      one.dataSource.installer = installer
      other.dataSource.installer = installer
      for screen in [one, other] { screen.apply("A:ab") }
    }
    #expect(message(result).contains("CardTableInstaller"))
    #expect(message(result).contains("two table views"))
  }

  @Test func aRowThatIsNotThere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .grouped)
      let cards = CardController(tableView: table)
      cards.decorate(
        UITableViewCell(style: .default, reuseIdentifier: nil),
        forRowAt: IndexPath(row: 7, section: 0))
    }
    #expect(message(result).contains("CardController.decorate(_:forRowAt:)"))
    #expect(message(result).contains("row 7 of section 0"))
  }

  @Test func anIndexPathThatIsNoRows() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .grouped)
      let cards = CardController(tableView: table)
      cards.decorate(
        UITableViewCell(style: .default, reuseIdentifier: nil), forRowAt: IndexPath(index: 3))
    }
    #expect(message(result).contains("CardController.decorate(_:forRowAt:)"))
    #expect(message(result).contains("no section and row"))
  }

  @Test func aRowOfAnEmptyCard() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CapPosition(row: 0, of: 0)
    }
    #expect(message(result).contains("a card of 0 rows has no row 0"))
  }

  @Test func anItemTwiceInAMap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CapMap(sections: [(0, ["a", "b"]), (1, ["a"])])
    }
    #expect(message(result).contains("CapMap: item a appears twice."))
  }

  @Test(arguments: ["-1.0", "inf", "nan"]) func aRadiusThatIsNone(_ radius: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [radius = radius as String] in
      _ = CornerConfiguration(
        for: .top, topRadius: Double(radius) ?? 0, bottomRadius: 0, curve: .circular)
    }
    #expect(
      message(result).contains(
        "CornerConfiguration.topRadius is \(radius). Set a finite number of points, zero or more."))
  }

  /// Also where the position does not use it.
  @Test(arguments: ["-1.0", "inf", "nan"]) func anInnerRadiusThatIsNone(_ radius: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [radius = radius as String] in
      _ = CornerConfiguration(
        for: .single, topRadius: 0, bottomRadius: 0, innerRadius: Double(radius) ?? 0,
        curve: .circular)
    }
    #expect(
      message(result).contains(
        "CornerConfiguration.innerRadius is \(radius). Set a finite number of points, zero or more."
      ))
  }

  @Test(arguments: [
    "radius", "topRadius", "bottomRadius", "cardSpacing", "rowSpacing", "innerRadius",
  ])
  func aLengthOfAStyleThatIsNone(_ name: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = name as String] in
      var style = CardStyle()
      switch name {
      case "radius": style.radius = -2
      case "topRadius": style.topRadius = -2
      case "cardSpacing": style.cardSpacing = -2
      case "rowSpacing": style.rowSpacing = -2
      case "innerRadius": style.innerRadius = -2
      default: style.bottomRadius = -2
      }
    }
    #expect(message(result).contains("CardStyle.\(name) is -2.0. Set a finite number of points"))
  }

  @Test(arguments: ["inset", "padding", "maximumWidth", "sectionSpacing"])
  func aLengthOfATableStyleThatIsNone(_ name: String) async {
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = name as String] in
      var style = TableStyle()
      switch name {
      case "inset": style.inset = -2
      case "padding": style.padding = -2
      case "maximumWidth": style.maximumWidth = -2
      default: style.sectionSpacing = -2
      }
    }
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = name as String] in
      switch name {
      case "inset": _ = TableStyle(inset: -2)
      case "padding": _ = TableStyle(padding: -2)
      case "maximumWidth": _ = TableStyle(maximumWidth: -2)
      default: _ = TableStyle(sectionSpacing: -2)
      }
    }
    for result in [set, made] {
      #expect(message(result).contains("TableStyle.\(name) is -2.0. Set a finite number of points"))
    }
  }

  @Test func aStyleThatIsMadeWithABadLength() async {
    let radius = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CardStyle(radius: .infinity)
    }
    #expect(message(radius).contains("CardStyle.radius is inf. Set"))
  }

  @Test func aGradientWithoutColors() async {
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CardGradient(colors: [])
    }
    #expect(message(made).contains("CardGradient.colors is empty. Set at least one color."))
    let changed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var gradient = CardGradient(colors: [.red, .blue])
      gradient.colors.removeAll()
    }
    #expect(message(changed).contains("CardGradient.colors is empty. Set at least one color."))
  }

  @Test func aSeparatorAndAnOutlineThatAreNone() async {
    let separator = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = CardSeparator(color: nil, leadingInset: -1) }
    #expect(message(separator).contains("CardSeparator.leadingInset is -1.0. Set"))
    let outline = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = CardOutline(color: .red, width: .nan) }
    #expect(message(outline).contains("CardOutline.width is nan. Set"))
  }

  @Test func aShadowThatIsNone() async {
    let opacity = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = CardShadow(opacity: 1.5) }
    #expect(message(opacity).contains("CardShadow.opacity is 1.5. Set a number from 0 to 1."))
    let assigned = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var shadow = CardShadow()
      shadow.opacity = -0.1
      print(shadow)
    }
    #expect(message(assigned).contains("CardShadow.opacity is -0.1. Set a number from 0 to 1."))
    let radius = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = CardShadow(radius: -1) }
    #expect(message(radius).contains("CardShadow.radius is -1.0. Set"))
    let offset = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var shadow = CardShadow()
      shadow.offset = CGSize(width: Double.nan, height: 0)
    }
    #expect(message(offset).contains("CardShadow.offset is nan by 0.0. Set finite numbers."))
  }

  @Test func aProviderThatReturnsNil() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      let dataSource = RoundedDiffableDataSource<Int, String>(tableView: tableView) { _, _, _ in nil
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a"])
      dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
      _ = dataSource.tableView(tableView, cellForRowAt: IndexPath(row: 0, section: 0))
    }
    #expect(
      message(result).contains(
        "UITableViewDiffableDataSource cell provider returned nil for index path"))
  }

  @Test func anIndexPathOutOfRange() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      let dataSource = RoundedDiffableDataSource<Int, String>(tableView: tableView) { _, _, _ in nil
      }
      _ = dataSource.tableView(tableView, cellForRowAt: IndexPath(row: 0, section: 0))
    }
    #expect(message(result).contains("Invalid parameter not satisfying: itemIdentifier"))
  }

  /// The only complaint is the one that the layout itself gets.
  @Test @MainActor func aTableWithoutWindowSizeOrScaleIsNoFault() {
    let faults = HeadlessFaults.during {
      let tableView = UITableView(frame: .zero, style: .grouped)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let dataSource = RoundedDiffableDataSource<Int, String>(tableView: tableView) {
        tableView, indexPath, _ in
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b"])
      dataSource.apply(snapshot, animatingDifferences: true, completion: nil)
      HeadlessFaults.recordsTableLayoutOutsideWindows.with(false) { tableView.layoutIfNeeded() }
      let cell = dataSource.tableView(tableView, cellForRowAt: IndexPath(row: 1, section: 0))
      cell.layoutIfNeeded()
      #expect(tableView.traitCollection.displayScale == 0)
      #expect((cell.backgroundView as? CellBackgroundView)?.card.position == .bottom)
      #expect(dataSource.capPosition(for: "a") == .top)
    }
    #expect(faults.isEmpty)
  }
}
