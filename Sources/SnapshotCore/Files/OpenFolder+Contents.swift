import Foundation

/// What an open folder consists of: names, links and whole trees. None is reached through a
/// symbolic link.
extension OpenFolder {
  /// The names directly below the folder, sorted, without `.` and `..`.
  package func names() throws(FileError) -> [String] {
    // SAFETY: `fdopendir` takes over the new descriptor, which `closedir` closes with the stream.
    // An entry is read before the next call of `readdir`, and its name, which ends in a zero within
    // the entry, is copied at once. The stream is used by this function alone.
    let copy = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if copy < 0 { throw Self.failure("read", path) }
    guard let stream = unsafe fdopendir(copy) else {
      let error = Self.failure("read", path)
      close(copy)
      throw error
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { place in
        unsafe place.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Where a symbolic link directly below this folder leads; nil where the name is not one.
  package func destination(of name: String) -> String? {
    // SAFETY: `readlinkat` reads the name and writes at most the buffer's size during the call
    // alone; what it has written is decoded, and nothing beyond.
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(PATH_MAX)) { buffer in
      let count = unsafe readlinkat(descriptor, name, buffer.baseAddress!, buffer.count)
      if count < 0 { return nil }
      return unsafe String(decoding: buffer[..<count], as: UTF8.self)
    }
  }

  /// Makes a symbolic link directly below this folder. What has the name already is left alone.
  package func makeLink(_ name: String, to destination: String) throws(FileError) {
    // SAFETY: `symlinkat` reads both strings, which end in a zero, during the call alone.
    if unsafe symlinkat(destination, descriptor, name) != 0 {
      throw Self.failure("link", path + "/" + name)
    }
  }

  /// Removes what is directly below this folder, a folder with all that is in it. What a link
  /// leads to is left alone.
  package borrowing func removeTree(_ name: String) throws(FileError) {
    guard let mode = mode(name) else { return }
    if mode != S_IFDIR { return try remove(name) }
    try folder(name, creates: false).removeContents()
    // SAFETY: `unlinkat` reads the name, a string with a final zero, during the call alone.
    if unsafe unlinkat(descriptor, name, AT_REMOVEDIR) != 0 {
      throw Self.failure("remove", path + "/" + name)
    }
  }

  private borrowing func removeContents() throws(FileError) {
    for name in try names() { try removeTree(name) }
  }

  /// Opens a folder any number of folders below this one, reached through no link.
  ///
  /// - Parameter components: Names of folders; none is empty, `.` or `..`.
  package borrowing func folder(
    below components: ArraySlice<String>, creates: Bool
  ) throws(FileError) -> OpenFolder {
    var current = OpenFolder(path: path, descriptor: dup(descriptor))
    for name in components { current = try current.folder(name, creates: creates) }
    return current
  }
}
