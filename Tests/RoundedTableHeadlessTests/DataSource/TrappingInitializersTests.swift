import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Tables and cells with initializers that trap, as Xcode writes them: nothing makes one that the
/// app does not make.
@MainActor @Suite struct TrappingInitializersTests {
  private final class MockTable: UITableView {
    init() { super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
  private final class ItemCell: UITableViewCell {
    init(item: String) { super.init(style: .default, reuseIdentifier: nil) }
    override init(style: CellStyle, reuseIdentifier: String?) { fatalError("use init(item:)") }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func theyAreDecoratedAsOthers() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let window = UIWindow(device: .phone)
      let table = MockTable()
      let source = RoundedDiffableDataSource<Int, String>(tableView: table) { _, _, item in
        ItemCell(item: item)
      }
      window.addSubview(table)
      window.makeKeyAndVisible()
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b"])
      source.apply(snapshot, animatingDifferences: false)
      window.layoutIfNeeded()
      #expect(table.visibleCells.count == 2)
      #expect(table.visibleCells.allSatisfy { $0.backgroundView != nil })
    }
  }
}
