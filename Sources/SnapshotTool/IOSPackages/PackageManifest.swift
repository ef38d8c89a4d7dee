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
    /// The first of `values`; empty where there is none.
    package var value: String { values.first ?? "" }
    package let values: [String]
    /// `swift`, `c`, `cxx`, `linker`.
    package let tool: String
    package let condition: Condition

    private enum CodingKeys: String, CodingKey { case kind, tool, condition }
    private struct Value: Decodable {
      let texts: [String]

      init(from decoder: any Decoder) throws {
        enum Keys: String, CodingKey { case first = "_0" }
        let container = try decoder.container(keyedBy: Keys.self)
        texts =
          (try? container.decode(String.self, forKey: .first)).map { [$0] }
          ?? (try? container.decode([String].self, forKey: .first)) ?? []
      }
    }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let kinds = try values.decode([String: Value].self, forKey: .kind)
      let first = kinds.sorted { $0.key < $1.key }.first
      kind = first?.key ?? ""
      self.values = first?.value.texts ?? []
      tool = try values.decode(String.self, forKey: .tool)
      condition = (try? values.decode(Condition.self, forKey: .condition)) ?? Condition()
    }

    /// Whether it is for iOS.
    package var isForIOS: Bool { condition.isMet(on: "ios") }
  }

  /// When a setting or a dependency counts.
  package struct Condition: Sendable, Decodable, Equatable {
    /// Empty for all platforms.
    package var platforms: [String] = []
    /// One of these has to be enabled; empty for whatever is.
    package var traits: [String] = []

    private enum CodingKeys: String, CodingKey { case platformNames, traits }

    package init() {}

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      platforms = try values.decodeIfPresent([String].self, forKey: .platformNames) ?? []
      traits = try values.decodeIfPresent([String].self, forKey: .traits) ?? []
    }

    /// - Parameter enabled: The enabled traits; nil for all.
    package func isMet(on platform: String, traits enabled: Set<String>? = nil) -> Bool {
      (platforms.isEmpty || platforms.contains(platform))
        && (traits.isEmpty || enabled?.isDisjoint(with: traits) != true)
    }
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
    /// The folder of a C target's headers; nil for `include`.
    package let publicHeadersPath: String?
    /// The name of a system library for pkg-config.
    package let pkgConfig: String?
  }

  /// A target or product that a target depends on.
  package struct TargetDependency: Sendable, Decodable {
    package let name: String
    /// The package's name or identity; nil where it is a target, or not said.
    package let packageName: String?
    package let condition: Condition
    /// Whether it is said to be a target.
    package let isTarget: Bool

    private enum Keys: String, CodingKey { case byName, product, target }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      guard let key = values.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "A dependency has no kind."))
      }
      var list = try values.nestedUnkeyedContainer(forKey: key)
      name = try list.decode(String.self)
      packageName = key == .product ? try list.decodeIfPresent(String.self) : nil
      isTarget = key == .target
      var found = Condition()
      while !list.isAtEnd {
        if (try? list.decodeNil()) == true { continue }
        // The aliases of modules are an object as well.
        let entry = try list.superDecoder()
        if let condition = try? Condition(from: entry), condition != Condition() {
          found = condition
        }
      }
      condition = found
    }

    package var isForIOS: Bool { condition.isMet(on: "ios") }
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
    /// The name that the manifest gives the package; nil where it gives none.
    package let name: String?
    /// The traits that are enabled of it; `default` stands for its own choice.
    package let traits: [String]

    private struct Trait: Decodable { let name: String }

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
      let name: String?
      let traits: [String]?

      private enum CodingKeys: String, CodingKey {
        case identity, path, location, requirement, traits
        case name = "nameForTargetDependencyResolutionOnly"
      }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        identity = try values.decode(String.self, forKey: .identity)
        path = try values.decodeIfPresent(String.self, forKey: .path)
        location = try? values.decodeIfPresent(Location.self, forKey: .location)
        requirement = try? values.decodeIfPresent(PackageRequirement.self, forKey: .requirement)
        name = try? values.decodeIfPresent(String.self, forKey: .name)
        traits = (try? values.decodeIfPresent([Trait].self, forKey: .traits))?.map(\.name)
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
      name = entry.name
      traits = entry.traits ?? ["default"]
    }

    init(identity: String, url: String, requirement: PackageRequirement) {
      self.identity = identity
      self.url = url
      self.requirement = requirement
      path = nil
      name = nil
      traits = ["default"]
    }

    /// Whether a name, as a manifest writes it, is this package's.
    func isCalled(_ text: String) -> Bool {
      let text = text.lowercased()
      return text == identity || text == name?.lowercased()
    }
  }

  /// A feature of a package that whoever takes it can enable.
  package struct Trait: Sendable, Decodable {
    package let name: String
    /// Those that it enables as well.
    package let enabledTraits: [String]?
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
  package let traits: [Trait]?
  package let cLanguageStandard: String?
  package let cxxLanguageStandard: String?

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

  /// The traits that are enabled where some are asked for, with those that they enable.
  package func traits(enabling names: [String] = ["default"]) -> Set<String> {
    var enabled: Set<String> = []
    var pending = names
    while let name = pending.popLast() {
      let trait = (traits ?? []).first { $0.name == name }
      if name != "default", trait == nil || !enabled.insert(name).inserted { continue }
      pending += trait?.enabledTraits ?? []
    }
    return enabled
  }
}
