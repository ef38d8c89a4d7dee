import Foundation
import SnapshotCore
import TranslatorInterface

/// What to do in the folder of an Xcode project that has no manifest: a `Package.swift` beside it
/// lists the sources that are tested on Linux. Xcode does not read it when it opens the project.
package struct XcodeProjectAdvice: Sendable, Equatable {
  /// The project's file, such as `Shop.xcodeproj`.
  package let project: String
  /// Folders of sources, without tests.
  let sources: [String]
  /// Folders of tests, without those that drive the app from outside.
  let tests: [String]

  /// Looks for an Xcode project; nil where the folder has none.
  package init?(folder: String) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    guard let project = names.first(where: { $0.hasSuffix(".xcodeproj") }) else { return nil }
    self.project = project
    let folders = names.filter { name in
      !name.hasPrefix(".") && !name.contains(".") && Self.hasSwift(folder + "/" + name)
    }
    tests = folders.filter { $0.hasSuffix("Tests") && !$0.hasSuffix("UITests") }
    let stem = Self.stem(project)
    let others = folders.filter { !$0.hasSuffix("Tests") && $0 != "Pods" && $0 != "Carthage" }
    sources = others.contains(stem) ? [stem] : others
  }

  /// A manifest to begin with.
  package var manifest: String {
    let stem = Self.stem(project)
    let sources = sources.isEmpty ? [stem] : sources
    let tests = tests.isEmpty ? [stem + "Tests"] : tests
    let own = sources.map(SwiftLiteral.quoted).joined(separator: ", ")
    let targets =
      sources.map { name in
        "    .target(name: \(SwiftLiteral.quoted(name)), path: \(SwiftLiteral.quoted(name))),"
      }
      + tests.map { name in
        """
            .testTarget(
              name: \(SwiftLiteral.quoted(name)),
              dependencies: [
                \(own), .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
              ],
              path: \(SwiftLiteral.quoted(name))),
        """
      }
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: \(SwiftLiteral.quoted(stem)), platforms: [.iOS(.v15)],
        dependencies: [
          .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")
        ],
        targets: [
      \(targets.joined(separator: "\n"))
        ])

      """
  }

  private static func stem(_ project: String) -> String {
    String(project.dropLast(".xcodeproj".count))
  }

  private static func hasSwift(_ folder: String) -> Bool {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return false }
    return files.contains { ($0 as? String)?.hasSuffix(".swift") ?? false }
  }
}
