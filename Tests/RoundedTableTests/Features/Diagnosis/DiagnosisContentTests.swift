import RoundedTable
import TestSupport
import Testing
import UIKit

/// What the diagnosis makes of views on a cell: which cover a card's corners or reach over its
/// edges, and which do not.
@MainActor @Suite struct DiagnosisContentTests {
  /// What is found in rows, but for the distances of views from the card's edges.
  private func kinds(
    _ items: String = "abc", clips: Bool = false,
    _ fill: @escaping @MainActor (UITableViewCell) -> Void
  ) -> [CardFinding.Kind] {
    allKinds(items, clips: clips, fill).filter { $0 != .contentIsNearEdge }
  }

  private static func rowFindings(_ screen: CardScreen) -> [CardFinding] {
    screen.dataSource.diagnose().filter { $0.indexPath != nil }
  }

  private func allKinds(
    _ items: String = "abc", clips: Bool = false,
    _ fill: @escaping @MainActor (UITableViewCell) -> Void
  ) -> [CardFinding.Kind] {
    let screen = CardScreen(
      isRoot: false,
      configure: { cell, _ in
        if cell.contentView.subviews.isEmpty { fill(cell) }
      })
    screen.dataSource.style.clipsContent = clips
    screen.show("A:" + items)
    return Self.rowFindings(screen).map(\.kind)
  }

