import Foundation
import Testing

/// `Scripts/installed-snapshot`, which `PREFIX/bin/snapshot` is a copy of.
@Suite struct InstalledToolTests {
  /// Runs an installed tool that prints what it was started with, beside a toolchain that prints
  /// its version.
  private func start(
    _ arguments: [String], toolchain version: String?, by link: Bool = false
  ) throws -> (status: Int32, output: String, folder: String) {
    let folder = URL(filePath: FileManager.default.temporaryDirectory.path)
      .resolvingSymlinksInPath().path + "/installed-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ path: String, _ text: String) throws {
      let url = URL(filePath: folder + "/" + path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    }
    let script = SourceTree.root.appendingPathComponent("Scripts/installed-snapshot")
    try write("tool/bin/snapshot", try String(contentsOf: script, encoding: .utf8))
    try write("tool/lib/snapshot/toolchain", "Swift version 6.3.1\n")
    try write(
      "tool/lib/snapshot/snapshot", "#!/bin/sh\necho \"$LD_LIBRARY_PATH|$SNAPSHOT_TOOL|$*\"\n")
    if let version {
      try write("swift/usr/bin/swift", "#!/bin/sh\necho 'Swift version \(version) (swift)'\n")
      try write("swift/usr/lib/swift/linux/libswiftCore.so", "")
    }
    let tool = folder + "/tool/bin/snapshot"
    if link {
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/snapshot", withDestinationPath: tool)
    }
    let process = Process()
    process.executableURL = URL(filePath: link ? folder + "/snapshot" : tool)
    process.arguments = arguments
    process.environment = ["PATH": "\(folder):\(folder)/swift/usr/bin:/usr/bin:/bin"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self), folder)
  }

  @Test func `the tool starts with the libraries of the toolchain on PATH`() throws {
    let run = try start(["verify", "--filter", "a b"], toolchain: "6.3.1")
    #expect(run.status == 0)
    let libraries = ["linux", "host"].map { "\(run.folder)/swift/usr/bin/../lib/swift/\($0)" }
    let expected = libraries.joined(separator: ":")
    #expect(run.output == "\(expected)|\(run.folder)/tool/bin/snapshot|verify --filter a b\n")
  }

  @Test func `on PATH it is called by its name, through a link too`() throws {
    let run = try start(["list"], toolchain: "6.3.1", by: true)
    #expect(run.output.hasSuffix("|snapshot|list\n"))
  }

  @Test func `another toolchain is refused in a sentence where it would compile`() throws {
    let run = try start(["verify"], toolchain: "6.3.2")
    #expect(run.status == 3)
    #expect(
      run.output
        == "snapshot: This build needs Swift version 6.3.1; \(run.folder)/swift/usr/bin/swift is "
        + "Swift version 6.3.2.\n")
    #expect(try start(["diff", "a", "b"], toolchain: "6.3.2").status == 0)
  }

  @Test func `no toolchain is an error that names the version`() throws {
    guard !["/usr/bin/swift", "/bin/swift"].contains(where: FileManager.default.fileExists) else {
      return
    }
    let run = try start(["verify"], toolchain: nil)
    #expect(run.status == 3)
    #expect(run.output.contains("There is no swift on PATH: this build needs Swift version 6.3.1"))
  }
}
