import Foundation
import SnapshotCore

/// The manifest of the targets of Xcode projects, as `swift package dump-package` would say it.
struct XcodeManifest {
  let name: String
  /// The folder of the package, which all paths have to be below.
  let folder: String
  let projects: [XcodeProject]
  /// Local packages besides those of the projects.
  let packages: [String]
  /// Targets with tests that no scheme runs.
  let skippedTests: Set<String>

  /// Kinds of targets whose sources are built; tests that drive an app from outside are none.
  private static let kinds = [
    "application", "framework", "framework.static", "library.static", "library.dynamic",
    "bundle.unit-test",
  ]

  private var targets: [XcodeProject.Target] {
    var seen: Set<String> = []
    return projects.flatMap(\.targets).filter { target in
      Self.kinds.contains { target.productType == "com.apple.product-type." + $0 }
        && !skippedTests.contains(target.name)
        && !ReplacedLibraries.products.contains(target.name)
        && seen.insert(target.module).inserted
    }
  }

  /// Targets of pods and of other projects, whose modules any target may import.
  private func pods(_ all: [XcodeProject.Target]) -> [String] {
    all.filter { target in
      !target.isTest && target.sources.contains { RelativePath.isBelow($0, folder + "/Pods") }
    }.map(\.module)
  }

  var bytes: [UInt8] {
    let all = targets
    let modules = Dictionary(
      all.map { ($0.name, $0.module) }, uniquingKeysWith: { first, _ in first })
    let pods = pods(all)
    let values: [String: Any] = [
      "name": name, "toolsVersion": ["_version": "5.9.0"], "products": [Any](),
      "dependencies": dependencies,
      "targets": all.compactMap { json($0, modules, pods) },
    ]
    return [UInt8]((try? JSONSerialization.data(withJSONObject: values)) ?? Data())
  }

  private var dependencies: [[String: Any]] {
    var seen: Set<String> = []
    let local = packages.map(XcodeProject.Package.local)
    return (projects.flatMap(\.packages) + local).compactMap { package in
      switch package {
      case .local(let path):
        let identity = RelativePath.name(path).lowercased()
        guard seen.insert(identity).inserted else { return nil }
        return ["fileSystem": [["identity": identity, "path": path]]]
      case .remote(let url, let requirement):
        var identity = RelativePath.name(url).lowercased()
        if identity.hasSuffix(".git") { identity.removeLast(4) }
        guard seen.insert(identity).inserted else { return nil }
        return [
          "sourceControl": [
            [
              "identity": identity, "location": ["remote": [["urlString": url]]],
              "requirement": requirement.json,
            ] as [String: Any]
          ]
        ]
      }
    }
  }

  private func json(
    _ target: XcodeProject.Target, _ modules: [String: String], _ pods: [String]
  ) -> [String: Any]? {
    let sources = target.sources.filter { RelativePath.isBelow($0, folder) }
    let resources = target.resources.filter { RelativePath.isBelow($0, folder) }
    guard !sources.isEmpty else { return nil }
    let base = Self.common(sources + resources)
    func below(_ path: String) -> String {
      path == base ? "." : String(decoding: path.utf8.dropFirst(base.utf8.count + 1), as: UTF8.self)
    }
    var settings = target.conditions.map { Self.setting("define", $0) }
    settings.append(Self.setting("swiftLanguageMode", target.languageMode))
    if target.isolatesToMainActor { settings.append(Self.setting("defaultIsolation", "MainActor")) }
    let own = (target.dependencies.compactMap { modules[$0] } + pods).filter { $0 != target.module }
    var seen: Set<String> = []
    let links = own.filter { seen.insert($0).inserted }.map { ["target": [$0, NSNull()] as [Any]] }
      + target.products.filter { seen.insert($0).inserted }.map {
        ["byName": [$0, NSNull()] as [Any]]
      }
    let path = base == folder ? "." : String(base.dropFirst(folder.count + 1))
    return [
      "name": target.module, "type": target.isTest ? "test" : "regular", "path": path,
      "sources": sources.map(below),
      "exclude": target.excluded.filter { RelativePath.isBelow($0, base) }.map(below),
      "resources": resources.map {
        ["path": below($0), "rule": ["process": [:]]] as [String: Any]
      },
      "settings": settings, "dependencies": links,
    ]
  }

  private static func setting(_ kind: String, _ value: String) -> [String: Any] {
    ["kind": [kind: ["_0": value]], "tool": "swift"]
  }

  /// The folder that all paths are below: of one path that is a folder, itself.
  static func common(_ paths: [String]) -> String {
    let folders = paths.map { FileAccess.isFolder($0) ? $0 : FileAccess.split($0).folder }
    var parts = folders.first.map(RelativePath.components) ?? []
    for folder in folders.dropFirst() {
      let other = RelativePath.components(folder)
      let count = zip(parts, other).prefix { $0 == $1 }.count
      parts = Array(parts.prefix(count))
    }
    return parts.joined(separator: "/")
  }
}

extension PackageRequirement {
  /// As `swift package dump-package` says it.
  var json: [String: Any] {
    switch self {
    case .range(let lower, let upper):
      ["range": [["lowerBound": lower, "upperBound": upper]]]
    case .exact(let version): ["exact": [version]]
    case .branch(let branch): ["branch": [branch]]
    case .revision(let revision): ["revision": [revision]]
    }
  }
}
