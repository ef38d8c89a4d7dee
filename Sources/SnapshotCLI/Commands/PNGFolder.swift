import Foundation
import SnapshotCore

/// The PNG files of a folder and the folders in it.
enum PNGFolder {
  /// Paths below `folder` of what is named `.png`, folders apart. Hidden names are left out, and
  /// linked folders are not entered.
  static func paths(in folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    var pending = [""]
    while let prefix = pending.popLast() {
      let names = try entries(folder + "/" + prefix)
      for name in names where !name.hasPrefix(".") {
        let path = prefix + name
        var status = stat()
        if lstat(folder + "/" + path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
          pending.append(path + "/")
        } else if name.lowercased().hasSuffix(".png") {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  private static func entries(_ folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else {
      throw FileError.system(operation: "open", path: folder, code: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // SAFETY: d_name is a C string inside the entry, which lives until the next readdir.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }
}
