import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// A mask of the app's is never replaced and never taken away, whenever it comes.
@MainActor @Suite struct MasksOfTheAppTests {
  /// When the app gives a row or footer its mask.
  enum Moment: CaseIterable {
    case before, meanwhile, afterwards
  }

  enum Owner: CaseIterable {
    case view, layer
  }

  enum Part: CaseIterable {
    case row, footer
  }

  /// A mask on a view or its layer, and the layer by which it's known.
  private func mask(_ view: UIView, by owner: Owner) -> (view: UIView?, layer: CALayer) {
    guard owner == .view else {
      let layer = CALayer()
      layer.frame = view.bounds
      view.layer.mask = layer
      return (nil, layer)
    }
    let mask = UIView(frame: view.bounds)
    view.mask = mask
    return (mask, mask.layer)
  }

  private func part(_ part: Part, of screen: LidScreen) -> UIView? {
    switch part {
    case .row: screen.tableView.cellForRow(at: IndexPath(row: 5, section: 0))
    case .footer: screen.tableView.footerView(forSection: 0)
    }
  }

  @Test(arguments: Moment.allCases, Owner.allCases)
  func itStays(_ moment: Moment, _ owner: Owner) throws {
    try HeadlessClock.held {
      for kind in Part.allCases {
        for isUninstalled in [false, true] {
          var setup = LidScreen.Setup()
          setup.footerHeight = 30
          setup.style = { $0.enclosesFooter = true }
          let screen = LidScreen(setup)
          // The last row is from 276 to 320, and its footer is below it.
          screen.scroll(to: 240)
          let view = try #require(part(kind, of: screen))
          let depth: CGFloat = kind == .row ? 255 : 295
          if moment != .before {
            screen.scroll(to: depth)
            #expect(view.mask != nil, "\(kind) is cut")
          }
          if moment == .afterwards {
            screen.scroll(to: 100)
            #expect(view.mask == nil && view.layer.mask == nil)
          }
          let mask = mask(view, by: owner)
          // Each is laid out with the app's mask, beneath the header and below it.
          for offset in [depth, depth + 2, 240, 200] {
            screen.scroll(to: offset)
            #expect(view.layer.mask === mask.layer, "\(kind) at \(offset)")
          }
          screen.scroll(to: depth)
          if isUninstalled { screen.dataSource?.uninstall() }
          screen.window.layoutIfNeeded()
          #expect(view.layer.mask === mask.layer)
          #expect(view.mask === mask.view, "\(kind) \(owner) \(moment)")
        }
      }
    }
  }

  @Test func aRowWhoseMaskTheAppTakesAwayIsCutAgain() throws {
    try HeadlessClock.held {
      let screen = LidScreen(LidScreen.Setup())
      screen.scroll(to: 70)
      let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      let layer = mask(cell, by: .layer).layer
      screen.scroll(to: 72)
      #expect(cell.layer.mask === layer)
      cell.layer.mask = nil
      screen.scroll(to: 74)
      #expect(cell.layer.mask != nil && cell.layer.mask === cell.mask?.layer)
      #expect(cell.mask?.frame.minY == 18)
    }
  }
}
