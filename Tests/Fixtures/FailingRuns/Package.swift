// swift-tools-version: 6.2
import PackageDescription

/// Tests that must fail, one for each way in which a failure could get lost.
/// `Scripts/check-failing-runs` runs each of them and expects the failure.
let package = Package(
  name: "FailingRuns",
  dependencies: [.package(name: "Snapshot", path: "../../..")],
  targets: [
    .testTarget(
      name: "FailingTests",
      dependencies: [
        .product(name: "Snapshot", package: "Snapshot"),
        .product(name: "UIKit", package: "Snapshot"),
      ]),
    .testTarget(
      name: "SwiftFiveTests",
      dependencies: [
        .product(name: "Snapshot", package: "Snapshot"),
        .product(name: "UIKit", package: "Snapshot"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
