// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "RoundedTable",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
  products: [
    .library(name: "RoundedTable", targets: ["RoundedTable"]),
    .library(name: "CapPositions", targets: ["CapPositions"]),
    .library(name: "CardTesting", targets: ["CardTesting"]),
  ],
  targets: [
    .target(name: "CapPositions"),
    .target(
      name: "RoundedTable", dependencies: ["CapPositions"],
      resources: [.copy("PrivacyInfo.xcprivacy")]),
    // For tests of any table, ours or not: it knows UIKit alone.
    .target(name: "CardTesting"),
    .testTarget(name: "CapPositionsTests", dependencies: ["CapPositions", "SeededRandom"]),
    .testTarget(
      name: "RoundedTableTests", dependencies: ["RoundedTable", "CardTesting", "TestSupport"]),
    .testTarget(
      name: "CardTestingTests", dependencies: ["CardTesting", "TestSupport"]),
    // What tests share.
    .target(name: "SeededRandom", path: "Tests/SeededRandom"),
    .target(name: "TestSupport", dependencies: ["RoundedTable"], path: "Tests/TestSupport"),
  ]
)

// UIKit exists on Apple's systems alone. Elsewhere the stand-in HeadlessUIKit takes its name, so
// that every `import UIKit` in the library, its tests and the examples compiles and runs unchanged.
#if os(Linux)
// The stand-in is not the product: whoever changes it sets STAND_IN=1, as `.ci/run` does. Then its
// tests are there, and each of its files is compiled by itself. Others need not wait for either.
let changesStandIn = Context.environment["STAND_IN"] == "1"
// Whoever has just cloned the package waits for what `swift test` builds, too. With TESTS=usual, as
// in `.ci/run`, all is tried, the screens of apps as well.
let triesScreens = Context.environment["TESTS"] != nil
package.targets += [
  // It lays out and draws whatever tests show: optimized, it halves their time. For size, and as a
  // whole, it compiles sooner: in a fifth less time than file by file.
  .target(
    name: "HeadlessUIKit", path: "Tests/HeadlessUIKit", exclude: ["README.md"],
    swiftSettings: [
      .unsafeFlags(
        ["-Osize"] + (changesStandIn ? [] : ["-wmo", "-num-threads", "2", "-disable-batch-mode"]),
        .when(configuration: .debug))
    ]),
  .testTarget(
    name: "RoundedTableHeadlessTests",
    dependencies: [
      "RoundedTable", "CardTesting", "TestSupport", "HeadlessTestSupport", "SeededRandom",
    ]),
  .target(
    name: "HeadlessTestSupport", dependencies: ["RoundedTable", "TestSupport"],
    path: "Tests/HeadlessTestSupport"),
]
if triesScreens {
  package.targets += [
    .testTarget(
      name: "AppScreensHeadlessTests",
      dependencies: [
        "RoundedTable", "CardTesting", "TestSupport", "HeadlessTestSupport", "SeededRandom",
        "AppScreens", "PlainAppScreens", "RoundedAppScreens",
      ]),
    // The same screens over UIKit's class and over the rounded one: both link one folder.
    .target(name: "AppScreens", path: "Tests/AppScreens/Shared"),
    .target(name: "PlainAppScreens", dependencies: ["AppScreens"], path: "Tests/AppScreens/Plain"),
    .target(
      name: "RoundedAppScreens", dependencies: ["AppScreens", "RoundedTable"],
      path: "Tests/AppScreens/Rounded"),
  ]
}
package.products.append(.library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]))
if changesStandIn {
  package.targets.append(
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["TestSupport", "HeadlessTestSupport", "SeededRandom"]))
}
let withoutUIKit: Set = ["CapPositions", "CapPositionsTests", "SeededRandom", "HeadlessUIKit"]
for target in package.targets where !withoutUIKit.contains(target.name) {
  target.dependencies.append("HeadlessUIKit")
  target.swiftSettings = [
    // A file that imports Testing and UIKit would ask for a cross-import overlay named after the
    // alias.
    .unsafeFlags([
      "-module-alias", "UIKit=HeadlessUIKit", "-Xfrontend", "-disable-cross-import-overlays",
    ])
  ]
}
#endif

for target in package.targets {
  // Shipping code is older than Swift 6.
  let isShipping = ["PlainAppScreens", "RoundedAppScreens"].contains(target.name)
  let settings: [SwiftSetting] =
    isShipping
    ? [.swiftLanguageMode(.v5)]
    : [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}

// Xcode suppresses the warnings of packages that an app depends on, and stops at a package that
// wants them to be errors. So they are errors here, and warnings in Xcode.
#if os(Linux)
for target in package.targets {
  target.swiftSettings?.append(.treatAllWarnings(as: .error))
  // They compile sooner with line numbers alone to debug them. The driver would take the option for
  // overridden by the -g that SwiftPM adds.
  if target.type == .test || target.name == "HeadlessUIKit" {
    target.swiftSettings?.append(
      .unsafeFlags(["-Xfrontend", "-gline-tables-only"], .when(configuration: .debug)))
  }
  // On Apple's systems UIKit brings QuartzCore and others along, and files import UIKit alone.
  if !["PlainAppScreens", "RoundedAppScreens"].contains(target.name) {
    target.swiftSettings?.append(.enableUpcomingFeature("MemberImportVisibility"))
  }
  if ["CapPositions", "CardTesting", "RoundedTable"].contains(target.name) {
    target.swiftSettings?.append(.treatWarning("ExplicitSendable", as: .error))
  }
}
#endif
