import Foundation

/// A package's manifest, as `swift package dump-package` says it.
package struct PackageManifest: Sendable, Decodable {
  package struct Product: Sendable, Decodable {
    package let name: String
    package let targets: [String]
  }

  package struct Resource: Sendable, Decodable {
    package let path: String
    /// Whether it is processed, and not copied as it is.
    package let isProcessed: Bool

    private struct Rule: Decodable {
      let process: [String: String?]?
    }

    private enum CodingKeys: String, CodingKey { case path, rule }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      path = try values.decode(String.self, forKey: .path)
      isProcessed = (try? values.decode(Rule.self, forKey: .rule))?.process != nil
    }
  }

  package struct Setting: Sendable, Decodable {
    /// `define`, `enableUpcomingFeature`, `swiftLanguageMode`, …
    package let kind: String
    package let value: String
    /// `swift`, `c`, `linker`, …
    package let tool: String
    /// Platforms that it is for; empty for all.
    package let platforms: [String]

    private enum CodingKeys: String, CodingKey { case kind, tool, condition }
    private struct Condition: Decodable { let platformNames: [String]? }
    private struct Value: Decodable {
      let text: String

      init(from decoder: any Decoder) throws {
        enum Keys: String, CodingKey { case first = "_0" }
        let container = try decoder.container(keyedBy: Keys.self)
        text = (try? container.decode(String.self, forKey: .first)) ?? ""
      }
    }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let kinds = try values.decode([String: Value].self, forKey: .kind)
      let first = kinds.sorted { $0.key < $1.key }.first
      kind = first?.key ?? ""
      value = first?.value.text ?? ""
      tool = try values.decode(String.self, forKey: .tool)
      let condition = try? values.decode(Condition.self, forKey: .condition)
      platforms = condition?.platformNames ?? []
    }

    /// Whether it is for iOS.
    package var isForIOS: Bool { platforms.isEmpty || platforms.contains("ios") }
  }

  package struct Target: Sendable, Decodable {
    /// `regular`, `test`, `executable`, `binary`, `plugin`, `macro`, `system`.
    package let type: String
    package let name: String
    package let path: String?
    package let sources: [String]?
    package let exclude: [String]
    package let resources: [Resource]
    package let settings: [Setting]
    package let dependencies: [TargetDependency]
  }

  /// A target or product that a target depends on.
  package struct TargetDependency: Sendable, Decodable {
    package let name: String
    /// The package's name or identity; nil where it is a target, or not said.
    package let packageName: String?
    package let platforms: [String]

    private enum Keys: String, CodingKey { case byName, product, target }
    private struct Condition: Decodable { let platformNames: [String]? }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      guard let key = values.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "A dependency has no kind."))
      }
      var list = try values.nestedUnkeyedContainer(forKey: key)
      name = try list.decode(String.self)
      packageName = key == .product ? try list.decodeIfPresent(String.self) : nil
      var platforms: [String] = []
      while !list.isAtEnd {
        if let condition = try? list.decode(Condition.self) {
          platforms = condition.platformNames ?? []
        } else if (try? list.decodeNil()) != true {
          _ = try? list.decode([String: String].self)
          break
        }
      }
      self.platforms = platforms
    }

    package var isForIOS: Bool { platforms.isEmpty || platforms.contains("ios") }
  }

  package struct Dependency: Sendable, Decodable {
    package let identity: String
    /// The path of a package in another folder of this machine.
    package let path: String?
    /// The URL of a package's repository.
    package let url: String?
    /// The versions wanted of a repository; nil for a package that SwiftPM knows in another way,
    /// such as from a registry.
    package let requirement: PackageRequirement?

    private struct Entry: Decodable {
      struct Location: Decodable {
        struct Remote: Decodable { let urlString: String }
        let remote: [Remote]?
        let local: [String]?
      }
      let identity: String
      let path: String?
      let location: Location?
      let requirement: PackageRequirement?

      private enum CodingKeys: String, CodingKey { case identity, path, location, requirement }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        identity = try values.decode(String.self, forKey: .identity)
        path = try values.decodeIfPresent(String.self, forKey: .path)
        location = try? values.decodeIfPresent(Location.self, forKey: .location)
        requirement = try? values.decodeIfPresent(PackageRequirement.self, forKey: .requirement)
      }
    }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.singleValueContainer().decode([String: [Entry]].self)
      guard let entry = values.values.first?.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "A dependency has no kind."))
      }
      identity = entry.identity
      path = entry.path ?? entry.location?.local?.first
      url = entry.location?.remote?.first?.urlString
      requirement = entry.requirement
    }
  }

  package struct ToolsVersion: Sendable, Decodable {
    package let version: String
    private enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  package let name: String
  package let defaultLocalization: String?
  package let dependencies: [Dependency]
  package let products: [Product]
  package let targets: [Target]
  package let swiftLanguageVersions: [String]?
  package let toolsVersion: ToolsVersion

  package init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(PackageManifest.self, from: Data(json))
  }

  /// The language mode of targets that do not say one: 5 or 6.
  package var languageMode: String {
    if let stated = swiftLanguageVersions?.map({ $0.prefix { $0 != "." } }).max() {
      return stated == "6" ? "6" : "5"
    }
    return toolsVersion.version.hasPrefix("6") ? "6" : "5"
  }

  /// Whether the package takes this project's library itself.
  package var knowsSnapshot: Bool {
    name == "Snapshot" || dependencies.contains { $0.identity == "snapshot" }
      || targets.contains { $0.dependencies.contains { $0.name == "Snapshot" } }
  }
}
