import Foundation
@_spi(Headless) import UIKit

/// A table in a window whose rows are made by a function.
@MainActor final class CellStage: NSObject, UITableViewDataSource {
  let table: UITableView
  private let window: UIWindow
  private let make: (IndexPath) -> UITableViewCell

  init(
    _ style: UITableView.Style = .plain, on device: HeadlessDevice = .phone,
    make: @escaping (IndexPath) -> UITableViewCell
  ) {
    self.make = make
    window = UIWindow(device: device)
    table = UITableView(frame: CGRect(origin: .zero, size: device.size), style: style)
    super.init()
    table.dataSource = self
    let controller = UIViewController()
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    make(indexPath)
  }

  func layOut() { window.layoutIfNeeded() }

  /// The cell of a row.
  subscript(row: Int) -> UITableViewCell {
    guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) else {
      fatalError("row \(row) has no cell")
    }
    return cell
  }
}

extension CellStage {
  /// A table whose rows are plain cells, each dressed by a function.
  convenience init(
    _ style: UITableView.Style = .plain, on device: HeadlessDevice = .phone,
    cells: UITableViewCell.CellStyle, dress: @escaping (UITableViewCell) -> Void = { _ in }
  ) {
    self.init(style, on: device) { _ in
      let cell = UITableViewCell(style: cells, reuseIdentifier: nil)
      dress(cell)
      return cell
    }
  }
}
