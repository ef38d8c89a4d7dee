import Foundation

/// An open folder: what is named below it is reached through its descriptor, one component at
/// a time and never through a symbolic link.
package struct OpenFolder: ~Copyable {
  /// The folder's path, for messages only.
  package let path: String
  let descriptor: Int32

  /// Opens a folder; links on the way to it are followed.
  package init(_ path: String) throws(FileError) {
    // SAFETY: `open` reads the path, a string with a final zero, during the call alone.
    descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    self.path = path
    if descriptor < 0 { throw FileError.folder("open", path, code: errno) }
  }

  init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Opens a folder directly below this one.
  ///
  /// - Parameter creates: Makes it where it is missing.
  package func folder(_ name: String, creates: Bool) throws(FileError) -> OpenFolder {
    // SAFETY: Both calls read the name, a string with a final zero, while they run, and keep no
    // pointer to it.
    let path = self.path + "/" + name
    if creates, unsafe mkdirat(descriptor, name, 0o777) != 0, errno != EEXIST {
      throw Self.failure("create", path)
    }
    let child = unsafe openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if child >= 0 { return OpenFolder(path: path, descriptor: child) }
    let code = errno
    if code == ELOOP || (code == ENOTDIR && isLink(name)) {
      throw FileError.symbolicLink(path: path)
    }
    throw FileError.folder("open", path, code: code)
  }

  /// The bytes of a file directly below this folder; nil where there is no such file.
  package func read(_ name: String, maximumBytes: Int) throws(FileError) -> [UInt8]? {
    // SAFETY: `openat` reads the name, a string with a final zero, during the call alone.
    let path = self.path + "/" + name
    let file = unsafe openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    if file < 0 {
      if errno == ENOENT { return nil }
      if errno == ELOOP { throw FileError.symbolicLink(path: path) }
      throw Self.failure("open", path)
    }
    defer { close(file) }
    return try FileAccess.contents(of: file, path: path, maximumBytes: maximumBytes)
  }

  /// Writes a file directly below this folder, whole or not at all: into a new file beside it,
  /// which is then renamed. A file that was there keeps its permissions.
  package func replace(_ name: String, with bytes: [UInt8]) throws(FileError) {
    // SAFETY: Every call reads the two names, strings with a final zero, and `fstatat` fills
    // `status`, while it runs; none keeps a pointer. The status is read only where it was filled.
    let path = self.path + "/" + name
    var mode: mode_t = 0o666
    var status = stat()
    if unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG: mode = status.st_mode & 0o777
      case S_IFLNK: throw FileError.symbolicLink(path: path)
      default:
        throw FileError.notAFile(path: path, kind: FileAccess.kind(of: status.st_mode))
      }
    }
    let temporary = TemporaryName.make(for: name)
    let file = unsafe openat(
      descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    if file < 0 { throw Self.failure("write", path) }
    do throws(FileError) {
      if mode != 0o666 { fchmod(file, mode) }
      defer { close(file) }
      try FileAccess.write(bytes, to: file, path: path)
    } catch {
      unsafe unlinkat(descriptor, temporary, 0)
      throw error
    }
    if unsafe renameat(descriptor, temporary, descriptor, name) != 0 {
      let error = Self.failure("write", path)
      unsafe unlinkat(descriptor, temporary, 0)
      throw error
    }
  }

  /// Opens a file directly below this folder for reading and for appending to its end, and makes
  /// it where it is missing. The caller closes the descriptor.
  ///
  /// - Throws: `FileError` for a link, for what is no file, and for a file that has a second name
  ///   elsewhere: what is written would change that one, too.
  package func openForAppending(_ name: String) throws(FileError) -> Int32 {
    // SAFETY: `openat` reads the name and `fstat` fills `status` during their calls alone. The
    // status is all zeros where that fails.
    let path = self.path + "/" + name
    let flags = O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let file = unsafe openat(descriptor, name, flags, 0o666)
    if file < 0 {
      if errno == ELOOP { throw FileError.symbolicLink(path: path) }
      throw Self.failure("open", path)
    }
    var status = stat()
    if unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      if status.st_nlink <= 1 { return file }
      close(file)
      throw FileError.notAFile(path: path, kind: "a file with a second name")
    }
    close(file)
    throw FileError.notAFile(path: path, kind: FileAccess.kind(of: status.st_mode))
  }

  /// Opens a file directly below this folder for reading and writing; nil where that fails. The
  /// caller closes the descriptor, and checks what it is.
  func openForUpdating(_ name: String) -> Int32? {
    // SAFETY: `openat` reads the name, a string with a final zero, during the call alone.
    let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let file = unsafe openat(descriptor, name, flags)
    return file < 0 ? nil : file
  }

  /// Runs `body` while no other process or thread does so with this folder. After a second, or
  /// where the disk knows no locks, it runs all the same.
  func withLock<Result>(_ body: () -> Result) -> Result {
    var attempts = 100
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, attempts > 0,
      errno == EWOULDBLOCK || errno == EINTR
    {
      attempts -= 1
      usleep(10_000)
    }
    defer { flock(descriptor, LOCK_UN) }
    return body()
  }

  /// Makes a file that is this user's alone and puts it in the place of whatever has the name; nil
  /// where that fails. The caller closes the descriptor.
  ///
  /// - Parameter fill: Fills the file before it has its name; false where that fails.
  func makePrivate(_ name: String, _ fill: (Int32) -> Bool) -> Int32? {
    // SAFETY: Every call reads the names, strings with a final zero, while it runs, and keeps no
    // pointer to them.
    let temporary = TemporaryName.make(for: name)
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = unsafe openat(descriptor, temporary, flags, 0o600)
    if file < 0 { return nil }
    if fill(file), unsafe renameat(descriptor, temporary, descriptor, name) == 0 { return file }
    unsafe unlinkat(descriptor, temporary, 0)
    close(file)
    return nil
  }

  /// Removes a file directly below this folder.
  package func remove(_ name: String) throws(FileError) {
    // SAFETY: `unlinkat` reads the name, a string with a final zero, during the call alone.
    if unsafe unlinkat(descriptor, name, 0) != 0 {
      throw Self.failure("remove", path + "/" + name)
    }
  }

  /// Removes a folder directly below this one, if it is empty.
  package func removeEmptyFolder(_ name: String) {
    // SAFETY: `unlinkat` reads the name, a string with a final zero, during the call alone.
    unsafe unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  private func isLink(_ name: String) -> Bool {
    mode(name) == S_IFLNK
  }

  /// What kind of file has the name, as `S_IFMT` masks it; nil where there is none. A link is a
  /// link.
  package func mode(_ name: String) -> mode_t? {
    // SAFETY: `fstatat` reads the name and fills `status` during the call alone, and the status is
    // read only where it was filled.
    var status = stat()
    guard unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  static func failure(_ operation: String, _ path: String) -> FileError {
    FileError.system(operation: operation, path: path, code: errno)
  }
}

/// Names of files that are being written: `.NAME.PID-RANDOM.tmp`.
package enum TemporaryName {
  package static func make(for name: String) -> String {
    let random = String(UInt32.random(in: .min ... .max), radix: 36)
    // A name may have 255 bytes: of a long one, the beginning tells enough.
    let start = String(decoding: name.utf8.prefix(maximumNameBytes), as: UTF8.self)
      .prefix { $0 != "\u{FFFD}" }
    return ".\(name.utf8.count > maximumNameBytes ? String(start) : name).\(getpid())-\(random).tmp"
  }

  private static let maximumNameBytes = 200

  /// The process that writes the file; nil where the name is not one of ours.
  package static func process(of name: String) -> Int32? {
    guard name.hasPrefix("."), name.hasSuffix(".tmp") else { return nil }
    let parts = name.dropLast(4).split(separator: ".")
    guard parts.count >= 2, let mark = parts.last?.split(separator: "-"), mark.count == 2 else {
      return nil
    }
    return Int32(mark[0])
  }
}
