import CapPositions
@_spi(Headless) import UIKit

/// What is there to render when a screen is drawn.
package struct DrawnScreen: Encodable {
  package let contender: Contender
  package private(set) var rows = 0
  package private(set) var layers = 0
  /// Layers of rows that are not there on the plain table.
  package var layersPerRowOverFloor = 0.0
  package private(set) var masks = 0
  package private(set) var backingStores = 0
  package private(set) var backingStoreBytes = 0
  /// Rows that are drawn aside first.
  package private(set) var offscreenRows = 0
  /// Those of them whose top is not rounded.
  package private(set) var offscreenRowsWithoutRoundedTop = 0

  @MainActor package static func look() -> [DrawnScreen] {
    var screens = Contender.allCases.map { DrawnScreen(of: $0) }
    let floor = screens.first { $0.contender == .plain }
    for index in screens.indices {
      guard let floor, floor.rows > 0 else { continue }
      screens[index].layersPerRowOverFloor =
        Double(screens[index].layers) / Double(screens[index].rows)
        - Double(floor.layers) / Double(floor.rows)
    }
    return screens
  }

  @MainActor private init(of contender: Contender) {
    self.contender = contender
    let screen = ContenderScreen(contender)
    screen.apply(TableUpdate(items: 40, sections: 10), animated: false)
    screen.settle()
    for cell in screen.tableView.visibleCells {
      let drawing = HeadlessDrawing(of: cell)
      rows += 1
      layers += drawing.layers
      masks += drawing.masks
      backingStores += drawing.backingStores
      backingStoreBytes += (cell.backgroundView as? DrawnBackground)?.backingStoreBytes ?? 0
      guard drawing.offscreenPasses > 0 else { continue }
      offscreenRows += 1
      if screen.shownPosition(of: cell)?.roundsTop == false { offscreenRowsWithoutRoundedTop += 1 }
    }
    if contender == .cornerImages { backingStoreBytes = CornerImage.bytes }
  }
}
