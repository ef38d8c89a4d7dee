import Foundation
import SnapshotCore
import SnapshotTool
import Synchronization

/// One `snapshot verify` under `watch`: a process of its own, with the terminal's output.
final class WatchedRun: Sendable {
  private let process = Process()
  private let runsFolder: String
  private let earlierRuns: Set<String>

  /// - Parameters:
  ///   - arguments: The arguments of `snapshot`.
  ///   - ended: Called on another thread when the process has ended.
  init(
    _ arguments: [String], directory: String, buildFolder: String,
    ended: @escaping @Sendable () -> Void
  ) throws(PackageError) {
    runsFolder = buildFolder + "/snapshot-runs"
    earlierRuns = Set(Self.runs(in: runsFolder))
    process.executableURL = URL(
      fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.standardInput = FileHandle.nullDevice
    process.terminationHandler = { _ in ended() }
    do {
      try process.run()
    } catch {
      throw PackageError.cannotStart("\(error)")
    }
  }

  /// Ends it as Control-C does.
  func stop() {
    if process.isRunning { kill(process.processIdentifier, SIGINT) }
  }

  /// What it exited with, after its end.
  func waitForExit() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// What it compared. Only after its end.
  func summary() -> RunSummary {
    let new = Self.runs(in: runsFolder).filter { !earlierRuns.contains($0) }.sorted()
    guard let name = new.last else { return RunSummary([]) }
    var reader = RunReader(directory: runsFolder + "/" + name)
    return RunSummary(reader.newRecords())
  }

  private static func runs(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
