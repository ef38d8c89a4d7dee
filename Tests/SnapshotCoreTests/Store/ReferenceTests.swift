import CoreGraphics
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

  /// Compares, and says whether the drawn samples were asked for.
  private func compared(
    _ reference: Reference, with image: PixelImage, tolerance: Tolerance = .exact
  ) throws -> (isMatch: Bool, isInflated: Bool) {
    var isInflated = false
    func drawn() -> PixelImage {
      isInflated = true
      return image
    }
    let result = try reference.compare(
      with: drawn(), size: image.size, digest: PixelDigest(image), tolerance: tolerance)
    #expect(result.totalPixels == image.size.pixelCount)
    return (result.isMatch, isInflated)
  }

  @Test func `a file is inflated once, and again where a byte of it is another`() throws {
    let image = plain(20, 10)
    let verified = VerifiedReferences(path: folder.path + "/verified")
    var bytes = try Reference.encode(image, metadata: metadata)
    func compared(_ bytes: [UInt8]) throws -> (isMatch: Bool, isInflated: Bool) {
      try self.compared(Reference(bytes, path: "x", verified: verified), with: image)
    }
    #expect(try compared(bytes) == (true, true))
    #expect(try compared(bytes) == (true, false))
    bytes = try PNGCodec.inserting([("Title", "")], into: bytes)
    #expect(try compared(bytes) == (true, true))
    #expect(try compared(bytes) == (true, false))
    // Without a table nothing is known.
    #expect(try self.compared(Reference(bytes, path: "x"), with: image) == (true, true))
  }

  @Test func `only what was equal in each sample is known`() throws {
    let image = plain(20, 10)
    let other = image.with(0xfffe_ffff, at: (3, 4))
    let verified = VerifiedReferences(path: folder.path + "/verified")
    let reference = try Reference(
      Reference.encode(image, metadata: metadata), path: "x", verified: verified)
    let tolerance = Tolerance(precision: 0.5)
    for _ in 0..<2 {
      #expect(try compared(reference, with: other, tolerance: tolerance) == (true, true))
      #expect(try compared(reference, with: other) == (false, true))
    }
    #expect(try compared(reference, with: image, tolerance: tolerance) == (true, true))
    #expect(try compared(reference, with: image) == (true, false))
    #expect(try compared(reference, with: other) == (false, true))
  }

  @Test func `a file that states no digest is known after one comparison, too`() throws {
    let image = plain(20, 10)
    let verified = VerifiedReferences(path: folder.path + "/verified")
    let reference = try Reference(pngWithTexts(image, []), path: "x", verified: verified)
    #expect(try compared(reference, with: image) == (true, true))
    #expect(try compared(reference, with: image) == (true, false))
  }

  @Test func `a digest bound to other image data is an error, and is not overwritten`() throws {
    var file = try ForgedPNG(Reference.encode(plain(20, 10), metadata: metadata))
    let other = try ForgedPNG(Reference.encode(plain(20, 10, 0xff00_0000), metadata: metadata))
    file.replace("IDAT") { $0 = other.payload("IDAT") }
    file.bind()
    let reference = try Reference(file.bytes, path: "x")
    #expect(reference.statedPixelDigest == PixelDigest(plain(20, 10)).description)
    let altered = PictureFileError.altered(path: "x", .pixels)
    for image in [plain(20, 10), plain(20, 10, 0xff00_0000)] {
      #expect(throws: altered) { try reference.compare(with: image, tolerance: .exact) }
    }
    #expect(throws: altered) { try reference.validate() }
    try store.write(file.bytes, for: id)
    #expect(throws: PictureFileError.self) {
      try store.write(plain(20, 10), for: id, metadata: metadata)
    }
    #expect(try store.read(id) == file.bytes)
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
