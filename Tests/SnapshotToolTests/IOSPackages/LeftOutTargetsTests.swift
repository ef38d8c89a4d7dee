import SnapshotCore
import TestSupport
import Testing

@testable import SnapshotTool

/// What cannot be built here costs what needs it, and no more.
@Suite(.timeLimit(.minutes(5))) struct LeftOutTargetsTests {
  private let package: OddPackage

  init() throws {
    package = try OddPackage()
    package.target.dependencies = []
    var tests = ManifestText.Target("AppTests")
    tests.type = "test"
    tests.dependencies = ["App"]
    package.others = [tests]
    try package.write("import App\nlet a = 1", to: "Tests/AppTests/ATests.swift")
  }

  private func add(_ name: String, type: String = "regular", dependencies: [String] = []) {
    var target = ManifestText.Target(name)
    target.type = type
    target.dependencies = dependencies
    package.others.append(target)
  }

  private func notes() throws -> [String] { try package.update(.tests).notes.map(\.description) }

  @Test func `a target in Objective-C is left out with what imports it, and named once`() throws {
    add("Old")
    add("Bridge", dependencies: ["Old"])
    add("Free", dependencies: ["Old"])
    try package.write("", to: "Sources/Old/Old.m")
    try package.write("import Old", to: "Sources/Bridge/Bridge.swift")
    try package.write("let free = 1", to: "Sources/Free/Free.swift")
    let notes = try notes().filter { $0.contains("Old") }
    #expect(notes.count == 1, "\(notes)")
    #expect(notes.first?.contains("The target Old is left out.") == true)
    #expect(notes.first?.contains("Bridge (its sources import Old") == true)
    #expect(!package.manifest.contains(#"name: "Bridge""#))
    #expect(package.manifest.contains(#"name: "Free""#))
    #expect(package.manifest.contains(#"name: "AppTests""#))
  }

  @Test func `of tests only the files that import it are left out`() throws {
    add("Old")
    package.others[0].dependencies = ["App", "Old"]
    try package.write("", to: "Sources/Old/Old.mm")
    try package.write("import Old", to: "Tests/AppTests/OldTests.swift")
    #expect(try notes().contains { $0.contains("1 file of tests left out, which import Old") })
    #expect(package.mirrored.contains("AppTests/ATests.linux.swift"))
    #expect(!package.mirrored.contains("AppTests/OldTests.linux.swift"))
  }

  @Test func `binary targets, and targets without a folder, are left out`() throws {
    add("Framework", type: "binary")
    add("GoneTests", type: "test")
    let notes = try notes()
    #expect(notes.contains { $0.contains("The target Framework is left out.") })
    #expect(notes.contains { $0.contains("has no folder for its target GoneTests") })
  }

  @Test func `where no test is left, the reason ends the run`() throws {
    try package.remove("Tests/AppTests/ATests.swift")
    add("Old")
    package.others[0].dependencies = ["App", "Old"]
    try package.write("", to: "Sources/Old/Old.m")
    try package.write("import Old", to: "Tests/AppTests/OldTests.swift")
    #expect(package.refusal().contains("The target Old has Objective-C in"))
  }

  @Test func `Objective-C beside Swift is left out of its target`() throws {
    try package.write("", to: "Sources/App/Old.m")
    #expect(try notes().contains { $0.contains("1 file in Objective-C, which Linux lacks") })
    #expect(package.mirrored.contains("App/A.linux.swift"))
  }

  @Test func `a target in C is built from its own folder`() throws {
    add("CMath")
    package.target.dependencies = ["CMath"]
    try package.write("int one(void) { return 1; }", to: "Sources/CMath/math.c")
    try package.write("int one(void);", to: "Sources/CMath/include/CMath.h")
    try package.write("import CMath\npublic let one = CMath.one()", to: "Sources/App/A.swift")
    try package.update(.tests)
    #expect(
      package.manifest.contains(
        #"name: "CMath", dependencies: [], path: "Sources/CMath","#))
    #expect(package.manifest.contains(#"publicHeadersPath: "include""#))
  }

  @Test func `a target that did not compile is left out with what imports it`() throws {
    add("Broken")
    add("Above", dependencies: ["Broken"])
    try package.write("let broken = 1", to: "Sources/Broken/B.swift")
    try package.write("import Broken", to: "Sources/Above/A.swift")
    let notes = try package.update(.tests, broken: ["Broken"]).notes.map(\.description)
    #expect(notes.contains { $0.contains("The target Broken is left out.") })
    #expect(!package.manifest.contains(#"name: "Above""#))
    #expect(package.manifest.contains(#"name: "AppTests""#))
  }

  @Test func `an error in the package itself leaves nothing out`() throws {
    let error = package.sources + "/A.swift:1:1: error: no such thing"
    #expect(try package.update(.tests).brokenTargets([error, "error: the build failed"]) == [])
  }

  @Test func `a macro brings the compiler's plug-ins into the manifest`() throws {
    add("Plug", type: "macro")
    package.target.dependencies = ["Plug"]
    try package.write("import SwiftSyntax", to: "Sources/Plug/Plug.swift")
    try package.update(.tests)
    #expect(package.manifest.contains("import CompilerPluginSupport"))
    #expect(package.manifest.contains(#".macro(name: "Plug", dependencies: [], path:"#))
  }
}
