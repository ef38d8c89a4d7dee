import CoreGraphics
import SnapshotCore
import Testing

@Suite struct PictureFileErrorTests {
  @Test func `an error names the file`() {
    let error = PictureFileError.unreadable(path: "cards/a.png", .empty)
    #expect(error.path == "cards/a.png")
    #expect(error.description == "cards/a.png: \(PNGError.empty)")
  }

  @Test(
    arguments: [
      .gitLFSPointer, .mergeConflict(offset: 0),
    ] as [PNGError])
  func `what stands for a picture or waits for a decision is not replaceable`(_ error: PNGError) {
    #expect(!PictureFileError.unreadable(path: "a.png", error).isReplaceable)
  }

  @Test func `only a file that is useless is replaceable`() {
    #expect(PictureFileError.unreadable(path: "a.png", .empty).isReplaceable)
    #expect(PictureFileError.unreadable(path: "a.png", .onlyZeros(byteCount: 9)).isReplaceable)
    #expect(!PictureFileError.unencodable(path: "a.png", .empty).isReplaceable)
    #expect(!PictureFileError.unknownColors(path: "a.png", "its profile").isReplaceable)
    #expect(!PictureFileError.file(.symbolicLink(path: "a.png")).isReplaceable)
  }
}
