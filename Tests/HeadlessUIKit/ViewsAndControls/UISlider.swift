public import Foundation

@MainActor @preconcurrency open class UISlider: UIControl {
  private let minimumTrack = UIView()
  private let maximumTrack = UIView()
  private let thumb = UIImageView(image: nil)
  private let minimumImage = UIImageView(image: nil)
  private let maximumImage = UIImageView(image: nil)
  private let chrome = SystemChrome.current
  private var images: [SliderImage: UIImage] = [:]
  private var number: Float = 0
  private var isSliding = false

  private struct SliderImage: Hashable {
    enum Part { case thumb, minimumTrack, maximumTrack }
    var part: Part
    var state: UInt
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpParts()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpParts()
  }

  // MARK: Value

  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(number, animated: false)
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(number, animated: false)
    }
  }
  open var isContinuous = true
  open func setValue(_ value: Float, animated: Bool) {
    number = min(max(value, minimumValue), maximumValue)
    guard animated, window != nil else { return layOutParts() }
    UIView.animate(withDuration: 0.25) { self.layOutParts() }
  }
  override open var isTracking: Bool { isSliding }

  // MARK: Appearance

  open var minimumTrackTintColor: UIColor? { didSet { layOutParts() } }
  open var maximumTrackTintColor: UIColor? { didSet { layOutParts() } }
  open var thumbTintColor: UIColor? { didSet { layOutParts() } }
  open var minimumValueImage: UIImage? {
    didSet {
      minimumImage.image = minimumValueImage
      layOutParts()
    }
  }
  open var maximumValueImage: UIImage? {
    didSet {
      maximumImage.image = maximumValueImage
      layOutParts()
    }
  }
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images[SliderImage(part: .thumb, state: state.rawValue)] = image
    layOutParts()
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[SliderImage(part: .minimumTrack, state: state.rawValue)] = image
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[SliderImage(part: .maximumTrack, state: state.rawValue)] = image
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? {
    images[SliderImage(part: .thumb, state: state.rawValue)]
  }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images[SliderImage(part: .minimumTrack, state: state.rawValue)]
  }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images[SliderImage(part: .maximumTrack, state: state.rawValue)]
  }
  open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
  open var currentMinimumTrackImage: UIImage? {
    minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal)
  }
  open var currentMaximumTrackImage: UIImage? {
    maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal)
  }

  // MARK: Places

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, in: bounds, isAtLeft: !isMirrored)
  }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, in: bounds, isAtLeft: isMirrored)
  }
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var track = bounds.insetBy(dx: Self.side, dy: (bounds.height - chrome.sliderTrackHeight) / 2)
    for image in [
      minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds),
    ]
    where image.width > 0 {
      let room = image.width + Self.imageGap
      if image.midX < bounds.midX { track.origin.x += room }
      track.size.width -= room
    }
    return track
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? chrome.sliderThumbSize
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let way = (rect.width - size.width) * (isMirrored ? 1 - share : share)
    return CGRect(
      x: rect.minX + way, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  // The height and the sides are those of shipping storyboards, where a slider that is pinned to
  // margins of 16 points has its frame at 14. Here its frame is at 16: constraints do not know
  // alignment rectangles.
  private static let side: CGFloat = 2
  private static let imageGap: CGFloat = 8
  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: chrome.sliderHeight)
  }
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: chrome.sliderHeight)
  }
  override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : 0.5
  }
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    layOutParts()
  }
  override open func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func imageRect(of image: UIImage?, in bounds: CGRect, isAtLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = isAtLeft ? bounds.minX + Self.side : bounds.maxX - Self.side - size.width
    return CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func setUpParts() {
    for part in [maximumTrack, minimumTrack, minimumImage, maximumImage, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    for track in [minimumTrack, maximumTrack] {
      track.layer.cornerRadius = chrome.sliderTrackHeight / 2
    }
    layOutParts()
  }

  private func layOutParts() {
    minimumImage.frame = minimumValueImageRect(forBounds: bounds)
    maximumImage.frame = maximumValueImageRect(forBounds: bounds)
    let track = trackRect(forBounds: bounds)
    let place = thumbRect(forBounds: bounds, trackRect: track, value: number)
    maximumTrack.frame = track
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    minimumTrack.frame =
      track.divided(
        atDistance: isMirrored ? track.maxX - place.midX : place.midX - track.minX,
        from: isMirrored ? .maxXEdge : .minXEdge
      ).slice
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    thumb.image = currentThumbImage
    thumb.frame = place
    thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
    thumb.layer.cornerRadius = currentThumbImage == nil ? place.height / 2 : 0
  }

  /// Drags the thumb to a value and lets it go.
  ///
  /// It stops at the ends. Without continuous updates, the target hears of the last value alone.
  @_spi(Headless) public func slide(to value: Float) {
    guard isEnabled, isUserInteractionEnabled else { return }
    isSliding = true
    isHighlighted = true
    sendActions(for: .touchDown)
    if isContinuous {
      setValue((number + min(max(value, minimumValue), maximumValue)) / 2, animated: false)
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    setValue(value, animated: false)
    isSliding = false
    isHighlighted = false
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    sendActions(for: .touchUpInside)
  }
}
