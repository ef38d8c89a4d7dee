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

  /// `PREFIX/bin/snapshot` is a script that starts the tool in `PREFIX/lib/snapshot`.
  @Test func `an installed tool is beside its library`() throws {
    let root = FileManager.default.temporaryDirectory.path + "/engine-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let library = root + "/lib/snapshot"
    try FileManager.default.createDirectory(
      atPath: library + "/include/CModule", withIntermediateDirectories: true)
    for file in ["libSnapshotEngine.so", "toolchain", "include/CModule/module.modulemap"] {
      try Data().write(to: URL(filePath: library + "/" + file))
    }
    let engine = try EngineFolder.find(besides: library + "/snapshot")
    #expect(engine.modules == library + "/modules")
    #expect(engine.moduleMaps == [library + "/include/CModule/module.modulemap"])
    #expect(engine.libraries == library)
    #expect(engine.translator == library + "/SnapshotTranslator")
  }
}
