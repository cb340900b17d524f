import RoundedTable
import Testing
import UIKit

/// What the diagnosis makes of views on a cell: which cover a card's corners or reach over its edges, and which do not.
@MainActor @Suite struct DiagnosisContentTests {
  private func kinds(
    _ items: String = "abc", clips: Bool = false,
    _ fill: @escaping @MainActor (UITableViewCell) -> Void
  ) -> [CardFinding.Kind] {
    let screen = CardScreen(
      configure: { cell, _ in
        if cell.contentView.subviews.isEmpty { fill(cell) }
      })
    screen.dataSource.style.clipsContent = clips
    screen.show("A:" + items)
    return screen.dataSource.diagnose().map(\.kind)
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
      add(view, to: cell, cardEdges)
    }
    #expect(found == [])
    #expect(kinds(clips: true) { add(panel(), to: $0, cardEdges) } == [])
  }

  @Test func aMiddleRowHasNoCornersToCover() {
    let screen = CardScreen(
      configure: { cell, item in
        if item == "b" { add(panel(), to: cell, cardEdges) }
      })
    screen.show("A:abc")
    #expect(screen.dataSource.diagnose() == [])
    screen.show("A:ab")
    #expect(screen.dataSource.diagnose().map(\.kind) == [.contentIsOpaque])
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

  @Test func aTitleThatTheSpacingLeavesNoRoomForIsNamed() async {
    /// The headers get their height a turn later.
    func turns() async {
      for _ in 0..<40 {
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      }
    }
    let screen = TitledScreen()
    await turns()
    #expect(screen.kinds == [])
    screen.dataSource.style.sectionSpacing = 8
    await turns()
    #expect(screen.kinds == [.spacingIsLessThanHeader])
    screen.dataSource.style.sectionSpacing = 60
    await turns()
    #expect(screen.kinds == [])
  }

  @Test func aHeightOfTheDelegatesIsNoFaultOfTheSpacing() {
    let screen = TitledScreen()
    screen.dataSource.style.sectionSpacing = 8
    #expect(screen.kinds == [.spacingIsLessThanHeader])
    screen.tableView.delegate = screen
    screen.tableView.reloadData()
    #expect(screen.kinds == [])
  }
}

/// A grouped table with a title above its section.
@MainActor private final class TitledScreen: NSObject, UITableViewDelegate {
  final class DataSource: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Title" }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let tableView: UITableView
  let dataSource: DataSource

  override init() {
    tableView = UITableView(frame: window.bounds, style: .grouped)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    window.addSubview(tableView)
    dataSource = DataSource(tableView: tableView) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    super.init()
    dataSource.apply(CardScreen.snapshot(["A:ab"]), animatingDifferences: false, completion: nil)
  }

  var kinds: [CardFinding.Kind] {
    window.layoutIfNeeded()
    return dataSource.diagnose().map(\.kind)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
}
