import UIKit

extension CardTable {
  /// Gives a preview the shape of a row's part of its card; nil if the row has no cell or no card.
  func shape<Parameters: UIPreviewParameters>(
    _ parameters: Parameters, ofRowAt indexPath: IndexPath
  ) -> Parameters? {
    guard let card = card(at: indexPath), let cell = tableView?.cellForRow(at: indexPath) else {
      return nil
    }
    parameters.backgroundColor = card.style.fill.view?.fallback ?? .clear
    parameters.visiblePath = path(of: cell)
    return parameters
  }

  /// Returns the outline of a cell's part of its card.
  ///
  /// A row that's partly beneath its floating header has a straight edge there.
  ///
  /// The data source knows a cell's row earlier than the table does, for example in `willDisplay`.
  func path(of cell: UITableViewCell) -> UIBezierPath {
    let indexPath = indexPath(of: cell) ?? tableView?.indexPath(for: cell)
    guard let card = indexPath.flatMap(card) else { return UIBezierPath(rect: cell.bounds) }
    let rect = cell.cardRect(for: card)
    guard let line = RowCut.of(cell)?.line, line > rect.minY else {
      return cell.cardPath(card.corners, in: rect)
    }
    var corners = card.corners
    corners.topRadius = 0
    let rest = rect.divided(atDistance: line - rect.minY, from: .minYEdge).remainder
    return cell.cardPath(corners, in: rest)
  }

  /// Returns the card that a row should show; nil if it has none, or there is no such row.
  private func card(at indexPath: IndexPath) -> Card? {
    guard !plan.isDormant, plan.source?.id(ofRowAt: indexPath) != nil else { return nil }
    let card = plan.card(at: indexPath)
    return card.isCard ? card : nil
  }
}
