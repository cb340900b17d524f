import UIKit

extension UIKitFact {
  /// What is drawn once for a whole card lies behind its rows.
  static let depth = UIKitFact(
    "A view in a table keeps its layer's depth through inserts, reloads and pinned headers"
  ) { trial in
    let table = FactTable(in: trial.host)
    let headers = Headers()
    table.tableView.delegate = headers
    table.start("abcdefghijklmnopqrstuvwxyz")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.zPosition = -1
    table.tableView.insertSubview(view, at: 0)
    @MainActor func look(_ occasion: String) {
      table.layOut()
      let depth = view.layer.zPosition
      trial.expect(depth == -1, "\(occasion): \(depth)")
    }
    look("at first")
    table.animate(to: FactTable.snapshot("abxcdefghijklmnopqrstuvwyz"))
    look("after an insert")
    table.tableView.reloadData()
    look("after a reload")
    table.tableView.contentOffset.y = 200
    look("under a pinned header")
    let header = table.tableView.headerView(forSection: 0)
    trial.note("the header's: \(header.map { "\($0.layer.zPosition)" } ?? "no header")")
  }

  private final class Headers: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
  }
}
