import Foundation
import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// Every answer to what a table has at its edges.
@MainActor @Suite struct TableEdgeVariationsTests {
  @Test(arguments: HeadlessVariations.UnseenSafeArea.allCases)
  func aRowThatIsNotSeenReadsTheSafeAreaOrNot(_ answer: HeadlessVariations.UnseenSafeArea) throws {
    try HeadlessVariations.unseenSafeAreas.with(answer) {
      let screen = ListScreen([texts(0..<3)])
      let controller = try #require(screen.window.rootViewController)
      controller.additionalSafeAreaInsets.left = 20
      screen.layOut()
      let cell = try #require(screen.cell(0))
      #expect(cell.safeAreaInsets.left == 20)
      cell.isHidden = true
      controller.additionalSafeAreaInsets.left = 50
      screen.layOut()
      let read: [HeadlessVariations.UnseenSafeArea: CGFloat] = [.right: 50, .zero: 0, .former: 20]
      #expect(cell.safeAreaInsets.left == read[answer])
      cell.isHidden = false
      #expect(cell.safeAreaInsets.left == 50)
    }
  }

  /// Constants and insets of one turn count in one layout, or in two.
  @Test(arguments: [false, true]) func aGuideFollowsAddedInsetsLateOrNot(_ answer: Bool) {
    HeadlessVariations.addedInsetsReachGuidesLate.with(answer) {
      final class Pinned: UIView {
        var places: [CGFloat] = []
        override var frame: CGRect { didSet { places.append(frame.minX) } }
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let (controller, pinned) = (UIViewController(nibName: nil, bundle: nil), Pinned())
      controller.view.addSubview(pinned)
      pinned.translatesAutoresizingMaskIntoConstraints = false
      let safe = controller.view.safeAreaLayoutGuide
      let start = pinned.leadingAnchor.constraint(equalTo: safe.leadingAnchor)
      let end = pinned.trailingAnchor.constraint(equalTo: safe.trailingAnchor)
      NSLayoutConstraint.activate([start, end])
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      pinned.places = []
      start.constant = -16
      controller.additionalSafeAreaInsets.left = 16
      #expect(controller.view.safeAreaInsets.left == 16)
      window.layoutIfNeeded()
      #expect(pinned.places == (answer ? [-16, 0] : []))
      #expect(safe.layoutFrame.minX == 16)
    }
  }

  @Test(arguments: HeadlessVariations.ScrollIndicator.allCases)
  func theScrollIndicatorIsAtTheEdgeOrInTheSafeArea(
    _ answer: HeadlessVariations.ScrollIndicator
  ) {
    HeadlessVariations.scrollIndicator.with(answer) {
      let screen = ListScreen([texts(0..<30)])
      screen.window.rootViewController?.additionalSafeAreaInsets.right = 50
      screen.layOut()
      let indicator = screen.table.subviews.last { $0.bounds.size == CGSize(width: 3, height: 60) }
      let gap = indicator.map { screen.table.bounds.maxX - $0.frame.maxX }
      let places: [HeadlessVariations.ScrollIndicator: CGFloat] = [.atEdge: 3, .inSafeArea: 53]
      #expect(gap == places[answer])
    }
  }

  @Test(arguments: [false, true]) func aNarrowerTableStaysAsideOrNot(_ answer: Bool) throws {
    try HeadlessVariations.narrowedTablesStayAside.with(answer) {
      let screen = ListScreen([texts(0..<3)])
      let controller = try #require(screen.window.rootViewController)
      controller.additionalSafeAreaInsets.left = 20
      screen.layOut()
      let cell = try #require(screen.cell(0))
      screen.table.contentInsetAdjustmentBehavior = .automatic
      #expect(screen.table.contentOffset.x == 0)
      screen.table.frame.size.width -= 100
      screen.layOut()
      #expect(screen.table.contentOffset.x == (answer ? -20 : 0))
      #expect(cell.safeAreaInsets.left == (answer ? 0 : 20))
    }
  }

  @Test(arguments: [false, true]) func theDefaultSeparatorInsetNamesTheEndOrNot(_ answer: Bool) {
    HeadlessVariations.separatorInsetNamesEnd.with(answer) {
      let table = ListScreen([texts(0..<3)]).table
      #expect(table.separatorInset.left == 16)
      #expect(table.separatorInset.right == (answer ? 16 : 0))
    }
  }
}
