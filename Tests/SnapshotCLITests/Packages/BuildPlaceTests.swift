import SnapshotCLI
import SnapshotCore
import Testing

@Suite struct BuildPlaceTests {
  @Test func `without a path it is .build`() {
    let place = BuildPlace(root: "/p", scratchPath: nil, executable: "/usr/bin/snapshot")
    #expect(place.scratchPath == nil)
    #expect(place.folder == "/p/.build")
  }

  @Test func `a program built in the package builds where it was built`() throws {
    let folder = try ScratchFolder()
    let executable = try folder.write(".b/x86_64-unknown-linux-gnu/debug/snapshot", [UInt8]())
    #expect(
      BuildPlace(root: folder.path, scratchPath: nil, executable: executable).scratchPath == nil)
    try folder.write(".b/workspace-state.json", [UInt8]())
    let place = BuildPlace(root: folder.path, scratchPath: nil, executable: executable)
    #expect(place.scratchPath == folder.path + "/.b")
    #expect(
      BuildPlace(root: folder.path, scratchPath: "/else", executable: executable).folder
        == "/else")
  }

  @Test func `a program of another package does not decide`() throws {
    let folder = try ScratchFolder()
    let executable = try folder.write("q/.b/x86/debug/snapshot", [UInt8]())
    try folder.write("q/.b/workspace-state.json", [UInt8]())
    try FileAccess.makeFolder(folder.path + "/p")
    #expect(
      BuildPlace(root: folder.path + "/p", scratchPath: nil, executable: executable).scratchPath
        == nil)
  }
}
