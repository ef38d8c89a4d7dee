import CoreGraphics
import Foundation

/// Files by path, read and written whole.
package enum FileAccess {
  /// The bytes of a regular file. Never waits: a FIFO or a device is an error, not a hang.
  ///
  /// Links are followed: the path is what somebody typed.
  package static func read(
    _ path: String, maximumBytes: Int = 1 << 30
  ) throws(FileError) -> [UInt8] {
    // SAFETY: The path is a string with a final zero during the call of `open`, which keeps no
    // pointer to it.
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    if file < 0 { throw FileError.system(operation: "open", path: path, code: errno) }
    defer { close(file) }
    return try contents(of: file, path: path, maximumBytes: maximumBytes)
  }

  /// Writes a file whole or not at all. Its folder must exist.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let (folder, name) = split(path)
    try OpenFolder(folder).replace(name, with: bytes)
  }

  /// Removes a file, and its folder if that is then empty.
  package static func remove(_ path: String) throws(FileError) {
    // SAFETY: The path and the folder are strings with a final zero during each call, which keeps
    // no pointer.
    if unsafe unlink(path) != 0 {
      throw FileError.system(operation: "remove", path: path, code: errno)
    }
    unsafe rmdir(split(path).folder)
  }

  // SAFETY: The path is a string with a final zero during the call of `unlink`, which keeps no
  // pointer to it.
  /// Removes a file that may be gone already.
  package static func discard(_ path: String) { unsafe unlink(path) }

  /// What the system knows of a file, nil where there is none.
  ///
  /// - Parameter followsLinks: Whether a link stands for the file that it leads to.
  package static func status(of path: String, followsLinks: Bool) -> stat? {
    // SAFETY: The system reads the path and fills the value during the call alone, and the value is
    // returned only where the call says that it is filled.
    var status = stat()
    let result = followsLinks ? unsafe stat(path, &status) : unsafe lstat(path, &status)
    return result == 0 ? status : nil
  }

  /// Makes a folder with all that lead to it.
  package static func makeFolder(_ path: String) throws(FileError) {
    // SAFETY: The path is a string with a final zero during each call of `mkdir`, which keeps no
    // pointer to it.
    if unsafe mkdir(path, 0o777) == 0 { return }
    if errno == ENOENT {
      let (parent, _) = split(path)
      if parent != path { try makeFolder(parent) }
      if unsafe mkdir(path, 0o777) == 0 { return }
    }
    let code = errno
    if code != EEXIST || !isFolder(path) {
      throw FileError.folder("create the folder", path, code: code)
    }
  }

  /// What has a path that a folder should have, such as “a FIFO”; nil where that is a folder, or
  /// nothing.
  static func obstacle(at path: String) -> String? {
    guard let status = status(of: path, followsLinks: false) else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return nil
    case S_IFLNK:
      if isFolder(path) { return nil }
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      return "a symbolic link to \((target ?? "?").singleLine)"
    case S_IFREG: return "a file"
    default: return kind(of: status.st_mode)
    }
  }

  // SAFETY (these 3): `stat` reads the path and fills the value during the call alone, and the
  // value, which is all zeros before, is read after that.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0
  }

  /// When a file was last written, in nanoseconds since 1970; nil where there is no file.
  package static func modifiedNanoseconds(_ path: String) -> Int? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? nanoseconds(status.st_mtim) : nil
  }

  package static func nanoseconds(_ time: timespec) -> Int {
    time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Folder and last component: "a/b" is "a" and "b", "b" is "." and "b".
  package static func split(_ path: String) -> (folder: String, name: String) {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return (".", String(path)) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.index(after: slash)...]))
  }

  /// Reads an open file that must be a regular one.
  package static func contents(
    of file: Int32, path: String, maximumBytes: Int
  ) throws(FileError) -> [UInt8] {
    // SAFETY: `read` writes at most size − count bytes from `count` on, so that it ends within the
    // new array's capacity, and `count` says how many are there. `fstat` fills a value of this
    // function's.
    var status = stat()
    if unsafe fstat(file, &status) != 0 {
      throw FileError.system(operation: "read", path: path, code: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError.notAFile(path: path, kind: kind(of: status.st_mode))
    }
    let size = Int(status.st_size)
    guard size <= maximumBytes else {
      throw FileError.tooLarge(path: path, bytes: size, limit: maximumBytes)
    }
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      if let base = buffer.baseAddress { unsafe HugePages.advise(base, size) }
      while count < size {
        let step = unsafe Foundation.read(file, buffer.baseAddress! + count, size - count)
        if step < 0, errno == EINTR { continue }
        if step < 0 { failure = errno }
        if step <= 0 { return }
        count += step
      }
    }
    if failure != 0 { throw FileError.system(operation: "read", path: path, code: failure) }
    return bytes
  }

  package static func write(_ bytes: [UInt8], to file: Int32, path: String) throws(FileError) {
    var written = 0
    while written < bytes.count {
      // SAFETY: `written` is below the array's length, and `write` is given the bytes from there to
      // the end. The array is kept alive and unchanged for the call.
      let step = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Foundation.write(file, buffer.baseAddress! + written, bytes.count - written)
      }
      if step < 0, errno == EINTR { continue }
      if step < 0 { throw FileError.system(operation: "write", path: path, code: errno) }
      written += step
    }
  }

  // SAFETY (these 2): Both calls are given the array's own bytes and their number, for the time of
  // the call alone. `count` says how many bytes `pread` has filled.
  /// So many bytes of an open file; nil where it has fewer there, or cannot be read.
  static func bytes(_ byteCount: Int, at offset: Int, of file: Int32) -> [UInt8]? {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      count = unsafe max(0, pread(file, buffer.baseAddress, byteCount, off_t(offset)))
    }
    return bytes.count == byteCount ? bytes : nil
  }

  /// Writes bytes into an open file, in one call of the system.
  ///
  /// - Returns: Whether all were written.
  @discardableResult
  static func put(_ bytes: [UInt8], at offset: Int, of file: Int32) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe pwrite(file, buffer.baseAddress, buffer.count, off_t(offset)) == buffer.count
    }
  }

  /// What the system knows of an open file.
  static func status(of file: Int32) -> stat? {
    // SAFETY: `fstat` fills the value during the call alone, and it is read only where it did.
    var status = stat()
    return unsafe fstat(file, &status) == 0 ? status : nil
  }

  package static func kind(of mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "a folder"
    case S_IFIFO: "a FIFO"
    case S_IFSOCK: "a socket"
    case S_IFLNK: "a symbolic link"
    default: "a device"
    }
  }
}
