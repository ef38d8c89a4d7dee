import CoreGraphics
import Testing

@Suite struct StoredPixelsTests: MakesContexts {
  @Test func `the caller's memory is drawn upon, whatever its layout and rows`() throws {
    // BGRA, rows of 12 bytes for 8.
    var memory = [UInt8](repeating: 7, count: 24)
    memory[0..<4] = [255, 0, 0, 255]
    try memory.withUnsafeMutableBytes { buffer in
      let context = try #require(
        makeContext(
          CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little),
          data: buffer.baseAddress, bytesPerRow: 12))
      #expect(context.data == buffer.baseAddress)
      context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.5)
      // The top left pixel.
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      #expect(Array(buffer[0..<4]) == [255, 128, 128, 255])
      // What is written by others is there for the next call.
      buffer[0] = 0
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      #expect(Array(buffer[0..<4]) == [128, 192, 192, 255])
    }
    // Padding and the pixels that nobody drew stay.
    #expect(memory[8..<12] == [7, 7, 7, 7])
    #expect(memory[4..<8] == [7, 7, 7, 7])
  }

  @Test func `what others write into the data is in the image`() throws {
    let context = try #require(makeContext(CGBitmapInfo(alpha: .alphaOnly)))
    context.data?.storeBytes(of: 99, as: UInt8.self)
    #expect(context.makeImage()?.straightRGBA()[3] == 99)
  }

  @Test func `what an opaque layout skips counts as opaque, whatever it is`() throws {
    // A pixel is blue, green, red, and a byte that means nothing.
    var memory = [UInt8](repeating: 0, count: 16)
    memory.replaceSubrange(0..<8, with: [30, 20, 10, 0, 60, 50, 40, 99])
    try memory.withUnsafeMutableBytes { buffer in
      let context = try #require(
        makeContext(
          CGBitmapInfo(alpha: .noneSkipFirst, byteOrder: .order32Little),
          data: buffer.baseAddress, bytesPerRow: 8))
      let image = try #require(context.makeImage())
      #expect(image.straightRGBA()[0..<8] == [10, 20, 30, 255, 40, 50, 60, 255])
      // Behind what is opaque nothing shows.
      context.setBlendMode(.destinationOver)
      context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      #expect(Array(buffer[0..<3]) == [30, 20, 10])
      #expect(Array(buffer[4..<7]) == [60, 50, 40])
    }
  }

  @Test func `only pixels that a call can touch are written`() throws {
    let context = try #require(makeContext(CGBitmapInfo(alpha: .alphaOnly), width: 3, height: 1))
    let data = try #require(context.data)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    // Others write to all three pixels, and then the middle one is drawn.
    for index in 0..<3 { data.storeBytes(of: 50, toByteOffset: index, as: UInt8.self) }
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bytes(context, 3) == [50, 255, 50])
  }
}
