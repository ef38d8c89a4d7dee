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
        let status = FileAccess.status(of: folder + "/" + path, followsLinks: false)
        if let status, status.st_mode & S_IFMT == S_IFDIR {
          pending.append(path + "/")
        } else if name.lowercased().hasSuffix(".png") {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  private static func entries(_ folder: String) throws(FileError) -> [String] {
    // SAFETY: `readdir` gives an entry that lives until the next call with this stream, which is
    // closed last and only here. Its name ends with a zero and is copied at once; `d_name` has 256
    // bytes.
    guard let stream = unsafe opendir(folder) else {
      throw FileError.system(operation: "open", path: folder, code: errno)
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      names.append(name)
    }
    return names
  }
}
