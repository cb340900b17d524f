import RoundedTable
@_spi(Headless) import UIKit

/// The titles of a table of any look, if it has some now.
@MainActor final class AnyLookTitles {
  let look: AnyLook
  /// Whether no search has taken titles away.
  var areShown = true

  init(_ look: AnyLook) { self.look = look }

  private func hasTitle(_ section: Int, _ isWanted: Bool) -> Bool {
    isWanted && areShown && section >= look.untitled
  }

  func hasHeader(_ section: Int) -> Bool { hasTitle(section, look.hasHeaders) }
  func hasFooter(_ section: Int) -> Bool { hasTitle(section, look.hasFooters) }

  func header(_ section: Int) -> String? {
    look.titles == .system && hasHeader(section) ? "Section" : nil
  }
  func footer(_ section: Int) -> String? {
    look.titles == .system && hasFooter(section) ? "The end" : nil
  }
}

/// A source of rounded cards whose sections may have titles.
@MainActor protocol AnyLookSource: ScriptSource {
  var isUnsure: Bool { get }
  func take(_ look: AnyLook)
  func setTableStyle(_ style: TableStyle, animated: Bool)
  func uninstall()
  func followMove(ofRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

final class AnyLookDiffableSource: RoundedDiffableDataSource<Int, Int>, AnyLookSource {
  var titles: AnyLookTitles?
  let isUnsure = false

  func take(_ look: AnyLook) {
    style = look.style
    sectionStyle = { if look.isBare($0) { $1 = .noCard } }
    cardID = { look.cardID($0) }
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { titles?.header(section) }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { titles?.footer(section) }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moveItem(at: sourceIndexPath, to: destinationIndexPath) }
}

final class AnyLookClassicSource: ClassicSource, AnyLookSource {
  var titles: AnyLookTitles?
  private let cards: CardController

  override init(
    tableView: UITableView, log: ScriptedScreen.Log,
    provider: @escaping ScriptedScreen.Plain.CellProvider
  ) {
    cards = CardController(tableView: tableView)
    super.init(tableView: tableView, log: log, provider: provider)
  }

  var isUnsure: Bool { wasPartlyUntold }

  func take(_ look: AnyLook) {
    cards.style = look.style
    cards.sectionStyle = { [unowned self] in
      if let id = sectionIdentifier(for: $0), look.isBare(id) { $1 = .noCard }
    }
    cards.cardID = { [unowned self] in itemIdentifier(for: $0).flatMap(look.cardID) }
  }

  func setTableStyle(_ style: TableStyle, animated: Bool) {
    cards.setTableStyle(style, animated: animated)
  }
  func uninstall() { cards.uninstall() }
  func followMove(ofRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    cards.followMove(ofRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  override func update(_ changes: () -> Void) { cards.update(changes) }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cards.decorate(cell, forRowAt: indexPath)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { rowsWereDragged(to: snapshot().moving(sourceIndexPath, to: destinationIndexPath)) }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { titles?.header(section) }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { titles?.footer(section) }
}

extension NSDiffableDataSourceSnapshot<Int, Int> {
  /// The snapshot with an item at another place.
  func moving(_ origin: IndexPath, to target: IndexPath) -> Self {
    var snapshot = self
    let item = itemIdentifiers(inSection: sectionIdentifiers[origin.section])[origin.row]
    snapshot.deleteItems([item])
    let section = sectionIdentifiers[target.section]
    let others = snapshot.itemIdentifiers(inSection: section)
    if target.row < others.count {
      snapshot.insertItems([item], beforeItem: others[target.row])
    } else {
      snapshot.appendItems([item], toSection: section)
    }
    return snapshot
  }
}
