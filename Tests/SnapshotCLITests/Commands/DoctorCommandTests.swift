import CoreGraphics
import Foundation
import SnapshotCore
import Testing

@Suite struct DoctorCommandTests {
  private let package: PendingPackage

  init() throws {
    package = try PendingPackage()
    // A stand-in for the system font, so that no machine decides about the tests.
    try package.write("Fonts/Inter.ttf", bytes: [1])
    try package.write("__Snapshots__/CardTests/testCard.1@2x.png", picture(4, 4))
  }

  private func doctor(_ arguments: String...) throws -> CommandRun {
    try CommandRun(
      ["doctor"] + arguments, directory: package.root,
      environment: [
        "SNAPSHOT_FONT_PATH": package.root + "/Fonts", "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CEILING_DIRECTORIES": FileAccess.split(package.root).folder,
      ])
  }

  @Test func `where all is well it says so`() throws {
    let run = try doctor()
    #expect(run.exitCode == 0)
    #expect(run.output.contains("✓ libpng        libpng 1.6."))
    #expect(run.output.contains("✓ system font   \(package.root)/Fonts/Inter.ttf"))
    #expect(run.output.contains("✓ git           Not in a git repository."))
    #expect(run.output.contains("✓ files         1 reference, all whole"))
    #expect(
      run.output.contains(
        "✓ arithmetic    1 source: no machine-dependent functions of the C library are used."))
    #expect(run.output.hasSuffix("\nNo problems found.\n"))
  }

  @Test func `what the pictures of a suite lack is told, the most frequent first`() throws {
    for (name, lacks) in [
      ("testOne", [FidelityNote(.imageName, "logo")]),
      ("testTwo", [FidelityNote(.symbol, "house"), FidelityNote(.imageName, "logo")]),
    ] {
      let bytes = try Reference.encode(
        picture(3, 3), metadata: ReferenceMetadata(scale: 1, lacks: lacks))
      try package.write("__Snapshots__/CardTests/\(name).1.png", bytes: bytes)
    }
    let run = try doctor()
    let lines = run.output.split(separator: "\n").filter { $0.contains("fidelity") }
    #expect(
      lines == [
        "! fidelity      The image “logo” was not found; the result is nil.",
        "! fidelity      The symbol “house” is drawn as a plain shape.",
      ])
    #expect(run.output.contains("In CardTests/testOne.1.png and 1 other."))
  }

  @Test func `calls whose last digits depend on the machine are named with their lines`() throws {
    let source = """
      import Foundation
      // erf(1) is not a call
      /* nor is
      lgamma(2) */
      let text = "erf(1) \\" tgamma(2)"
      func erf(_ x: Int) -> Int { model.erf(x) }
      let a = erf(x) + Foundation.tgamma(y) + sin(x)
      let turned = AffineTransform(rotationByDegrees: 30)
      """
    try package.write("Sources/Card/Card.swift", bytes: Array(source.utf8))
    try package.write("Tests/CardTests/CardTests.swift", bytes: Array("erf(1)".utf8))
    let run = try doctor()
    #expect(run.exitCode == 0)
    #expect(
      run.output.contains(
        "! arithmetic    The last digits may differ between machines: "
          + "Sources/Card/Card.swift:7 erf, Sources/Card/Card.swift:7 tgamma, "
          + "Sources/Card/Card.swift:8 AffineTransform"))
  }

  @Test func `what is damaged, ambiguous, stale or foreign is named with the next step`() throws {
    let bytes = try #require(package.bytes("__Snapshots__/CardTests/testCard.1@2x.png"))
    try package.write("__Snapshots__/CardTests/testTorn.1.png", bytes: Array(bytes.dropLast(9)))
    try package.write("__Snapshots__/CardTests/TESTCARD.1@2x.png", bytes: bytes)
    try package.write("__Snapshots__/CardTests/.testCard.1.png.999999999-abc.tmp", bytes: [1])
    let foreign = try PNGCodec.encode(picture(3, 3).png)
    try package.write("__Snapshots__/CardTests/testForeign.1.png", bytes: foreign)
    let old = try Reference.encode(
      picture(3, 3), metadata: ReferenceMetadata(renderer: "Snapshot 0.0.1", scale: 1))
    try package.write("__Snapshots__/CardTests/testRenderer.1.png", bytes: old)
    let fonts = ["\(String(repeating: "0", count: 64)) Lost Sans"]
    let lettered = try Reference.encode(
      picture(3, 3), metadata: ReferenceMetadata(scale: 1, fonts: fonts))
    try package.write("__Snapshots__/CardTests/testFont.1.png", bytes: lettered)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:"
      + String(repeating: "0", count: 64) + "\nsize 5\n"
    try package.write("__Snapshots__/CardTests/testPointer.1.png", bytes: Array(pointer.utf8))
    let conflict = "a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n"
    try package.write("__Snapshots__/CardTests/testText.1.txt", bytes: Array(conflict.utf8))

    let run = try doctor()
    #expect(run.exitCode == 1)
    for text in [
      "✗ files         CardTests/testTorn.1.png: ", "✗ names         The same file on",
      "! temporaries   1 half-written file", "! metadata      1 picture of another program",
      "! renderer      1 reference of another renderer, such as CardTests/testRenderer.1.png",
      "✗ fonts         Lost Sans 000000000000", "! git lfs       1 Git LFS pointer",
      "✗ files         Merge conflict markers in CardTests/testText.1.txt", "git lfs pull",
    ] {
      #expect(run.output.contains(text), "\(text)")
    }
    #expect(run.output.hasSuffix("4 problems found.\n"))
    let object = try doctor("--json").json()
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.count { $0["level"] as? String == "fail" } == 4)
    #expect(findings.allSatisfy { ($0["level"] as? String == "ok") == ($0["next"] == nil) })
  }

  @Test func `what a run's processes found out about the runtime is told`() throws {
    #expect(
      try doctor().output.contains(
        "✓ runtime       Not known yet: run the tests to find out."))
    let works = [
      RecordedRuntimeCheck(name: "counts of owners"),
      RecordedRuntimeCheck(name: "fields of structs"),
    ]
    let fails = [
      RecordedRuntimeCheck(
        name: "fields of structs", loss: "Views keep old values.", changesPictures: true),
      RecordedRuntimeCheck(name: "paths", loss: "It takes time.", changesPictures: false),
    ]
    try package.endRun()
    #expect(
      try doctor().output.contains(
        "✓ runtime       Not known: the last run contains no assertion that checked it."))
    let recorder = RunRecorder(directory: package.run)
    func tell(_ checks: [RecordedRuntimeCheck], of name: String) throws {
      var end = package.start("CardTests/\(name).png").ended(.matched)
      end.runtimeChecks = checks
      try recorder.append(package.start("CardTests/\(name).png"))
      try recorder.append(end)
    }
    try tell(works, of: "one")
    let good = try doctor()
    #expect(good.exitCode == 0)
    #expect(
      good.output.contains(
        "✓ runtime       As expected: counts of owners, fields of structs\n"))
    try tell(fails, of: "two")
    let run = try doctor()
    #expect(run.exitCode == 1)
    let lines = run.output.split(separator: "\n").filter { $0.contains(" runtime ") }
    #expect(
      lines == [
        "✓ runtime       As expected: counts of owners",
        "✗ runtime       fields of structs: not as expected. Views keep old values.",
        "! runtime       paths: not as expected. It takes time.",
      ])
  }

  @Test func `git is asked whether pictures are binary, and for conflicts`() throws {
    let repository = try GitRepository(package.root)
    #expect(try doctor().output.contains("! git           Git may treat pictures as text"))
    try package.write(".gitattributes", bytes: Array("*.png binary\n".utf8))
    #expect(try doctor().output.contains("✓ git           Pictures are binary."))
    try repository.makeConflict(in: "__Snapshots__/CardTests/testCard.1@2x.png")
    let run = try doctor()
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains(
        "✗ git           An unresolved merge conflict in __Snapshots__/CardTests/testCard.1"))
  }
}
