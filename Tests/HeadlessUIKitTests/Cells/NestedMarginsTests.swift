import Foundation
import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Views inside a row that keep to its margins, measured before they were ever laid out.
@MainActor struct NestedMarginsTests {
  /// A stack pinned to the content view's edges that keeps to the margins which reach it.
  private final class StackCell: UITableViewCell {
    let stack = UIStackView()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "words ", count: 40)
      let around = UIStackView(arrangedSubviews: [label])
      for stack in [stack, around] {
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        stack.preservesSuperviewLayoutMargins = true
      }
      stack.addArrangedSubview(around)
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      stack.pinToEdges(of: contentView)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A box pinned to the content view's edges, its label to the box's margins.
  private final class BoxCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      let label = UILabel()
      label.text = "words"
      box.preservesSuperviewLayoutMargins = true
      box.addSubview(label)
      contentView.addSubview(box)
      for view in [box, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      box.pinToEdges(of: contentView)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A box pinned to the content view's edges, its long text to what reads well.
  private final class ReadableCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "words ", count: 100)
      box.addSubview(label)
      contentView.addSubview(box)
      for view in [box, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      box.pinToEdges(of: contentView)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: box.topAnchor),
        label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: box.readableContentGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: box.readableContentGuide.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private func heights(_ table: UITableView) -> [CGFloat] {
    (0..<3).map { table.rectForRow(at: .row($0)).height }
  }

  private func checkHeights(on device: HeadlessDevice, of make: @escaping () -> UITableViewCell) {
    let stage = CellStage(on: device) { _ in make() }
    let first = heights(stage.table)
    stage.table.performBatchUpdates(nil)
    #expect(heights(stage.table) == first)
    stage.layOut()
    stage.table.reloadData()
    stage.layOut()
    #expect(heights(stage.table) == first)
  }

  private func checkHeights(
    of cells: UITableViewCell.Type,
    in make: (UITableView) -> UITableViewDiffableDataSource<Int, Int>
  ) {
    let window = UIWindow(device: .phone)
    let table = UITableView(frame: window.bounds, style: .insetGrouped)
    table.register(cells, forCellReuseIdentifier: "cell")
    window.addSubview(table)
    window.isHidden = false
    let source = make(table)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    let first = heights(table)
    table.performBatchUpdates(nil)
    #expect(heights(table) == first)
    window.layoutIfNeeded()
    table.performBatchUpdates(nil)
    #expect(heights(table) == first)
  }

  @Test(arguments: [false, true]) func theFirstMeasurementIsTheLast(isSideways: Bool) {
    let device = isSideways ? HeadlessDevice.phone.rotated : .phone
    HeadlessDevice.with(device) {
      checkHeights(on: device) { StackCell(style: .default, reuseIdentifier: nil) }
      checkHeights(on: device) { BoxCell(style: .default, reuseIdentifier: nil) }
    }
  }

  @Test func theFirstMeasurementIsTheLastInAReadableWidth() {
    HeadlessDevice.with(.pad) {
      checkHeights(on: .pad) { ReadableCell(style: .default, reuseIdentifier: nil) }
    }
  }

  @Test func theFirstMeasurementIsTheLastUnderADiffableDataSource() {
    for cells in [StackCell.self, BoxCell.self] as [UITableViewCell.Type] {
      checkHeights(of: cells) { table in
        UITableViewDiffableDataSource(tableView: table) { table, path, _ in
          table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
      }
      checkHeights(of: cells) { table in
        RoundedDiffableDataSource(tableView: table) { table, path, _ in
          table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
      }
    }
  }

  @Test func theRowKeepsToTheMarginsOfItsCell() throws {
    let stage = CellStage { _ in BoxCell(style: .default, reuseIdentifier: nil) }
    let label = UILabel()
    label.text = "words"
    let height = label.sizeThatFits(CGSize(width: 300, height: 0)).height
    let margins = stage[0].directionalLayoutMargins
    let row = stage.table.rectForRow(at: .row(0)).height
    let pixel = 1 / stage.table.traitCollection.displayScale
    #expect(margins.top > 8)
    #expect(abs(row - pixel - height - margins.top - margins.bottom) < 1)
  }

  @Test func measuringLeavesFramesAndMarginsAlone() {
    let cell = StackCell(style: .default, reuseIdentifier: nil)
    cell.preservesSuperviewLayoutMargins = true
    let before = (cell.stack.frame, cell.stack.layoutMargins)
    let size = CGSize(width: 320, height: 0)
    let first = cell.contentView.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(cell.stack.frame == before.0)
    #expect(cell.stack.layoutMargins == before.1)
    let second = cell.contentView.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(first == second)
  }
}

extension UIView {
  fileprivate func pinToEdges(of view: UIView) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
