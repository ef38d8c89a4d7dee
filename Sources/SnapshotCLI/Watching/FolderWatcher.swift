import Foundation
import SnapshotCore

/// Tells which files below some folders were written, made, moved or removed: Linux's inotify.
package final class FolderWatcher {
  /// A descriptor that can be read when something happened.
  package let descriptor: Int32
  /// Whether the system lost track, so that anything may have changed.
  package private(set) var hasOverflowed = false

  private let isWatched: (String) -> Bool
  /// Folders by the kernel's number for their watch.
  private var folders: [Int32: String] = [:]

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR)

  /// - Parameter isWatched: Whether a folder, by its absolute path, is looked into.
  package init(isWatched: @escaping (String) -> Bool) throws(FolderWatcherError) {
    self.isWatched = isWatched
    descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
    if descriptor < 0 { throw FolderWatcherError.cannotWatch(code: errno) }
  }

  deinit { close(descriptor) }

  /// Watches a folder with all that are in it. One that does not exist is left out: it is
  /// noticed when it is made, if the folder that it is in is watched.
  package func add(_ root: String) throws(FolderWatcherError) {
    _ = try addTree(root, collectsFiles: false)
  }

  /// Files that changed since the last call, sorted, each once. Folders that came are watched.
  package func takeChanges() throws(FolderWatcherError) -> [String] {
    var changed: Set<String> = []
    for event in readEvents() {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { hasOverflowed = true }
      if event.mask & UInt32(IN_IGNORED) != 0 {
        folders[event.watch] = nil
        continue
      }
      guard let folder = folders[event.watch] else { continue }
      let path = folder + "/" + event.name
      let isNew = event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0
      if event.mask & UInt32(IN_ISDIR) != 0 {
        if isNew {
          changed.formUnion(try addTree(path, collectsFiles: true))
        } else {
          changed.insert(path)
          forget(path)
        }
      } else if event.mask & UInt32(IN_CREATE) == 0 || Self.isLink(path) {
        changed.insert(path)
      }
    }
    return changed.sorted()
  }

  /// - Returns: The files in it: some were written before the folder was watched.
  private func addTree(
    _ root: String, collectsFiles: Bool
  ) throws(FolderWatcherError) -> [String] {
    // SAFETY: `inotify_add_watch` reads the path, a string with a final zero, during the call
    // alone.
    var files: [String] = []
    var pending = [root]
    while let folder = pending.popLast() {
      guard isWatched(folder) else { continue }
      let watch = unsafe inotify_add_watch(descriptor, folder, Self.events)
      if watch < 0 {
        if [ENOENT, ENOTDIR, EACCES].contains(errno) { continue }
        throw FolderWatcherError.cannotWatch(code: errno)
      }
      folders[watch] = folder
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names {
        let path = folder + "/" + name
        if Self.isFolder(path) {
          pending.append(path)
        } else if collectsFiles {
          files.append(path)
        }
      }
    }
    return files
  }

  /// A folder that was moved away keeps its watches: they would tell of it by its old name.
  private func forget(_ root: String) {
    for (watch, folder) in folders where folder == root || folder.hasPrefix(root + "/") {
      inotify_rm_watch(descriptor, watch)
      folders[watch] = nil
    }
  }

  /// Symbolic links are not followed: they could lead in circles.
  private static func isFolder(_ path: String) -> Bool {
    guard let status = FileAccess.status(of: path, followsLinks: false) else { return false }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// What is made by linking is never written: its making is all that is told.
  private static func isLink(_ path: String) -> Bool {
    guard let status = FileAccess.status(of: path, followsLinks: false) else { return false }
    return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
  }

  private struct Event {
    let watch: Int32
    let mask: UInt32
    let name: String
  }

  private func readEvents() -> [Event] {
    var events: [Event] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // SAFETY: `read` writes at most the array's own count, into memory that the closure alone
      // has.
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress!, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return events }
      events += Self.events(bytes[..<count])
    }
  }

  /// Four 32-bit numbers (watch, mask, cookie, length) and a name filled up with zeros.
  private static func events(_ bytes: ArraySlice<UInt8>) -> [Event] {
    var events: [Event] = []
    var rest = bytes
    func number(_ index: Int) -> UInt32 {
      // SAFETY: The loop below asks for a number only where 16 bytes are left, and for those with
      // the indices 0 to 3, which end there.
      unsafe rest.withUnsafeBytes {
        unsafe $0.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
      }
    }
    while rest.count >= 16 {
      let length = Int(number(3))
      guard rest.count >= 16 + length else { break }
      let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
      events.append(
        Event(
          watch: Int32(bitPattern: number(0)), mask: number(1),
          name: String(decoding: name, as: UTF8.self)))
      rest = rest.dropFirst(16 + length)
    }
    return events
  }
}

/// Why changes are not seen.
package enum FolderWatcherError: Error, Equatable, CustomStringConvertible {
  case cannotWatch(code: Int32)

  package var description: String {
    switch self {
    case .cannotWatch(ENOSPC):
      "The limit of watched folders is reached. Raise it: "
        + "`sudo sysctl fs.inotify.max_user_watches=524288`."
    case .cannotWatch(EMFILE):
      "The limit of programs that watch folders is reached. Close one, or raise it: "
        + "`sudo sysctl fs.inotify.max_user_instances=512`."
    // SAFETY: `strerror` returns a string with a final zero, which is copied before any other call
    // of this thread's could replace it.
    case .cannotWatch(let code):
      unsafe "Folders cannot be watched: \(String(cString: strerror(code)))."
    }
  }
}
