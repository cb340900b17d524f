import UIKit

/// A cell whose label is pinned to the margins of the content view, and so follows any card.
final class MarginsCell: LabelCell {
  override func constraints(of label: UILabel) -> [NSLayoutConstraint] {
    let margins = contentView.layoutMarginsGuide
    return [
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      margins.trailingAnchor.constraint(equalTo: label.trailingAnchor),
      margins.bottomAnchor.constraint(equalTo: label.bottomAnchor),
    ]
  }
}
