import Foundation
import SnapshotCore

/// A package's targets and what they depend on, as `swift package describe --type json` says it.
package struct PackageOutline: Sendable, Equatable, Decodable {
  package struct Target: Sendable, Equatable, Decodable {
    package let name: String
    /// The module's name.
    package let c99name: String
    /// The path below the package.
    package let path: String
    /// `library`, `executable`, `test`, …
    package let type: String
    /// Files below the target's folder.
    package var sources: [String] { ownSources ?? [] }
    package var targetDependencies: [String] { ownDependencies ?? [] }
    /// Products of other packages.
    package var productDependencies: [String] { foreignDependencies ?? [] }

    private let ownSources: [String]?
    private let ownDependencies: [String]?
    private let foreignDependencies: [String]?

    private enum CodingKeys: String, CodingKey {
      case name, c99name, path, type
      case ownSources = "sources"
      case ownDependencies = "target_dependencies"
      case foreignDependencies = "product_dependencies"
    }
  }

  package struct Dependency: Sendable, Equatable, Decodable {
    package let type: String
    /// The path of a package that stands in another folder of this machine.
    package let path: String?
  }

  package let name: String
  package let targets: [Target]
  private let dependencies: [Dependency]?

  package init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(PackageOutline.self, from: Data(json))
  }

  /// Folders of the packages that this one takes from this machine.
  package var neighbours: [String] {
    (dependencies ?? []).filter { $0.type == "fileSystem" }.compactMap(\.path)
  }

  package var testTargets: [Target] { targets.filter { $0.type == "test" } }

  /// Test targets that can assert snapshots: those that see such a library, directly or through
  /// others; where no target is seen to, all of them, since another package can bring it.
  package var snapshotTargets: [Target] {
    let known = testTargets.filter { target in
      reached(from: target.name).contains { reached in
        reached.name == "Snapshot"
          || !ReplacedLibraries.products.isDisjoint(with: reached.productDependencies)
      }
    }
    return known.isEmpty ? testTargets : known
  }

  /// Whether a change of `changed` can change what `target` does.
  package func depends(_ target: Target, on changed: Target) -> Bool {
    reached(from: target.name).contains { $0.name == changed.name }
  }

  package func usesOtherPackages(_ target: Target) -> Bool {
    reached(from: target.name).contains { !$0.productDependencies.isEmpty }
  }

  /// The target that a file belongs to: the one with the longest path that leads to it.
  ///
  /// - Parameter path: The path below the package.
  package func target(ofFile path: String) -> Target? {
    targets.filter { path.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }
  }

  /// A target and all that it depends on in this package.
  private func reached(from name: String) -> [Target] {
    var names = [name]
    var seen: Set<String> = []
    var found: [Target] = []
    while let next = names.popLast() {
      guard seen.insert(next).inserted, let target = targets.first(where: { $0.name == next })
      else { continue }
      found.append(target)
      names += target.targetDependencies
    }
    return found
  }
}
