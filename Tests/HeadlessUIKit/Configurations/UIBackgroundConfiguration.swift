public import Foundation

public struct UIBackgroundConfiguration: Hashable {
  /// What the system draws by itself in each state.
  enum Style: Hashable, Sendable {
    case clear
    /// Whatever the state says that the cell is in.
    case cell
    case plainCell
    case groupedCell
    case sidebarCell
    case plainHeaderFooter
    case groupedHeaderFooter
  }

  /// A property that the app has set is left alone when the state changes.
  struct Customized: OptionSet, Hashable {
    let rawValue: UInt8
    static let backgroundColor = Customized(rawValue: 1 << 0)
    static let backgroundColorTransformer = Customized(rawValue: 1 << 1)
  }

  let style: Style
  private(set) var customized: Customized = []
  private var fill: UIColor?
  private var fillTransformer: UIConfigurationColorTransformer?

  init(style: Style, fill: UIColor?) {
    self.style = style
    self.fill = fill
  }

  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var backgroundColor: UIColor? {
    get { fill }
    set {
      fill = newValue
      customized.insert(.backgroundColor)
    }
  }
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { fillTransformer }
    set {
      fillTransformer = newValue
      customized.insert(.backgroundColorTransformer)
    }
  }
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  @available(iOS 18.0, *) public var shadowProperties: UIShadowProperties {
    get { shadow }
    set { shadow = newValue }
  }
  private var shadow = UIShadowProperties()

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = fill ?? tintColor
    return fillTransformer?(color) ?? color
  }
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  mutating func setSystemFill(_ color: UIColor?) {
    guard !customized.contains(.backgroundColor) else { return }
    fill = color
  }
}

@available(*, unavailable)
extension UIBackgroundConfiguration: Sendable {}

// MARK: Comparing

extension UIBackgroundConfiguration {
  public static func == (
    first: UIBackgroundConfiguration, second: UIBackgroundConfiguration
  ) -> Bool {
    first.style == second.style && first.customized == second.customized
      && first.customView === second.customView && first.fill == second.fill
      && UIConfigurationColorTransformer.areSame(first.fillTransformer, second.fillTransformer)
      && first.hasSameShape(as: second) && first.hasSameStroke(as: second)
      && first.visualEffect === second.visualEffect && first.shadow == second.shadow
  }

  private func hasSameShape(as other: UIBackgroundConfiguration) -> Bool {
    cornerRadius == other.cornerRadius && backgroundInsets == other.backgroundInsets
      && edgesAddingLayoutMarginsToBackgroundInsets
        == other.edgesAddingLayoutMarginsToBackgroundInsets
      && image == other.image && imageContentMode == other.imageContentMode
  }

  private func hasSameStroke(as other: UIBackgroundConfiguration) -> Bool {
    strokeColor == other.strokeColor && strokeWidth == other.strokeWidth
      && strokeOutset == other.strokeOutset
      && UIConfigurationColorTransformer.areSame(
        strokeColorTransformer, other.strokeColorTransformer)
  }

  // Insets and transformers are not hashable in UIKit either; equal configurations agree in these.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(fill)
    hasher.combine(cornerRadius)
    hasher.combine(strokeWidth)
  }
}
