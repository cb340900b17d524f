import RoundedTable
import UIKit

/// The corners that a cell's background shows, read off its layers.
@MainActor package struct ShownCard: Equatable {
  package var isCard: Bool
  package var top: CGFloat = 0
  package var bottom: CGFloat = 0

  package init(isCard: Bool, top: CGFloat, bottom: CGFloat) {
    self.isCard = isCard
    self.top = top
    self.bottom = bottom
  }

  package init(of cell: UITableViewCell, presented: Bool = false) {
    isCard = cell.backgroundView is CellBackgroundView
    guard let background = cell.backgroundView?.layer else { return }
    read(background, presented: presented)
  }

  private mutating func read(_ layer: CALayer, presented: Bool) {
    guard !layer.isHidden else { return }
    let radius = presented ? layer.presentation()?.cornerRadius ?? 0 : layer.cornerRadius
    if layer.maskedCorners.contains(.layerMinXMinYCorner) { top = max(top, radius) }
    if layer.maskedCorners.contains(.layerMaxXMaxYCorner) { bottom = max(bottom, radius) }
    for sublayer in layer.sublayers ?? [] { read(sublayer, presented: presented) }
  }

  /// The color that a cell's background shows.
  package static func fill(of cell: UITableViewCell?) -> UIColor? {
    func find(_ view: UIView?) -> UIColor? {
      guard let view else { return nil }
      if let color = view.backgroundColor, color.cgColor.alpha > 0 { return color }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(cell?.backgroundView)
  }

  package var sign: Character {
    guard isCard else { return "·" }
    return CapPosition(joinsPrevious: top == 0, joinsNext: bottom == 0).sign
  }
}
