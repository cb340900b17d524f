import RoundedTable
@_spi(Headless) import UIKit

/// A surface as it is on screen at this moment, in the table's coordinates.
@MainActor package struct SeenSurface {
  package var minY: CGFloat
  package var maxY: CGFloat
  package var alpha: Double

  /// All surfaces in a table, from top to bottom.
  package static func all(in tableView: UITableView) -> [SeenSurface] {
    views(in: tableView).map { view in
      let shown = view.layer.presentation() ?? view.layer
      return SeenSurface(
        minY: shown.frame.minY, maxY: shown.frame.maxY, alpha: Double(shown.opacity))
    }
  }

  package static func views(in tableView: UITableView) -> [CardSurfaceView] {
    tableView.subviews.compactMap { $0 as? CardSurfaceView }
      .sorted { $0.frame.minY < $1.frame.minY }
  }
}

extension HeldScreen {
  package var surfaces: [CardSurfaceView] { SeenSurface.views(in: tableView) }

  /// What is wrong with the surfaces at this moment, found by looking at the rows' frames alone.
  ///
  /// Every row that is there to stay must be covered by a surface. Where a row that `ends` names begins or ends its card, a surface
  /// must begin or end.
  package func surfaceFaults(_ ends: [(item: Character, position: CapPosition)]) -> [String] {
    let surfaces = SeenSurface.all(in: tableView)
    return ends.compactMap { item, position in
      guard let cell = cell(String(item)), !cell.isHidden else { return nil }
      let row = cell.layer.presentation()?.frame ?? cell.frame
      let isCovered = surfaces.contains { surface in
        func reaches(_ end: CGFloat, _ edge: CGFloat, isEnd: Bool, outward: CGFloat) -> Bool {
          isEnd ? abs(end - edge) < 0.01 : (edge - end) * outward > -0.01
        }
        return surface.alpha > 0.99
          && reaches(row.minY, surface.minY, isEnd: position.roundsTop, outward: -1)
          && reaches(row.maxY, surface.maxY, isEnd: position.roundsBottom, outward: 1)
      }
      guard !isCovered else { return nil }
      return "\(item) \(position.sign) from \(row.minY) to \(row.maxY): "
        + surfaces.map { "\($0.minY)...\($0.maxY) (\($0.alpha))" }.joined(separator: ", ")
    }
  }
}
