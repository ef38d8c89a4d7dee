import CoreGraphics
import Foundation
import Synchronization

/// Which files hold which pictures, as this machine has found out: each file was inflated once, and
/// every sample compared with what was drawn.
///
/// An entry is a hash of all of a file's bytes and of the picture's digest, and is entered only
/// after that comparison. So a file of which a single byte is another is inflated again, wherever
/// it came from and whatever its date says, and nothing that a file states about itself counts.
///
/// The entries are a table in a file of fixed size: a set-associative cache. Looking up reads one
/// line of it and entering writes 32 bytes, without a lock, whatever the number of processes and
/// entries. Two that write the same slot lose one entry, a torn one equals no hash, and a full line
/// forgets one of its entries: the file is inflated again. The same holds for whatever else is
/// wrong.
///
/// A table is used only where this machine has made it for this user: its header says which file it
/// is (device and inode), so that one which came with a checkout, an archive or a copy is not
/// believed.
package final class VerifiedReferences: Sendable {
  /// What is looked up: a file's bytes and a picture that they hold.
  package struct Key: Sendable {
    package enum Kind: Sendable {
      /// - Parameter isStandardised: Whether the file's samples are compared in sRGB.
      case still(isStandardised: Bool)
      case strip
    }

    fileprivate let bytes: [UInt8]

    /// - Parameters:
    ///   - file: The digest of all of the file's bytes.
    ///   - picture: The digest of what is compared with it.
    package init(file: SHA256.Digest, kind: Kind, picture: String) {
      let kind =
        switch kind {
        case .still(false): "still"
        case .still(true): "still in sRGB"
        case .strip: "strip"
        }
      // Another version may decode or compare otherwise.
      let text = "\(SnapshotVersion.renderer)\n\(kind)\n\(picture)\n"
      bytes = SHA256.digest(of: Array(text.utf8) + file.bytes).bytes
    }
  }

  private enum State {
    case unopened
    case open(Int32)
    case unavailable
  }

  private let path: String
  private let state = Mutex(State.unopened)

  /// - Parameter path: The path of the table's file, which is made with its folder when something
  ///   is first looked up.
  package init(path: String) {
    self.path = path
  }

  deinit {
    if case .open(let file) = state.withLock({ $0 }) { close(file) }
  }

  private static let ofPackages = Mutex<[String: VerifiedReferences]>([:])

  /// The table of a package, which all its tests share.
  package static func ofPackage(_ root: String) -> VerifiedReferences {
    ofPackages.withLock { tables in
      if let table = tables[root] { return table }
      let table = VerifiedReferences(path: root + "/.build/snapshots/verified-references")
      tables[root] = table
      return table
    }
  }

  // MARK: - Entries

  private static let entryByteCount = 32
  private static let slotCount = 8
  private static let lineByteCount = slotCount * entryByteCount
  private static let lineCount = 1 << 14
  private static let headerByteCount = 4096
  /// 131,072 entries in 4 MiB, of which the disk has what was written.
  static let byteCount = headerByteCount + lineCount * lineByteCount

  /// Whether the file is known to hold the picture.
  package func contains(_ key: Key) -> Bool {
    guard let file = opened(), let line = line(of: key, in: file) else { return false }
    return slot(of: key.bytes, in: line) != nil
  }

  /// Notes that the file holds the picture.
  package func insert(_ key: Key) {
    guard let file = opened(), let line = line(of: key, in: file),
      slot(of: key.bytes, in: line) == nil
    else { return }
    let empty = [UInt8](repeating: 0, count: Self.entryByteCount)
    let slot = slot(of: empty, in: line) ?? Int(key.bytes[4]) % Self.slotCount
    FileAccess.put(key.bytes, at: Self.offset(of: key) + slot * Self.entryByteCount, of: file)
  }

  private static func offset(of key: Key) -> Int {
    let hash = key.bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    return headerByteCount + hash % lineCount * lineByteCount
  }

  private func line(of key: Key, in file: Int32) -> [UInt8]? {
    FileAccess.bytes(Self.lineByteCount, at: Self.offset(of: key), of: file)
  }

  private func slot(of entry: [UInt8], in line: [UInt8]) -> Int? {
    (0..<Self.slotCount).first { slot in
      line[slot * Self.entryByteCount..<(slot + 1) * Self.entryByteCount].elementsEqual(entry)
    }
  }

  // MARK: - The file

  /// The open table; nil where there can be none.
  private func opened() -> Int32? {
    state.withLock { state in
      if case .unopened = state { state = openOrMake().map(State.open) ?? .unavailable }
      if case .open(let file) = state { return file }
      return nil
    }
  }

  private func openOrMake() -> Int32? {
    let (parent, name) = FileAccess.split(path)
    guard (try? FileAccess.makeFolder(parent)) != nil, let folder = try? OpenFolder(parent) else {
      return nil
    }
    // Processes that begin together find the table of the first one, and do not replace it.
    return Self.openOwn(name, in: folder)
      ?? folder.withLock { Self.openOwn(name, in: folder) ?? Self.make(name, in: folder) }
  }

  private static func openOwn(_ name: String, in folder: borrowing OpenFolder) -> Int32? {
    guard let file = folder.openForUpdating(name) else { return nil }
    if isOwn(file) { return file }
    close(file)
    return nil
  }

  private static func make(_ name: String, in folder: borrowing OpenFolder) -> Int32? {
    folder.makePrivate(name) { file in
      guard let header = header(of: file), ftruncate(file, off_t(byteCount)) == 0 else {
        return false
      }
      return FileAccess.put(header, at: 0, of: file)
    }
  }

  /// Whether a file is a table that was made here, by this user and for nobody else.
  private static func isOwn(_ file: Int32) -> Bool {
    guard let status = FileAccess.status(of: file), status.st_mode & S_IFMT == S_IFREG,
      status.st_mode & 0o777 == 0o600, status.st_uid == geteuid(), status.st_nlink == 1,
      Int(status.st_size) == byteCount, let header = header(of: file)
    else { return false }
    return FileAccess.bytes(header.count, at: 0, of: file) == header
  }

  /// What stands at the beginning of a table: which file it is.
  private static func header(of file: Int32) -> [UInt8]? {
    FileAccess.status(of: file).map {
      Array("Snapshot verified references 1\n\($0.st_dev) \($0.st_ino)\n".utf8)
    }
  }
}
