// Brings the mirrors of hostile iOS packages up to date. `Tests/Fuzz/packages` runs it.
//   packages-fuzz SCRATCH TRANSLATOR SEED SECONDS    cases from a seed on; prints each seed first
//   packages-fuzz SCRATCH TRANSLATOR SEED 0          one case; says what came of each update
import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool
import TranslatorInterface

@main
struct PackagesFuzz {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let first = UInt64(arguments[3]), let seconds = Double(arguments[4])
    else { preconditionFailure("packages-fuzz SCRATCH TRANSLATOR SEED SECONDS") }
    let end = Date().addingTimeInterval(seconds)
    let output = FileHandle(fileDescriptor: dup(1))
    var seed = first
    repeat {
      output.write(Data("\(seed)\n".utf8))
      let scene = PackagesFuzzScene(folder: arguments[1] + "/case-\(seed)", seed: seed)
      PackagesFuzzCase(scene, translator: arguments[2], log: seconds == 0 ? output : nil).run()
      try? FileManager.default.removeItem(atPath: scene.folder)
      seed &+= 1
    } while Date() < end
    output.write(Data("end\n".utf8))
  }
}

/// One hostile package, and what must hold after each update of its mirror.
struct PackagesFuzzCase {
  /// Of one update.
  private static let maximumSeconds = 20.0
  /// Of the process, in kilobytes.
  private static let maximumMemory = 1 << 20
  private static let updates = 4

  let scene: PackagesFuzzScene
  let translator: String
  let log: FileHandle?

  init(_ scene: PackagesFuzzScene, translator: String, log: FileHandle?) {
    self.scene = scene
    self.translator = translator
    self.log = log
  }

  func run() {
    for _ in 0..<Self.updates {
      let before = state
      let start = Date()
      let sentence = update()
      let seconds = Date().timeIntervalSince(start)
      log?.write(Data("\(seconds) s: \(sentence)\n".utf8))
      require(seconds < Self.maximumSeconds, "an update took \(seconds) s")
      require(!sentence.contains("Error Domain") && !sentence.contains("NSError"), sentence)
      let isPlain = sentence.utf8.allSatisfy { $0 >= 32 || $0 == 10 }
      require(isPlain, "a control character in: \(sentence)")
      require(!FileAccess.exists(scene.root + "/.build/snapshot-temporary"), "temporary files stay")
      let changes = state.changes(since: before)
      require(changes.isEmpty, "an update changed \(changes.prefix(3)); it said: \(sentence)")
      scene.change()
    }
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    let kilobytes = Int(line.filter(\.isNumber)) ?? 0
    require(kilobytes < Self.maximumMemory, "\(kilobytes) kB of memory")
  }

  private var state: FolderState {
    FolderState(scene.folder, leftOut: [".build", "__Snapshots__"])
  }

  /// What is said of an update.
  private func update() -> String {
    let folder = FileAccess.split(translator).folder
    let engine = EngineFolder(
      modules: folder, moduleMaps: [], libraries: folder, translator: translator)
    let json = scene.manifest
    do throws(IOSPackageError) {
      let mirror = try MirrorPackage(
        of: scene.root, buildFolder: scene.root + "/.build", engine: engine,
        contents: scene.contents,
        readManifest: scene.asksSwiftPM
          ? nil
          : { (folder) throws(IOSPackageError) in
            try PackageGraph.manifest(json: json, path: folder)
          })
      check(mirror)
      return "up to date. " + mirror.notes.map(\.description).joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  /// A mirror that is up to date has every translation, as a plain file.
  private func check(_ mirror: MirrorPackage) {
    require(FileAccess.isPlainFile(mirror.folder + "/Package.swift"), "no manifest")
    for file in mirror.files {
      require(FileAccess.isPlainFile(file.translatedPath), "\(file.translatedPath) is not there")
      require(file.translatedPath.hasPrefix(mirror.folder + "/Sources/"), file.translatedPath)
    }
  }

  private func require(_ isMet: Bool, _ text: String) {
    if isMet { return }
    preconditionFailure(text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())
  }
}
