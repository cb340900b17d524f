public import Foundation

/// Inert: it has its height and its values, and isn't drawn.
@MainActor @preconcurrency open class UISlider: UIControl {
  private var number: Float = 0

  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  open var minimumValue: Float = 0 { didSet { value = number } }
  open var maximumValue: Float = 1 { didSet { value = number } }
  open var isContinuous = true
  open func setValue(_ value: Float, animated: Bool) {
    number = max(minimumValue, min(value, maximumValue))
  }

  // The height is that of shipping storyboards.
  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SystemChrome.current.sliderHeight)
  }
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SystemChrome.current.sliderHeight)
  }
}
