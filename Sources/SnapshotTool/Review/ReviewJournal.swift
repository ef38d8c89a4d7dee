import CoreGraphics
import Foundation
import SnapshotCore

/// What was decided about a run's snapshots, in the run's folder: one line a decision, appended
/// before anything is written, so that a review that is killed goes on where it was.
///
/// Whether a snapshot is accepted is never read from here: the reference itself says so.
package final class ReviewJournal {
  package enum Action: String, Sendable, Codable {
    case accept, reject, skip
    /// Takes back the entries of the last step that was not taken back yet.
    case undo
  }

  package struct Entry: Sendable, Codable, Equatable {
    package var action: Action
    /// Absolute path of the reference.
    package var reference: String
    /// Decisions made by one key share a number.
    package var step: Int
    /// SHA-256 of the reference's file before; nothing where there was none.
    package var old: String?
    /// SHA-256 of what accepting wrote.
    package var new: String?
    /// Another reference with the same picture that was moved here, and is gone.
    package var movedFrom: String?

    package init(
      action: Action, reference: String, step: Int, old: String? = nil, new: String? = nil
    ) {
      self.action = action
      self.reference = reference
      self.step = step
      self.old = old
      self.new = new
    }
  }

  private static let name = "review.journal"
  private static let keptFolderName = ".review"

  package let folder: String
  private let descriptor: Int32
  package private(set) var entries: [Entry]

  /// Opens the journal for writing; one process at a time has it.
  package init(folder: String) throws(ReviewError) {
    self.folder = folder
    let path = folder + "/" + Self.name
    // SAFETY: the C function reads a string or fills a value of ours during the call alone.
    descriptor = unsafe open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    if descriptor < 0 {
      throw ReviewError.file(.system(operation: "open", path: path, code: errno))
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      close(descriptor)
      throw ReviewError.busy(folder: folder)
    }
    let found = Self.read(folder)
    entries = found.entries
    // A line that a killed process left torn stays by itself.
    if !found.endsWhole { _ = unsafe write(descriptor, "\n", 1) }
  }

  deinit { close(descriptor) }

  /// The entries without opening the journal.
  package static func entries(in folder: String) -> [Entry] { read(folder).entries }

  private static func read(_ folder: String) -> (entries: [Entry], endsWhole: Bool) {
    guard let bytes = try? FileAccess.read(folder + "/" + name, greatestBytes: 1 << 28) else {
      return ([], true)
    }
    let newline = UInt8(ascii: "\n")
    let entries = bytes.split(separator: newline).compactMap {
      try? JSONDecoder().decode(Entry.self, from: Data($0))
    }
    return (entries, bytes.last.map { $0 == newline } ?? true)
  }

  package func append(_ entry: Entry) throws(FileError) {
    try FileAccess.write(
      JSONText.encode(entry) + [UInt8(ascii: "\n")], to: descriptor, path: folder)
    entries.append(entry)
  }

  /// Keeps bytes that are about to be replaced, and names them.
  package func keep(_ bytes: [UInt8]) throws(FileError) -> String {
    let digest = SHA256.digest(of: bytes).description
    let kept = folder + "/" + Self.keptFolderName
    try FileAccess.makeFolder(kept)
    if !FileAccess.holds(bytes, at: kept + "/" + digest) {
      try FileAccess.write(bytes, to: kept + "/" + digest)
    }
    return digest
  }

  package func kept(_ digest: String) throws(FileError) -> [UInt8] {
    try FileAccess.read(folder + "/" + Self.keptFolderName + "/" + digest)
  }
}

extension ReviewJournal {
  /// The decisions that still hold: without what was taken back.
  package static func standing(_ entries: [Entry]) -> [Entry] {
    var standing: [Entry] = []
    for entry in entries {
      if entry.action == .undo {
        let step = standing.last?.step
        while let last = standing.last, last.step == step { standing.removeLast() }
      } else {
        standing.append(entry)
      }
    }
    return standing
  }

  /// The last action on each reference, by its path.
  package static func lastActions(_ entries: [Entry]) -> [String: Action] {
    var actions: [String: Action] = [:]
    for entry in standing(entries) { actions[entry.reference] = entry.action }
    return actions
  }
}
