import SnapshotCore
import TestSupport
import Testing

@Suite struct PackageRootTests {
  @Test func `the nearest manifest above a file wins`() throws {
    let folder = try TemporaryFolder()
    let inner = folder.path + "/Inner/Tests/CardTests"
    try FileAccess.makeFolder(inner)
    try FileAccess.write([], to: folder.path + "/Package.swift")
    #expect(PackageRoot.find(from: inner + "/CardTests.swift") == folder.path)
    try FileAccess.write([], to: folder.path + "/Inner/Package.swift")
    #expect(PackageRoot.find(from: inner + "/CardTests.swift") == folder.path + "/Inner")
    #expect(
      PackageRoot.referenceFolder(forTestFile: inner + "/CardTests.swift")
        == folder.path + "/Inner/__Snapshots__")
  }

  @Test func `without a manifest an Xcode workspace, or else a project, is the root`() throws {
    let folder = try TemporaryFolder()
    let tests = folder.path + "/App/AppTests"
    try FileAccess.makeFolder(tests)
    try FileAccess.makeFolder(folder.path + "/App/App.xcodeproj/project.xcworkspace")
    #expect(PackageRoot.find(from: tests) == folder.path + "/App")
    try FileAccess.makeFolder(folder.path + "/All.xcworkspace")
    #expect(PackageRoot.find(from: tests) == folder.path)
    try FileAccess.write([], to: folder.path + "/App/Package.swift")
    #expect(PackageRoot.find(from: tests) == folder.path + "/App")
  }

  @Test func `without a manifest the references stand beside the test`() throws {
    #expect(
      PackageRoot.referenceFolder(forTestFile: "/nonexistent/x/ATests.swift")
        == "/nonexistent/x/__Snapshots__")
  }
}
