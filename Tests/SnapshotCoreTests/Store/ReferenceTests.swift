import SnapshotCore
import TestSupport
import Testing

@Suite struct ReferenceTests {
  let folder: TemporaryFolder
  let store: ReferenceStore
  let id = SnapshotID(testFile: "CardTests.swift", testName: "card()", name: "1", scale: 2)
  let metadata = ReferenceMetadata(scale: 2, fonts: ["Inter 4.0 abc", "Mono 1.0 def"])

  init() throws {
    folder = try TemporaryFolder()
    store = ReferenceStore(folder: folder.path + "/__Snapshots__")
  }

  @Test func `a written reference has its pixels and its metadata`() throws {
    let image = plain(20, 10).with(0x8012_3456, at: (3, 4))
    #expect(try store.write(image, for: id, metadata: metadata) == .created)
    let reference = try #require(try store.reference(id))
    #expect(try reference.image() == image)
    #expect(reference.metadata == metadata)
    #expect(reference.size == PixelSize(width: 20, height: 10))
    #expect(reference.statedPixelDigest == PixelDigest(image).description)
  }

  @Test func `an error names the file`() throws {
    try store.write(Array("<svg/>".utf8), for: id)
    let error = #expect(throws: PictureFileError.self) { try store.reference(id) }
    #expect(error?.description.hasPrefix(store.path(of: id) + ": ") == true)
  }

  @Test func `the same picture gives the same bytes`() throws {
    let image = plain(20, 10)
    #expect(
      try Reference.encode(image, metadata: metadata)
        == Reference.encode(image, metadata: metadata))
  }

  @Test func `equal pixels are not written again, whatever the metadata`() throws {
    try store.write(plain(20, 10), for: id, metadata: metadata)
    let before = try store.read(id)
    let other = ReferenceMetadata(renderer: "Another 9", scale: 3)
    #expect(try store.write(plain(20, 10), for: id, metadata: other) == .unchanged)
    #expect(try store.read(id) == before)
    #expect(try store.write(plain(20, 11), for: id, metadata: other) == .replaced)
  }

  @Test func `a matching digest is trusted without the pixels`() throws {
    let image = plain(20, 10)
    let reference = try Reference(Reference.encode(image, metadata: metadata), path: "x")
    let result = try reference.compare(with: image, tolerance: .exact)
    #expect(result.isMatch)
    #expect(result.totalPixels == 200)
  }

  @Test func `a digest beside other image data is not trusted`() throws {
    // The texts of one file on the pixels of another: what a merge tool could produce.
    let texts = try pngTexts(Reference.encode(plain(20, 10), metadata: metadata))
    let bytes = try pngWithTexts(plain(20, 10, 0xff00_0000), texts)
    let reference = try Reference(bytes, path: "x")
    #expect(reference.metadata == metadata)
    #expect(reference.statedPixelDigest == nil)
    #expect(try reference.compare(with: plain(20, 10), tolerance: .exact).status == .differ)
  }

  @Test func `a torn reference is an error at every length, and is not overwritten`() throws {
    let bytes = try Reference.encode(plain(6, 5), metadata: ReferenceMetadata(scale: 1))
    for length in 0..<bytes.count {
      let torn = Array(bytes[..<length])
      try store.write(torn, for: id)
      #expect(throws: PictureFileError.self) { try store.reference(id) }
      #expect(throws: PictureFileError.self) {
        try store.write(plain(1, 1), for: id, metadata: metadata)
      }
      #expect(try store.read(id) == torn)
    }
  }
}
