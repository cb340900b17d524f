import UIKit

extension CardTable {
  /// Notes the row that the app says is being moved; corners follow with the next layout, when the rows have begun to make way.
  func carry(_ row: RowsInHand.Carried) {
    hand.carry(row)
    needs(.gestures)
  }

  /// Corrects the cards of rows in hand and of their neighbours, after the table's layout.
  func followHand() {
    // An update that has begun corrects all cards when it has ended.
    guard hand.isChanged, !slices.isUpdating else { return }
    due.remove(.gestures)
    // A reload takes a row out of the hand and puts all others in their places at once.
    let isAnimated = !hand.isDropped || NewestRowAnimation(on: cells).animation != nil
    hand.wasFollowed()
    directory?.recompute(animated: isAnimated)
  }
}
