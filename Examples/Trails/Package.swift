// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Trails",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Trails", targets: ["Trails"])],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")
  ],
  targets: [
    .target(name: "Trails", resources: [.process("Localizable.xcstrings")]),
    .testTarget(
      name: "TrailsTests",
      dependencies: [
        "Trails", .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
      ]),
  ]
)
