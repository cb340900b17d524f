import Foundation

/// Inert: it holds its text, and neither shows nor edits it.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  open weak var delegate: (any UITextViewDelegate)?
  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  open var text: String! = ""
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontForContentSizeCategory = false
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var isEditable = true
}
