import Foundation
import SnapshotCore

/// What the package's Swift files say of the tests that references may belong to.
///
/// A reference that a whole run did not use is unused only if no test that rested in that run could
/// use it: a disabled one, one behind `#if`, one that skips itself. Words of the sources say what
/// there is, not their syntax; where they cannot say it, the reference is kept.
package struct TestFunctions: Sendable {
  private struct File {
    var declarations: [TestDeclaration] = []
    var hasUnknownMacro = false
    /// Whether another class inherits the tests of one in it.
    var classes: Set<String> = []
    var isUnreadable = false
  }

  /// The test files by the folder of their references. Files of one name in several targets share
  /// one.
  private var files: [String: File] = [:]
  /// Names of all functions, wherever they are.
  private var allNames: Set<String> = []
  /// Texts that are given as `testName:`.
  private var literals: Set<String> = []
  private var superclasses: Set<String> = []
  /// Whether a test of the package may rest: be disabled, skipped or not compiled.
  private var mayRest = false
  /// A file in which tests' names, or their files', are made up.
  private var computesNames: String?
  private var computesFiles: String?

  /// - Parameter folders: The folders of the references: other files are looked at only for what
  ///   they assert.
  package init(packageRoot root: String, folders: Set<String>) {
    for path in Self.sources(below: root) {
      let name = FileAccess.split(path).name
      let folder = SnapshotID(testFile: name, testName: "a", name: "1").folder
      guard let bytes = try? FileAccess.read(path, maximumBytes: 1 << 24) else {
        files[folder, default: File()].isUnreadable = true
        continue
      }
      let text = Data(bytes)
      let isOfTests = Self.testWords.contains { text.range(of: $0) != nil }
      if isOfTests || folders.contains(folder) { add(bytes, name, folder) }
    }
  }

  private static let testWords = ["XCT", "Testing", "@Test", "@Suite", "napshot"]
    .map { Data($0.utf8) }
  private static let restingWords: Set<String> = [
    "disabled", "enabled", "XCTSkip", "XCTSkipIf", "XCTSkipUnless", "#if", "@available",
  ]

  private mutating func add(_ bytes: [UInt8], _ name: String, _ folder: String) {
    let mask = SourceMask(bytes)
    var file = files[folder] ?? File()
    let declarations = TestDeclaration.all(in: bytes, mask)
    file.declarations += declarations
    for declaration in declarations { allNames.formUnion(declaration.names) }
    let words = mask.words(in: 0..<mask.bytes.count)
    for (index, entry) in words.enumerated() {
      if Self.restingWords.contains(entry.word) { mayRest = true }
      if SourceMacros.isUnknown(entry.word) { file.hasUnknownMacro = true }
      guard entry.word == "class", index + 1 < words.count else { continue }
      file.classes.insert(words[index + 1].word)
      // `class Dark: Base`, with what else it conforms to.
      let head = words[(index + 2)...].prefix { $0.place < nextBrace(mask, entry.place) }
      superclasses.formUnion(head.map(\.word))
    }
    files[folder] = file
    let calls = AssertionCalls(bytes, mask, words)
    literals.formUnion(calls.literals.map(TestDeclaration.name))
    if calls.computesTest { computesNames = computesNames ?? name }
    if calls.computesFile { computesFiles = computesFiles ?? name }
  }

  /// Whether a function in a file of the folder's name has the name of the reference's test.
  func isDeclared(_ id: SnapshotID) -> Bool {
    files[id.folder]?.declarations.contains { $0.names.contains(id.testName) } ?? false
  }

  /// Whether a file of the folder's name declares the class.
  func declares(class name: String, in folder: String) -> Bool {
    files[folder]?.classes.contains(name) ?? false
  }

  private func nextBrace(_ mask: SourceMask, _ place: Int) -> Int {
    mask.next(UInt8(ascii: "{"), after: place) ?? mask.bytes.count
  }

  /// Why a reference that a whole run did not use may still be used; nil where it cannot.
  ///
  /// - Parameter isAsserting: Whether its test used another reference in the run.
  package func reasonToKeep(_ id: SnapshotID, isAsserting: Bool) -> String? {
    let file = files[id.folder]
    if file?.isUnreadable == true { return "the source of its tests cannot be read" }
    let declared = (file?.declarations ?? []).filter { $0.names.contains(id.testName) }
    if isAsserting { return reasonToKeepOfAsserting(declared, file) }
    if !declared.isEmpty {
      return "its test is there and asserted nothing in the run: skipped or disabled?"
    }
    if literals.contains(id.testName) { return "its test’s name is given to an assertion" }
    if file?.hasUnknownMacro == true { return "a macro in its test’s file may make its test" }
    guard mayRest else { return nil }
    if let computesNames { return "\(computesNames) makes up names of tests, and a test may rest" }
    if let computesFiles, file == nil || allNames.contains(id.testName) {
      return "\(computesFiles) makes up files of tests, and a test may rest"
    }
    return nil
  }

  private func reasonToKeepOfAsserting(_ declared: [TestDeclaration], _ file: File?) -> String? {
    if declared.count == 1, declared[0].isTest {
      if declared[0].isConditional { return "its test asserts under a condition" }
      let isInherited = file.map { !$0.classes.isDisjoint(with: superclasses) } ?? false
      return isInherited && mayRest ? "its test is inherited, and a test may rest" : nil
    }
    if file?.hasUnknownMacro == true { return "a macro in its test’s file may make its test" }
    guard mayRest else { return nil }
    return declared.count > 1
      ? "several functions have its test’s name, and one may rest"
      : "several tests may use it, and one may rest"
  }

  /// Swift files of the package, with those that plugins made, and without build folders and those
  /// of packages inside.
  private static func sources(below root: String) -> [String] {
    var found: [String] = []
    var pending = [root, root + "/.build/plugins/outputs"]
    var seen: Set<String> = []
    while let folder = pending.popLast() {
      // Links may lead in circles.
      let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      guard seen.insert(real).inserted else { continue }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where !name.hasPrefix(".") && name != "__Snapshots__" {
        let path = folder + "/" + name
        if name.hasSuffix(".swift") {
          found.append(path)
        } else if FileAccess.isFolder(path), !FileAccess.exists(path + "/Package.swift") {
          pending.append(path)
        }
      }
    }
    return found
  }
}
