import SnapshotCore

/// Which tests a changed file can have an effect on.
package struct WatchPlan: Sendable {
  package let outline: PackageOutline
  package let root: String

  package init(outline: PackageOutline, root: String) {
    self.outline = outline
    self.root = root
  }

  /// What a change of one file asks for.
  package enum Effect: Sendable, Equatable {
    /// No test depends on the file.
    case nothing
    /// The manifest changed: targets have to be read anew, and all tests run.
    case packageChanged
    case tests(TestSelection)
  }

  /// - Parameters:
  ///   - path: Absolute; the file need not exist any more.
  ///   - source: The text of a test file; nil where it is gone.
  ///   - testsOfReference: The tests that earlier runs compared with a reference, by its path
  ///     below the reference folder.
  package func effect(
    ofChange path: String, source: (String) -> String?, testsOfReference: (String) -> [String]
  ) -> Effect {
    if Self.isPassing(FileAccess.split(path).name) { return .nothing }
    guard path.hasPrefix(root + "/") else {
      return effect(of: outline.snapshotTargets.filter(outline.usesOtherPackages))
    }
    let below = String(path.dropFirst(root.count + 1))
    if ["Package.swift", "Package.resolved"].contains(below) { return .packageChanged }
    if below.hasPrefix("__Snapshots__/") {
      let reference = String(below.dropFirst("__Snapshots__/".count))
      return effect(ofReference: reference, tests: testsOfReference(reference), source: source)
    }
    guard let target = outline.target(ofFile: below) else { return .nothing }
    if outline.snapshotTargets.contains(target), let own = effect(ofTests: path, target, source) {
      return own
    }
    return effect(of: outline.snapshotTargets.filter { outline.depends($0, on: target) })
  }

  /// Folders to watch, with what lies in them.
  package var folders: [String] {
    outline.targets.map { root + "/" + $0.path } + [root + "/__Snapshots__"]
      + outline.neighbours.map { $0 + "/Sources" }
  }

  /// Files that editors, and this product, make beside the one that they write.
  package static func isPassing(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("~") || name == "4913"
      || (name.hasPrefix("#") && name.hasSuffix("#"))
      || [".swp", ".swx", ".tmp", ".orig", ".rej"].contains(where: name.hasSuffix)
      || name.hasSuffix("___jb_tmp___") || name.hasSuffix("___jb_old___")
  }

  private func effect(of targets: [PackageOutline.Target]) -> Effect {
    Self.effect(TestFilter.targets(targets.map(\.c99name).sorted()))
  }

  /// The effect of a change in a test file; nil where it declares no tests, since others of its
  /// target may use what it does declare.
  private func effect(
    ofTests path: String, _ target: PackageOutline.Target, _ source: (String) -> String?
  ) -> Effect? {
    guard path.hasSuffix(".swift"), let text = source(path) else { return nil }
    return TestSource(text).patterns(module: target.c99name).map(Self.effect)
  }

  /// The tests that compared with it; where nobody knows, those of the file that it is named for.
  private func effect(
    ofReference path: String, tests: [String], source: (String) -> String?
  ) -> Effect {
    if path.hasPrefix("Fonts/") { return .tests(.all) }
    if !tests.isEmpty { return Self.effect(tests.map(TestFilter.recorded)) }
    guard let folder = path.split(separator: "/").first else { return .nothing }
    for target in outline.snapshotTargets {
      let file = target.sources.first { FileAccess.split($0).name == folder + ".swift" }
      guard let file else { continue }
      let whole = root + "/" + target.path + "/" + file
      return effect(ofTests: whole, target, source) ?? effect(of: [target])
    }
    return .nothing
  }

  private static func effect(_ patterns: [String]) -> Effect {
    TestSelection(patterns).map { .tests($0) } ?? .nothing
  }
}
