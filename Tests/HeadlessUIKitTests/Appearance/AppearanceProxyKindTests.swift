import Testing
@_spi(Headless) import UIKit

/// A proxy is no view: nothing of the app's runs to make it.
@MainActor @Suite struct AppearanceProxyKindTests {
  private final class MockTable: UITableView {
    var asked = ["nothing"]
    init() { super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
  private class ItemCell: UITableViewCell {
    let item: String
    init(item: String) {
      self.item = item
      super.init(style: .default, reuseIdentifier: nil)
    }
    override init(style: CellStyle, reuseIdentifier: String?) { fatalError("use init(item:)") }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
  private final class TintedCell: ItemCell {}
  private final class CountingLabel: UILabel {
    static var labelsMade = 0
    override init(frame: CGRect) {
      Self.labelsMade += 1
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
      Self.labelsMade += 1
      super.init(coder: coder)
    }
  }

  /// In a process of its own: without a proxy that is no view it ends there.
  @Test func classesWhoseInitializersTrapHaveProxies() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ItemCell.appearance().backgroundColor = .systemRed
      MockTable.appearance().separatorColor = .systemTeal
      #expect(ItemCell.appearance().backgroundColor == .systemRed)
      #expect(MockTable.appearance().separatorColor == .systemTeal)
      #expect(TintedCell.appearance().backgroundColor == nil)
      let window = UIWindow(device: .phone)
      let (table, cell) = (MockTable(), TintedCell(item: "a"))
      window.addSubview(table)
      window.addSubview(cell)
      #expect(table.separatorColor == .systemTeal)
      #expect(table.asked == ["nothing"])
      #expect(cell.backgroundColor == .systemRed)
      #expect(cell.item == "a")
    }
  }

  @Test func noViewIsMade() {
    let made = UIView.made
    CountingLabel.appearance().backgroundColor = .systemRed
    #expect(CountingLabel.appearance().backgroundColor == .systemRed)
    #expect(UIView.made == made)
    #expect(CountingLabel.labelsMade == 0)
    CountingLabel.appearance().backgroundColor = nil
  }

  @Test func aProxyHasNoDefaults() {
    final class Table: UITableView {}
    #expect(Table.appearance().backgroundColor == nil)
    Table.appearance().backgroundColor = .systemRed
    #expect(Table.appearance().backgroundColor == .systemRed)
    Table.appearance().backgroundColor = nil
  }
}
