@MainActor @preconcurrency open class UITrackingLayoutGuide: UILayoutGuide {}
