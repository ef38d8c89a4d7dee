import Foundation
import SnapshotTool
import Testing

@Suite struct EngineFolderTests {
  @Test func `another build of the library is another command for what is built with it`() throws {
    let root = FileManager.default.temporaryDirectory.path + "/engine-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let library = root + "/lib/snapshot"
    for folder in [library, root + "/bin"] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let file = URL(filePath: library + "/libSnapshotEngine.so")
    func arguments() throws -> [String] {
      try EngineFolder.find(besides: root + "/bin/snapshot").buildArguments
    }
    try Data("one".utf8).write(to: file)
    let first = try arguments()
    #expect(try arguments() == first)
    try Data("other".utf8).write(to: file)
    #expect(try arguments() != first)
    #expect(first.contains(library + "/modules"))
  }
}
