import SnapshotCore

/// Which references of a package a run compared.
struct ReferenceAccount {
  /// References that tests of this run could ask for.
  let count: Int
  let uncompared: [UncomparedReference]

  init(_ report: RunReport, packageRoot root: String, contents: MirrorContents) {
    var used: Set<String> = []
    var uncertain: Set<String> = []
    for entry in report.summary.entries {
      let path = entry.record.snapshot
      used.insert(path)
      let isCompared = entry.outcome != .crashed && entry.outcome != .failed
      if !isCompared, let id = SnapshotID(relativePath: path) { uncertain.insert(id.snapshotKey) }
    }
    let files = StoredReference.all(in: root + "/__Snapshots__").filter { file in
      guard let id = file.id else { return false }
      return PreviewFolder.isOne(id.folder) ? contents.hasPreviews : contents.hasTests
    }
    let left = files.filter { file in
      !used.contains(file.path) && !(file.id.map { uncertain.contains($0.snapshotKey) } ?? false)
        && Self.isOurs(file)
    }
    count = left.count + files.count { used.contains($0.path) }
    guard !left.isEmpty else {
      uncompared = []
      return
    }
    let tests = TestFunctions(packageRoot: root, folders: Set(left.compactMap { $0.id?.folder }))
    let asserting = Set(used.compactMap { SnapshotID(relativePath: $0)?.testKey })
    uncompared = left.compactMap { file in
      file.id.map { id in
        Self.reference(
          file.path, id, tests, isAsserting: asserting.contains(id.testKey),
          skipped: report.skippedTests)
      }
    }
  }

  /// Whether this tool wrote the file, as far as it tells.
  private static func isOurs(_ file: StoredReference) -> Bool {
    switch file.content() {
    case .picture(let reference): reference.metadata != nil
    case .data, .pointer, .unreadable: true
    }
  }

  private static func reference(
    _ path: String, _ id: SnapshotID, _ tests: TestFunctions, isAsserting: Bool,
    skipped: [SkippedTest]
  ) -> UncomparedReference {
    if let test = skipped.first(where: { tests.isReference(id, of: $0) }) {
      return UncomparedReference(
        path: path, kind: .skipped, test: test.name,
        reason: "\(test.name.singleLine) was skipped or is disabled")
    }
    if tests.isDeclared(id), !isAsserting {
      return UncomparedReference(
        path: path, kind: .unused, reason: "its test was not skipped, but asserted nothing")
    }
    // Where names are made up, a test that was skipped may be the one.
    let doubt = isAsserting ? nil : tests.reasonToKeep(id, isAsserting: false)
    return UncomparedReference(
      path: path, kind: doubt == nil || skipped.isEmpty ? .unused : .mayBeSkipped,
      reason: doubt
        ?? (isAsserting ? "its test asserts others" : "no test of the package asks for it"))
  }
}

extension TestFunctions {
  /// Whether the reference is named after the test.
  func isReference(_ id: SnapshotID, of test: SkippedTest) -> Bool {
    let file = test.file ?? id.folder + ".swift"
    let own = SnapshotID(testFile: file, testName: test.function, name: "1")
    guard own.testKey == id.testKey else { return false }
    // XCTest does not tell a method's file: the class does.
    if test.file != nil { return true }
    return test.type.map { $0 == id.folder || declares(class: $0, in: id.folder) } ?? false
  }
}

extension RunReport {
  /// Whether every test of the package ran to its end, or was skipped by name.
  private var askedForAll: Bool {
    !isFiltered && share == nil && trouble == nil && missedTests ?? 0 == 0
      && summary.count(.crashed) == 0 && !summary.entries.isEmpty
  }

  /// Finds out which references of the package were not compared. Where tests were chosen, those of
  /// skipped tests alone are told.
  ///
  /// - Parameters:
  ///   - root: The package's folder here.
  ///   - contents: Which tests the run had.
  package mutating func accountForReferences(packageRoot root: String, contents: MirrorContents) {
    let account = ReferenceAccount(self, packageRoot: root, contents: contents)
    referenceCount = askedForAll ? account.count : nil
    uncompared = askedForAll
      ? account.uncompared : account.uncompared.filter { $0.kind == .skipped }
  }
}
