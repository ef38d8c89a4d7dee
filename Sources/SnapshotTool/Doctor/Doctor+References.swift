import CoreGraphics
import SnapshotCore

/// What is in the references' files, found in one pass.
struct ReferenceScan {
  struct FontUse {
    let font: FontRecord
    var count: Int
  }

  private(set) var count = 0
  private(set) var fonts: [FontUse] = []
  /// The references that cannot be read, with the reasons.
  private(set) var unreadable: [(path: String, reason: String)] = []
  private(set) var pointers: [String] = []
  private(set) var withoutMetadata: [String] = []
  private(set) var ofOtherRenderers: [(path: String, renderer: String)] = []
  /// Texts in which git left both sides of a merge.
  private(set) var conflicts: [String] = []
  /// Texts whose lines all end with CR LF.
  private(set) var convertedTexts: [String] = []
  /// What pictures lack, by the path of each.
  private(set) var lacks: [(name: String, lacks: [PictureLack])] = []

  init(_ files: [StoredReference]) {
    // Pictures are decoded on all cores, and few are in memory at a time.
    for start in stride(from: 0, to: files.count, by: Self.batchCount) {
      let batch = files[start..<min(start + Self.batchCount, files.count)]
      add(Array(batch))
    }
    fonts.sort { ($0.font.name, $0.font.fingerprint) < ($1.font.name, $1.font.fingerprint) }
  }

  private static let batchCount = 32

  private mutating func add(_ files: [StoredReference]) {
    let contents = Parallel.map(files.count) { files[$0].validContent() }
    for (file, content) in zip(files, contents) {
      count += 1
      switch content {
      case .picture(let reference): add(reference, file.path)
      case .pointer: pointers.append(file.path)
      case .unreadable(let reason): unreadable.append((file.path, reason))
      case .data(let bytes):
        if ConflictMarkers.firstLine(in: bytes) != nil { conflicts.append(file.path) }
        if LineEndings.areCRLF(bytes) { convertedTexts.append(file.path) }
      }
    }
  }

  private mutating func add(_ reference: Reference, _ path: String) {
    guard let metadata = reference.metadata else {
      withoutMetadata.append(path)
      return
    }
    if metadata.renderer != SnapshotVersion.renderer {
      ofOtherRenderers.append((path, metadata.renderer))
    }
    if !metadata.lacks.isEmpty {
      lacks.append((path, PictureLack.grouped(metadata.lacks)))
    }
    for font in metadata.fonts.compactMap(FontRecord.init) {
      if let index = fonts.firstIndex(where: { $0.font == font }) {
        fonts[index].count += 1
      } else {
        fonts.append(FontUse(font: font, count: 1))
      }
    }
  }
}

extension Doctor {
  /// What the suite's pictures lack, the most frequent first.
  private func fidelity(_ scan: ReferenceScan) -> [DoctorFinding] {
    let lacks = LackSummary(scan.lacks)
    if lacks.entries.isEmpty {
      return [.ok("fidelity", "No known differences from a device")]
    }
    return lacks.entries.map { entry in
      let first = entry.snapshots.first ?? ""
      let others = entry.count == 1 ? "" : " and \(NumberText.counted(entry.count - 1, "other"))"
      return .warn(
        "fidelity", entry.sentence,
        next: "In \(first)\(others). `failOn: .unfaithful` makes it a failure.")
    }
  }

  func contents(_ scan: ReferenceScan) -> [DoctorFinding] {
    var findings = scan.unreadable.map { file in
      DoctorFinding.fail(
        "files", "\(file.path): \(file.reason)",
        next: "Restore it from version control, or remove it and record it again.")
    }
    if !scan.conflicts.isEmpty {
      findings.append(
        .fail(
          "files", "Merge conflict markers in \(Self.some(scan.conflicts))",
          next: "Resolve them, or accept the new pictures: snapshot verify, then review"))
    }
    if !scan.convertedTexts.isEmpty {
      let texts = NumberText.counted(scan.convertedTexts.count, "text")
      findings.append(
        .warn(
          "line endings",
          "\(texts) with CR LF line endings, from core.autocrlf: "
            + Self.some(scan.convertedTexts),
          next: "echo '__Snapshots__/** -text' >> .gitattributes, then check them out again."))
    }
    if !scan.pointers.isEmpty {
      let pointers = NumberText.counted(scan.pointers.count, "Git LFS pointer")
      findings.append(
        .warn(
          "git lfs", "\(pointers) without the file: \(Self.some(scan.pointers))",
          next: "Matches can still be decided; to see differences: git lfs pull"))
    }
    if !scan.withoutMetadata.isEmpty {
      let references = NumberText.counted(scan.withoutMetadata.count, "picture")
      findings.append(
        .warn(
          "metadata", "\(references) of another program: \(Self.some(scan.withoutMetadata))",
          next: "They are compared pixel by pixel; `record` replaces those that changed."))
    }
    if let first = scan.ofOtherRenderers.first {
      let references = NumberText.counted(scan.ofOtherRenderers.count, "reference")
      findings.append(
        .warn(
          "renderer",
          "\(references) of another renderer, such as \(first.path) (\(first.renderer))",
          next: "This is \(SnapshotVersion.renderer). If pixels differ, record again."))
    }
    if findings.isEmpty {
      findings.append(.ok("files", "\(NumberText.counted(scan.count, "reference")), all whole"))
    }
    return findings + fidelity(scan)
  }
}
