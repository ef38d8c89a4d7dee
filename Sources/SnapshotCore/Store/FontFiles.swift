import CoreGraphics
import Foundation

/// Font files in folders, found by the fingerprint of their bytes.
package final class FontFiles {
  /// The folder of a package's fonts, in its references' folder. They come before the machine's.
  package static let pinnedFolderName = "Fonts"
  /// The folders in which fonts are installed.
  package static let systemFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]
  /// The maximum size of a font file that is read, in bytes.
  package static let maximumBytes = 256 << 20

  private let folders: [String]
  private lazy var paths = folders.flatMap(Self.files)
  private var pathOfFingerprint: [String: String] = [:]
  private var readCount = 0

  /// - Parameter folders: Folders and single files, the first ones first.
  package init(folders: [String]) {
    self.folders = folders
  }

  /// The first file with these bytes; nil where there is none.
  ///
  /// - Complexity: O(bytes) of the files that no call has read so far, up to the one that is found.
  package func path(of fingerprint: String) -> String? {
    if let known = pathOfFingerprint[fingerprint] { return known }
    while readCount < paths.count {
      let path = paths[readCount]
      readCount += 1
      guard let bytes = try? FileAccess.read(path, maximumBytes: Self.maximumBytes) else {
        continue
      }
      let digest = SHA256.digest(of: bytes).description
      if pathOfFingerprint[digest] == nil { pathOfFingerprint[digest] = path }
      if digest == fingerprint { return path }
    }
    return nil
  }

  /// The first file whose name begins so.
  package func firstPath(named prefix: String) -> String? {
    paths.first { FileAccess.split($0).name.hasPrefix(prefix) }
  }

  private static func isFont(_ name: String) -> Bool {
    [".ttf", ".otf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
  }

  private static func files(in folder: String) -> [String] {
    guard FileAccess.isFolder(folder) else {
      return isFont(folder) && FileAccess.exists(folder) ? [folder] : []
    }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter(isFont).sorted().map { folder + "/" + $0 }
  }
}
