// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  products: [.executable(name: "bench", targets: ["Bench"])],
  dependencies: [.package(name: "Snapshot", path: "..")],
  targets: [
    .executableTarget(
      name: "Bench",
      dependencies: [
        .product(name: "SwiftUI", package: "Snapshot"),
        .product(name: "UIKit", package: "Snapshot"),
        .product(name: "Snapshot", package: "Snapshot"),
      ],
      // The solver has no public names: it is measured as the package above sees it.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-access-control"])])
  ],
  swiftLanguageModes: [.v6]
)
