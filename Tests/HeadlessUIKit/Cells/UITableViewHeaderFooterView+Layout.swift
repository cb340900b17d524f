import Foundation

extension UITableViewHeaderFooterView {
  func layOutHeaderFooter() {
    updateConfigurationIfNeeded()
    let box = CGRect(origin: .zero, size: bounds.size)
    background.systemView?.frame = box
    background.view?.frame = box
    placeContent()
    guard !labels.isEmpty else { return }
    let size = content.view.bounds.size
    let frames = labelLayout.frames(in: size)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    labels.text?.frame = isMirrored ? frames.text.mirrored(in: size.width) : frames.text
  }

  func placeContent() {
    var safeArea = safeAreaInsets
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      safeArea.left += tableState.indexWidth
    } else {
      safeArea.right += tableState.indexWidth
    }
    content.view.frame = CGRect(
      x: safeArea.left, y: 0, width: max(0, bounds.width - safeArea.left - safeArea.right),
      height: bounds.height)
  }
}
