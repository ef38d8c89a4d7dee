import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct FontFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileAccess.makeFolder(folder.path + "/first/deep")
    try FileAccess.makeFolder(folder.path + "/second")
    for (path, byte) in [
      ("first/deep/Inter.TTF", 1), ("first/Mono.otf", 2), ("first/notes.txt", 3),
      ("second/Copy.ttf", 1), ("second/Other.ttc", 4),
    ] as [(String, UInt8)] {
      try FileAccess.write([byte], to: folder.path + "/" + path)
    }
  }

  private var files: FontFiles {
    FontFiles(folders: [folder.path + "/first", folder.path + "/second"])
  }

  private func fingerprint(_ byte: UInt8) -> String { SHA256.digest(of: [byte]).description }

  @Test func `a font is found by its bytes, in the first folder that has it`() {
    let files = files
    #expect(files.path(of: fingerprint(4)) == folder.path + "/second/Other.ttc")
    #expect(files.path(of: fingerprint(1)) == folder.path + "/first/deep/Inter.TTF")
    #expect(files.path(of: fingerprint(2)) == folder.path + "/first/Mono.otf")
    #expect(files.path(of: fingerprint(9)) == nil)
  }

  @Test func `what is no font by its name is not looked at`() {
    #expect(files.path(of: fingerprint(3)) == nil)
    #expect(FontFiles(folders: [folder.path + "/first/notes.txt"]).firstPath(named: "n") == nil)
  }

  @Test func `a single file may stand for a folder, and a folder may be missing`() {
    let files = FontFiles(folders: [folder.path + "/none", folder.path + "/second/Copy.ttf"])
    #expect(files.path(of: fingerprint(1)) == folder.path + "/second/Copy.ttf")
    #expect(files.path(of: fingerprint(4)) == nil)
  }

  @Test func `a font is found by the beginning of its name`() {
    #expect(files.firstPath(named: "Other") == folder.path + "/second/Other.ttc")
    #expect(files.firstPath(named: "Inter.T") == folder.path + "/first/deep/Inter.TTF")
    #expect(files.firstPath(named: "deep") == nil)
  }
}
