import AppScreens
import UIKit

/// A data source with initializers of its own.
final class OwnInitializerDataSource: DiffableDataSource<String, String> {
  private let stage: Stage
  private(set) var applied = 0

  init(_ table: UITableView, stage: Stage) {
    self.stage = stage
    super.init(tableView: table) { table, indexPath, item in
      stage.note("cell \(item) at \(indexPath)")
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = item
      return cell
    }
    defaultRowAnimation = .fade
  }

  convenience init(_ controller: ScreenController) {
    self.init(controller.table, stage: controller.stage)
  }

  func update(to step: Int) {
    applied += 1
    apply(ScreenScript.snapshot(step)) { [stage, applied] in stage.note("applied \(applied)") }
  }
}

final class OwnInitializerScreen: ScreenController {
  private lazy var dataSource = OwnInitializerDataSource(self)

  override func show(_ step: Int) { dataSource.update(to: step) }
}

/// A data source that is generic itself.
class ListDataSource<Item: Hashable & Sendable>: DiffableDataSource<Int, Item> {
  var titles: [Int: String] = [:]

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sectionIdentifier(for: section).flatMap { titles[$0] } }
}

/// A subclass of the subclass.
final class LettersDataSource: ListDataSource<String> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row > 0
  }
}

final class GenericScreen: ScreenController {
  private lazy var dataSource = LettersDataSource(tableView: table) { [weak self] in
    self?.cell($1, $2)
  }

  override func show(_ step: Int) {
    dataSource.titles = [65: "First"]
    dataSource.apply(
      ScreenScript.snapshot(step, section: { Int($0.utf8.first ?? 0) }, item: \.self))
  }
}

/// Identifier types nested in the controller.
final class NestedTypesScreen: ScreenController {
  private enum Section: String, CaseIterable {
    case first = "A"
    case second = "B"
    case third = "C"
  }
  private enum Row: Hashable {
    case vowel(String)
    case consonant(String)
  }
  private typealias DataSource = DiffableDataSource<Section, Row>

  private lazy var dataSource: DataSource = {
    let dataSource = DataSource(tableView: table) { [unowned self] _, indexPath, row in
      switch row {
      case .vowel(let letter): cell(indexPath, letter.uppercased())
      case .consonant(let letter): cell(indexPath, letter)
      }
    }
    dataSource.defaultRowAnimation = .top
    return dataSource
  }()

  override func show(_ step: Int) {
    dataSource.apply(
      ScreenScript.snapshot(step, section: { Section(rawValue: $0) ?? .first }) {
        "aeiou".contains($0) ? .vowel($0) : .consonant($0)
      })
  }
}
