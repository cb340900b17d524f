import UIKit

extension CardTable {
  /// Notes the row that the app says is being moved; corners follow with the next layout, when the rows have begun to make way.
  func carry(_ row: RowsInHand.Carried) {
    hand.carry(row)
    observer?.setNeedsLayout()
  }

  /// Notices that a row has been swiped aside or come back, or that the carried one has been dropped.
  func lookAtHand(on card: CardBackgroundView) {
    hand.look(at: card)
    if hand.isChanged { observer?.setNeedsLayout() }
  }

  /// Corrects the cards of rows in hand and of their neighbours, after the table's layout.
  func followHand() {
    // An update that has begun corrects all cards when it has ended.
    guard hand.isChanged, !slices.isUpdating else { return }
    // A reload takes a row out of the hand and puts all others in their places at once.
    let isAnimated =
      !hand.isDropped || cells.all.contains { NewestRowAnimation.timeLeft(on: $0.layer) > 0 }
    hand.wasFollowed()
    owner?.correctCards(animated: isAnimated)
  }
}
