import Foundation
import Testing

/// `Scripts/require`, on machines that are made of a folder of commands.
@Suite struct RequireTests {
  /// Runs the script where `swift`, `dpkg-query`, `id`, `sudo` and `apt-get` are scripts.
  private func require(
    _ task: String, _ commands: [String: String]
  ) throws -> (status: Int32, output: String, installed: String) {
    let folder = FileManager.default.temporaryDirectory.path + "/require-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, body) in commands {
      let path = folder + "/" + name
      try Data("#!/bin/sh\n\(body)\n".utf8).write(to: URL(filePath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [SourceTree.root.appendingPathComponent("Scripts/require").path, task]
    process.environment = [
      "PATH": folder + ":/usr/bin:/bin", "LOG": folder + "/installed", "HOME": folder,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    let output = String(decoding: bytes, as: UTF8.self)
    process.waitUntilExit()
    let installed = try? String(contentsOfFile: folder + "/installed", encoding: .utf8)
    return (process.terminationStatus, output, installed ?? "")
  }

  private let swift = ["swift": "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'"]
  /// Everything is installed but libpng's headers.
  private let packages = [
    "dpkg-query": "case \"$*\" in *libpng-dev) exit 1;; *) printf installed;; esac",
    "apt-get": "echo \"$@\" >>\"$LOG\"",
  ]

  private func machine(_ parts: [String: String]...) -> [String: String] {
    parts.reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  @Test func `another toolchain is refused in a sentence, before anything is installed`() throws {
    let old = ["swift": "echo 'Swift version 6.1.2 (swift-6.1.2-RELEASE)'"]
    let run = try require("build", machine(old, packages, ["id": "echo 0"]))
    #expect(run.status == 3)
    #expect(run.output.hasPrefix("Snapshot needs Swift 6.3, and /"))
    #expect(run.output.contains("/swift is 6.1.2: put Swift 6.3 first on PATH"))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.installed.isEmpty)
  }

  @Test func `a patch release of the toolchain will do, a later version will not`() throws {
    let all = machine(packages, ["dpkg-query": "printf installed"])
    for (version, status) in ["6.3": 0, "6.3.9": 0, "6.30": 3, "6.4.1": 3] as [String: Int32] {
      let swift = ["swift": "echo 'Swift version \(version) (swift-RELEASE)'"]
      #expect(try require("build", machine(all, swift)).status == status, "\(version)")
    }
  }

  /// On a fresh machine swift lacks libraries that are among the packages.
  @Test func `a toolchain that does not start is checked after packages were installed`() throws {
    let body = """
      [ -e "$LOG" ] || { echo 'libncurses.so.6: cannot open' >&2; exit 127; }
      echo "Swift version ${VERSION:-6.3.1}"
      """
    let root = machine(packages, ["id": "echo 0", "swift": body])
    #expect(try require("build", root).status == 0)
    let old = machine(root, ["swift": body.replacing("${VERSION:-6.3.1}", with: "6.1")])
    #expect(try require("build", old).output.contains("is 6.1: put Swift 6.3 first on PATH"))
    let broken = machine(root, ["swift": "echo no libncurses >&2; exit 127"])
    let run = try require("build", broken)
    #expect(run.status == 3)
    #expect(run.output.hasSuffix("/swift does not start: no libncurses\n"))
  }

  @Test func `root installs what is missing, and nothing else`() throws {
    let run = try require("build", machine(swift, packages, ["id": "echo 0"]))
    #expect(run.status == 0)
    #expect(run.output == "Installing libpng-dev\n")
    #expect(run.installed == "-qq install -y --no-install-recommends libpng-dev\n")
  }

  @Test func `without a password sudo installs, else the command is printed`() throws {
    let user = machine(swift, packages, ["id": "echo 1000"])
    let sudo = machine(user, ["sudo": "shift; exec \"$@\""])
    #expect(try require("build", sudo).installed.hasSuffix(" libpng-dev\n"))
    let asking = try require("build", machine(user, ["sudo": "exit 1"]))
    #expect(asking.status == 3)
    #expect(
      asking.output
        == "Packages are missing. Install them, then run this again:\n"
        + "    sudo apt-get install libpng-dev\n")
    #expect(asking.installed.isEmpty)
  }

  @Test func `a task that is none is a usage error`() throws {
    #expect(try require("bake", machine(swift, packages)).status == 2)
  }
}
