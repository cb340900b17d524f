import RoundedTable
import TestSupport
import Testing
import UIKit

/// By what cards are inset: the safe area where it is the table's own, else the table's margins.
@MainActor @Suite struct InsetsReferenceTests {
  final class TableController: UITableViewController {}

  final class IndexedSource: RoundedDiffableDataSource<String, String> {
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
  }

  private func insetsSafeArea(_ screen: InsetScreen) -> Bool {
    screen.show("A:ab")
    let isSafe = screen.added.left == 16 && screen.added.right == 16
    #expect(isSafe || screen.added == .zero)
    // Wherever the inset comes from, cards and content that heeds margins are in the same place.
    #expect(screen.card("a").minX == 16)
    #expect(screen.card("a").maxX == 374)
    #expect(screen.text("a") == [32, 358])
    #expect(screen.content("a").minX == (isSafe ? 16 : 0))
    #expect(screen.content("a").maxX == (isSafe ? 374 : 390))
    #expect(screen.insetsDescription.contains("safe area, because") == isSafe)
    return isSafe
  }

  @Test func aTableInNoControllerHasNoSafeAreaToGive() {
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tableView = UITableView(frame: window.bounds, style: .grouped)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let installer = CardTableInstaller(insetsReference: .safeArea)
    let dataSource = RoundedDiffableDataSource<String, String>(
      tableView: tableView
    ) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    dataSource.installer = installer
    window.addSubview(tableView)
    window.isHidden = false
    dataSource.apply(LetterSnapshot(["A:ab"]), animatingDifferences: false, completion: nil)
    window.layoutIfNeeded()
    #expect(
      installer.insetsDescription
        == "Cards are inset by the table's margins, because the table isn't in a view controller.")
    #expect(tableView.directionalLayoutMargins.leading == 32)
  }

  @Test func theTableOfATableController() {
    let screen = InsetScreen(in: TableController(style: .grouped))
    #expect(insetsSafeArea(screen))
    #expect(screen.insetsDescription.contains("the table is its view controller's view"))
    #expect(screen.dataSource.diagnose() == [])
  }

  @Test(arguments: [UITableView.Style.plain, .grouped]) func aTableThatIsItsControllersView(
    _ style: UITableView.Style
  ) {
    #expect(insetsSafeArea(InsetScreen(style)))
  }

  @Test func aTableAmongOtherViews() {
    let screen = InsetScreen(isRoot: false)
    #expect(!insetsSafeArea(screen))
    #expect(screen.insetsDescription.contains("other views are pinned to the safe area"))
    #expect(screen.dataSource.diagnose() == [])
  }

  @Test func contentViewsThatHeedNoSafeArea() {
    let screen = InsetScreen(prepare: { $0.insetsContentViewsToSafeArea = false })
    #expect(!insetsSafeArea(screen))
    #expect(screen.insetsDescription.contains("insetsContentViewsToSafeArea"))
    // What to do comes before the reason.
    #expect(!screen.insetsDescription.hasPrefix("Cards are inset"))
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.always, false), (.automatic, true),
    (.scrollableAxes, true), (.never, true),
  ])
  func theAdjustmentOfContent(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ isSafe: Bool
  ) {
    let screen = InsetScreen(prepare: { $0.contentInsetAdjustmentBehavior = behavior })
    #expect(insetsSafeArea(screen) == isSafe)
    #expect(screen.insetsDescription.contains("contentInsetAdjustmentBehavior") == !isSafe)
  }

  @Test func aTableThatBouncesSideways() {
    let screen = InsetScreen(prepare: { $0.alwaysBounceHorizontal = true })
    #expect(!insetsSafeArea(screen))
    #expect(screen.insetsDescription.contains("sideways"))
  }

  @Test func aTableThatScrollsSideways() {
    let screen = InsetScreen(prepare: { $0.contentSize.width = 2000 })
    #expect(!insetsSafeArea(screen))
    #expect(screen.insetsDescription.contains("sideways"))
  }

  /// As a table that got its rows while it was wider: its content is as wide as it was there.
  @Test func rowsFromBeforeTheTableBecameNarrower() {
    let screen = InsetScreen()
    screen.tableView.frame.size.width = 600
    screen.show("A:ab")
    screen.window.rootViewController = nil
    #expect(screen.tableView.contentSize.width == 600)
    screen.window.rootViewController = screen.controller
    screen.window.layoutIfNeeded()
    #expect(insetsSafeArea(screen))
  }

  /// The safe area is not passed on to a view that is scaled or rotated.
  @Test(arguments: [
    (CGAffineTransform(scaleX: 1, y: -1), false), (CGAffineTransform(scaleX: -1, y: -1), false),
    (CGAffineTransform(translationX: 0, y: 5), true), (.identity, true),
  ])
  func aTableWithATransform(_ transform: CGAffineTransform, _ isSafe: Bool) {
    let screen = InsetScreen(prepare: { $0.transform = transform })
    #expect(insetsSafeArea(screen) == isSafe)
    #expect(screen.insetsDescription.contains("flipped") == !isSafe)
  }

  @Test func aTableWithIndexTitles() {
    let screen = InsetScreen(make: { IndexedSource(tableView: $0, cellProvider: $1) })
    #expect(!insetsSafeArea(screen))
    #expect(screen.insetsDescription.contains("index titles"))
  }

  @Test(arguments: [false, true]) func anInstallerThatNamesTheWay(_ isRoot: Bool) {
    let screen = InsetScreen(isRoot: isRoot)
    screen.dataSource.installer = CardTableInstaller(insetsReference: .safeArea)
    #expect(insetsSafeArea(screen))
    screen.dataSource.installer = CardTableInstaller(insetsReference: .layoutMargins)
    screen.window.layoutIfNeeded()
    #expect(!insetsSafeArea(screen))
    #expect(screen.insetsDescription.contains("insetsReference says so"))
    screen.dataSource.installer = CardTableInstaller()
    screen.window.layoutIfNeeded()
    #expect(insetsSafeArea(screen) == isRoot)
  }

  // MARK: When it is decided

  @Test func outsideAWindowNothingIs() {
    let screen = InsetScreen(isShown: false)
    screen.dataSource.tableStyle.inset = 20
    #expect(screen.added == .zero)
    #expect(screen.tableView.directionalLayoutMargins.leading == 16)
    screen.tableView.layoutIfNeeded()
    #expect(screen.tableView.directionalLayoutMargins.leading == 36)
    #expect(screen.insetsDescription.contains("has not been in a window"))
    screen.dataSource.tableStyle.inset = 16
    screen.present()
    #expect(insetsSafeArea(screen))
  }

  @Test func inAWindowItStays() {
    let screen = InsetScreen()
    screen.tableView.alwaysBounceHorizontal = true
    screen.dataSource.refreshCards(animated: false)
    screen.dataSource.style.topRadius = 3
    screen.window.layoutIfNeeded()
    #expect(insetsSafeArea(screen))
  }

  @Test func itIsDecidedAgainWhenTheTableComesBack() {
    let screen = InsetScreen()
    #expect(insetsSafeArea(screen))
    screen.window.rootViewController = UIViewController(nibName: nil, bundle: nil)
    screen.window.layoutIfNeeded()
    #expect(screen.added.left == 16)
    screen.tableView.alwaysBounceHorizontal = true
    screen.window.rootViewController = screen.controller
    screen.window.layoutIfNeeded()
    #expect(!insetsSafeArea(screen))
    screen.window.rootViewController = nil
    screen.tableView.alwaysBounceHorizontal = false
    screen.window.rootViewController = screen.controller
    screen.window.layoutIfNeeded()
    #expect(insetsSafeArea(screen))
  }

  @Test func beforeTheFirstLayoutEverythingIsInPlace() {
    var margins: [CGFloat] = []
    let screen = InsetScreen(
      isShown: false, configure: { cell, _ in margins.append(cell.layoutMargins.left) })
    screen.dataSource.apply(
      LetterSnapshot(["A:abc"]), animatingDifferences: false, completion: nil)
    margins = []
    screen.present()
    #expect(screen.added.left == 16)
    #expect(margins.count <= 3)
  }

  // MARK: What else heeds the safe area

  @Test(arguments: [false, true]) func aViewThatIsPinnedToTheSafeAreaMoves(_ isRefused: Bool) {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    let (inner, button) = (UIView(frame: .zero), UIView(frame: .zero))
    for (view, parent) in [(inner, header)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.trailingAnchor),
        view.topAnchor.constraint(equalTo: parent.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    let screen = InsetScreen(prepare: { $0.tableHeaderView = header })
    if isRefused {
      screen.dataSource.installer = CardTableInstaller(insetsReference: .layoutMargins)
    }
    button.translatesAutoresizingMaskIntoConstraints = false
    screen.tableView.addSubview(button)
    NSLayoutConstraint.activate([
      button.trailingAnchor.constraint(
        equalTo: screen.tableView.safeAreaLayoutGuide.trailingAnchor, constant: -20),
      button.topAnchor.constraint(equalTo: screen.tableView.topAnchor),
      button.widthAnchor.constraint(equalToConstant: 50),
      button.heightAnchor.constraint(equalToConstant: 50),
    ])
    screen.show("A:ab")
    #expect(screen.card("a").minX == 16)
    let inset: CGFloat = isRefused ? 0 : 16
    #expect(inner.frame.minX == inset)
    #expect(inner.frame.maxX == 390 - inset)
    #expect(button.frame.maxX == 370 - inset)
  }
}
