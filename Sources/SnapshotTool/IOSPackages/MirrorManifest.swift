import SnapshotCore
import TranslatorInterface

/// The manifest of the package in which translated sources are built.
struct MirrorManifest {
  struct Target {
    /// A translated target; nil where it is a native one.
    let target: IOSTarget?
    let native: NativeTarget?
    /// Names of targets of the mirror.
    let targets: [String]
    /// Products of packages that are built as they are.
    let products: [(name: String, package: String)]

    init(
      target: IOSTarget? = nil, native: NativeTarget? = nil, targets: [String],
      products: [(name: String, package: String)]
    ) {
      self.target = target
      self.native = native
      self.targets = targets
      self.products = products
    }

    var name: String { target?.name ?? native?.name ?? "" }
  }

  let name: String
  let defaultLocalization: String?
  let targets: [Target]
  /// Folders of packages that are built as they are.
  let packages: [String]
  /// The package of Nimble where the mirror has matchers for it; nil where it has none.
  var nimblePackage: String?
  /// The languages of C and C++, as `c11` and `c++17`; nil for the compiler's own choice.
  var languages: (c: String?, cxx: String?) = (nil, nil)
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
    while targets.contains(where: { $0.name == name }) { name += "2" }
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
      "import PackageDescription",
    ]
    if targets.contains(where: { $0.native?.isMacro == true }) {
      lines.append("import CompilerPluginSupport")
    }
    lines += [
      "",
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
    if let nimblePackage {
      lines.append(NimbleSnapshots.manifestText(nimblePackage: nimblePackage))
    }
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
    lines.append("  ]\(languageText))")
    lines.append("")
    return lines.joined(separator: "\n")
  }

  /// The languages of C and C++, after the targets.
  private var languageText: String {
    func known(_ text: String?) -> String? {
      // `c++17` is `.cxx17` in a manifest, and `gnu++17` `.gnucxx17`.
      text.map { $0.replacing("++", with: "xx") }.flatMap { name in
        name.allSatisfy { $0.isLetter || $0.isNumber } ? name : nil
      }
    }
    let c = known(languages.c).map { ", cLanguageStandard: .\($0)" } ?? ""
    let cxx = known(languages.cxx).map { ", cxxLanguageStandard: .\($0)" } ?? ""
    return c + cxx
  }

  private func text(_ entry: Target) -> String {
    let dependencies =
      entry.targets.map { ".target(name: \(SwiftLiteral.quoted($0)))" }
      + entry.products.map {
        ".product(name: \(SwiftLiteral.quoted($0.name)), "
          + "package: \(SwiftLiteral.quoted($0.package)))"
      }
    if let native = entry.native { return native.text(dependencies: dependencies) }
    return entry.target.map { text($0, dependencies) } ?? ""
  }

  private func text(_ target: IOSTarget, _ dependencies: [String]) -> String {
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
