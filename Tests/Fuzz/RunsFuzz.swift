// Reads hostile run folders with every command that reads one. `Tests/Fuzz/runs` runs it.
//   runs-fuzz SCRATCH SEED SECONDS    cases from a seed on; prints the seed before each
//   runs-fuzz SCRATCH SEED 0          one case; says what each command printed
import CoreGraphics
import Foundation
import SnapshotCLI
import SnapshotCore
import SnapshotTool

@main
struct RunsFuzz {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let first = UInt64(arguments[2]), let seconds = Double(arguments[3])
    else { preconditionFailure("runs-fuzz SCRATCH SEED SECONDS") }
    let end = Date().addingTimeInterval(seconds)
    let output = FileHandle(fileDescriptor: dup(1))
    var seed = first
    repeat {
      output.write(Data("\(seed)\n".utf8))
      let scene = RunsFuzzScene(folder: arguments[1] + "/case-\(seed)", seed: seed)
      RunsFuzzCase(scene, log: seconds == 0 ? output : nil).run()
      try? FileManager.default.removeItem(atPath: scene.folder)
      seed &+= 1
    } while Date() < end
    output.write(Data("end\n".utf8))
  }
}

/// One hostile run, and what must hold after each command.
struct RunsFuzzCase {
  /// Of one command.
  private static let maximumSeconds = 20.0
  /// Of the process, in kilobytes.
  private static let maximumMemory = 1 << 20

  let scene: RunsFuzzScene
  let log: FileHandle?

  init(_ scene: RunsFuzzScene, log: FileHandle?) {
    self.scene = scene
    self.log = log
  }

  func run() {
    precondition(chdir(scene.package) == 0)
    let before = protected()
    for arguments in commands { check(arguments, before) }
    checkReferences()
    checkSecrets(in: texts(below: scene.package + "/out"))
    checkSecrets(in: texts(below: scene.package + "/__Snapshots__"))
    checkSecrets(in: texts(below: scene.package + "/Tests"))
    checkSecrets(in: texts(below: scene.run))
    checkMemory()
  }

  private var commands: [[String]] {
    let run = ["--run", scene.run]
    return [
      ["review", "--list"] + run, ["review", "--list", "--json"] + run,
      ["report", scene.run, "--format", "html,json,junit,markdown", "--output", "out/one/"],
      ["report", scene.run, "--format", "github"],
      ["report", scene.run, "--layout", "directory", "--output", "out/page"],
      ["report", "--merge", scene.run, scene.otherRun, "--format", "html,json,junit,markdown",
        "--output", "out/merged/"],
      ["prune", "--dry-run"] + run, ["list"], ["review", "--undo"] + run,
      ["review", "--reject", "--all"] + run, ["review", "--accept", "*"] + run,
      ["review", "--accept", "--all"] + run, ["review", "--undo"] + run,
      ["review", "--undo"] + run,
    ]
  }

  // MARK: - A command

  private func check(_ arguments: [String], _ before: [String: String]) {
    let path = scene.folder + "/printed"
    let file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    precondition(file >= 0)
    let saved = (dup(1), dup(2))
    dup2(file, 1)
    dup2(file, 2)
    let start = Date()
    let exitCode = SnapshotCommand.run(arguments)
    let seconds = Date().timeIntervalSince(start)
    dup2(saved.0, 1)
    dup2(saved.1, 2)
    for descriptor in [saved.0, saved.1, file] { close(descriptor) }
    let printed = (try? FileAccess.read(path)) ?? []
    log?.write(Data("\n$ snapshot \(arguments.joined(separator: " ")): \(exitCode)\n".utf8))
    log?.write(Data(printed))
    let name = arguments.joined(separator: " ")
    require(seconds < Self.maximumSeconds, "\(name) took \(seconds) s")
    let after = protected()
    for path in Set(before.keys).union(after.keys).sorted() {
      require(before[path] == after[path], "\(name) changed \(path)")
    }
    checkSecrets(in: [(name, printed)])
    let isPlain = printed.allSatisfy { $0 >= 32 || $0 == 10 || $0 == 9 }
    require(isPlain, "\(name) printed a control character")
    if arguments[0] != "report" { return }
    checkAttachments()
    if scene.isRed { require(exitCode != 0, "\(name) is green") }
  }

