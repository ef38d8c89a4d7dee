import SnapshotCore
import TranslatorInterface

/// The manifest of the package in which translated sources are built.
struct MirrorManifest {
  struct Target {
    let target: IOSTarget
    /// Names of targets of the mirror.
    let targets: [String]
    /// Products of packages that are built as they are.
    let products: [(name: String, package: String)]
  }

  let name: String
  let defaultLocalization: String?
  let targets: [Target]
  /// Folders of packages that are built as they are.
  let packages: [String]
  /// The target of the previews' tests, and what it depends on; nil where there is none.
  private var previewTests: (name: String, targets: [String])?

  init(
    name: String, defaultLocalization: String?, targets: [Target], packages: [String]
  ) {
    self.name = name
    self.defaultLocalization = defaultLocalization
    self.targets = targets
    self.packages = packages
  }

  /// The name of a target for tests of the previews, which no other target has.
  var previewTestsName: String {
    var name = "SnapshotPreviewTests"
    while targets.contains(where: { $0.target.name == name }) { name += "2" }
    return name
  }

  /// Adds a target for tests of the previews of some targets.
  mutating func addTests(of dependencies: [String]) {
    previewTests = (previewTestsName, dependencies)
  }

  var text: String {
    var lines = [
      "// swift-tools-version: 6.2",
      "// Written by `snapshot`: the package’s sources for Linux. Changes here are lost.",
      "import PackageDescription", "",
      "let package = Package(", "  name: \(SwiftLiteral.quoted(name)),",
    ]
    if let defaultLocalization {
      lines.append("  defaultLocalization: \(SwiftLiteral.quoted(defaultLocalization)),")
    }
    if !packages.isEmpty {
      let list = packages.map { ".package(path: \(SwiftLiteral.quoted($0)))" }
      lines.append("  dependencies: [\(list.joined(separator: ", "))],")
    }
    lines.append("  targets: [")
    lines += targets.map(text)
    if let previewTests {
      let list = previewTests.targets.map { ".target(name: \(SwiftLiteral.quoted($0)))" }
      lines.append(
        """
            .testTarget(
              name: \(SwiftLiteral.quoted(previewTests.name)),
              dependencies: [\(list.joined(separator: ", "))],
              path: \(SwiftLiteral.quoted("Sources/" + previewTests.name))),
        """)
    }
    lines += ["  ])", ""]
    return lines.joined(separator: "\n")
  }

  private func text(_ entry: Target) -> String {
    let target = entry.target
    let dependencies =
      entry.targets.map { ".target(name: \(SwiftLiteral.quoted($0)))" }
      + entry.products.map {
        ".product(name: \(SwiftLiteral.quoted($0.name)), "
          + "package: \(SwiftLiteral.quoted($0.package)))"
      }
    let resources = target.resources.map {
      ($0.isProcessed ? ".process(" : ".copy(") + SwiftLiteral.quoted($0.path) + ")"
    }
    let settings = target.settings + [".swiftLanguageMode(.v\(target.languageMode))"]
    return """
          .\(target.isTest ? "testTarget" : "target")(
            name: \(SwiftLiteral.quoted(target.name)),
            dependencies: [\(dependencies.joined(separator: ", "))],
            path: \(SwiftLiteral.quoted("Sources/" + target.name)),
            resources: [\(resources.joined(separator: ", "))],
            swiftSettings: [\(settings.joined(separator: ", "))]),
      """
  }
}
