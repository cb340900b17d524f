import Foundation
import UIKit

/// What the system can do on which the app runs: availability is asked here and nowhere else.
package struct Capabilities: Hashable, Sendable {
  /// The radius of the system's own cards up to iOS 18, in points.
  ///
  /// Measured on pictures of inset-grouped tables, as ``systemRadius``: Apple documents none.
  package static let formerRadius = 10.0

  /// The radius of the system's own cards, in points.
  package var systemRadius: Double

  /// The distance from the trailing edge of the system's own cards to the lines in them, in points.
  ///
  /// Measured on a view tree of Settings on iOS 26.4; Apple documents none.
  package var systemLineEnd = 0.0

  /// Asks the system.
  @MainActor package init() { self.init(information: Bundle.main.infoDictionary) }

  /// Asks the system for an app that says something of itself in its Info.plist.
  ///
  /// Its version is asked as well, because `#available` is always true where a stand-in takes UIKit's place, as on Linux. An app can
  /// ask to look as on older systems (Apple: UIDesignRequiresCompatibility), and its tables have their radius then.
  @MainActor package init(information: [String: Any]?) {
    systemRadius = Self.formerRadius
    guard #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) else { return }
    if information?["UIDesignRequiresCompatibility"] as? Bool == true { return }
    let major = UIDevice.current.systemVersion.prefix { $0 != "." }
    guard Int(major) ?? 0 >= 26 else { return }
    systemRadius = 26
    systemLineEnd = 16
  }

  /// The background configuration that a cell has by itself, nil before iOS 16.
  ///
  /// From iOS 18 on it is not equal to any of those that are named for lists.
  @MainActor static func defaultBackgroundConfiguration(
    of cell: UITableViewCell
  ) -> UIBackgroundConfiguration? {
    guard #available(iOS 16.0, *) else { return nil }
    return cell.defaultBackgroundConfiguration()
  }

  /// Whether a view has a hover style that is not ours.
  @MainActor static func hasOtherHoverStyle(_ view: UIView, than ours: NSObject?) -> Bool {
    guard #available(iOS 17.0, *), let style = view.hoverStyle else { return false }
    return style !== ours
  }

  /// Gives the hover style of a view the shape of a path, if there is a style without a shape or with that of ours, from iOS 17 on.
  ///
  /// - Returns: The style that has our shape.
  @MainActor static func shapeHover(
    of view: UIView, unlessIn ours: NSObject?, path: () -> UIBezierPath
  ) -> NSObject? {
    guard #available(iOS 17.0, *) else { return nil }
    guard let style = view.hoverStyle, style.shape == nil || style === ours else { return nil }
    style.shape = .path(path())
    view.hoverStyle = style
    return view.hoverStyle
  }

  /// Takes our shape from the hover style of a view.
  @MainActor static func unshapeHover(of view: UIView, in ours: NSObject) {
    guard #available(iOS 17.0, *), let style = view.hoverStyle, style === ours else { return }
    style.shape = nil
    view.hoverStyle = style
  }
}
