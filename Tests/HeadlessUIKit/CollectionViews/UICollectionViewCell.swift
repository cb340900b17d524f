import Foundation

/// Inert: a cell provider can make one.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  open private(set) var contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
}
