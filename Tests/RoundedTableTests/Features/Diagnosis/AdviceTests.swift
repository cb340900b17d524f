import RoundedTable
import TestSupport
import Testing
import UIKit

/// What the findings of each kind advise makes the screen right.
@MainActor @Suite struct AdviceTests {
  /// Something that is found, with a part of what is advised.
  struct Fault: Sendable {
    var kind: CardFinding.Kind
    var advice: String
    /// Makes a screen as it stands or as it is advised, and returns what is found.
    var found: @MainActor (_ isCured: Bool) -> [CardFinding]
  }

  @Test(arguments: faults.keys.sorted()) func whatIsAdvisedCures(_ name: String) throws {
    let fault = try #require(Self.faults[name])
    let found = fault.found(false)
    let finding = found.first { $0.kind == fault.kind && $0.detail.contains(fault.advice) }
    #expect(finding != nil, "\(found)")
    #expect(fault.found(true) == [])
  }

  @Test func noKindIsLeftOut() {
    #expect(Set(Self.faults.values.map(\.kind)) == Set(CardFinding.Kind.allCases))
  }

  // MARK: Parts

  private static func row(
    _ style: UITableView.Style = .grouped, isRoot: Bool = true,
    cellClass: UITableViewCell.Type = UITableViewCell.self, rowHeight: CGFloat = 44,
    titles: [String?] = [], _ configure: @escaping (UITableViewCell) -> Void = { _ in },
    after change: (CardScreen) -> Void = { _ in }, then later: (CardScreen) -> Void = { _ in }
  ) -> [CardFinding] {
    let screen = CardScreen(
      style, isRoot: isRoot, rowHeight: rowHeight, cellClass: cellClass,
      make: {
        let source = TitledSource(tableView: $0, cellProvider: $1)
        source.titles = titles
        return source
      },
      configure: { cell, _ in if cell.contentView.subviews.isEmpty { configure(cell) } })
    change(screen)
    screen.show("A:abc", "B:d")
    later(screen)
    return screen.dataSource.diagnose()
  }

