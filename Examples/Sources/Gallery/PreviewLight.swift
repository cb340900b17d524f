@_spi(Headless) import UIKit

extension UITableView {
  /// Darkens everything but a row, as UIKit does when the row's context menu opens.
  func dim(exceptRowAt indexPath: IndexPath) {
    guard let window, let delegate,
      let menu = delegate.tableView(
        self, contextMenuConfigurationForRowAt: indexPath, point: .zero),
      let preview = delegate.tableView(
        self, previewForHighlightingContextMenuWithConfiguration: menu),
      let shape = preview.parameters.visiblePath?.copy() as? UIBezierPath
    else { return }
    let origin = preview.view.convert(CGPoint.zero, to: window)
    shape.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    let path = UIBezierPath(rect: window.bounds)
    path.append(shape)
    let veil = CAShapeLayer()
    veil.frame = window.bounds
    veil.path = path.cgPath
    veil.fillRule = .evenOdd
    veil.fillColor = UIColor.black.withAlphaComponent(0.4).cgColor
    window.layer.addSublayer(veil)
  }
}
