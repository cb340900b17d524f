import Foundation
import Testing
@_spi(Headless) import UIKit

/// Layout that asks for itself again without end.
@MainActor @Suite struct EndlessLayoutTests {
  final class Restless: UIView {
    var layouts = 0
    weak var other: UIView?
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      other?.setNeedsLayout()
    }
  }
  /// The table reaches as far as its own safe area pushes it, which grows with that.
  final class PushedController: UIViewController {
    let table = UITableView(frame: .zero, style: .grouped)
    let rows = (0..<5).map(String.init)
    lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
      _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = item
      return cell
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(table)
      table.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: view.topAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: table.safeAreaLayoutGuide.bottomAnchor),
      ])
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(rows)
      source.apply(snapshot, animatingDifferences: false)
    }
  }

  @Test func constraintsWithoutEndAreAFaultThatNamesTheViews() throws {
    let window = UIWindow(device: .phone)
    let controller = PushedController()
    let faults = HeadlessFaults.during {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
    let fault = try #require(faults.first { $0.contains("does not come to an end") })
    #expect(fault.contains("UITableView"))
    #expect(fault.contains("UIViewSafeAreaLayoutGuide"))
    #expect(controller.table.visibleCells.count == 5)
    #expect(controller.table.frame.width == 390)
  }

  @Test func whatWasGivenUpIsNotTriedAgainUntilConstraintsChange() {
    let window = UIWindow(device: .phone)
    let controller = PushedController()
    let wish = controller.table.heightAnchor.constraint(equalToConstant: 400)
    wish.priority = .defaultLow
    _ = HeadlessFaults.during {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
    let height = controller.table.frame.height
    let faults = HeadlessFaults.during {
      controller.view.setNeedsLayout()
      controller.table.contentOffset.y += 10
      window.layoutIfNeeded()
    }
    #expect(faults == [])
    #expect(controller.table.frame.height == height)
    let again = HeadlessFaults.during {
      wish.isActive = true
      window.layoutIfNeeded()
    }
    #expect(again.count { $0.contains("does not come to an end") } == 1)
  }

  @Test func viewsThatAskForOneAnothersLayoutComeToAnEnd() {
    let window = UIWindow(device: .phone)
    let (outer, inner) = (Restless(), Restless())
    outer.addSubview(inner)
    (outer.other, inner.other) = (inner, outer)
    window.addSubview(outer)
    let faults = HeadlessFaults.during { window.layoutIfNeeded() }
    #expect(faults.count == 1)
    #expect(faults.first?.contains("Restless") == true)
    #expect(inner.layouts < 100)
    #expect(outer.layouts < 100)
  }

  @Test func layoutThatComesToAnEndIsNoFault() {
    let window = UIWindow(device: .phone)
    let (outer, inner) = (Restless(), Restless())
    outer.addSubview(inner)
    outer.other = inner
    window.addSubview(outer)
    let faults = HeadlessFaults.during {
      for _ in 0..<200 {
        outer.setNeedsLayout()
        window.layoutIfNeeded()
      }
    }
    #expect(faults == [])
    #expect(inner.layouts == 200)
  }
}
