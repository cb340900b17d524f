import RoundedTable
import TestSupport
import Testing
import UIKit

/// Rounded panels that rows draw themselves are named before all else, and what is content is not.
@MainActor @Suite struct DrawnPanelTests {
  private func screen(
    _ style: UITableView.Style = .grouped, isRoot: Bool = true,
    _ add: @escaping @MainActor (UITableViewCell) -> Void
  ) -> CardScreen {
    let screen = CardScreen(
      style, isRoot: isRoot,
      configure: { cell, _ in
        if cell.contentView.subviews.isEmpty { add(cell) }
      })
    screen.show("A:abc")
    return screen
  }

  /// Adds a panel, 16 points from the trailing side.
  private func add(
    _ view: UIView = UIView(), to superview: UIView, left: CGFloat = 16,
    color: UIColor? = .systemTeal
  ) {
    view.backgroundColor = color
    view.layer.cornerRadius = 12
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.insertSubview(view, at: 0)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: left),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 2),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -2),
    ])
  }

  @Test(arguments: [false, true]) func aPanelInTheContentViewIsNamedBeforeTheTable(_ isRoot: Bool) {
    let screen = screen(.plain, isRoot: isRoot) { cell in
      add(to: cell.contentView)
      // What is too near to the card's edge isn't said yet.
      let mark = UIView(frame: CGRect(x: 0, y: 10, width: 4, height: 10))
      mark.backgroundColor = .red
      cell.contentView.addSubview(mark)
    }
    screen.dataSource.tableStyle.sectionSpacing = 20
    screen.window.layoutIfNeeded()
    let findings = screen.dataSource.diagnose()
    #expect(
      findings.map(\.kind) == [
        .cellDrawsPanel, .cellDrawsPanel, .cellDrawsPanel, .spacingHasNoEffect,
      ])
    let detail = findings.first?.detail ?? ""
    #expect(detail.hasPrefix("delete the UIView in its content view"), "\(detail)")
    #expect(detail.contains("style.radius to 12.0, cardID to"), "\(detail)")
    for letter in ["a", "b", "c"] {
      screen.cell(letter)?.contentView.subviews.first?.removeFromSuperview()
    }
    screen.window.layoutIfNeeded()
    #expect(!screen.dataSource.diagnose().map(\.kind).contains(.cellDrawsPanel))
  }

  @Test func aPanelInTheCellItselfIsNamed() {
    let screen = screen { cell in
      add(to: cell)
      cell.contentView.addSubview(UIView())
    }
    let findings = screen.dataSource.diagnose()
    #expect(findings.map(\.kind) == [.cellDrawsPanel, .cellDrawsPanel, .cellDrawsPanel])
    #expect(findings.first?.detail.hasPrefix("delete the UIView in the cell itself") == true)
  }

  /// A style with a fill of its own wants what else is there on its cards.
  @Test func aPanelOnACardThatTheStyleFillsIsWanted() {
    let screen = screen { add(to: $0.contentView) }
    screen.dataSource.style.fill = .color(.systemIndigo)
    screen.window.layoutIfNeeded()
    #expect(!screen.dataSource.diagnose().map(\.kind).contains(.cellDrawsPanel))
  }

  @Test func contentIsNoPanel() {
    let contents: [@MainActor (UIView) -> Void] = [
      { add(UIButton(), to: $0) }, { add(UIImageView(), to: $0) },
      // A bubble keeps to one side.
      { add(to: $0, left: 80) },
      { add(to: $0, color: nil) },
    ]
    for content in contents {
      let screen = screen { content($0.contentView) }
      #expect(!screen.dataSource.diagnose().map(\.kind).contains(.cellDrawsPanel))
    }
  }

  private func label(x: CGFloat, in cell: UITableViewCell) {
    let view = UIView(frame: CGRect(x: x, y: 12, width: 60, height: 20))
    view.backgroundColor = .systemTeal
    cell.contentView.addSubview(view)
  }

  @Test func nothingIsTooNearToACardThatNobodySees() {
    let screen = CardScreen(
      isRoot: false,
      configure: { cell, _ in
        cell.backgroundColor = .clear
        if cell.contentView.subviews.isEmpty { label(x: 18, in: cell) }
      })
    screen.show("A:ab")
    #expect(screen.dataSource.diagnose().map(\.kind) == [.cardIsInvisible, .cardIsInvisible])
    screen.dataSource.style.fill = .color(.white)
    screen.window.layoutIfNeeded()
    #expect(
      screen.dataSource.diagnose().map(\.kind) == [
        .contentIgnoresMargins, .contentIsNearEdge, .contentIsNearEdge,
      ])
  }

  @Test func aViewParkedBeyondTheCellHidesNothing() {
    let screen = CardScreen(
      isRoot: false,
      configure: { cell, _ in
        guard cell.contentView.subviews.isEmpty else { return }
        label(x: -80, in: cell)
        label(x: 18, in: cell)
      })
    screen.show("A:a")
    #expect(
      screen.dataSource.diagnose().map(\.kind) == [.contentIgnoresMargins, .contentIsNearEdge])
  }
}
