import UIKit

/// A view without any look inside a background view of the app's, which notices when that leaves its cell.
final class CardSentinelView: UIView {
  private weak var anchor: CardAnchorView?

  init(for anchor: CardAnchorView) {
    self.anchor = anchor
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) {
    fatalError("CardSentinelView is made by CardDecorator")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { anchor?.cardWasRemoved() }
  }
}
