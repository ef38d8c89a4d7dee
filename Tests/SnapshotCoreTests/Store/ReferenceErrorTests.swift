import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct ReferenceErrorTests {
  let folder: TemporaryFolder
  let store: ReferenceStore
  let id = SnapshotID(testFile: "CardTests.swift", testName: "card()", name: "1", scale: 2)

  init() throws {
    folder = try TemporaryFolder()
    store = ReferenceStore(folder: folder.path + "/__Snapshots__")
  }

  @Test func `an error names the file`() throws {
    try store.write(Array("<svg/>".utf8), for: id)
    let error = #expect(throws: ReferenceError.self) { try store.reference(id) }
    #expect(error?.description.hasPrefix(store.path(of: id) + ": ") == true)
  }

  @Test(
    arguments: [
      .gitLFSPointer, .mergeConflict(offset: 0),
    ] as [PNGError])
  func `what stands for a picture or waits for a decision is not replaceable`(_ error: PNGError) {
    #expect(!ReferenceError.unreadable(path: "a.png", error).isReplaceable)
  }

  @Test func `only a file that is useless is replaceable`() {
    #expect(ReferenceError.unreadable(path: "a.png", .empty).isReplaceable)
    #expect(ReferenceError.unreadable(path: "a.png", .onlyZeros(byteCount: 9)).isReplaceable)
    #expect(!ReferenceError.unencodable(path: "a.png", .empty).isReplaceable)
    #expect(!ReferenceError.unknownColors(path: "a.png", "its profile").isReplaceable)
    #expect(!ReferenceError.file(.symbolicLink(path: "a.png")).isReplaceable)
  }
}
