import Foundation
import SnapshotCore

/// A folder with an Xcode project or workspace and no manifest: what is in the projects as a
/// package's manifest.
package struct XcodeFolder {
  private let folder: String
  private let projects: [String]
  /// Local packages that a workspace names.
  private let packages: [String]

  /// - Parameter folder: An absolute path; nil where it has a manifest, or no project.
  package init?(_ folder: String) {
    guard !FileAccess.exists(folder + "/Package.swift") else { return nil }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let workspace = names.first { $0.hasSuffix(".xcworkspace") }
    let members = workspace.map { Self.members(of: folder + "/" + $0, folder) } ?? []
    let beside = names.filter { $0.hasSuffix(".xcodeproj") }.map { folder + "/" + $0 }
    var seen: Set<String> = []
    projects = (members.filter { $0.hasSuffix(".xcodeproj") } + beside).filter {
      FileAccess.exists($0 + "/project.pbxproj") && seen.insert($0).inserted
    }
    packages = members.filter { FileAccess.exists($0 + "/Package.swift") }
    if projects.isEmpty { return nil }
    self.folder = folder
  }

  /// The versions of the packages, as Xcode keeps them.
  package var resolvedFile: String {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let places =
      names.filter { $0.hasSuffix(".xcworkspace") }
      + names.filter { $0.hasSuffix(".xcodeproj") }.map { $0 + "/project.xcworkspace" }
    return places.map { folder + "/" + $0 + "/xcshareddata/swiftpm/Package.resolved" }
      .first(where: FileAccess.exists) ?? folder + "/Package.resolved"
  }

  /// The paths that a workspace names.
  private static func members(of workspace: String, _ folder: String) -> [String] {
    guard
      let bytes = try? FileAccess.read(
        workspace + "/contents.xcworkspacedata", maximumBytes: 1 << 24)
    else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(separator: "location").dropFirst().compactMap { part in
      let quoted = part.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      guard quoted.count > 1 else { return nil }
      let words = quoted[1].split(separator: ":", maxSplits: 1)
      guard words.count == 2, ["group", "container"].contains(words[0]) else { return nil }
      return URL(fileURLWithPath: folder + "/" + words[1]).standardizedFileURL.path
    }
  }

  /// The projects as a manifest; the name is the first project's.
  ///
  /// - Throws: `IOSPackageError.manifest` where a project cannot be read.
  package func manifest() throws(IOSPackageError) -> PackageManifest {
    var all: [XcodeProject] = []
    for path in projects {
      guard let project = XcodeProject(path) else {
        throw .manifest(path: path, reason: "its project.pbxproj is no property list of Xcode’s.")
      }
      all.append(project)
    }
    let name = FileAccess.split(projects[0]).name.dropLast(".xcodeproj".count)
    let text = XcodeManifest(
      name: String(name), folder: folder, projects: all, packages: packages,
      skippedTests: XcodeSchemes.skippedTests(of: projects))
    return try PackageGraph.manifest(json: text.bytes, path: projects[0])
  }
}

/// What the shared schemes of projects say about tests.
enum XcodeSchemes {
  /// Names of targets with tests that schemes name, and none of them runs.
  static func skippedTests(of projects: [String]) -> Set<String> {
    var skipped: Set<String> = []
    var run: Set<String> = []
    for project in projects {
      let folder = project + "/xcshareddata/xcschemes"
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      for name in names where name.hasSuffix(".xcscheme") {
        guard let bytes = try? FileAccess.read(folder + "/" + name, maximumBytes: 1 << 24) else {
          continue
        }
        for (target, isSkipped) in testables(String(decoding: bytes, as: UTF8.self)) {
          if isSkipped { skipped.insert(target) } else { run.insert(target) }
        }
      }
    }
    return skipped.subtracting(run)
  }

  static func testables(_ scheme: String) -> [(target: String, isSkipped: Bool)] {
    scheme.split(separator: "<TestableReference").dropFirst().compactMap { part in
      let own = part.split(separator: "</TestableReference").first ?? part
      let head = own.prefix { $0 != ">" }
      guard let name = own.range(of: "BlueprintName") else { return nil }
      let quoted = own[name.upperBound...].split(separator: "\"", maxSplits: 2)
      guard quoted.count > 1 else { return nil }
      return (String(quoted[1]), head.filter { $0 != " " }.contains("skipped=\"YES\""))
    }
  }
}