  private func require(_ isMet: Bool, _ text: String) {
    if isMet { return }
    preconditionFailure(text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())
  }

  // MARK: - What must hold

  /// Everything that no command may change: kind and digest by path. Left out are the references,
  /// the reports, and what a review writes into the run's folder.
  private func protected() -> [String: String] {
    var found: [String: String] = [:]
    for path in files(below: scene.folder) {
      if path == scene.folder + "/printed" { continue }
      let isComparison = path.hasPrefix(scene.otherRun + "/") && path.contains(".comparison.")
      let isAllowed = isComparison
        || scene.writable.contains { path == $0 || path.hasPrefix($0 + "/") }
      if !isAllowed { found[path] = state(path) }
    }
    for path in files(below: scene.run) where !isOfReview(path) { found[path] = state(path) }
    return found
  }

  private func isOfReview(_ path: String) -> Bool {
    let name = FileAccess.split(path).name
    return name == "review.journal" || path.hasPrefix(scene.run + "/.review")
      || name == "report.html" || name.contains(".comparison")
  }

  private func state(_ path: String) -> String {
    guard let status = FileAccess.status(of: path, followsLinks: false) else { return "gone" }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      let bytes = (try? FileAccess.read(path)) ?? []
      return "file \(SHA256.digest(of: bytes).description)"
    case S_IFLNK:
      return "link \((try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "")"
    default: return "\(status.st_mode)"
    }
  }

  /// Every path below a folder, links not followed.
  private func files(below folder: String) -> [String] {
    var found: [String] = []
    var pending = [folder]
    while let folder = pending.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let path = folder + "/" + name
        found.append(path)
        if FileAccess.isPlainFolder(path) { pending.append(path) }
      }
    }
    return found
  }

  private func texts(below folder: String) -> [(String, [UInt8])] {
    files(below: folder).filter(FileAccess.isPlainFile).map { path in
      (path, (try? FileAccess.read(path)) ?? [])
    }
  }

  private func checkSecrets(in texts: [(String, [UInt8])]) {
    for (path, bytes) in texts {
      let data = Data(bytes)
      for secret in scene.secrets {
        require(data.range(of: Data(secret)) == nil, "\(path) tells a secret")
      }
    }
  }

  /// What is in the stores are plain files that are named as snapshots.
  private func checkReferences() {
    for folder in ["__Snapshots__", "Tests/Shots"] {
      let root = scene.package + "/" + folder
      for path in files(below: root) where !FileAccess.isPlainFolder(path) {
        let id = SnapshotID(relativePath: String(path.dropFirst(root.count + 1)))
        require(FileAccess.isPlainFile(path) && id?.stem.contains(".") == true, "\(path) is there")
        require(id?.pathExtension != "swift", "\(path) is source code")
      }
    }
  }

  /// A report attaches pictures of the run and references alone.
  private func checkAttachments() {
    let roots = [scene.run, scene.otherRun, scene.package + "/__Snapshots__"]
      + [scene.package + "/Tests/Shots"]
    for (path, bytes) in texts(below: scene.package + "/out") where path.hasSuffix("junit.xml") {
      var rest = Data(bytes)
      while let mark = rest.range(of: Data("[[ATTACHMENT|".utf8)) {
        rest = Data(rest[mark.upperBound...])
        let end = rest.range(of: Data("]]".utf8))?.lowerBound ?? rest.endIndex
        let target = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        require(
          roots.contains { target.hasPrefix($0 + "/") } && FileAccess.isPlainFile(target),
          "\(path) attaches \(target)")
      }
    }
  }

  private func checkMemory() {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    let kilobytes = Int(line.filter(\.isNumber)) ?? 0
    require(kilobytes < Self.maximumMemory, "\(kilobytes) kB of memory")
  }
}
