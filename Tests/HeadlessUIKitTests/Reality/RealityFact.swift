import Foundation
import Testing
@_spi(Headless) import UIKit

/// A length that was measured on a real system, and the same of the stand-in.
struct RealityFact: Sendable, CustomTestStringConvertible {
  var id: String
  var system: String
  var what: String
  /// In points.
  var value: CGFloat
  var tolerance: CGFloat
  var source: Source
  var measure: @MainActor @Sendable (String) -> CGFloat

  /// Where a fact was measured.
  enum Source: String {
    case sentry =
      "getsentry/sentry-cocoa 7c1cd5900, SentryUIRedactBuilderTests+SwiftUI: pictures of a collection list"
    case quickTable =
      "bcylin/QuickTableViewController, Documentation/Screenshot.png: resampled"
    case snapshotTesting =
      "pointfreeco/swift-snapshot-testing, testTableViewController.1.png: a plain table of iOS 13"
    case preferences =
      "a view tree of Settings > General on an iPhone 17 Pro, recorded in a public test fixture"
    case notes = "a view dump in public notes: a grouped table of iOS 15"
    case pulley = "52inc/Pulley#390: a plain table of iOS 14"
    case music = "a view dump in public notes: Apple Music of iOS 15"
    case openUIKit =
      "Vercantez/openuikit, golden/switch_onoff and docs/SCENE_SPEC.md: real UIKit of iOS 26.1"
    case openUIKitTables =
      "Vercantez/openuikit, golden/tableview_grouped, golden/tableview_plain and docs/SCENE_SPEC.md: real UIKit of iOS 26"
    case controls =
      "a public table of sizes, read from UIKit's view trees on an iPhone 17 Pro with iOS 26.5"
  }

  init(
    _ id: String, _ system: String, _ what: String, _ value: CGFloat, _ tolerance: CGFloat,
    _ source: Source, _ measure: @escaping @MainActor @Sendable (String) -> CGFloat
  ) {
    self.id = id
    self.system = system
    self.what = what
    self.value = value
    self.tolerance = tolerance
    self.source = source
    self.measure = measure
  }

  var testDescription: String { "\(id), iOS \(system): \(what)" }
}
