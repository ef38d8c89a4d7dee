import SnapshotCore
import TestSupport
import Testing
import TranslatorInterface

@testable import SnapshotTool

@Suite struct DependencyNotesTests {
  private let folder: TestSupport.TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func note(_ name: String, _ line: Int, _ message: String) -> TranslationNote {
    TranslationNote(
      severity: .warning, path: "/d/\(name).swift", line: line, column: 3, message: message)
  }

  private func newLines(_ notes: [TranslationNote]) throws -> [String] {
    try DependencyNotes(notes).takeNewLines(in: MirrorFolder(buildFolder: folder.path))
  }

  private let swizzling = "changes methods at run time."

  @Test func `each is said once, whatever number of runs follow`() throws {
    let first = note("A", 4, "class_addMethod " + swizzling)
    #expect(
      try newLines([first]) == [
        "/d/A.swift:4:3: warning: class_addMethod changes methods at run time. "
          + "(in a dependency; reported once.)"
      ])
    #expect(try newLines([first]) == [])
    #expect(try newLines([]) == [])
    #expect(try newLines([first]) == [])
    let second = note("B", 1, "There is no WebKit here.")
    #expect(try newLines([first, second]).map { $0.prefix(10) } == ["/d/B.swift"])
  }

  @Test func `those of one kind are one line with their number`() throws {
    let lines = try newLines([
      note("A", 4, "class_addMethod " + swizzling), note("A", 9, "There is no WebKit here."),
      note("B", 2, "class_replaceMethod " + swizzling),
      note("B", 5, "class_addMethod " + swizzling),
    ])
    #expect(
      lines == [
        "/d/A.swift:4:3: warning: class_addMethod changes methods at run time. "
          + "(and 2 more like it, in a dependency; reported once.)",
        "/d/A.swift:9:3: warning: There is no WebKit here. "
          + "(in a dependency; reported once.)",
      ])
  }

  @Test func `a file that says nothing of the sort counts as none`() throws {
    let first = note("A", 4, "x y")
    #expect(try newLines([first]).count == 1)
    let path = folder.path + "/snapshot-package/.told-notes.json"
    try FileAccess.write(Array("{".utf8), to: path)
    #expect(try newLines([first]).count == 1)
    #expect(try newLines([first]) == [])
  }

  /// A package that depends on another, both with a function that changes methods.
  private func update(_ package: OddPackage) throws -> [String] {
    func json(_ name: String, dependencies: String, products: String, uses: String) -> [UInt8] {
      Array(
        """
        {"name": "\(name)", "toolsVersion": {"_version": "5.9.0"},
         "dependencies": [\(dependencies)], "products": [\(products)],
         "targets": [{"name": "\(name)", "type": "regular", "exclude": [], "resources": [],
           "settings": [], "dependencies": [\(uses)]}]}
        """.utf8)
    }
    let other = package.root + "/Other"
    return try MirrorPackage(
      of: package.root, buildFolder: package.root + "/.build", engine: OddPackage.engine
    ) { (folder) throws(IOSPackageError) in
      let text =
        folder == other
        ? json(
          "Other", dependencies: "", products: #"{"name": "Other", "targets": ["Other"]}"#,
          uses: "")
        : json(
          "App", dependencies: #"{"fileSystem": [{"identity": "other", "path": "\#(other)"}]}"#,
          products: "", uses: #"{"byName": ["Other", null]}"#)
      return try PackageGraph.manifest(json: text, path: folder)
    }.newNoteLines
  }

  @Test func `a dependency's warning is said once, the package's own at every run`() throws {
    let package = try OddPackage()
    let source = """
      import UIKit
      func add(_ type: AnyClass) { class_addMethod(type, Selector("a"), nil, nil) }
      """
    try package.write(source, to: "Sources/App/A.swift")
    try package.write(source, to: "Other/Sources/Other/B.swift")
    try package.write("", to: "Other/Package.swift")
    let first = try update(package)
    #expect(first.count == 2, "\(first)")
    #expect(first.last?.hasPrefix(package.root + "/Other/Sources/Other/B.swift:2:30: ") == true)
    let second = try update(package)
    #expect(second.count == 1, "\(second)")
    #expect(second.first?.hasPrefix(package.sources + "/A.swift:2:30: warning: class_add") == true)
  }
}
