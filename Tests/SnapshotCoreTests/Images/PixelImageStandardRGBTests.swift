import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

/// Numbers: sRGB's red is (234, 51, 35) in Display P3, and half of sRGB's range is 21.6 % of the
/// light.
@Suite struct PixelImageStandardRGBTests {
  private static func picture(_ pixel: [UInt8]) -> PixelImage {
    PixelImage(width: 4, height: 4, bytes: Array(repeating: pixel, count: 16).flatMap(\.self))
  }

  private static func file(
    _ pixel: [UInt8], _ chunks: [(type: String, payload: [UInt8])] = []
  ) -> [UInt8] {
    var file = FilteredPNG(picture(pixel), filters: [0, 1, 2, 3])
    file.chunks = chunks
    return file.bytes
  }

  private func compare(
    _ reference: [UInt8], _ actual: [UInt8], _ tolerance: Tolerance
  ) throws -> (result: SnapshotCore.ComparisonResult, isStandardised: Bool) {
    let pair = try ImageFilePair(
      reference: reference, path: "a.png", actual: actual, path: "b.png")
    return (try pair.compare(tolerance: tolerance), pair.isStandardised)
  }

  private static let red = file([255, 0, 0, 255])
  private static let wideRed: [UInt8] = [234, 51, 35, 255]
  private static let within1 = Tolerance(maximumDelta: 1)

  @Test(arguments: [
    ("iCCP", ProfileBytes.displayP3.chunk), ("cICP", [12, 13, 0, 1] as [UInt8]),
  ])
  func `a colour is the same colour in another space`(_ type: String, _ payload: [UInt8]) throws {
    let wide = Self.file(Self.wideRed, [(type, payload)])
    #expect(ColorMeaning(try PNGChunks(wide, limits: .bitmap)) != .standardRGB)
    let asSeen = try compare(Self.red, wide, Self.within1)
    #expect(asSeen.result.isMatch)
    #expect(asSeen.isStandardised)
    let asStored = try compare(Self.red, wide, .exact)
    #expect(!asStored.result.isMatch)
    #expect(!asStored.isStandardised)
  }

  @Test func `equal samples of two spaces are two colours`() throws {
    let wide = Self.file([255, 0, 0, 255], [("iCCP", ProfileBytes.displayP3.chunk)])
    let green = Self.file([90, 190, 100, 255], [("iCCP", ProfileBytes.displayP3.chunk)])
    #expect(try compare(Self.red, wide, .exact).result.isMatch)
    // Clamped, it would be sRGB's red.
    let error = #expect(throws: PictureFileError.self) { try compare(Self.red, wide, Self.within1) }
    #expect(error?.description.contains("colours outside sRGB") == true)
    let result = try compare(Self.file([90, 190, 100, 255]), green, Self.within1).result
    #expect(!result.isMatch)
    #expect(result.maxDelta > 3)
    #expect(try compare(green, green, Self.within1).result.isMatch)
  }

  @Test func `gamma and tables say the same`() throws {
    let half = Self.file([128, 128, 128, 255])
    var gamma = ProfileBytes.displayP3
    gamma.curve = ProfileBytes.gamma(1)
    var table = ProfileBytes.displayP3
    table.curve = ProfileBytes.table([0, 32_768, 65_535])
    let linear = [55, 55, 55, 255] as [UInt8]
    for chunk in [
      ("gAMA", FilteredPNG.word(100_000)), ("iCCP", gamma.chunk), ("iCCP", table.chunk),
      ("cICP", [1, 8, 0, 1]),
    ] {
      #expect(try compare(half, Self.file(linear, [chunk]), Self.within1).result.isMatch)
      let reddish = Self.file([60, 55, 55, 255], [chunk])
      #expect(try !compare(half, reddish, Self.within1).result.isMatch)
    }
  }

  @Test func `alpha is kept`() throws {
    let wide = Self.file([234, 51, 35, 100], [("iCCP", ProfileBytes.displayP3.chunk)])
    #expect(try compare(Self.file([255, 0, 0, 100]), wide, Self.within1).result.isMatch)
    #expect(try !compare(Self.red, wide, Self.within1).result.isMatch)
  }

  @Test func `a space that is not understood is an error, not a match`() throws {
    let chunk: (String, [UInt8]) = ("cICP", [9, 16, 0, 1])
    let other = Self.file([255, 0, 0, 255], [chunk])
    #expect(try compare(Self.red, other, .exact).result.isMatch)
    let error = #expect(throws: PictureFileError.self) {
      try compare(Self.red, other, Self.within1)
    }
    #expect(
      error?.description == """
        b.png: its cICP chunk says 9, 16, 0, 1, which is not supported. Compare the stored \
        samples (tolerance exact), or convert the file to sRGB.
        """)
  }

  @Test func `a damaged profile is an error wherever it is damaged`() throws {
    let whole = ProfileBytes.displayP3.chunk
    for count in 0..<whole.count {
      let file = Self.file([255, 0, 0, 255], [("iCCP", Array(whole.prefix(count)))])
      #expect(throws: PictureFileError.self) { try compare(Self.red, file, Self.within1) }
    }
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      var profile = ProfileBytes.displayP3.bytes
      for _ in 0..<3 {
        let index = Int.random(in: 0..<profile.count, using: &generator)
        profile[index] = UInt8.random(in: 0...255, using: &generator)
      }
      let file = Self.file([255, 0, 0, 255], [("iCCP", ProfileBytes.chunk(of: profile))])
      // Whatever it says now: an answer or an error.
      _ = try? compare(Self.red, file, Self.within1)
    }
  }
}
