import CoreGraphics
import Foundation
import SnapshotCore

/// Which sources and references a shard tested: equal on every machine that has the same ones,
/// wherever they are checked out.
package struct SourceState: Sendable, Codable, Equatable {
  /// The commit; nil where there is no git.
  package let commit: String?
  /// SHA-256 over what differs from the commit, untracked files included; of all files where there
  /// is no commit. Empty where nothing differs.
  package let digest: String

  package init(commit: String?, digest: String) {
    self.commit = commit
    self.digest = digest
  }

  /// `1a2b3c4`, or `1a2b3c4 with changes that are not committed`.
  package var text: String {
    guard let commit else { return "files without a commit (\(digest.prefix(7)))" }
    let short = String(commit.prefix(7)).singleLine
    return digest.isEmpty ? short : "\(short) with changes that are not committed"
  }

  /// Why two parts do not add up, and what to do.
  func difference(from other: SourceState, _ name: String, _ otherName: String) -> String {
    if commit == other.commit, commit != nil, !digest.isEmpty, !other.digest.isEmpty {
      return "\(name) and \(otherName) tested \(text), but not the same ones. Commit them, or give "
        + "every machine the same files."
    }
    return "\(name) tested \(text), \(otherName) \(other.text): their results cannot be combined. "
      + "Run all shards of one commit."
  }
}

extension SourceState {
  /// The state of the package, as its repository tells; of a package without one, as its files do.
  ///
  /// - Parameters:
  ///   - excluded: Files and folders that do not count, by absolute path: builds, times.
  ///   - tool: This program: its folder does not count where it lies in the package.
  package static func current(
    of root: String, without excluded: [String], tool: String
  ) -> SourceState {
    let excluded = (excluded + [FileAccess.split(tool).folder, root + "/.build"]).map(Self.resolved)
    func counts(_ path: String) -> Bool {
      !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    return ofRepository(root, counts) ?? ofFiles(resolved(root), counts)
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  // MARK: - With git

  private static func ofRepository(
    _ root: String, _ counts: (String) -> Bool
  ) -> SourceState? {
    guard let top = git(["rev-parse", "--show-toplevel"], root).map(Self.line), !top.isEmpty,
      let head = git(["rev-parse", "HEAD"], root).map(Self.line), !head.isEmpty,
      let status = git(
        ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"], top)
    else { return nil }
    // A state in two letters, a space and the path, which stands as it is.
    let paths = status.split(separator: 0).map { String(decoding: $0.dropFirst(3), as: UTF8.self) }
      .filter { counts(resolved(top) + "/" + $0) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if paths.isEmpty { return SourceState(commit: head, digest: "") }
    let objects = objects(paths.filter { isFile(top + "/" + $0) }, top)
    var hash = SHA256()
    for path in paths { hash.update(Array("\(path)\0\(objects[path] ?? "gone")\0".utf8)) }
    return SourceState(commit: head, digest: hash.digest().description)
  }

  private static func isFile(_ path: String) -> Bool {
    FileAccess.status(of: path, followsLinks: true).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  /// Git's names for the contents of files, with line ends as they are committed.
  private static func objects(_ paths: [String], _ folder: String) -> [String: String] {
    // A line each: a path with a line break goes alone.
    let plain = paths.filter { !$0.contains("\n") }
    let input = Array((plain.joined(separator: "\n") + "\n").utf8)
    let output = git(["hash-object", "--stdin-paths"], folder, input: input) ?? []
    let names = output.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
    var objects = names.count == plain.count ? Dictionary(zip(plain, names)) { $1 } : [:]
    for path in paths where objects[path] == nil {
      objects[path] = git(["hash-object", "--", path], folder).map(line) ?? "unreadable"
    }
    return objects
  }

  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Git's output; nil where it fails. A checkout may belong to another user, as in a container,
  /// and its files' permissions do not count.
  private static func git(
    _ arguments: [String], _ folder: String, input: [UInt8] = []
  ) -> [UInt8]? {
    let command = [
      "git", "-C", folder, "-c", "safe.directory=*", "-c", "core.fsmonitor=false", "-c",
      "core.fileMode=false",
    ]
    let result = try? ChildCommand.run(command + arguments, input: input)
    return result.flatMap { $0.status == 0 ? $0.output : nil }
  }

  // MARK: - Without git

  private static func ofFiles(_ root: String, _ counts: (String) -> Bool) -> SourceState {
    var paths: [String] = []
    var pending = [""]
    while let prefix = pending.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + prefix)) ?? []
      for name in names where !name.hasPrefix(".") || name == ".snapshot.json" {
        let path = prefix + name
        guard counts(root + "/" + path) else { continue }
        if FileAccess.isPlainFolder(root + "/" + path) {
          pending.append(path + "/")
        } else {
          paths.append(path)
        }
      }
    }
    var hash = SHA256()
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      hash.update(Array("\(path)\0\(contents(root + "/" + path))\0".utf8))
    }
    return SourceState(commit: nil, digest: hash.digest().description)
  }

  /// A digest of a file in which Windows's line ends are the others'.
  private static func contents(_ path: String) -> String {
    guard let bytes = try? FileAccess.read(path, maximumBytes: 1 << 30) else { return "?" }
    if bytes.contains(0) { return SHA256.digest(of: bytes).description }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    for (place, byte) in bytes.enumerated() {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if byte != UInt8(ascii: "\r") || next != UInt8(ascii: "\n") { plain.append(byte) }
    }
    return SHA256.digest(of: plain).description
  }
}
