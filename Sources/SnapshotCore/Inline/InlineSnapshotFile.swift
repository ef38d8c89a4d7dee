import CoreGraphics
import Foundation

/// A test's source into which assertions write what they expect from now on.
///
/// The lines that the compiler gave to assertions are those of the source that was built, and the
/// first expectation that is written moves them. So all that a build's tests write is kept in a
/// journal, together with the source that they were built from, and each time the file is made
/// anew from that one. The processes of a run share the journal.
package struct InlineSnapshotFile {
  private struct Journal: Codable {
    /// The source as it was built.
    var source: [UInt8]
    var edits: [InlineEdit]
    /// SHA-256 of the file as these edits left it.
    var digest: String
  }

  private static let maximumBytes = 1 << 26

  private let path: String
  private let journalFolder: String
  /// When the tests were built, in nanoseconds since 1970; nil where that is not known.
  private let builtNanoseconds: Int?

  /// - Parameters:
  ///   - path: The path as `#filePath` gives it.
  ///   - journalFolder: Made where it is missing.
  package init(path: String, journalFolder: String, builtNanoseconds: Int?) {
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    self.journalFolder = journalFolder
    self.builtNanoseconds = builtNanoseconds
  }

  /// When a module of this program was built, as far as its files tell: what is compiled to the
  /// same object is not linked again, and the program stays older than the source.
  package static func builtNanoseconds(
    module: String, program: String? = Bundle.main.executablePath
  ) -> Int? {
    guard let program, let linked = FileAccess.modifiedNanoseconds(program) else { return nil }
    let object = FileAccess.split(program).folder + "/Modules/\(module).o"
    return max(linked, FileAccess.modifiedNanoseconds(object) ?? 0)
  }

  private var journalPath: String {
    journalFolder + "/" + SHA256.digest(of: Array(path.utf8)).description + ".json"
  }

  /// Writes an expectation into the source, beside those that were written before. The file is not
  /// written where it has the same text already.
  package func write(_ edit: InlineEdit) throws(InlineSourceError) {
    let lock = try file { () throws(FileError) in
      try FileAccess.makeFolder(journalFolder)
      return try FileLock(journalPath + ".lock")
    }
    defer { withExtendedLifetime(lock) {} }
    let bytes = try file { () throws(FileError) in
      try FileAccess.read(path, maximumBytes: Self.maximumBytes)
    }
    var journal = try journal(for: bytes)
    if let first = journal.edits.first(where: edit.isSamePlace) {
      guard first == edit else { throw .ambiguous(line: edit.line) }
      return
    }
    journal.edits.append(edit)
    let new = try InlineSource(journal.source).applying(journal.edits)
    journal.digest = SHA256.digest(of: new).description
    try file { () throws(FileError) in
      // First: a process that ends in between leaves a journal that matches no source.
      try FileAccess.write(JSONText.encode(journal), to: journalPath)
      try FileAccess.write(new, to: path)
    }
  }

  private func file<Value: ~Copyable>(
    _ body: () throws(FileError) -> Value
  ) throws(InlineSourceError) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw .file(error)
    }
  }

  /// What this build's tests wrote so far, with the source that they were built from.
  private func journal(for bytes: [UInt8]) throws(InlineSourceError) -> Journal {
    let digest = SHA256.digest(of: bytes).description
    if let kept = try? FileAccess.read(journalPath, maximumBytes: Self.maximumBytes * 4),
      isNewerThanTests(journalPath),
      let journal = try? JSONDecoder().decode(Journal.self, from: Data(kept)),
      journal.digest == digest
    {
      return journal
    }
    if builtNanoseconds != nil, isNewerThanTests(path) { throw .changed(path) }
    return Journal(source: bytes, edits: [], digest: digest)
  }

  private func isNewerThanTests(_ path: String) -> Bool {
    guard let builtNanoseconds else { return true }
    return (FileAccess.modifiedNanoseconds(path) ?? 0) > builtNanoseconds
  }
}
