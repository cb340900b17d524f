@_spi(Headless) import UIKit

extension UIView {
  /// The words that a drawing of this view shows, in the order in which they are painted.
  var drawnTexts: [String] {
    layoutIfNeeded()
    return HeadlessDrawing(of: self).items.compactMap { item in
      if case .text(let text, _, _) = item.kind { text } else { nil }
    }
  }
}