  /// A label, 16 points from the sides of its content view or as far as its margins.
  private static func addLabel(to cell: UITableViewCell, atMargins: Bool, constant: CGFloat = 16) {
    let (label, content) = (UILabel(), cell.contentView)
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    let margins = content.layoutMarginsGuide
    NSLayoutConstraint.activate([
      atMargins
        ? label.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
        : label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: constant),
      label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
    ])
  }

  private static func fill(
    _ content: UIView, with view: UIView, sides: CGFloat, top: CGFloat = 0, height: CGFloat? = nil
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: sides),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -sides),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -top),
      height.map { view.heightAnchor.constraint(equalToConstant: $0) }
        ?? view.topAnchor.constraint(equalTo: content.topAnchor, constant: top),
    ])
  }

  private final class TitledSource: RoundedDiffableDataSource<String, String> {
    var titles: [String?] = []
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { titles.indices.contains(section) ? titles[section] : nil }
  }

  private final class SkippingCell: UITableViewCell {
    override func layoutSubviews() {}
  }

  private final class ReplacingCell: UITableViewCell {
    let picture = UIImageView(frame: .zero)
    override func layoutSubviews() {
      super.layoutSubviews()
      backgroundView = picture
    }
  }

  private final class RefusingHeader: UITableViewHeaderFooterView {
    override var backgroundView: UIView? {
      get { nil }
      set {}
    }
  }

  private final class Delegate: NSObject, UITableViewDelegate {
    var make: (Int) -> UIView? = { _ in nil }
    var heights: [CGFloat] = []

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      make(section)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      heights.indices.contains(section) ? heights[section] : 32
    }
  }

  private static func header() -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  /// What is found under headers of the delegate's.
  private static func headers(
    _ style: UITableView.Style, heights: [CGFloat] = [], titles: [String?] = [],
    make: @escaping (Int) -> UIView?,
    _ configure: @escaping (UITableViewCell) -> Void = { _ in },
    after change: (CardScreen) -> Void = { _ in }
  ) -> [CardFinding] {
    let delegate = Delegate()
    (delegate.make, delegate.heights) = (make, heights)
    return withExtendedLifetime(delegate) {
      row(style, titles: titles, configure) { screen in
        screen.tableView.delegate = delegate
        change(screen)
      } then: { screen in
        // Headers get their parts of cards in the layout after that which shows them.
        screen.dataSource.refreshCards(animated: false)
        screen.window.layoutIfNeeded()
      }
    }
  }

  // MARK: The faults

  nonisolated static let faults = rows.merging(tables) { first, _ in first }

  nonisolated private static let rows: [String: Fault] = [
    "a panel": Fault(kind: .cellDrawsPanel, advice: "delete the UIView in its content view") {
      isCured in
      row { cell in
        let panel = UIView()
        panel.backgroundColor = .systemTeal
        panel.layer.cornerRadius = 12
        if !isCured { fill(cell.contentView, with: panel, sides: 16, top: 2) }
      } after: { screen in
        guard isCured else { return }
        screen.dataSource.style.fill = .color(.systemTeal)
        screen.dataSource.style.radius = 12
      }
    },
    "an ID that changes": Fault(kind: .wrongCard, advice: "Call refreshCards(animated:)") {
      isCured in
      var isSplit = false
      return row { _ in
      } after: {
        $0.dataSource.cardID = { isSplit && $0 > "b" ? 1 : 0 }
      } then: { screen in
        isSplit = true
        if isCured { screen.dataSource.refreshCards(animated: false) }
      }
    },
    "a background in every layout": Fault(
      kind: .backgroundReplaced, advice: "Set CardStyle.fill instead of a background"
    ) { isCured in
      row(cellClass: isCured ? UITableViewCell.self : ReplacingCell.self) { _ in
      } after: {
        if isCured { $0.dataSource.style.fill = .color(.systemTeal) }
      }
    },
    "white on white": Fault(
      kind: .cardIsInvisible, advice: "set style.fill to .color(.secondarySystemBackground)"
    ) { isCured in
      row { _ in
      } after: { screen in
        screen.tableView.backgroundColor = .systemBackground
        if isCured { screen.dataSource.style.fill = .color(.secondarySystemBackground) }
      }
    },
    "no layout": Fault(kind: .cellSkipsLayout, advice: "Call super.layoutSubviews() first") {
      isCured in
      row(cellClass: isCured ? UITableViewCell.self : SkippingCell.self, rowHeight: 80) {
        $0.textLabel?.text = "Text"
      }
    },
    "an opaque content view": Fault(kind: .contentIsOpaque, advice: "Make it clear") { isCured in
      row(then: { $0.cell("a")?.contentView.backgroundColor = isCured ? .clear : .red })
    },
    "an opaque content view that may stay": Fault(
      kind: .contentIsOpaque, advice: "or set CardStyle.clipsContent"
    ) { isCured in
      row(
        after: { $0.dataSource.style.clipsContent = isCured },
        then: { $0.cell("a")?.contentView.backgroundColor = .red })
    },
    "a radius": Fault(kind: .cellRoundsItself, advice: "cornerRadius. Remove it") { isCured in
      row { $0.layer.cornerRadius = isCured ? 0 : 8 }
    },
    "a border": Fault(
      kind: .cellRoundsItself, advice: "Remove it, and set CardStyle.outline"
    ) { isCured in
      row {
        $0.layer.borderWidth = isCured ? 0 : 1
      } after: {
        if isCured { $0.dataSource.style.outline = CardOutline(color: .black, width: 1) }
      }
    },
    "a label beyond the card": Fault(
      kind: .contentIsPinnedToEdges, advice: "Pin it to layoutMarginsGuide of the content view"
    ) { isCured in
      row(isRoot: false) { addLabel(to: $0, atMargins: isCured, constant: 4) }
    },
    "a label at the card's edge": Fault(
      kind: .contentIsNearEdge, advice: "Pin it to layoutMarginsGuide of the content view"
    ) { isCured in
      row(isRoot: false) { addLabel(to: $0, atMargins: isCured, constant: 20) }
    },
    "margins of a cell's own": Fault(
      kind: .cellHasOwnMargins, advice: "Don't set them, or add the table's margins to them"
    ) { isCured in
      row(isRoot: false) {
        if !isCured { $0.layoutMargins = .zero }
        $0.textLabel?.text = "Text"
      }
    },
    "a line inset of a cell's own": Fault(
      kind: .cellHasOwnMargins, advice: "Don't set it, and set style.separator instead"
    ) { isCured in
      row(isRoot: false) {
        if !isCured {
          // UIKit's own cells have it as their margin.
          $0.separatorInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
          $0.layoutMargins.left = 4
        }
        $0.textLabel?.text = "Text"
      } after: {
        if isCured { $0.dataSource.style.separator = CardSeparator(leadingInset: 4) }
      }
    },
    "a line of a cell's own": Fault(
      kind: .separatorsAreDoubled, advice: "Remove the cell's, or set CardStyle.separator to nil"
    ) { isCured in
      row {
        let line = UIView()
        line.backgroundColor = .separator
        fill($0.contentView, with: line, sides: 40, height: 1)
      } after: {
        if isCured { $0.dataSource.style.separator = nil }
      }
    },
    "a late color": Fault(
      kind: .colorIsBehindCard, advice: "Call setNeedsLayout() on the cell"
    ) { isCured in
      row(
        then: { screen in
          screen.cell("a")?.backgroundColor = .systemYellow
          guard isCured else { return }
          screen.cell("a")?.setNeedsLayout()
          screen.window.layoutIfNeeded()
        })
    },
    "a configuration's radius": Fault(
      kind: .configurationIsLost, advice: "set style.radius instead of cornerRadius"
    ) { isCured in
      row {
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = .systemTeal
        if !isCured { background.cornerRadius = 6 }
        $0.backgroundConfiguration = background
      } after: {
        if isCured { $0.dataSource.style.radius = 6 }
      }
    },
    "a cut shadow": Fault(kind: .cellClips, advice: "turn off the cell's clipsToBounds") {
      isCured in
      row {
        $0.clipsToBounds = !isCured
      } after: {
        $0.dataSource.style.shadow = CardShadow()
      }
    },
    "an effect beneath a header": Fault(
      kind: .rowIsNotClipped, advice: "Replace the effect by a color"
    ) { isCured in
      headers(.plain, make: { _ in header() }) { cell in
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        effect.frame = CGRect(x: 40, y: 10, width: 20, height: 20)
        if !isCured { cell.contentView.addSubview(effect) }
      } after: {
        $0.dataSource.style.enclosesHeader = true
        $0.dataSource.style.clipsRowsBeneathHeader = true
      }
    },
  ]

  nonisolated private static let tables: [String: Fault] = [
    "an inset-grouped table": Fault(
      kind: .tableIsInsetGrouped, advice: "Create it with the style .grouped or .plain"
    ) { row($0 ? .grouped : .insetGrouped) },
    "no room": Fault(kind: .insetIsWiderThanTable, advice: "Choose a smaller inset") { isCured in
      row(after: { $0.dataSource.tableStyle.inset = isCured ? 40 : 200 })
    },
    "a safe area that would narrow the table": Fault(
      kind: .installerProblem,
      advice: "Pin the leadingAnchor and trailingAnchor of the table to those of its superview"
    ) { isCured in
      let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let controller = UIViewController(nibName: nil, bundle: nil)
      let (root, table): (UIView, UITableView) = (
        controller.view, UITableView(frame: .zero, style: .grouped)
      )
      let source = CardScreen.DataSource(tableView: table) { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      source.installer = CardTableInstaller(insetsReference: .safeArea)
      root.addSubview(table)
      table.translatesAutoresizingMaskIntoConstraints = false
      let margins = root.layoutMarginsGuide
      NSLayoutConstraint.activate([
        table.leadingAnchor.constraint(
          equalTo: isCured ? root.leadingAnchor : margins.leadingAnchor),
        table.trailingAnchor.constraint(
          equalTo: isCured ? root.trailingAnchor : margins.trailingAnchor),
        table.topAnchor.constraint(equalTo: root.topAnchor),
        table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      window.rootViewController = controller
      window.isHidden = false
      source.apply(LetterSnapshot(["A:ab"]), animatingDifferences: false, completion: nil)
      window.layoutIfNeeded()
      return source.diagnose()
    },
    "labels that ignore margins": Fault(
      kind: .contentIgnoresMargins,
      advice: "Set installer = CardTableInstaller(insetsReference: .safeArea)"
    ) { isCured in
      row(isRoot: false) {
        addLabel(to: $0, atMargins: false)
      } after: {
        if isCured {
          $0.dataSource.installer = CardTableInstaller(insetsReference: .safeArea)
        }
      }
    },
    "spacing in a plain table": Fault(
      kind: .spacingHasNoEffect, advice: "Create the table with the style .grouped"
    ) { isCured in
      row(isCured ? .grouped : .plain, after: { $0.dataSource.tableStyle.sectionSpacing = 20 })
    },
    "a section without a title": Fault(
      kind: .spacingIsGreaterWithoutTitle, advice: "Return CGFloat.leastNonzeroMagnitude for it"
    ) { isCured in
      let automatic = UITableView.automaticDimension
      return headers(
        .grouped, heights: [automatic, isCured ? .leastNonzeroMagnitude : automatic],
        titles: ["Title", nil], make: { _ in nil },
        after: { $0.dataSource.tableStyle.sectionSpacing = 20 })
    },
    "a band": Fault(
      kind: .headerIsBand, advice: "has a background from edge to edge, between cards"
    ) { isCured in
      headers(.plain) { _ in
        let view = UIView()
        view.backgroundColor = isCured ? .clear : .systemTeal
        return view
      }
    },
    "a band that is enclosed": Fault(
      kind: .headerIsBand, advice: "or set style.enclosesHeader, and tableStyle.sectionSpacing"
    ) { isCured in
      headers(.grouped) { _ in
        let header = header()
        header.backgroundView = UIView()
        header.backgroundView?.backgroundColor = .systemTeal
        return header
      } after: {
        guard isCured else { return }
        $0.dataSource.style.enclosesHeader = true
        $0.dataSource.tableStyle.sectionSpacing = 20
      }
    },
    "a header that refuses its card": Fault(
      kind: .headerHasNoCard, advice: "Remove its override of backgroundView"
    ) { isCured in
      headers(.plain, make: { _ in isCured ? header() : RefusingHeader(reuseIdentifier: nil) }) {
        _ in
      } after: {
        $0.dataSource.style.enclosesHeader = true
      }
    },
    "a header of another class": Fault(
      kind: .headerHasNoCard, advice: "Return one from tableView(_:viewForHeaderInSection:)"
    ) { isCured in
      headers(.plain, make: { _ in isCured ? header() : UIView() }) { _ in
      } after: {
        $0.dataSource.style.enclosesHeader = true
      }
    },
    "clipping under headers outside cards": Fault(
      kind: .clippingHasNoEffect, advice: "Set enclosesHeader, too"
    ) { isCured in
      headers(.plain, make: { _ in header() }) { _ in
      } after: {
        $0.dataSource.style.clipsRowsBeneathHeader = true
        $0.dataSource.style.enclosesHeader = isCured
      }
    },
    "clipping in a grouped table": Fault(
      kind: .clippingHasNoEffect, advice: "or create the table with the style .plain"
    ) { isCured in
      headers(isCured ? .plain : .grouped, make: { _ in header() }) { _ in
      } after: {
        $0.dataSource.style.clipsRowsBeneathHeader = true
        $0.dataSource.style.enclosesHeader = true
      }
    },
    "an update by itself": Fault(
      kind: .updateOutsideBlock, advice: "Put the update into its closure"
    ) { isCured in
      let screen = ClassicScreen("abc")
      screen.items("bcx")
      let change = {
        screen.tableView.performBatchUpdates {
          screen.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
          screen.tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
        }
      }
      if isCured { screen.update(change) } else { change() }
      for cell in screen.tableView.visibleCells { cell.backgroundView?.setNeedsLayout() }
      screen.window.layoutIfNeeded()
      return screen.cards?.diagnose() ?? []
    },
  ]
}
