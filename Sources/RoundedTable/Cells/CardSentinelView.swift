import UIKit

/// An invisible view inside the app's background view, which notices when that leaves its cell.
final class CardSentinelView: PlainView {
  private weak var anchor: CardAnchorView?

  convenience init(for anchor: CardAnchorView) {
    self.init()
    self.anchor = anchor
    accessibilityElementsHidden = true
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { anchor?.cardWasRemoved() }
  }
}
