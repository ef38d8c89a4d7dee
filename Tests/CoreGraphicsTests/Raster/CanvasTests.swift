import Testing

@testable import CoreGraphics

@Suite struct CanvasTests {
  private func canvas(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Canvas {
    Canvas(
      bounds: PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height),
      scratch: RasterScratch(), isDeferred: false)
  }

  private func command(
    _ geometry: Geometry, _ paint: Paint = .solid(0xff00_0000), clip: ClipState? = nil
  ) -> DrawCommand {
    let wide = PixelRect(minX: -100, minY: -100, maxX: 100, maxY: 100)
    return DrawCommand(
      geometry: geometry, paint: paint, blendMode: .normal,
      clip: clip ?? ClipState(bounds: wide), isAntialiased: true)
  }

  private func alphas(_ canvas: Canvas) throws -> [UInt32] {
    try #require(canvas.bitmap).pixels.map { $0 >> 24 }
  }

  private func bytes(_ mask: CoverageMask) -> [UInt8] {
    (0..<mask.bounds.width * mask.bounds.height).map { mask.bytes[$0] }
  }

  @Test func `commands are drawn where the canvas lies on the device`() throws {
    let canvas = canvas(10, 20, 4, 2)
    canvas.execute(command(.rectangle(CGRect(x: 11, y: 21, width: 1.5, height: 9))))
    #expect(try alphas(canvas) == [0, 0, 0, 0, 0, 255, 128, 0])
    // What reaches beyond the canvas on every side is cut.
    canvas.execute(command(.rectangle(CGRect(x: 0, y: 0, width: 99, height: 21))))
    #expect(try alphas(canvas) == [255, 255, 255, 255, 0, 255, 128, 0])
  }

  @Test func `everything is what the clip lets through`() throws {
    let canvas = canvas(0, 0, 4, 2)
    let mask = CoverageMask(bounds: PixelRect(minX: 1, minY: 1, maxX: 3, maxY: 2))
    (mask.bytes[0], mask.bytes[1]) = (99, 255)
    mask.finish()
    canvas.execute(command(.everything, clip: ClipState(bounds: mask.bounds, mask: mask)))
    #expect(try alphas(canvas) == [0, 0, 0, 0, 0, 99, 255, 0])
  }

  @Test func `a canvas that no bitmap can hold draws nothing`() {
    for canvas in [canvas(0, 0, 40_000, 1), canvas(0, 0, 0, 5)] {
      #expect(canvas.bitmap == nil && canvas.bounds == .empty)
      canvas.execute(command(.everything))
    }
    let limit = PixelRect(minX: 1, minY: 2, maxX: 3, maxY: 4)
    #expect(Canvas(limit: limit).bitmap == nil && Canvas(limit: limit).bounds == limit)
  }

  @Test func `a clip is the coverage of its shape within the clip before`() throws {
    let canvas = canvas(0, 0, 8, 8)
    let before = ClipState(bounds: PixelRect(minX: 0, minY: 0, maxX: 3, maxY: 8))
    let mask = canvas.clipCoverage(
      command(.rectangle(CGRect(x: 1.5, y: 2, width: 5, height: 1.25)), clip: before))
    #expect(mask.bounds == PixelRect(minX: 1, minY: 2, maxX: 3, maxY: 4))
    // The first column is covered by half, and the last row by a quarter.
    #expect(bytes(mask) == [128, 255, 32, 64])
    #expect(mask.rows[0].outerStart == 1 && mask.rows[0].outerEnd == 3)
    #expect(try alphas(canvas).allSatisfy { $0 == 0 })
  }

  @Test func `a mask is the paint's alpha or its luminance`() {
    let canvas = canvas(0, 0, 8, 8)
    let shape = Geometry.rectangle(CGRect(x: 3, y: 3, width: 1, height: 1))
    func level(_ pixel: UInt32, usesLuminance: Bool) -> [UInt8] {
      bytes(canvas.maskCoverage(command(shape, .solid(pixel)), usesLuminance: usesLuminance))
    }
    #expect(level(0x6600_0000, usesLuminance: false) == [0x66])
    #expect(level(0xff12_3456, usesLuminance: false) == [255])
    // Rec. 709: 0.2126 of red, 0.7152 of green and 0.0722 of blue.
    #expect(level(0xff00_00ff, usesLuminance: true) == [54])
    #expect(level(0xff00_ff00, usesLuminance: true) == [182])
    #expect(level(0xffff_0000, usesLuminance: true) == [18])
    #expect(level(0xffff_ffff, usesLuminance: true) == [255])
    #expect(level(0xff00_0000, usesLuminance: true) == [0])
  }

  @Test func `a command gives the same pixels whole and in parts`() throws {
    let star = path("M 3 1 L 50 30 L 2 33 L 47 2 L 20 55 Z").flattened(.identity)
    let command = command(.path(star, .evenOdd), .solid(0x9940_2010))
    let whole = canvas(0, 0, 60, 60)
    whole.execute(command)
    let pixels = try #require(whole.bitmap).pixels
    for x in stride(from: 0, to: 60, by: 20) {
      for y in stride(from: 0, to: 60, by: 15) {
        let part = canvas(x, y, 20, 15)
        part.execute(command)
        let wrong = try #require(part.bitmap).pixels.enumerated().filter { index, pixel in
          pixel != pixels[(y + index / 20) * 60 + x + index % 20]
        }
        #expect(wrong.isEmpty)
      }
    }
    #expect(pixels.contains(0x9940_2010))
  }
}
