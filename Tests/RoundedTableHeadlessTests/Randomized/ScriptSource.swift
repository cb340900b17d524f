import RoundedTable
import UIKit

/// What fills a scripted table: a diffable data source, or one that is written by hand over the
/// same snapshots.
@MainActor protocol ScriptSource: UITableViewDataSource {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  func snapshot() -> Snapshot
  func itemIdentifier(for indexPath: IndexPath) -> Int?
  func indexPath(for item: Int) -> IndexPath?
  func sectionIdentifier(for index: Int) -> Int?

  func apply(_ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?)
  func apply(_ snapshot: Snapshot, animatingDifferences: Bool) async
  func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)?)
  func applySnapshotUsingReloadData(_ snapshot: Snapshot) async

  /// Takes over what the user has dragged.
  func rowsWereDragged(to snapshot: Snapshot)

  /// Runs an update by the table's own methods.
  func update(_ changes: () -> Void)
}

extension UITableViewDiffableDataSource: ScriptSource
where SectionIdentifierType == Int, ItemIdentifierType == Int {
  func rowsWereDragged(to snapshot: Snapshot) {
    apply(snapshot, animatingDifferences: false, completion: nil)
  }

  func update(_ changes: () -> Void) { changes() }
}

/// What an app tells whoever makes its cards, of items and sections by their identifiers.
@MainActor protocol ScriptCards: AnyObject {
  var sectionStyle: ((Int, inout CardStyle) -> Void)? { get set }
  var cardID: ((Int) -> AnyHashable?)? { get set }
  var cardStyle: ((AnyHashable, inout CardStyle) -> Void)? { get set }
  var decorator: any CellDecorator { get set }
  var installer: any TableInstaller { get set }

  func setStyle(_ style: CardStyle, animated: Bool)
  func setTableStyle(_ style: TableStyle, animated: Bool)
  func uninstall()
  func followMove(ofRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension RoundedDiffableDataSource: ScriptCards
where SectionIdentifierType == Int, ItemIdentifierType == Int {}
