import Gallery
import Testing
@_spi(Headless) import UIKit

/// What the moving picture says is so.
@MainActor struct ComparisonTests {
  /// The corners of everything that is filled, from top to bottom.
  private func corners(_ drawing: HeadlessDrawing?) -> [String] {
    (drawing?.items ?? []).filter { item in
      if case .fill = item.kind { item.frame.height > 8 && item.frame.width > 200 } else { false }
    }.sorted { $0.frame.minY < $1.frame.minY }.map { item in
      let clip = item.clips.last { $0.frame.minY == item.frame.minY }?.radii ?? item.radii
      return
        "\(Int(item.frame.minY)) \(clip.topLeft) \(max(clip.bottomLeft, item.radii.bottomLeft))"
    }
  }

  private func last(_ side: Comparison.Side, steps: [Comparison.Step]) -> [String] {
    corners(Comparison(device: .phone, steps: steps).pictures(of: side).last)
  }

  /// After each update the rows look as if the table had been made with them.
  @Test(arguments: 2...Comparison.steps.count)
  func cardsEndAsTheyWouldHaveBegun(steps: Int) {
    let shown = Array(Comparison.steps.prefix(steps))
    let ended = last(.roundedTable, steps: shown)
    #expect(ended.count > 4)
    #expect(ended == last(.roundedTable, steps: shown.suffix(1)))
  }

  @Test(arguments: 2...Comparison.steps.count)
  func handRoundedRowsDoNot(steps: Int) {
    let shown = Array(Comparison.steps.prefix(steps))
    #expect(last(.uiKitAlone, steps: shown) != last(.uiKitAlone, steps: shown.suffix(1)))
  }

  @Test func bothSidesBeginWithTheSameCorners() {
    let first = Array(Comparison.steps.prefix(1))
    let rounded = Set(last(.roundedTable, steps: first))
    #expect(rounded.isSuperset(of: last(.uiKitAlone, steps: first)))
  }
}
