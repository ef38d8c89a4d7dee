import Foundation
import SnapshotCore
import TestSupport
import Testing

@testable import SnapshotTool

/// Packages that are refused, or built, with a sentence that says what is wrong.
@Suite(.timeLimit(.minutes(5))) struct OddPackageTests {
  private let package: OddPackage

  init() throws { package = try OddPackage() }

  /// Expects that the mirror is refused, the package left alone, and the sentence to hold the text.
  private func expectRefusal(_ text: String) {
    let before = package.state
    for _ in 0..<2 {
      let sentence = package.refusal()
      #expect(sentence.contains(text), "\(sentence)")
      #expect(!sentence.contains("Error Domain"))
    }
    #expect(package.state.changes(since: before) == [])
  }

  /// Expects notes that hold the texts, and the package left alone.
  private func expectNotes(_ texts: String...) throws {
    let before = package.state
    for _ in 0..<2 {
      let notes = try package.update().notes.map(\.description)
      for text in texts { #expect(notes.contains { $0.contains(text) }, "\(notes)") }
    }
    #expect(package.state.changes(since: before) == [])
  }

  // MARK: - Manifests

  @Test(arguments: [
    ("../../../../Evil", "it contains a slash"), ("..", "it refers to a folder"),
    ("", "it is empty"), (String(repeating: "x", count: 201), "it has more than 200 bytes"),
  ])
  func `a target's name that is no folder's is refused`(_ name: String, _ reason: String) {
    package.target.name = name
    package.target.path = "Sources/App"
    expectRefusal(
      "The package Odd has a target named “\(name)”, for which there can be no folder: \(reason). "
        + "Rename it in Package.swift.")
  }

  @Test(arguments: ["../../sibling", "/etc", "Sources/../../sibling"])
  func `a path out of the package is refused`(_ path: String) {
    package.target.path = path
    expectRefusal(
      "The target App of Odd has the path \(path), which is outside the package; SwiftPM refuses "
        + "it, too. Move the folder into the package, or correct `path:` in Package.swift.")
  }

  @Test func `sources and exclusions out of the target are ignored with a note`() throws {
    try package.write("let other = 1", to: "Sources/Other/Other.swift")
    package.target.sources = ["../Other", "gone", "A.swift"]
    package.target.exclude = ["../../../sibling", "."]
    try expectNotes(
      "`sources:` of App names ../Other, which is outside the target’s folder and is ignored.",
      "/App/gone: warning: The manifest’s `sources:` of App names this path, which does not",
      "`exclude:` of App names ../../../sibling, which is outside the target’s folder",
      "`exclude:` of App names ., which is the target’s whole folder and is ignored.")
    #expect(package.mirrored.contains("App/A.linux.swift"))
  }

  @Test func `two targets of one name, or of one module, are refused by name`() throws {
    package.others = [ManifestText.Target("App")]
    expectRefusal("Two targets are named App, in Odd. Rename one of them in Package.swift.")
    package.target.name = "A-B"
    package.others = [ManifestText.Target("A+B")]
    try package.write("", to: "Sources/A-B/A.swift")
    try package.write("", to: "Sources/A+B/B.swift")
    expectRefusal("The targets A-B and A+B both make the module A_B. Rename one of them")
  }

  @Test func `targets that depend on each other are refused with the circle`() throws {
    package.target.dependencies = ["Base"]
    var base = ManifestText.Target("Base")
    base.dependencies = ["Core"]
    var core = ManifestText.Target("Core")
    core.dependencies = ["Base"]
    package.others = [base, core]
    try package.write("", to: "Sources/Base/B.swift")
    try package.write("", to: "Sources/Core/C.swift")
    expectRefusal("Targets form a dependency cycle: Base → Core → Base. Remove one of")
  }

  @Test func `a target without a folder is refused with the places that were looked at`() {
    package.target.name = "Gone"
    package.target.path = "Sources/Gone"
    expectRefusal("The package Odd has no folder for its target Gone. Looked in \(package.root)")
  }

  @Test(arguments: [
    #"Q"uo"#, "new\nline", "emoji 🙂", #"back\slash"#, #"\(name)"#, "bell\u{7}", "é\u{301}", "2nd",
    "a.swift", "Sources",
  ])
  func `names of targets, files and resources are taken as they are`(_ name: String) throws {
    package.target.name = name
    package.target.defines = [name]
    package.name = name
    try package.write("let a = 1", to: "Sources/\(name)/\(name).swift")
    try package.write("art", to: "Sources/\(name)/art/\(name)")
    package.target.copied = ["art/\(name)"]
    try expectNotes()
    #expect(FileAccess.isPlainFile("\(package.mirror)/Sources/\(name)/\(name).linux.swift"))
    #expect(FileAccess.exists("\(package.mirror)/Sources/\(name)/art/\(name)"))
    let result = try ChildCommand.run([
      "swiftc", "-frontend", "-parse", package.mirror + "/Package.swift",
      "\(package.mirror)/Sources/\(name)/\(name).linux.swift",
    ])
    #expect(result.errors == "")
  }

  @Test func `a description that is none is no raw error`() {
    let error = #expect(throws: IOSPackageError.self) {
      try PackageGraph.manifest(json: Array("{\"name\": 1}".utf8), path: "/src/Odd")
    }
    #expect(
      error?.description
        == "The manifest in /src/Odd cannot be read: The output of `swift package dump-package` is "
        + "not understood. The tool is for Swift 6.3; check `swift --version`.")
  }

  // MARK: - Files

  @Test func `links are followed where they lead to sources, and left out where they do not`()
    throws
  {
    try package.link("Sources/App/Out.swift", to: "../../../sibling/Kept.swift")
    try package.link("Sources/App/Shared", to: "../../../sibling")
    try package.link("Sources/App/Dangling.swift", to: "nowhere")
    try package.link("Sources/App/loop", to: ".")
    try package.link("Sources/App/up", to: "../..")
    try package.link("Sources/App/self", to: "self")
    package.target.exclude = ["up"]
    try expectNotes(
      "App/Dangling.swift: warning: The link is broken; it is ignored.",
      "App/self: warning: The link is broken; it is ignored.",
      "App/loop: warning: The link points to a folder that contains it; it is ignored.")
    #expect(package.mirrored.contains("App/Out.linux.swift"))
    #expect(package.mirrored.contains("App/Shared/Kept.linux.swift"))
  }

  @Test func `a link into the build folder is left out, so that no mirror mirrors itself`() throws {
    try package.update()
    try package.link("Sources/App/made", to: "../../.build/snapshot-package/Sources")
    try package.link("Sources/App/Made.swift", to: package.mirror + "/Package.swift")
    try expectNotes(
      "App/made: warning: The link points into the build folder; it is ignored.",
      "App/Made.swift: warning: The link points into the build folder; it is ignored.")
    #expect(try package.update().files.count == 1)
  }

  @Test func `a link to half of the machine is refused by the target's folder`() throws {
    try package.link("Sources/App/all", to: "/")
    let sentence = package.refusal()
    #expect(
      sentence.hasPrefix("The target in \(package.sources) has more than 100000 files: a link"))
  }

  @Test func `FIFOs, sockets and devices are named, and never waited for`() throws {
    mkfifo(package.sources + "/Pipe.swift", 0o600)
    mkfifo(package.sources + "/pipe", 0o600)
    try package.write("x", to: "Sources/App/Art/logo.txt")
    mkfifo(package.sources + "/Art/pipe", 0o600)
    try package.link("Sources/App/Zero.swift", to: "/dev/zero")
    try package.link("Sources/App/zero", to: "/dev/zero")
    package.target.copied = ["pipe", "zero", "Art"]
    try expectNotes(
      "App/Pipe.swift: warning: This is a FIFO, not a source file; it is ignored.",
      "App/Zero.swift: warning: This is a device, not a source file; it is ignored.",
      "App/pipe: warning: This is a FIFO, which cannot be copied; the resource is ignored.",
      "App/zero: warning: This is a device, which cannot be copied; the resource is ignored.",
      "App/Art/pipe: warning: This is a FIFO, which cannot be copied; the resource is ignored.")
    #expect(package.manifest.contains("resources: [],"))
  }

  @Test func `a folder may be called as a source is, and a name may be as long as the system's`()
    throws
  {
    let long = String(repeating: "ä", count: 124) + ".swift"
    try package.write("let inner = 1", to: "Sources/App/Dir.swift/Inner.swift")
    try package.write("let long = 1", to: "Sources/App/" + long)
    let deep = String(repeating: String(repeating: "d", count: 200) + "/", count: 10)
    try package.write("let deep = 1", to: "Sources/App/\(deep)Deep.swift")
    try expectNotes()
    #expect(package.mirrored.contains("App/Dir.swift/Inner.linux.swift"))
    #expect(package.mirrored.contains("App/\(deep)Deep.linux.swift"))
    #expect(try package.update().files.count == 4)
    #expect(try package.update().files.allSatisfy { FileAccess.isPlainFile($0.translatedPath) })
  }

  @Test func `two files whose names differ in composition alone are refused`() throws {
    try package.write("", to: "Sources/App/\u{e9}.swift")
    try package.write("", to: "Sources/App/e\u{301}.swift")
    expectRefusal("exists twice, in different Unicode forms. Rename or remove one")
  }

  @Test func `a source that is no UTF-8 is an error that names it`() throws {
    try package.write(Array("let a = \"".utf8) + [0xff], to: "Sources/App/Latin.swift")
    expectRefusal(
      "\(package.sources)/Latin.swift:1:10: error: This is not valid UTF-8, the only encoding")
  }

  @Test func `a source that its author cannot read either is an error that names it`() throws {
    try package.write("let a = 1", to: "Sources/App/Closed.swift")
    chmod(package.sources + "/Closed.swift", 0)
    // Root reads every file.
    if access(package.sources + "/Closed.swift", R_OK) == 0 { return }
    expectRefusal("\(package.sources)/Closed.swift: error: The file cannot be read")
  }

  @Test func `half a megabyte of source is translated`() throws {
    let line =
      "let number = [1, 2, 3].map { $0 + 1 } // and so on, for a hundred bytes or thereabouts\n"
    let count = 500_000 / line.utf8.count
    let text = (0..<count).map { line.replacing("number", with: "number\($0)", maxReplacements: 1) }
    try package.write(text.joined(), to: "Sources/App/Long.swift")
    try expectNotes()
  }

  @Test func `a source on which the translator crashes is named`() throws {
    try package.write(
      "let a = b" + String(repeating: ".c()", count: 50_000), to: "Sources/App/Z.swift")
    let sentence = package.refusal()
    #expect(
      sentence.isEmpty
        || sentence.hasPrefix(
          "\(package.sources)/Z.swift: error: The file could not be translated: the translator "
            + "crashed"),
      "\(sentence)")
  }
}
