// swift-tools-version: 6.2
import PackageDescription

let roundedTable: Target.Dependency = .product(name: "RoundedTable", package: "RoundedTable")

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
  products: [
    .library(name: "Screens", targets: ["Screens"]),
    .library(name: "UIKitFacts", targets: ["UIKitFacts"]),
  ],
  dependencies: [.package(name: "RoundedTable", path: "..")],
  targets: [
    .target(name: "SeededNumbers"),
    .target(name: "Screens", dependencies: ["UIKitFacts", roundedTable]),
    .target(name: "UIKitFacts"),
    .testTarget(name: "UIKitFactsTests", dependencies: ["SeededNumbers", "UIKitFacts"]),
  ]
)

// What needs the stand-in for UIKit: the same block as in RoundedTable's own manifest.
#if os(Linux)
package.targets += [
  .executableTarget(name: "Gallery", dependencies: ["Screens", roundedTable]),
  .executableTarget(
    name: "Benchmarks", dependencies: ["AllocationCounter", "SeededNumbers", roundedTable]),
  .testTarget(name: "BenchmarksTests", dependencies: ["Benchmarks", roundedTable]),
  // What `.ci/run browser` appends to the page is no source.
  .testTarget(
    name: "GalleryTests", dependencies: ["Gallery", "TakenLooks"],
    exclude: ["page-test.js", "look-test.js", "look-keys-test.js", "pixel-test.js"]),
  // The code of the page of looks, a function for each look: `swift run Gallery --code` writes it.
  .target(name: "TakenLooks", dependencies: [roundedTable], path: "Tests/TakenLooks"),
  .testTarget(
    name: "ScreensTests",
    dependencies: [
      "Screens", "UIKitFacts", roundedTable, .product(name: "CardTesting", package: "RoundedTable"),
    ]),
]
for target in package.targets {
  target.dependencies.append(.product(name: "HeadlessUIKit", package: "RoundedTable"))
  target.swiftSettings = [
    .unsafeFlags([
      "-module-alias", "UIKit=HeadlessUIKit", "-Xfrontend", "-disable-cross-import-overlays",
    ])
  ]
}
// In C, because it replaces the allocator of the process, which the Swift runtime uses too.
package.targets.append(.target(name: "AllocationCounter"))
#endif

for target in package.targets where target.name != "AllocationCounter" {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
  // Not in Xcode: see RoundedTable's own manifest.
  #if os(Linux)
  target.swiftSettings?.append(.treatAllWarnings(as: .error))
  target.swiftSettings?.append(.enableUpcomingFeature("MemberImportVisibility"))
  #endif
}