  /// Adds a view at distances from the content view's edges, which are the cell's.
  private func add(_ view: UIView, to cell: UITableViewCell, _ insets: UIEdgeInsets) {
    let content = cell.contentView
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: insets.left),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -insets.right),
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: insets.top),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -insets.bottom),
    ])
  }

  private func panel() -> UIView {
    let view = UIView(frame: .zero)
    view.backgroundColor = .systemTeal
    return view
  }

  private let cardEdges = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)

  @Test func aHandMadeCardCoversTheCorners() {
    let found = kinds { add(panel(), to: $0, cardEdges) }
    #expect(found == [.contentIsOpaque, .contentIsOpaque])
  }

  /// A touch effect that a cell adds to itself lies in front of the content that the card clips.
  @Test func anOpaqueViewBesideTheContentViewCoversTheCornersOfClippedContent() {
    let found = kinds("a", clips: true) { cell in
      let ripple = panel()
      ripple.frame = cell.bounds
      ripple.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.addSubview(ripple)
      cell.contentView.addSubview(UIView(frame: .zero))
    }
    #expect(found.contains(.contentIsOpaque))
  }

  /// A radius of the view's own is enough only if it is as large as the card's.
  @Test(arguments: [(4.0, false), (10, true), (16, true)])
  func aViewWithCornersOfItsOwn(_ radius: Double, _ isRight: Bool) {
    let found = kinds("a") { cell in
      let view = panel()
      view.layer.cornerRadius = radius
      // It isn't as high as a panel.
      add(view, to: cell, UIEdgeInsets(top: 0, left: 16, bottom: 20, right: 16))
    }
    #expect(found == (isRight ? [] : [.contentIsOpaque]))
  }

  @Test func aViewInAViewCoversTheCorners() {
    let found = kinds("a") { cell in
      let holder = UIView(frame: .zero)
      add(holder, to: cell, cardEdges)
      let inner = panel()
      inner.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
      holder.addSubview(inner)
    }
    #expect(found == [.contentIsOpaque])
  }

  @Test func aPictureCoversTheCorners() {
    let found = kinds("a") { cell in
      add(UIImageView(image: UIImage(systemName: "star")), to: cell, cardEdges)
    }
    #expect(found == [.contentIsOpaque])
  }

  @Test func aViewOfTheCellItselfCoversTheCorners() {
    let found = kinds("a") { cell in
      let view = panel()
      view.frame = CGRect(x: 16, y: 0, width: 100, height: 20)
      cell.contentView.addSubview(UIView(frame: .zero))
      cell.addSubview(view)
    }
    #expect(found == [.contentIsOpaque])
  }

  /// Who puts a view outside a cell wants it there, and needs no advice about margins.
  @Test(arguments: [(-40.0, true), (0, false)])
  func aViewBeyondTheCellMayStay(_ x: CGFloat, _ isBeyond: Bool) {
    let screen = CardScreen(
      isRoot: false,
      configure: { cell, _ in
        guard cell.contentView.subviews.isEmpty else { return }
        let button = UIView(frame: CGRect(x: x, y: 12, width: 60, height: 20))
        button.backgroundColor = .systemTeal
        cell.contentView.addSubview(button)
      })
    screen.show("A:a")
    let found = Self.rowFindings(screen)
    #expect(found.map(\.kind) == [.contentIsPinnedToEdges])
    let isOfTable = screen.dataSource.diagnose().contains { $0.kind == .contentIgnoresMargins }
    #expect(isOfTable == !isBeyond)
    #expect(found.first?.detail.contains("Leave it") == isBeyond)
    #expect(found.first?.detail.contains("layoutMarginsGuide") == !isBeyond)
  }

  @Test func aLayerOfTheAppsCoversTheCorners() {
    let found = [\UITableViewCell.layer, \.contentView.layer].map { layer in
      kinds { cell in
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        cell[keyPath: layer].insertSublayer(gradient, at: 0)
        cell.contentView.addSubview(UIView(frame: .zero))
      }
    }
    #expect(
      found == [[.contentIsOpaque, .contentIsOpaque], [.contentIsOpaque, .contentIsOpaque]])
  }

  @Test(arguments: [true, false]) func aLayerThatIsNotSeenCoversNothing(_ isHidden: Bool) {
    let found = kinds { cell in
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
      if isHidden { gradient.isHidden = true } else { gradient.opacity = 0 }
      cell.layer.insertSublayer(gradient, at: 0)
    }
    #expect(found == [])
  }

  @Test func aBorderOfTheCellIsNamed() {
    #expect(kinds("a") { $0.layer.borderWidth = 1 } == [.cellRoundsItself])
  }

  @Test func whatStaysClearOfTheCornersIsRight() {
    let found = kinds { add(panel(), to: $0, UIEdgeInsets(top: 6, left: 22, bottom: 6, right: 22)) }
    #expect(found == [])
    #expect(
      kinds { add(panel(), to: $0, UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)) } == [])
  }

  @Test func whatRoundsItselfOrIsClippedByTheStyleIsRight() {
    let found = kinds { cell in
      let view = panel()
      view.layer.cornerRadius = 10
      // It isn't as high as a panel.
      add(view, to: cell, UIEdgeInsets(top: 0, left: 16, bottom: 20, right: 16))
    }
    #expect(found == [])
    #expect(kinds(clips: true) { add(panel(), to: $0, cardEdges) } == [])
  }

  /// The content view itself is clipped, too.
  @Test(arguments: [false, true]) func anOpaqueContentViewCoversOnlyRoundCorners(_ clips: Bool) {
    let screen = CardScreen()
    screen.dataSource.style.clipsContent = clips
    screen.show("A:abc")
    for item in ["a", "b", "c"] { screen.cell(item)?.contentView.backgroundColor = .red }
    let findings = screen.dataSource.diagnose()
    #expect(findings.map(\.item) == (clips ? [] : ["a", "c"]))
    #expect(findings.allSatisfy { $0.kind == .contentIsOpaque })
  }

  /// A hairline reaches into a corner with its ends alone.
  @Test(arguments: [(0.0, true), (14, false)]) func aHairlineAlongTheCardsEdge(
    _ inset: Double, _ isOver: Bool
  ) {
    let found = kinds("a") { cell in
      let line = panel()
      add(line, to: cell, UIEdgeInsets(top: 43.5, left: 16 + inset, bottom: 0, right: 16 + inset))
    }
    #expect(found == (isOver ? [.contentIsOpaque] : []))
  }

  @Test func aMiddleRowHasNoCornersToCover() {
    let screen = CardScreen(
      isRoot: false,
      configure: { cell, item in
        if item == "b" { add(panel(), to: cell, cardEdges) }
      })
    func coverings() -> [CardFinding] {
      screen.dataSource.diagnose().filter { $0.kind == .contentIsOpaque }
    }
    screen.show("A:abc")
    #expect(coverings() == [])
    screen.show("A:ab")
    #expect(coverings().map(\.item) == ["b"])
  }

  @Test func aStackThatHeedsMarginsIsRight() {
    let found = kinds { cell in
      let label = UILabel(frame: .zero)
      label.text = "Text"
      let stack = UIStackView(arrangedSubviews: [label])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.preservesSuperviewLayoutMargins = true
      add(stack, to: cell, .zero)
    }
    #expect(found == [])
  }

  @Test func aStackThatDoesNotHeedMarginsIsNamed() {
    let found = kinds("a") { cell in
      let label = UILabel(frame: .zero)
      label.text = "Text"
      add(UIStackView(arrangedSubviews: [label]), to: cell, .zero)
    }
    #expect(found == [.contentIsPinnedToEdges])
  }

  /// A view that clips, and shows nothing itself, is as good as its content.
  @Test(arguments: [(40.0, false), (0, true)]) func contentInAViewThatClips(
    _ inset: CGFloat, _ isNamed: Bool
  ) {
    let found = kinds("a") { cell in
      let (box, label) = (UIView(frame: .zero), UILabel(frame: .zero))
      label.text = "Text"
      box.clipsToBounds = true
      label.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(label)
      add(box, to: cell, .zero)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: inset),
        label.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      ])
    }
    #expect(found == (isNamed ? [.contentIsPinnedToEdges] : []))
  }

  /// Which way the cards are inset, and why, is said where it is the cause.
  @Test(arguments: [0.0, 16]) func theReasonForTheInsetsIsTold(_ inset: CGFloat) {
    let screen = CardScreen(
      isRoot: false,
      configure: { cell, _ in
        addLabel(to: cell, UIEdgeInsets(top: 8, left: inset, bottom: 8, right: 40))
      })
    screen.show("A:a")
    let texts = screen.dataSource.diagnose().map(\.description)
    #expect(texts.count == 2)
    let reason =
      "Cards are inset by the table's margins, because other views are pinned to the safe area or to margins (UILayoutGuide)."
    let advice =
      "Set installer = CardTableInstaller(insetsReference: .safeArea) to inset all content."
    #expect(texts.first?.hasPrefix("contentIgnoresMargins: \(advice)") == true)
    #expect(texts.first?.hasSuffix(reason) == true)
  }

  // MARK: Content near the card's edge

  private func addLabel(
    to cell: UITableViewCell, _ insets: UIEdgeInsets, _ alignment: NSTextAlignment = .natural
  ) {
    let label = UILabel(frame: .zero)
    label.text = "Text"
    label.textAlignment = alignment
    add(label, to: cell, insets)
  }

  @Test(arguments: [16.0, 20, 30]) func contentNearerThanItsPaddingIsNamed(_ inset: CGFloat) {
    let found = allKinds {
      addLabel(to: $0, UIEdgeInsets(top: 8, left: inset, bottom: 8, right: 40))
    }
    #expect(found == [.contentIsNearEdge, .contentIsNearEdge, .contentIsNearEdge])
    let other = allKinds("a") {
      addLabel(to: $0, UIEdgeInsets(top: 8, left: 40, bottom: 8, right: inset), .right)
    }
    #expect(other == [.contentIsNearEdge])
  }

  /// UIKit does not move such a view with the safe area.
  @Test(arguments: [16.0, 32]) func aTextOnTheCellItselfThatIsNearIsNamed(_ inset: CGFloat) {
    let screen = InsetScreen(configure: { cell, _ in
      guard cell.viewWithTag(1) == nil else { return }
      let label = UILabel(frame: CGRect(x: inset, y: 0, width: 100, height: 44))
      label.text = "Text"
      label.tag = 1
      cell.addSubview(label)
    })
    screen.show("A:a")
    let kinds = screen.dataSource.diagnose().map(\.kind)
    #expect(kinds == (inset < 32 ? [.contentIsNearEdge] : []))
  }

  @Test(arguments: [390.0, 844]) func aTextOnTheCellItselfThatFollowsTheSafeAreaIsRight(
    _ width: CGFloat
  ) {
    let screen = InsetScreen(
      width: width,
      configure: { cell, _ in
        guard cell.viewWithTag(1) == nil else { return }
        let label = UILabel(frame: .zero)
        label.text = "Text"
        label.tag = 1
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(
            equalTo: cell.safeAreaLayoutGuide.leadingAnchor, constant: 16),
          label.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        ])
      })
    screen.dataSource.tableStyle.padding = width == 390 ? nil : 20
    screen.show("A:a")
    #expect(screen.dataSource.diagnose() == [])
  }

  @Test func contentAsFarAsItsPaddingIsRight() {
    let found = allKinds { addLabel(to: $0, UIEdgeInsets(top: 8, left: 32, bottom: 8, right: 32)) }
    #expect(found == [])
  }

  @Test func aTextInAWideLabelIsLookedAtAndNotTheLabel() {
    @MainActor func kinds(_ alignment: NSTextAlignment) -> [CardFinding.Kind] {
      allKinds("a") {
        let label = UILabel(frame: .zero)
        label.text = "Text"
        label.textAlignment = alignment
        add(label, to: $0, UIEdgeInsets(top: 8, left: 32, bottom: 8, right: 0))
      }
    }
    #expect(kinds(.natural) == [])
    #expect(kinds(.left) == [])
    #expect(kinds(.center) == [])
    #expect(kinds(.right) == [.contentIsPinnedToEdges])
  }

  @Test func contentInACardAtTheTablesEdgeIsAsFarAsTheAppPutIt() {
    let screen = CardScreen(
      isRoot: false,
      configure: { cell, _ in
        guard cell.contentView.subviews.isEmpty else { return }
        addLabel(to: cell, UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4))
      })
    screen.dataSource.tableStyle.inset = 0
    screen.dataSource.style = CardStyle(radius: 10)
    screen.show("A:ab")
    #expect(screen.dataSource.diagnose() == [])
  }

  @Test func marginsOfTheCellsOwnAreNamed() {
    let screen = CardScreen(
      isRoot: false,
      configure: { cell, _ in
        guard cell.contentView.subviews.isEmpty else { return }
        cell.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 8, leading: 20, bottom: 8, trailing: 20)
        addLabel(to: cell, UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
      })
    screen.show("A:a")
    #expect(screen.dataSource.diagnose().map(\.kind) == [.cellHasOwnMargins])
  }

  /// Without margins content is over the card's edge, and the margins are the cause.
  @Test func aCellWithoutMarginsIsNamedAsSuch() {
    let screen = CardScreen(
      isRoot: false,
      configure: { cell, _ in
        cell.layoutMargins = .zero
        cell.textLabel?.text = "Text"
      })
    screen.show("A:a")
    #expect(screen.dataSource.diagnose().map(\.kind) == [.cellHasOwnMargins])
  }

  /// An app that lays its cells out by itself, from their safe area, has the distance that it has
  /// chosen.
  @Test func aLabelLaidOutFromTheSafeAreaIsWhereTheAppWantsIt() {
    final class Cell: UITableViewCell {
      override func layoutSubviews() {
        super.layoutSubviews()
        contentView.subviews.first?.frame = CGRect(
          x: safeAreaInsets.left + 8, y: 8, width: 100, height: 20)
      }
    }
    let screen = CardScreen(
      isRoot: true,
      make: {
        $0.insetsContentViewsToSafeArea = false
        $0.register(Cell.self, forCellReuseIdentifier: "cell")
        let source = CardScreen.DataSource(tableView: $0, cellProvider: $1)
        source.installer = CardTableInstaller(insetsReference: .safeArea)
        return source
      },
      configure: { cell, _ in
        guard cell.contentView.subviews.isEmpty else { return }
        let label = UILabel(frame: .zero)
        label.text = "Text"
        cell.contentView.addSubview(label)
      })
    screen.show("A:ab")
    #expect(screen.dataSource.diagnose() == [])
  }

  /// There is no callback for a color that is set between layouts.
  @Test func aColorThatIsSetLateIsNamedOnEveryRow() {
    let screen = CardScreen()
    screen.show("A:abc")
    for item in ["a", "c"] { screen.cell(item)?.backgroundColor = .systemYellow }
    #expect(screen.dataSource.diagnose().map(\.kind) == [.colorIsBehindCard, .colorIsBehindCard])
    screen.cell("a")?.setNeedsLayout()
    screen.window.layoutIfNeeded()
    #expect(screen.dataSource.diagnose().map(\.item) == ["c"])
  }

  @Test func aPanelOfTheCellItselfIsNamedOnEveryRow() {
    let screen = CardScreen(
      isRoot: false,
      configure: { cell, _ in
        guard cell.contentView.subviews.isEmpty else { return }
        cell.contentView.addSubview(UIView(frame: .zero))
        let panel = panel()
        panel.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        cell.addSubview(panel)
      })
    screen.show("A:abc")
    let rows = Dictionary(grouping: screen.dataSource.diagnose()) { $0.item ?? "" }
    for item in ["a", "b", "c"] {
      #expect(rows[item]?.contains { $0.kind == .contentIsPinnedToEdges } == true)
    }
  }

  // MARK: Lines

  /// A line of a cell's own along its lower or upper edge.
  private func addLine(to cell: UITableViewCell, atTop: Bool = false) {
    guard cell.contentView.subviews.isEmpty else { return }
    let line = UIView(frame: .zero)
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    let content = cell.contentView
    content.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 40),
      line.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -40),
      line.heightAnchor.constraint(equalToConstant: 1),
      atTop
        ? line.topAnchor.constraint(equalTo: content.topAnchor)
        : line.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
  }

  @Test(arguments: [false, true]) func linesOfTheCellsBesideTheCardsAreNamed(_ isAtTop: Bool) {
    let screen = CardScreen(
      isRoot: false, configure: { cell, _ in addLine(to: cell, atTop: isAtTop) })
    screen.show("A:abc")
    let findings = screen.dataSource.diagnose()
    #expect(findings.map(\.kind) == [.separatorsAreDoubled, .separatorsAreDoubled])
    // The last row has no line of the card's below, the first none above.
    #expect(findings.map(\.item) == (isAtTop ? ["b", "c"] : ["a", "b"]))
    screen.dataSource.style.separator = nil
    screen.show("A:abc")
    #expect(screen.dataSource.diagnose() == [])
  }

  @Test func theHeightOfSectionsWithoutATitleIsNamed() {
    let screen = TitledScreen(titles: ["Title", "Title", nil])
    #expect(screen.kinds == [])
    screen.dataSource.tableStyle.sectionSpacing = 24
    #expect(screen.kinds == [.spacingIsGreaterWithoutTitle])
    screen.tableView.delegate = screen
    screen.tableView.reloadData()
    #expect(screen.kinds == [])
  }

  @Test(arguments: [["Title", "Title", "Title"], [nil, nil, nil], [nil, "Title", "Title"]])
  func equalGapsAreNotNamed(_ titles: [String?]) {
    let screen = TitledScreen(titles: titles)
    screen.dataSource.tableStyle.sectionSpacing = 24
    #expect(screen.kinds == [])
  }
}

@MainActor private final class TitledScreen: NSObject, UITableViewDelegate {
  final class DataSource: RoundedDiffableDataSource<String, String> {
    var titles: [String?] = []
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { titles[section] }
  }

  let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let tableView: UITableView
  let dataSource: DataSource

  init(titles: [String?]) {
    tableView = UITableView(frame: window.bounds, style: .grouped)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    window.addSubview(tableView)
    dataSource = DataSource(tableView: tableView) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    dataSource.titles = titles
    super.init()
    dataSource.apply(
      LetterSnapshot(["A:a", "B:b", "C:c"]), animatingDifferences: false, completion: nil)
  }

  var kinds: [CardFinding.Kind] {
    window.layoutIfNeeded()
    return dataSource.diagnose().map(\.kind)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    dataSource.titles[section] == nil ? .leastNonzeroMagnitude : UITableView.automaticDimension
  }
}
