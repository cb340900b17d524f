// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// An app with the example screens, for Xcode and Swift Playgrounds on a Mac: open this folder.
let package = Package(
  name: "RoundedTableExamples",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "RoundedTableExamples", targets: ["AppModule"],
      bundleIdentifier: "org.example.RoundedTableExamples",
      displayVersion: "1.0", bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  // The screens stand in the package around this one.
  dependencies: [.package(name: "Examples", path: "..")],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        .product(name: "Screens", package: "Examples"),
        .product(name: "UIKitFacts", package: "Examples"),
      ], path: "App")
  ]
)
