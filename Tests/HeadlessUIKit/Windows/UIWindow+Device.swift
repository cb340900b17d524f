import Foundation

@_spi(Headless) extension UIWindow {
  /// A window that fills a device's screen.
  public convenience init(device: HeadlessDevice) {
    self.init(frame: CGRect(origin: .zero, size: device.size))
    adopt(device)
  }

  /// Moves a live window to other settings, as turning the device or changing Settings does: new
  /// size, safe area and traits, and a layout.
  public func adopt(_ device: HeadlessDevice) {
    let controller = rootViewController
    let isResized = frame.size != device.size
    let coordinator = TransitionCoordinator()
    let isOtherTextSize = self.device.contentSizeCategory != device.contentSizeCategory
    self.device = device
    deviceTraits = device.traits
    if isResized { controller?.viewWillTransition(to: device.size, with: coordinator) }
    frame = CGRect(origin: .zero, size: device.size)
    refreshTraits()
    refreshInsets()
    controller?.viewIfLoaded?.frame = bounds
    if isOtherTextSize { tellTextSize(device.contentSizeCategory) }
    if !isHidden { layoutIfNeeded() }
    coordinator.run()
  }

  private func tellTextSize(_ category: UIContentSizeCategory) {
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
  }
}
