import CoreGraphics
import Testing

@Suite struct PNGCrushTests {
  private let premultipliedFirst: [UInt8] = [0x50, 0, 0x20, 2]
  private let noneSkipFirst: [UInt8] = [0x50, 0, 0x20, 6]

  private func forge(_ samples: [Int], colorType: Int = 6, crush: [UInt8]) -> PNGForge {
    var forge = PNGForge(colorType: colorType, samples: samples)
    forge.width = samples.count / forge.channelCount
    forge.crush = crush
    return forge
  }

  @Test func `blue comes first, and colours are multiplied by alpha`() throws {
    let forge = forge(
      [50, 100, 200, 255, 10, 20, 64, 128, 0, 0, 0, 0], crush: premultipliedFirst)
    let image = try PNGCodec.decode(forge.bytes)
    #expect(image.samples == [200, 100, 50, 255, 128, 40, 20, 128, 0, 0, 0, 0])
    #expect(try PNGChunks(forge.bytes).isCrushed)
  }

  @Test(arguments: 0..<5) func `rows are unfiltered before colours are exchanged`(filter: Int)
    throws
  {
    var forge = forge([], crush: premultipliedFirst)
    (forge.width, forge.height, forge.filter) = (5, 4, filter)
    forge.isInterlaced = filter == 4
    forge.imageDataSplit = 9
    let colors = (0..<20).map { [$0 * 9, 255 - $0 * 3, $0] }
    forge.samples = colors.flatMap { $0 + [255] }
    let image = try PNGCodec.decode(forge.bytes)
    #expect(image.samples == colors.flatMap { ($0.reversed() + [255]).map { UInt8($0) } })
  }

  @Test func `alpha that is a filler is no alpha`() throws {
    let filled = forge([50, 100, 200, 0], crush: noneSkipFirst)
    #expect(try PNGCodec.decode(filled.bytes).samples == [200, 100, 50, 255])
    let opaque = forge([50, 100, 200], colorType: 2, crush: noneSkipFirst)
    #expect(try PNGCodec.decode(opaque.bytes).samples == [200, 100, 50, 255])
  }

  @Test func `grey and palettes are stored as ever`() throws {
    let gray = forge([7], colorType: 0, crush: premultipliedFirst)
    #expect(try PNGCodec.decode(gray.bytes).samples == [7, 7, 7, 255])
    var indexed = forge([1], colorType: 3, crush: premultipliedFirst)
    indexed.palette = [[1, 2, 3], [4, 5, 6]]
    #expect(try PNGCodec.decode(indexed.bytes).samples == [4, 5, 6, 255])
  }

  @Test func `a colour above its alpha is cut`() throws {
    let hostile = forge([255, 9, 10, 9], crush: premultipliedFirst)
    #expect(try PNGCodec.decode(hostile.bytes).samples == [255, 255, 255, 9])
  }

  @Test func `damaged image data are an error`() throws {
    let whole = forge([50, 100, 200, 255], crush: premultipliedFirst)
    let data = Array(PNGForge.zlib(whole.rows).dropFirst(2).dropLast(4))
    let streams: [[UInt8]] = [
      PNGForge.zlib(whole.rows), data + [0], Array(data.dropLast()), [3], [], [0xff, 0xff],
      // A row too many.
      Array(PNGForge.zlib(whole.rows + whole.rows).dropFirst(2).dropLast(4)),
      // A row too few.
      Array(PNGForge.zlib([0]).dropFirst(2).dropLast(4)),
    ]
    for stream in streams {
      let file =
        PNGForge.signature + PNGForge.chunk("CgBI", premultipliedFirst)
        + PNGForge.chunk("IHDR", whole.header) + PNGForge.chunk("IDAT", stream)
        + PNGForge.chunk("IEND", [])
      #expect(throws: PNGError.self) { try PNGCodec.decode(file) }
    }
  }

  @Test func `CgBI comes first, once, with four bytes, and not with 16-bit colours`() {
    let cgbi = PNGForge.chunk("CgBI", premultipliedFirst)
    var late = PNGForge()
    late.earlyChunks = cgbi
    #expect(throws: PNGError.misplacedChunk(.crushed, offset: 33, rule: "does not come first")) {
      try PNGChunks(late.bytes)
    }
    var short = PNGForge()
    short.crush = [1, 2, 3]
    #expect(throws: PNGError.invalidChunkLength(.crushed, offset: 8, length: 3)) {
      try PNGChunks(short.bytes)
    }
    var twice = PNGForge()
    twice.crush = premultipliedFirst
    twice.earlyChunks = cgbi
    #expect(throws: PNGError.self) { try PNGChunks(twice.bytes) }
    #expect(throws: PNGError.missingChunk(.header)) {
      try PNGChunks(PNGForge.signature + cgbi + cgbi)
    }
    var deep = PNGForge(bitDepth: 16)
    deep.crush = premultipliedFirst
    #expect(throws: PNGError.self) { try PNGCodec.decode(deep.bytes) }
  }

  @Test func `a crushed picture is an image`() throws {
    let crushed = forge([25, 50, 100, 128], crush: premultipliedFirst)
    let provider = try #require(CGDataProvider(data: CFData(crushed.bytes)))
    let image = try #require(
      CGImage(
        pngDataProviderSource: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent))
    #expect(image.straightRGBA() == [199, 100, 50, 128])
  }
}
