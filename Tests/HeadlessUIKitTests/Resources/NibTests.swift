import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct NibTests {
  private final class NibCell: UITableViewCell {
    let name = UILabel()
    var isAwake = false

    override func awakeFromNib() {
      super.awakeFromNib()
      isAwake = true
    }
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "nib", for: indexPath)
    }
  }

  private static let nib = UINib(making: {
    let cell = NibCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(cell.name)
    return cell
  })

  @Test func aRegisteredNibMakesCellsThatPreserveMargins() throws {
    try HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let screen = UITableViewController(style: .plain)
      let source = Source()
      screen.tableView.register(Self.nib, forCellReuseIdentifier: "nib")
      screen.tableView.dataSource = source
      screen.tableView.layoutMargins.left = 50
      window.rootViewController = screen
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let cell = try #require(
        screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? NibCell)
      #expect(cell.reuseIdentifier == "nib")
      #expect(cell.isAwake)
      #expect(cell.preservesSuperviewLayoutMargins)
      #expect(cell.contentView.preservesSuperviewLayoutMargins)
      #expect(cell.contentView.layoutMargins.left == 50)
      #expect(screen.tableView.cellsMade == 1)
    }
  }

  @Test func aNibTakesTheClassesPlace() {
    let tableView = UITableView()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.register(Self.nib, forCellReuseIdentifier: "cell")
    #expect(tableView.dequeueReusableCell(withIdentifier: "cell") is NibCell)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    #expect(tableView.dequeueReusableCell(withIdentifier: "cell") is NibCell == false)
  }

  @Test func aNibOfAnotherIdentifierTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let tableView = UITableView()
      tableView.register(
        UINib(making: { UITableViewCell(style: .default, reuseIdentifier: "a") }),
        forCellReuseIdentifier: "b")
      _ = tableView.dequeueReusableCell(withIdentifier: "b")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("does not match the identifier used to register the nib (b)"))
  }

  @Test func aNibFileIsNotThere() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let tableView = UITableView()
      tableView.register(
        UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
      _ = tableView.dequeueReusableCell(withIdentifier: "cell")
    }
  }
}
