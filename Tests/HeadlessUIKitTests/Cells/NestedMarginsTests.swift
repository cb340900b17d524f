import Foundation
import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// Views inside a row that keep to its margins, measured before they were ever laid out.
@MainActor struct NestedMarginsTests {
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

  @Test(arguments: [StackCell.self, BoxCell.self] as [UITableViewCell.Type])
  func theFirstMeasurementIsTheLastUnderADiffableDataSource(of cells: UITableViewCell.Type) {
    let measurement = RepeatedMeasurement(of: cells) { table in
      UITableViewDiffableDataSource(tableView: table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
    }
    #expect(measurement.isAlwaysTheSame, "\(measurement.heights)")
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
