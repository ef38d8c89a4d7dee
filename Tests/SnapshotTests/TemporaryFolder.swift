import Foundation
import Snapshot
import SnapshotCore

/// A folder for one test, with surroundings that write nothing outside of it.
final class TemporaryFolder {
  let path: String
  /// What is known of references in this folder.
  let verified: VerifiedReferences

  init() throws {
    path = NSTemporaryDirectory() + "snapshot-tests-\(UUID().uuidString)"
    verified = VerifiedReferences(path: path + "/verified/references")
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// For `snapshotDirectory:`.
  var references: String { path + "/references" }
  var artifacts: String { path + "/artifacts" }
  var run: String { path + "/run" }

  /// Runs assertions as a process would with these environment variables.
  ///
  /// - Parameter onWarning: Takes the warnings in place of the test.
  func inProcess<R>(
    _ variables: [String: String] = [:], onWarning: (@Sendable (String) -> Void)? = nil,
    _ operation: () throws -> R
  ) rethrows -> R {
    var variables = variables
    variables["SNAPSHOT_ARTIFACTS"] = artifacts
    let environment = SnapshotEnvironment(variables)
    var surroundings = Surroundings(
      environment: environment,
      recorder: environment.runDirectory.map(RunRecorder.init(directory:)),
      verifiedReferences: { [verified] _ in verified })
    surroundings.attachesFiles = false
    surroundings.onWarning = onWarning
    return try Surroundings.$current.withValue(surroundings, operation: operation)
  }

  /// Paths of the files below a folder, sorted.
  func files(in folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { !FileAccess.isFolder(folder + "/" + $0) }
      .sorted()
  }

  func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The records of the run, in the order of their file.
  func records() throws -> [RunRecord] {
    try files(in: run).flatMap { file in
      try (text(run + "/" + file) ?? "").split(separator: "\n").map {
        try JSONDecoder().decode(RunRecord.self, from: Data($0.utf8))
      }
    }
  }
}
