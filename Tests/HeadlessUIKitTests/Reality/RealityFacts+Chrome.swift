import Foundation
@_spi(Headless) import UIKit

/// Bars and controls, which only pictures of screens show.
extension RealityFact {
  static let chrome = switches + segments + bars

  private static let switches = [
    control("C1", "a switch is wide", 63, .openUIKit) { UISwitch().frame.width },
    control("C1", "a switch is high", 28, .openUIKit) { UISwitch().frame.height },
    control("C1", "a switch's thumb is wide", 37, .openUIKit) { thumb(isOn: false).width },
    control("C1", "a switch's thumb is high", 24, .openUIKit) { thumb(isOn: false).height },
    control("C1", "the thumb of a switch that is off begins at", 2, .openUIKit) {
      thumb(isOn: false).minX
    },
    control("C1", "the thumb of a switch that is on begins at", 24, .openUIKit) {
      thumb(isOn: true).minX
    },
  ]

  private static let segments = [
    control("C2", "segments are high", 32, .controls) { segmentedControl().bounds.height },
    control("C2", "segments have a radius of", 16, .controls) {
      segmentedControl().layer.cornerRadius
    },
    control("C3", "a search field is high", 44, .controls) {
      UISearchTextField(frame: .zero).intrinsicContentSize.height
    },
    control("C3", "a search field has a radius of", 22, .controls) {
      UISearchTextField(frame: .zero).layer.cornerRadius
    },
  ]

  private static let bars = [
    bar("C4", "a bar with a title is high", 54, .openUIKit) { $0.bounds.height },
    bar("C4", "a bar with a large title is high", 106, .openUIKit, isLarge: true) {
      $0.bounds.height
    },
    bar("C4", "a large title begins at", 20, .openUIKit, isLarge: true) { bar in
      label("Large", in: bar).map { $0.convert(.zero, to: bar).x } ?? .nan
    },
    bar("C5", "the glass below a button is high", 44, .openUIKit) {
      platters(in: $0).first?.height ?? .nan
    },
    bar("C5", "the glass below a button begins below the bar's top by", 0, .openUIKit) {
      platters(in: $0).first?.minY ?? .nan
    },
    bar("C5", "the glass below a symbol is wide", 44, .openUIKit) {
      platters(in: $0).first?.width ?? .nan
    },
    bar("C5", "glass ends before the bar does by", 16, .openUIKit) { bar in
      platters(in: bar).last.map { bar.bounds.width - $0.maxX } ?? .nan
    },
    bar("C5", "a button's text begins in its glass at", 16, .openUIKit) { bar in
      guard let platter = platters(in: bar).last, let text = label("Edit", in: bar) else {
        return .nan
      }
      return text.convert(CGPoint.zero, to: bar).x - platter.minX
    },
  ]

  private static func control(
    _ id: String, _ what: String, _ value: CGFloat, _ source: Source,
    _ measure: @escaping @MainActor @Sendable () -> CGFloat
  ) -> RealityFact {
    RealityFact(id, "26.0", what, value, 0.5, source) { system in on(system) { measure() } }
  }

  private static func bar(
    _ id: String, _ what: String, _ value: CGFloat, _ source: Source, isLarge: Bool = false,
    _ measure: @escaping @MainActor @Sendable (UINavigationBar) -> CGFloat
  ) -> RealityFact {
    RealityFact(id, "26.0", what, value, 0.5, source) { system in
      on(system) {
        let screen = UIViewController(nibName: nil, bundle: nil)
        screen.title = "Large"
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Edit", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = isLarge
        let window = UIWindow(device: HeadlessDevice.current)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return measure(navigation.navigationBar)
      }
    }
  }

  @MainActor private static func on(_ system: String, _ measure: () -> CGFloat) -> CGFloat {
    var device = HeadlessDevice.phone
    device.systemVersion = system
    return HeadlessDevice.with(device, measure)
  }

  @MainActor private static func segmentedControl() -> UISegmentedControl {
    UISegmentedControl(items: ["Day", "Week"])
  }

  @MainActor private static func thumb(isOn: Bool) -> CGRect {
    let control = UISwitch()
    control.isOn = isOn
    control.layoutIfNeeded()
    return control.subviews.last?.frame ?? .null
  }

  /// What casts a shadow in a bar, from left to right.
  @MainActor private static func platters(in bar: UINavigationBar) -> [CGRect] {
    bar.subviews.filter { $0.layer.shadowOpacity > 0 }.map(\.frame).sorted { $0.minX < $1.minX }
  }

  @MainActor private static func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text, !label.isHidden { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }
}
