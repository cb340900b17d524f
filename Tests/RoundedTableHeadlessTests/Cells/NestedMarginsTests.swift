import HeadlessTestSupport
import RoundedTable
import Testing
import UIKit

/// Views inside a row that keep to its margins.
@MainActor @Suite struct NestedMarginsTests {
  @Test(arguments: [StackCell.self, BoxCell.self] as [UITableViewCell.Type])
  func theFirstMeasurementIsTheLast(of cells: UITableViewCell.Type) {
    let measurement = RepeatedMeasurement(of: cells) { table in
      RoundedDiffableDataSource(tableView: table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
    }
    #expect(measurement.isAlwaysTheSame, "\(measurement.heights)")
  }
}
