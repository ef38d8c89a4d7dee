import Testing

@testable import ImageIO

@Suite(.enabled(if: isTurboJPEGInstalled, "libturbojpeg0 is not installed"))
struct CGImageJPEGTests: MakesJPEGs {
  @Test func `a picture comes back much as it went in`() throws {
    let image = try Self.gradient()
    let file = try ImageFile.read(try image.jpegData(compressionQuality: 1))
    let back = try #require(file.frames.first?.image)
    #expect(file.format == .jpeg)
    #expect(file.orientation == .up)
    #expect(file.lacks == [])
    #expect((back.width, back.height) == (16, 16))
    #expect(back.alphaInfo == .noneSkipLast)
    let pairs = zip(image.straightRGBA(), back.straightRGBA())
    let greatest = pairs.map { abs(Int($0) - Int($1)) }.max() ?? 255
    // Chroma at half of the sides takes its part.
    #expect(greatest < 24)
  }

  @Test func `the same picture gives the same bytes, and less quality fewer`() throws {
    let image = try Self.gradient()
    let fine = try image.jpegData(compressionQuality: 0.9)
    #expect(try image.jpegData(compressionQuality: 0.9) == fine)
    #expect(try image.jpegData(compressionQuality: 0).count < fine.count)
    #expect(try image.jpegData(compressionQuality: .nan).count < fine.count)
  }

  @Test func `what is transparent is written over white`() throws {
    let clear = try #require(
      CGImage(straightRGBA: [UInt8](repeating: 0, count: 8 * 8 * 4), width: 8, height: 8))
    let file = try ImageFile.read(try clear.jpegData(compressionQuality: 1))
    let rows = letters(try #require(file.frames.first?.image))
    #expect(rows == Array(repeating: "wwwwwwww", count: 8))
  }
}
