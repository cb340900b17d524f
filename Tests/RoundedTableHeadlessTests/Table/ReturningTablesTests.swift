import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Tables that leave a window and come back.
@MainActor @Suite struct ReturningTablesTests {
  typealias Answer = HeadlessVariations.TraitsOutsideWindows

  /// Lines, accessories and cards are laid out anew, whatever happened to the table meanwhile.
  @Test(arguments: Answer.allCases, [false, true])
  func aTableLaidOutOutsideLooksAsBefore(answer: Answer, isMirrored: Bool) {
    HeadlessVariations.traitsOutsideWindows.with(answer) {
      var device = HeadlessDevice.phone
      if isMirrored { device.layoutDirection = .rightToLeft }
      let window = UIWindow(device: device)
      let table = UITableView(frame: window.bounds, style: .grouped)
      let source = RoundedDiffableDataSource<Int, String>(tableView: table) { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = item
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      window.addSubview(table)
      window.makeKeyAndVisible()
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c"])
      source.apply(snapshot, animatingDifferences: false)
      window.layoutIfNeeded()
      let before = HeadlessDrawing(of: window).svg(title: "")
      table.removeFromSuperview()
      for cell in table.visibleCells { cell.setNeedsLayout() }
      table.setNeedsLayout()
      HeadlessFaults.recordsTableLayoutOutsideWindows.with(false) { table.layoutIfNeeded() }
      window.addSubview(table)
      window.layoutIfNeeded()
      #expect(HeadlessDrawing(of: window).svg(title: "") == before)
    }
  }

  /// In a window that changes nothing else for the table.
  @Test(arguments: Answer.allCases) func whatInsetsCardsIsDecidedAtOnceInAWindow(answer: Answer) {
    HeadlessVariations.traitsOutsideWindows.with(answer) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.isHidden = false
      let table = UITableView(frame: window.bounds, style: .grouped)
      let installer = CardTableInstaller()
      let source = RoundedDiffableDataSource<Int, String>(
        tableView: table
      ) { _, _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
      source.installer = installer
      window.addSubview(table)
      #expect(installer.insetsDescription.contains("the table isn't in a view controller"))
      table.removeFromSuperview()
      let controller = UIViewController(nibName: nil, bundle: nil)
      controller.view.addSubview(table)
      window.addSubview(controller.view)
      #expect(installer.insetsDescription.contains("neither constraints nor autoresizing"))
      source.uninstall()
    }
  }
}
