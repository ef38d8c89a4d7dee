import Foundation
import SnapshotCore

/// A run's folder, read as what it is: input of somebody else. It may come from the CI of a fork.
///
/// Whoever reads records of a run that has ended reads them here: every number, text and file is
/// held against `RunLimits`, pictures are inside the folder and reached through no symbolic link,
/// references are those of the package here (`ReferenceRule`). What is not is left out and told.
/// What a run says about itself (that all match) is its own word.
package struct UntrustedRun: Sendable {
  /// A snapshot that cannot be decided about, because of where its record points.
  package struct Refusal: Sendable, Equatable {
    package let snapshot: String
    package let test: String
    /// The reason, as the end of a sentence.
    package let reason: String
  }

  package let folder: String
  /// The package here; nil where there is none.
  package let packageRoot: String?
  /// The records with the paths of files as they are here, and without those that are not to be
  /// read.
  package let records: [RunRecord]
  /// Why the records are not all that the run wrote; a sentence each.
  package let problems: [String]
  package let refusals: [Refusal]
  /// Pictures that are not shown, because they are outside the run and the package's snapshots.
  package let hiddenPictures: [String]
  /// The stores that a decision would write to, by assertion.
  let stores: [String: ReferenceStore]
  private let readManifest: Result<RunManifest, RunFolderError>

  /// - Parameters:
  ///   - folder: The folder of a run of the `snapshot` command, or of the artifacts of `swift
  ///     test`. It may have been moved here from another machine.
  ///   - packageRoot: The package here. Without it no reference is read.
  package init(folder: String, packageRoot: String?) {
    self.folder = folder
    self.packageRoot = packageRoot
    do throws(RunFolderError) {
      readManifest = .success(try RunManifest.read(from: folder))
    } catch {
      readManifest = .failure(error)
    }
    var reader = RecordReader(folder: folder)
    reader.readRun()
    reader.readBesideActuals()
    var places = RunPaths(
      folder: folder, manifest: try? readManifest.get(), packageRoot: packageRoot)
    records = reader.records.map { places.record($0) }
    problems = reader.problems
    refusals = places.refusals
    hiddenPictures = places.hiddenPictures
    stores = places.stores
  }

  /// - Throws: Where `run.json` is not there, or cannot be understood.
  package func manifest() throws(RunFolderError) -> RunManifest { try readManifest.get() }

  /// Files with records beside actual files: see `Artifacts.recordPath`. Folders and files that
  /// are links are left out.
  static func recordPaths(besideActualsIn folder: String) -> [String] {
    names(folder).flatMap { name -> [String] in
      let child = folder + "/" + name
      guard !name.hasPrefix("."), FileAccess.isPlainFolder(child) else { return [] }
      return names(child)
        .filter { $0.hasSuffix(".json") && $0.contains(".actual") }
        // The actual file itself may be JSON; its record has its name with `.json` behind it.
        .filter { FileAccess.isPlainFile(child + "/" + $0.dropLast(".json".count)) }
        .map { child + "/" + $0 }
    }
  }

  fileprivate static func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

/// Reads records without looking at where they point: nobody else may.
private struct RecordReader {
  let folder: String
  private(set) var records: [RunRecord] = []
  private(set) var problems: [String] = []
  private var bytes = 0
  private var ended: Set<String> = []

  init(folder: String) {
    self.folder = folder
  }

  /// The files of the run's processes.
  mutating func readRun() {
    let names = UntrustedRun.names(folder).filter { $0.hasSuffix(".jsonl") }
    if names.count > RunLimits.maximumRecordFiles {
      problems.append(
        "It has more record files than \(NumberText.grouped(RunLimits.maximumRecordFiles)).")
    }
    for name in names.prefix(RunLimits.maximumRecordFiles) {
      guard let data = contents([name]) else { continue }
      let newline = UInt8(ascii: "\n")
      var faults: [String: Int] = [:]
      var order: [String] = []
      func note(_ reason: String) {
        if faults[reason] == nil { order.append(reason) }
        faults[reason, default: 0] += 1
      }
      for line in data.split(separator: newline) {
        guard hasRoom else { break }
        do throws(RecordLine.Fault) {
          add(try RecordLine.record(line))
        } catch {
          note(error.reason)
        }
      }
      if let last = data.last, last != newline { note("torn: the file ends inside a line") }
      for reason in order {
        let count = NumberText.counted(faults[reason] ?? 0, "line")
        problems.append("\(count) of \(name.singleLine) cannot be read: \(reason).")
      }
    }
  }

  /// What a plain `swift test` leaves: one record beside each actual file.
  mutating func readBesideActuals() {
    for path in UntrustedRun.recordPaths(besideActualsIn: folder) where hasRoom {
      guard let below = FileAccess.components(String(path.dropFirst(folder.count + 1))),
        let data = contents(below)
      else { continue }
      do throws(RecordLine.Fault) {
        var record = try RecordLine.record(data)
        // Assertions have names in runs only; here their files tell them apart.
        record.assertion = path
        record.actualPath = String(path.dropLast(".json".count))
        add(record)
      } catch {
        let name = below.joined(separator: "/").singleLine
        problems.append("\(name) cannot be read: \(error.reason).")
      }
    }
  }

  private mutating func add(_ record: RunRecord) {
    // A process ends an assertion once: a second end would take the place of the first verdict.
    if record.event == .end, !ended.insert(record.assertion).inserted {
      problems.append(
        "The assertion \(record.assertion.singleLine.prefix(100)) ended twice: "
          + "\(record.snapshot.singleLine.prefix(200)).")
    }
    records.append(record)
    if records.count == RunLimits.maximumRecords {
      problems.append(
        "It has more records than \(NumberText.grouped(RunLimits.maximumRecords)); the rest was "
          + "not read.")
    }
  }

  private var hasRoom: Bool { records.count < RunLimits.maximumRecords }

  /// A file's bytes, through no link.
  private mutating func contents(_ components: [String]) -> Data? {
    let name = components.joined(separator: "/").singleLine
    do throws(FileError) {
      let read = try OpenFolder(folder).read(
        below: components[...], maximumBytes: RunLimits.maximumRecordBytes - bytes)
      bytes += read?.count ?? 0
      return read.map { Data($0) }
    } catch {
      problems.append("\(name) cannot be read: \(error.reason).")
      return nil
    }
  }
}

/// The places of the files that records name: inside the run's folder here, or references of the
/// package here.
private struct RunPaths {
  let folder: String
  let manifest: RunManifest?
  private let moved: MovedPaths
  private var rule: ReferenceRule?
  private(set) var stores: [String: ReferenceStore] = [:]
  private(set) var refusals: [UntrustedRun.Refusal] = []
  private(set) var hiddenPictures: [String] = []

  init(folder: String, manifest: RunManifest?, packageRoot: String?) {
    self.folder = folder
    self.manifest = manifest
    moved = MovedPaths(from: manifest, runFolder: folder, packageRoot: packageRoot)
    rule = packageRoot.map(ReferenceRule.init)
  }

  /// The record with its paths as they are here, without those that may not be read.
  mutating func record(_ old: RunRecord) -> RunRecord {
    var record = old
    record.file = moved.path(old.file)
    record.actualPath = nil
    record.differencePath = nil
    record.referencePath = nil
    do throws(ReferenceRule.Refusal) {
      if let path = old.actualPath { record.actualPath = try picture(path) }
      if record.event == .end, record.actualPath != nil { stores[old.assertion] = try store(old) }
    } catch {
      stores[old.assertion] = nil
      refusals.append(
        .init(snapshot: old.snapshot, test: old.test, reason: error.reason))
    }
    if let path = old.differencePath {
      record.differencePath = try? picture(path)
      if record.differencePath == nil { hiddenPictures.append(path) }
    }
    if let path = old.referencePath {
      record.referencePath = reference(path, old.snapshot)
      if record.referencePath == nil { hiddenPictures.append(path) }
    }
    return record
  }

  /// The store of a reference that accepting would write.
  private mutating func store(
    _ record: RunRecord
  ) throws(ReferenceRule.Refusal) -> ReferenceStore? {
    guard let id = SnapshotID(relativePath: record.snapshot) else {
      throw ReferenceRule.Refusal(
        reason: "\(record.snapshot.singleLine) is not named as a snapshot")
    }
    var name = record.store
    // A store that is the package's own folder is absolute.
    if let old = manifest?.packageRoot, name == old { name = rule?.root }
    return try rule?.store(name, id)
  }

  /// A picture of the run, as a path below its folder here. The file may be gone.
  private func picture(_ path: String) throws(ReferenceRule.Refusal) -> String {
    let shown = path.singleLine
    guard let below = below(path) else {
      throw ReferenceRule.Refusal(reason: "its picture \(shown) is outside the run’s folder")
    }
    let mode: mode_t?
    do throws(FileError) {
      mode = try OpenFolder(folder).mode(below: below[...])
    } catch {
      throw ReferenceRule.Refusal(reason: "its picture cannot be used: \(error)")
    }
    guard mode == nil || mode == S_IFREG else {
      throw ReferenceRule.Refusal(reason: "its picture \(shown) is not a plain file")
    }
    return folder + "/" + below.joined(separator: "/")
  }

  /// The components below the run's folder of a file that was in it where the run was.
  private func below(_ path: String) -> [String]? {
    for base in [folder, manifest?.folder].compactMap(\.self) where path.hasPrefix(base + "/") {
      return FileAccess.components(String(path.dropFirst(base.count + 1)))
    }
    guard let mark = path.range(of: "/artifacts/", options: [.backwards, .literal]) else {
      return nil
    }
    return FileAccess.components("artifacts/" + path[mark.upperBound...])
  }

  /// A reference of the package here.
  private mutating func place(
    _ path: String, _ snapshot: String
  ) -> (store: ReferenceStore, id: SnapshotID)? {
    if let found = try? rule?.reference(atPath: moved.path(path)) { return found }
    // The sources may have been compiled under another name of the package's folder.
    guard path.hasSuffix("/" + ReferenceRule.folderName + "/" + snapshot),
      let id = SnapshotID(relativePath: snapshot), let store = try? rule?.store(nil, id)
    else { return nil }
    return (store, id)
  }

  /// A reference that may be shown: a copy in the run, or one of the package here.
  private mutating func reference(_ path: String, _ snapshot: String) -> String? {
    if let kept = try? picture(path), FileAccess.isPlainFile(kept) { return kept }
    guard let (store, id) = place(path, snapshot) else { return nil }
    let place = store.path(of: id)
    // A link beneath the store could lead anywhere.
    do throws(FileError) {
      let mode = try OpenFolder(store.folder).mode(below: [id.folder, id.fileName])
      return mode == nil || mode == S_IFREG ? place : nil
    } catch {
      return error.isMissing ? place : nil
    }
  }
}

/// The places of a run's files after its folder, or the package, was moved: for texts, which are
/// not read.
struct MovedPaths {
  /// Old and new beginnings, the longer old one first: the run's folder is in the package.
  private let pairs: [(old: String, new: String)]

  init(from manifest: RunManifest?, runFolder: String, packageRoot: String?) {
    guard let manifest else {
      pairs = []
      return
    }
    pairs = [
      (manifest.folder + "/", runFolder + "/"),
      (manifest.packageRoot + "/", (packageRoot ?? manifest.packageRoot) + "/"),
    ].filter { $0.0 != $0.1 }
  }

  func path(_ path: String) -> String {
    for (old, new) in pairs where path.hasPrefix(old) {
      return new + path.dropFirst(old.count)
    }
    return path
  }
}
