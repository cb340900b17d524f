public import Foundation

/// The device that the code believes to run on.
///
/// Settings hold for a synchronous scope or for one window.
@MainActor @_spi(Headless) public struct HeadlessDevice {
  /// The screen's size in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// What status bar, sensor housing and home indicator take.
  public var safeAreaInsets: UIEdgeInsets
  /// Phone or pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  /// Light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The language's direction.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// The text size chosen in Settings.
  public var contentSizeCategory = UIContentSizeCategory.large
  /// Increase Contrast.
  public var accessibilityContrast = UIAccessibilityContrast.normal
  /// Compact or regular width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  /// Compact or regular height.
  public var verticalSizeClass: UIUserInterfaceSizeClass
  /// Reduce Motion.
  public var reduceMotion = false
  /// Reduce Transparency.
  public var reduceTransparency = false
  /// Differentiate Without Color.
  public var differentiatesWithoutColor = false
  /// What `UIDevice.current.systemVersion` answers.
  ///
  /// Grouped tables, bars and controls look as iOS 26 draws them from that version on, and as iOS
  /// 15 to 18 before.
  public var systemVersion = "15.0"
  /// The radius of the display's corners, in points.
  public var displayCornerRadius: CGFloat = 47
  /// Whether its window has another size than its screen, which says nothing of its orientation.
  var isResized = false
  /// How many rows a table prepares beyond the visible ones.
  public var preparedRows: Int {
    get { chosenPreparedRows ?? HeadlessVariations.preparedRows.answer }
    set { chosenPreparedRows = newValue }
  }
  private var chosenPreparedRows: Int?

  func isAtLeast(_ major: Int) -> Bool {
    (Int(systemVersion.prefix { $0 != "." }) ?? 15) >= major
  }

  nonisolated private init(
    size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, idiom: UIUserInterfaceIdiom,
    horizontalSizeClass: UIUserInterfaceSizeClass
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    userInterfaceIdiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
    verticalSizeClass = .regular
  }

  /// A phone held upright.
  public static let phone = HeadlessDevice(
    size: CGSize(width: 390, height: 844), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), idiom: .phone,
    horizontalSizeClass: .compact)

  /// A pad held upright.
  public static let pad = HeadlessDevice(
    size: CGSize(width: 834, height: 1194), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad,
    horizontalSizeClass: .regular)

  /// The device of this moment.
  public private(set) static var current = HeadlessDevice.phone {
    didSet {
      detachedTraits = UITraitCollection(values: current.detachedValues)
      UITraitCollection.current = detachedTraits
      if current.systemVersion != oldValue.systemVersion { ListMetrics.follow(current) }
    }
  }

  /// Kept, because every view outside a window asks for it often.
  private(set) static var detachedTraits = UITraitCollection(values: phone.detachedValues)

  /// Runs a body on another device.
  ///
  /// The body is synchronous, so parallel tests do not see one another's device. Windows that the
  /// body makes, and what it leaves to the clock, keep it.
  public static func with<Result>(
    _ device: HeadlessDevice, _ body: () throws -> Result
  ) rethrows -> Result {
    let choice = HeadlessAnswers.Choice(
      give: { become(device, $0) }, takeBack: { become(.phone, $0) })
    return try HeadlessAnswers.$current.withValue(HeadlessAnswers.current.adding(choice)) {
      try become(device, body)
    }
  }

  /// Runs a body that lets turns of the main queue pass on another device.
  ///
  /// For a process in which nothing else runs meanwhile, which would be on that device, too.
  @MainActor public static func with<Result>(
    _ device: HeadlessDevice, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let outer = current
    current = device
    defer { current = outer }
    return try await body()
  }

  private static func become<Result>(
    _ device: HeadlessDevice, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    current = device
    defer { current = outer }
    return try body()
  }
}
