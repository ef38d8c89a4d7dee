import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct DoctorTests {
  private let package: ReviewedPackage

  init() throws { package = try ReviewedPackage() }

  private func finding(
    _ check: String, libpng: Int? = 10639, unmerged: [String] = [], stale: [String] = [],
    isBinary: Bool? = nil
  ) throws -> DoctorFinding {
    let doctor = Doctor(
      root: package.root, buildFolder: package.root + "/.build", libpngVersion: libpng,
      fontFolders: [package.root + "/Fonts"], unmergedPaths: unmerged, stalePaths: stale,
      isBinaryForGit: isBinary)
    return try #require(doctor.findings().first { $0.check == check })
  }

  @Test func `a libpng with a known hole, or without a number, is warned of`() throws {
    #expect(try finding("libpng").level == .ok)
    #expect(try finding("libpng").text == "libpng 1.6.39")
    #expect(try finding("libpng", libpng: 10632).level == .ok)
    #expect(try finding("libpng", libpng: 10631).level == .warn)
    #expect(try finding("libpng", libpng: nil).level == .warn)
  }

  @Test func `without the system's font nothing can be drawn alike`() throws {
    #expect(try finding("system font").level == .fail)
    try package.write("Fonts/InterVariable.ttf", [1])
    #expect(try finding("system font").text == package.root + "/Fonts/InterVariable.ttf")
  }

  @Test func `an unresolved merge fails, and its files are named up to three`() throws {
    let git = try finding("git", unmerged: ["a", "b", "c", "d", "e"])
    #expect(git.level == .fail)
    #expect(git.text.hasSuffix("a, b, c and 2 more"))
    #expect(try finding("git", isBinary: true).level == .ok)
    #expect(try finding("git", isBinary: false).level == .warn)
  }

  @Test func `a reference whose pixels are not those that it states fails`() throws {
    let metadata = ReferenceMetadata(scale: 2)
    let whole = try Reference.encode(plain(4, 2), metadata: metadata)
    try package.write("__Snapshots__/A/whole.1@2x.png", whole)
    #expect(try finding("files").level == .ok)
    var file = try ForgedPNG(whole)
    let other = try ForgedPNG(Reference.encode(plain(4, 2, 0xff00_0000), metadata: metadata))
    file.replace("IDAT") { $0 = other.payload("IDAT") }
    file.bind()
    try package.write("__Snapshots__/A/forged.1@2x.png", file.bytes)
    let forged = try finding("files")
    #expect(forged.level == .fail)
    #expect(
      forged.text.hasPrefix(
        "A/forged.1@2x.png: its pixels do not match its metadata"))
    file.replace("IDAT") { $0 = Array($0.prefix(9)) }
    try package.write("__Snapshots__/A/forged.1@2x.png", file.bytes)
    #expect(try finding("files").level == .fail)
  }

  @Test func `names that differ in case alone fail, those of another form are warned of`() throws {
    try package.write("__Snapshots__/A/\u{e9}.1.txt", [1])
    #expect(try finding("names").level == .ok)
    try package.write("__Snapshots__/A/e\u{301}t.1.txt", [1])
    #expect(try finding("names").level == .warn)
    try package.write("__Snapshots__/a/\u{e9}.1.txt", [1])
    #expect(try finding("names").level == .fail)
  }

  @Test func `what processes left half written is warned of`() throws {
    #expect(try finding("temporaries").level == .ok)
    let left = try finding("temporaries", stale: ["A/.a.tmp"])
    #expect(left.level == .warn)
    #expect(left.text == "1 half-written file of ended processes: A/.a.tmp")
  }

  @Test func `pictures of the last run that followed the clock are warned of`() throws {
    try manifest(folder: package.run).write(to: package.run)
    try package.add("A/plain.1.png", reference: package.old, actual: package.new)
    #expect(try finding("clock") .text == "No picture of the last run follows the clock.")
    for name in ["A/a.1.png", "B/b.1.png"] {
      try package.add(name, reference: package.old, actual: package.new) {
        $0.diagnostics = [
          RunDiagnostic(
            kind: RunDiagnostic.clockKind, text: "label shows today’s date.", isFailure: false)
        ]
      }
    }
    let clock = try finding("clock")
    #expect(clock.level == .warn)
    #expect(clock.text == "2 pictures of the last run follow the clock: A/a.1.png, B/b.1.png")
    #expect(clock.next == "label shows today’s date.")
  }

  @Test func `a text that Git checked out with CR LF is warned of`() throws {
    try package.write("__Snapshots__/A/a.1.txt", Array("one\ntwo".utf8))
    try package.write("__Snapshots__/A/b.1.txt", Array("one\r\ntwo\n".utf8))
    #expect(try finding("files").level == .ok)
    try package.write("__Snapshots__/A/c.1.txt", Array("one\r\ntwo".utf8))
    let found = try finding("line endings")
    #expect(found.level == .warn)
    #expect(found.text.hasSuffix("A/c.1.txt"))
  }
}
