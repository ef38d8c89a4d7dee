import Foundation

/// The methods of XCTest that were skipped: a file for each, in a folder of the run.
///
/// `swift test --parallel` prints nothing of a method that passes or is skipped.
package enum SkippedMethods {
  package static let folderName = "skipped"
  /// The maximum number of methods that are read.
  package static let maximumCount = 100_000

  /// Notes a method; a folder that cannot be written fails the assertions, whose records go there
  /// too.
  package static func note(_ test: String, in directory: String) {
    let folder = directory + "/" + folderName
    let name = "\(getpid())-\(String(UInt32.random(in: .min ... .max), radix: 36))"
    try? FileAccess.makeFolder(folder)
    try? FileAccess.write(Array(test.utf8), to: folder + "/" + name)
  }

  /// The methods, sorted, each once.
  package static func names(in directory: String) -> [String] {
    let folder = directory + "/" + folderName
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = files.filter { !$0.hasPrefix(".") }.prefix(maximumCount).compactMap { name in
      let bytes = try? FileAccess.read(folder + "/" + name, maximumBytes: 1 << 16)
      return bytes.map { String(decoding: $0, as: UTF8.self) }
    }
    return Set(names).sorted()
  }
}
