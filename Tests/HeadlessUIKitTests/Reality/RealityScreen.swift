import Foundation
@_spi(Headless) import UIKit

/// A table like those that were measured, and its places on the screen.
@MainActor final class RealityScreen: NSObject, UITableViewDataSource {
  struct Section: Sendable {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  enum Row: Sendable {
    /// One line of body text.
    case line
    /// A cell of the style `subtitle` with both texts.
    case subtitle
    /// A line with a checkmark.
    case checked
    /// A cell of the style `value1` with both texts, and a chevron if it leads on.
    case value(leadsOn: Bool)
    /// A line behind a picture of 28 points, with a chevron.
    case picture
  }

  private let sections: [Section]
  let window: UIWindow
  let table: UITableView

  /// Shows a table on a screen of a system, and looks at it; with a margin, the table has that one
  /// in place of the system's.
  static func look<Result>(
    _ system: String, width: CGFloat, scale: CGFloat = 3,
    style: UITableView.Style = .insetGrouped, rowHeight: CGFloat = UITableView.automaticDimension,
    margin: CGFloat? = nil, _ sections: [Section], _ body: (RealityScreen) throws -> Result
  ) rethrows -> Result {
    var device = HeadlessDevice.phone
    device.systemVersion = system
    device.size.width = width
    device.scale = scale
    device.safeAreaInsets = .zero
    return try HeadlessDevice.with(device) {
      try body(RealityScreen(device, style, rowHeight: rowHeight, margin: margin, sections))
    }
  }

  private init(
    _ device: HeadlessDevice, _ style: UITableView.Style, rowHeight: CGFloat, margin: CGFloat?,
    _ sections: [Section]
  ) {
    self.sections = sections
    window = UIWindow(device: device)
    let controller = UITableViewController(style: style)
    table = controller.tableView
    super.init()
    table.rowHeight = rowHeight
    if let margin {
      controller.viewRespectsSystemMinimumLayoutMargins = false
      table.directionalLayoutMargins.leading = margin
      table.directionalLayoutMargins.trailing = margin
    }
    table.dataSource = self
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .line:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Wi-Fi"
      return cell
    case .subtitle:
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Wi-Fi"
      cell.detailTextLabel?.text = "Off"
      return cell
    case .checked:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Wi-Fi"
      cell.accessoryType = .checkmark
      return cell
    case .value(let leadsOn):
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Wi-Fi"
      cell.detailTextLabel?.text = "Off"
      if leadsOn { cell.accessoryType = .disclosureIndicator }
      return cell
    case .picture:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Wi-Fi"
      content.image = UIImage(systemName: "wifi")
      content.imageProperties.maximumSize = CGSize(width: 28, height: 28)
      content.imageProperties.reservedLayoutSize = CGSize(width: 28, height: 28)
      // Preferences' own.
      content.imageToTextPadding = 8
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  // MARK: Places

  func cell(_ row: Int = 0, _ section: Int = 0) -> UITableViewCell {
    guard let cell = table.cellForRow(at: IndexPath(row: row, section: section)) else {
      fatalError("Row \(row) of section \(section) is not on the screen")
    }
    return cell
  }

  /// Where a view is on the screen.
  func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  func frame(_ row: Int = 0, _ section: Int = 0) -> CGRect { frame(cell(row, section)) }

  /// The lines of a row from top to bottom, hidden or not.
  func separators(_ row: Int = 0, _ section: Int = 0) -> [UIView] {
    cell(row, section).subviews.filter { $0.bounds.height < 1 && $0.bounds.width > 1 }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  func header(_ section: Int) -> UILabel? { table.headerView(forSection: section)?.textLabel }
  func footer(_ section: Int) -> UILabel? { table.footerView(forSection: section)?.textLabel }

  /// The line on which a label's text stands.
  func baseline(_ label: UILabel?) -> CGFloat {
    label.map { frame($0).minY + $0.font.ascender } ?? .nan
  }

  /// A color as it is seen, from 0 to 255.
  func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    let color = HeadlessDrawing(of: window).color(at: CGPoint(x: x, y: y))
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }
}
