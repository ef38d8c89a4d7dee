import Foundation

/// Finding the package that a file belongs to.
package enum PackageRoot {
  /// The nearest folder at or above `path` that holds a `Package.swift`. Where there is none, the
  /// nearest with an Xcode workspace, or else with an Xcode project; nil where there is neither.
  ///
  /// - Parameter path: A file or a folder, absolute; it need not exist.
  package static func find(from path: String) -> String? {
    let folders = folders(from: path)
    if let found = folders.first(where: { FileAccess.exists($0 + "/Package.swift") }) {
      return found.isEmpty ? "/" : found
    }
    for ending in [".xcworkspace", ".xcodeproj"] {
      if let found = folders.first(where: { holdsProject($0, ending) }) { return found }
    }
    return nil
  }

  /// The path and the folders above it, up from the path.
  private static func folders(from path: String) -> [String] {
    var folders = [path]
    while let folder = folders.last, !folder.isEmpty {
      let parent = FileAccess.split(folder).folder
      if parent == folder || parent == "." { break }
      folders.append(parent)
    }
    return folders
  }

  private static func holdsProject(_ folder: String, _ ending: String) -> Bool {
    // The workspace inside a project is none of its own.
    guard !folder.isEmpty, folder != "/", !folder.hasSuffix(".xcodeproj") else { return false }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
  }

  /// The folder of the references: `__Snapshots__` in the package, or beside the test file where
  /// there is no package.
  package static func referenceFolder(forTestFile path: String) -> String {
    (find(from: FileAccess.split(path).folder) ?? FileAccess.split(path).folder)
      + "/__Snapshots__"
  }
}
