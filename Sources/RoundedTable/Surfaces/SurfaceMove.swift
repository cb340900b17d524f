import UIKit

/// A surface, and the card and place that it is to have.
@MainActor struct SurfaceMove {
  var surface: CardSurfaceView
  var card: SurfaceCard
  var place: SurfacePlace
  /// The cells of the card's rows, from top to bottom.
  var cells: [UITableViewCell]

  /// Whether the first row in sight and the last are on their way, both from an earlier update.
  var hasMovingEnds: Bool {
    let seen = cells.filter(\.isInSight)
    return [seen.first, seen.last].allSatisfy { $0?.layer.animationKeys()?.isEmpty == false }
  }

  var changesAnything: Bool {
    surface.place != place || surface.alpha != 1
      || surface.card.resolved !== card.resolved
  }

  func run() {
    surface.show(card, at: place)
    surface.alpha = 1
  }
}
