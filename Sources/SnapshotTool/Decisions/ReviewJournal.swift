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
    /// The absolute path of the reference.
    package var reference: String
    /// Decisions made by one key share a number.
    package var step: Int
    /// SHA-256 of the reference's file before the decision; nil where there was none.
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
  ///
  /// - Throws: `ReviewError.file` for a journal that is a link, or no file of its own: the run's
  ///   folder may come from another machine.
  package init(folder: String) throws(ReviewError) {
    self.folder = folder
    do throws(FileError) {
      descriptor = try OpenFolder(folder).openForAppending(Self.name)
    } catch {
      throw ReviewError.file(error)
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      close(descriptor)
      throw ReviewError.busy(folder: folder)
    }
    let found: (entries: [Entry], endsWhole: Bool)
    do throws(FileError) {
      found = try Self.read(folder)
    } catch {
      close(descriptor)
      throw ReviewError.file(error)
    }
    entries = found.entries
    // A line that a killed process left torn stays by itself.
    // SAFETY: `write` reads one byte of a string that has one, during the call alone.
    if !found.endsWhole { _ = unsafe write(descriptor, "\n", 1) }
  }

  deinit { close(descriptor) }

  /// The entries without opening the journal. One that cannot be read has none.
  package static func entries(in folder: String) -> [Entry] {
    (try? read(folder).entries) ?? []
  }

  private static func read(
    _ folder: String
  ) throws(FileError) -> (entries: [Entry], endsWhole: Bool) {
    let read = try OpenFolder(folder)
      .read(name, maximumBytes: RunLimits.maximumJournalBytes)
    guard let bytes = read else { return ([], true) }
    let newline = UInt8(ascii: "\n")
    let entries = bytes.split(separator: newline).compactMap { line -> Entry? in
      guard line.count <= RunLimits.maximumLineBytes,
        let entry = try? JSONDecoder().decode(Entry.self, from: Data(line)),
        (0...RunLimits.maximumSteps).contains(entry.step)
      else { return nil }
      return entry
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
    let kept = try OpenFolder(folder).folder(Self.keptFolderName, creates: true)
    // What is there under that name may be anything.
    if (try? kept.read(digest, maximumBytes: bytes.count)) != bytes {
      try kept.replace(digest, with: bytes)
    }
    return digest
  }

  /// Bytes that were kept.
  ///
  /// - Throws: `ReviewError.refused` where there are none, or others than the digest names.
  package func kept(_ digest: String) throws(ReviewError) -> [UInt8] {
    let path = folder + "/" + Self.keptFolderName + "/" + digest
    let isDigest = digest.utf8.count == 64 && digest.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    guard isDigest else { throw ReviewError.refused(path, reason: "its name is not a digest") }
    do throws(FileError) {
      let bytes = try OpenFolder(folder).read(
        below: [Self.keptFolderName, digest], maximumBytes: RunLimits.maximumPictureBytes)
      if let bytes, SHA256.digest(of: bytes).description == digest { return bytes }
    } catch {
      throw ReviewError.file(error)
    }
    throw ReviewError.refused(path, reason: "the bytes with this digest are missing")
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
