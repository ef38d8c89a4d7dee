import SnapshotCore

/// The references of a package, and whether the last run used them.
package struct ReferenceList: Encodable, Sendable {
  package struct Item: Encodable, Sendable {
    /// The path below the reference folder.
    package let path: String
    package let bytes: Int
    /// `picture`, `text`, `pointer` (of Git LFS) or `unreadable`.
    package let kind: String
    package let width: Int?
    package let height: Int?
    /// Pixels per point.
    package let scale: Double?
    package let renderer: String?
    /// The test that used the reference; nil where none did, or there is no run.
    package let test: String?
    /// Whether the last run used it; nil where no run is there, or it asked for none of its kind.
    package let isUsed: Bool?
    /// Why it cannot be read.
    package let problem: String?
    /// SHA-256 over the pixels, as the file states it.
    package let digest: String?
  }

  /// The version of this form; it grows when a key changes its meaning.
  package let version = 1
  package let references: [Item]

  /// - Parameters:
  ///   - run: The last run; nil where there is none.
  ///   - patterns: Lists only what one of them matches; everything if there are none.
  package init(folder: String, run: PendingRun?, patterns: [SnapshotPattern] = []) {
    references = StoredReference.all(in: folder)
      .filter { file in patterns.isEmpty || patterns.contains { $0.matches(file.path) } }
      .map { Self.item($0, run) }
  }

  private static func item(_ file: StoredReference, _ run: PendingRun?) -> Item {
    var (kind, problem): (String, String?) = ("text", nil)
    var reference: Reference?
    switch file.content() {
    case .picture(let picture): (kind, reference) = ("picture", picture)
    case .data: break
    case .pointer: kind = "pointer"
    case .unreadable(let reason): (kind, problem) = ("unreadable", reason)
    }
    return Item(
      path: file.path, bytes: file.byteCount, kind: kind, width: reference?.size.width,
      height: reference?.size.height, scale: reference?.metadata?.scale,
      renderer: reference?.metadata?.renderer, test: run?.tests[file.path],
      isUsed: run.flatMap { isUsed(file, in: $0) }, problem: problem,
      digest: reference?.statedPixelDigest)
  }

  /// Whether the run used a reference; nil where it could not: a run without previews, or of
  /// previews alone.
  private static func isUsed(_ file: StoredReference, in run: PendingRun) -> Bool? {
    if run.usedPaths.contains(file.path) { return true }
    let isOfPreview = file.id.map { PreviewFolder.isOne($0.folder) } ?? false
    return isOfPreview == run.contents.hasPreviews || run.contents == .testsAndPreviews
      ? false : nil
  }

  /// Groups of pictures that are the same, the largest waste first.
  package var duplicates: [[Item]] {
    var groups: [String: [Item]] = [:]
    for item in references {
      if let digest = item.digest { groups[digest, default: []].append(item) }
    }
    return groups.values.filter { $0.count > 1 }.sorted {
      let (left, right) = (Self.waste($0), Self.waste($1))
      return left != right ? left > right : $0[0].path < $1[0].path
    }
  }

  private static func waste(_ group: [Item]) -> Int {
    group.dropFirst().reduce(0) { $0 + $1.bytes }
  }

  package func text(_ style: TextStyle) -> String {
    var lines = references.map { item in
      var parts = [item.path.singleLine]
      if let width = item.width, let height = item.height {
        let scale = item.scale.map { " @\(NumberText.decimal($0, places: 2))x" } ?? ""
        parts.append("\(width) × \(height)\(scale)")
      }
      parts.append(NumberText.bytes(item.bytes))
      if item.kind == "pointer" { parts.append(style.yellow("Git LFS pointer")) }
      if let problem = item.problem { parts.append(style.red(problem.singleLine)) }
      if item.isUsed == false { parts.append(style.yellow("unused in the last run")) }
      if let test = item.test { parts.append(style.dim(test.singleLine)) }
      return parts.joined(separator: "  ")
    }
    let bytes = references.reduce(0) { $0 + $1.bytes }
    let unused = references.count { $0.isUsed == false }
    var total = "\(NumberText.counted(references.count, "reference")), \(NumberText.bytes(bytes))"
    if unused > 0 { total += ", \(NumberText.grouped(unused)) unused in the last run" }
    lines.append(style.bold(total))
    return lines.joined(separator: "\n") + "\n"
  }

  package func duplicatesText(_ style: TextStyle) -> String {
    let groups = duplicates
    if groups.isEmpty { return "No two references have the same picture.\n" }
    var blocks = groups.map { group in
      style.bold("\(group.count) times the same picture, \(NumberText.bytes(group[0].bytes)) each")
        + "\n" + group.map { "  " + $0.path.singleLine }.joined(separator: "\n")
    }
    let waste = groups.reduce(0) { $0 + Self.waste($1) }
    blocks.append("\(NumberText.bytes(waste)) could be saved. Is each of them intended?")
    return blocks.joined(separator: "\n") + "\n"
  }
}
