import Foundation

/// Files any number of folders below an open one, reached through no symbolic link.
extension OpenFolder {
  /// The bytes of a regular file; nil where there is none.
  ///
  /// - Parameter components: Folders, then the file; none is empty, `.` or `..`.
  package borrowing func read(
    below components: ArraySlice<String>, maximumBytes: Int
  ) throws(FileError) -> [UInt8]? {
    guard let first = components.first else { return nil }
    if components.count == 1 { return try read(first, maximumBytes: maximumBytes) }
    do throws(FileError) {
      return try folder(first, creates: false)
        .read(below: components.dropFirst(), maximumBytes: maximumBytes)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// The type of the last component, as `S_IFMT` masks it; nil where it does not exist.
  ///
  /// - Throws: `FileError.symbolicLink` for a link on the way.
  package borrowing func mode(below components: ArraySlice<String>) throws(FileError) -> mode_t? {
    guard let first = components.first else { return S_IFDIR }
    if components.count == 1 { return mode(first) }
    do throws(FileError) {
      return try folder(first, creates: false).mode(below: components.dropFirst())
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }
}

extension FileAccess {
  /// Whether a regular file, and no link to one, has this path.
  package static func isPlainFile(_ path: String) -> Bool {
    status(of: path, followsLinks: false).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  /// Whether a folder, and no link to one, has this path.
  package static func isPlainFolder(_ path: String) -> Bool {
    status(of: path, followsLinks: false).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// The components of a path below a folder; nil where one of them is empty, `.` or `..`, or
  /// holds a control character.
  ///
  /// Bytes decide, as they do for the system: to Swift a `/` before a combining mark is another
  /// character than `/`. Such a path is nil, too.
  package static func components(_ path: String) -> [String]? {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var components: [String] = []
    for part in parts {
      guard let text = String(part), !text.isEmpty, text != ".", text != "..",
        !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      else { return nil }
      components.append(text)
    }
    return components.joined(separator: "/").split(separator: "/").count == parts.count
      ? components : nil
  }
}
