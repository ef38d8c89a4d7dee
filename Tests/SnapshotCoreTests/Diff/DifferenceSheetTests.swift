import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct DifferenceSheetTests: StripComparing {
  private let white = plain(8, 4)

  private var dotted: PixelImage { white.with(0xff00_0000, at: (3, 1)) }

  private var dashed: PixelImage { white.with(0xff00_0000, at: (3, 1), (4, 1)) }

  private func strip(_ frames: PixelImage..., times: [Double]? = nil) -> PixelStrip {
    PixelStrip(frames: frames, times: times ?? frames.indices.map { Double($0) / 10 })
  }

  @Test func `the sheet has a row for each differing frame, six at most`() throws {
    func size(_ reference: PixelStrip, _ actual: PixelStrip) throws -> PixelSize {
      let result = try compare(reference, actual)
      let bytes = try DifferenceSheet.png(StripReader(reference), StripReader(actual), result)
      return PixelImage(try PNGCodec.decode(bytes)).size
    }
    #expect(
      try size(strip(white, white, white), strip(white, dotted, dotted))
        == PixelSize(width: 3 * 8 + 16, height: 2 * 4 + 8))
    let times = (0..<9).map(Double.init)
    #expect(
      try size(
        PixelStrip(frames: times.map { _ in white }, times: times),
        PixelStrip(frames: times.map { _ in dotted }, times: times))
        == PixelSize(width: 40, height: 6 * 4 + 5 * 8))
  }

  @Test func `a row of the sheet is reference, highlight and actual, and empty without a frame`()
    throws
  {
    let reference = strip(white)
    let actual = strip(dotted, dashed)
    let bytes = try DifferenceSheet.png(
      StripReader(reference), StripReader(actual), compare(reference, actual))
    let sheet = PixelImage(try PNGCodec.decode(bytes))
    #expect(sheet.pixel(3, 1) == 0xffff_ffff)
    #expect(sheet.pixel(16 + 3, 1) == 0xff6e_00e6)
    #expect(sheet.pixel(32 + 3, 1) == 0xff00_0000)
    #expect(sheet.pixel(3, 13) == 0)
    #expect(sheet.pixel(16 + 3, 13) == 0)
    #expect(sheet.pixel(32 + 4, 13) == 0xff00_0000)
  }
}
