import Foundation

/// A folder with font files, for as long as a test needs it.
struct TestFontFolder {
  let path = NSTemporaryDirectory() + "fonts-" + UUID().uuidString

  init(_ files: [(name: String, bytes: [UInt8])]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for file in files {
      try Data(file.bytes).write(to: URL(fileURLWithPath: path + "/" + file.name + ".ttf"))
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
