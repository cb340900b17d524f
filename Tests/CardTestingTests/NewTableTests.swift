import CardTesting
import Testing
import UIKit

/// A table that was just created, as in the article on checking one's own tables.
@MainActor @Suite struct NewTableTests {
  /// Rounds rows where it is asked for their cells, as many apps do.
  private final class RemindersScreen: UITableViewController {
    var reminders = ["Water the plants", "Call Ada", "Buy bread"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "reminder")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      reminders.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "reminder", for: indexPath)
      var corners: CACornerMask = []
      if indexPath.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if indexPath.row == reminders.count - 1 {
        corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      }
      cell.layer.cornerRadius = 10
      cell.clipsToBounds = true
      cell.layer.maskedCorners = corners
      return cell
    }
  }

  /// Without a first layout, UIKit would compare the update with the model as it is by then.
  @Test func itsModelCanBeChangedAtOnce() async {
    let screen = RemindersScreen(style: .grouped)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = screen
    window.isHidden = false
    let wrong = await #expect(throws: WrongFrame.self) {
      try await CardProof(of: screen.tableView).check {
        screen.reminders.removeLast()
        screen.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
      }
    }
    // The article shows this message.
    let message =
      "row 1 of section 0 should have round corners bottom left, bottom right, but has no round corner"
    #expect(wrong?.description.hasSuffix(message) == true)
  }
}
