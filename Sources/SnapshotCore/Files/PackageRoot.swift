import Foundation

/// Finding the package that a file belongs to.
package enum PackageRoot {
  /// The nearest folder at or above `path` that holds a `Package.swift`; nil where there is none.
  ///
  /// - Parameter path: A file or a folder, absolute; it need not exist.
  package static func find(from path: String) -> String? {
    var folder = path
    while true {
      if FileAccess.exists(folder + "/Package.swift") { return folder.isEmpty ? "/" : folder }
      let parent = FileAccess.split(folder).folder
      if parent == folder || parent == "." || folder.isEmpty { return nil }
      folder = parent
    }
  }

  /// The folder of the references: `__Snapshots__` in the package, or beside the test file where
  /// there is no package.
  package static func referenceFolder(forTestFile path: String) -> String {
    (find(from: FileAccess.split(path).folder) ?? FileAccess.split(path).folder)
      + "/__Snapshots__"
  }
}
