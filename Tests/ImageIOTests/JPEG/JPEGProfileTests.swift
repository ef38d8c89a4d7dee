import TestSupport
import Testing

@testable import CoreGraphics
@testable import ImageIO

@Suite(.enabled(if: isTurboJPEGInstalled, "libturbojpeg0 is not installed"))
struct JPEGProfileTests {
  private func pixel(_ file: ImageFile) throws -> [Int] {
    let image = try #require(file.frames.first?.image)
    #expect(image.width == 8 && image.height == 8)
    return image.straightRGBA().suffix(4).map { Int($0) }
  }

  private func isNear(_ found: [Int], _ expected: [Int]) -> Bool {
    zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }
  }

  private let red = [200, 100, 50]

  @Test func `a profile in one part is applied`() throws {
    let plain = FlatJPEG(samples: red, segments: FlatJPEG.adobe)
    #expect(try pixel(ImageFile.read(plain.bytes)) == [200, 100, 50, 255])
    var wide = plain
    wide.segments += FlatJPEG.profile(ProfileBytes.displayP3.bytes).joined()
    let file = try ImageFile.read(wide.bytes)
    #expect(try pixel(file) == [215, 93, 31, 255])
    let image = try #require(file.frames.first?.image)
    #expect(image.colorSpace?.name == CGColorSpace.displayP3)
    #expect(image.dataProvider?.data?.prefix(4) == CFData([200, 100, 50, 255]))
    #expect(file.lacks.isEmpty)
  }

  @Test func `a profile in many parts is applied, in whatever order they come`() throws {
    let parts = FlatJPEG.profile(ProfileBytes.displayP3.bytes, partByteCount: 50)
    #expect(parts.count > 5)
    let segments = FlatJPEG.adobe + parts.reversed().joined()
    let file = try ImageFile.read(FlatJPEG(samples: red, segments: segments).bytes)
    #expect(try pixel(file) == [215, 93, 31, 255])
  }

  @Test func `a profile that lacks a part, or has one twice, is noted`() throws {
    let parts = FlatJPEG.profile(ProfileBytes.displayP3.bytes, partByteCount: 50)
    let zeroth = FlatJPEG.segment(0xE2, Array("ICC_PROFILE\0".utf8) + [0, 3, 1])
    for parts in [Array(parts.dropLast()), parts + [parts[0]], [zeroth]] {
      let segments = FlatJPEG.adobe + parts.joined()
      let file = try ImageFile.read(FlatJPEG(samples: red, segments: segments).bytes)
      #expect(try pixel(file) == [200, 100, 50, 255])
      #expect(file.lacks.map(\.feature) == [.imageColors])
    }
  }

  @Test func `a profile of another number of samples is noted`() throws {
    let profile = FlatJPEG.profile(ProfileBytes.gray(ProfileBytes.gamma(1)).bytes).joined()
    let colored = FlatJPEG(samples: red, segments: FlatJPEG.adobe + profile)
    #expect(try ImageFile.read(colored.bytes).lacks.map(\.feature) == [.imageColors])
    let gray = try ImageFile.read(FlatJPEG(samples: [55], segments: Array(profile)).bytes)
    #expect(try pixel(gray) == [128, 128, 128, 255])
    #expect(gray.frames.first?.image.colorSpace?.name == CGColorSpace.linearGray)
  }

  @Test func `inks are converted by their profile, whoever wrote them`() throws {
    // The last ink alone counts: L* is 100 without it.
    var profile = ProfileBytes()
    (profile.model, profile.connection) = ("CMYK", "Lab ")
    profile.table = ProfileBytes.mft2(
      inputCount: 4, nodes: (0..<16).map { [$0 & 1 == 0 ? 65_280 : 0, 32_768, 32_768] })
    let segments = FlatJPEG.profile(profile.bytes).joined()
    // As much of the last ink as leaves an L* of 50.2, which is 119.
    let inks = FlatJPEG(samples: [9, 99, 199, 127], segments: Array(segments))
    let file = try ImageFile.read(inks.bytes)
    #expect(isNear(try pixel(file), [119, 119, 119, 255]))
    #expect(file.frames.first?.image.colorSpace?.model == .cmyk)
    #expect(file.lacks.isEmpty)
    let light = FlatJPEG(samples: [9, 99, 199, 128], segments: FlatJPEG.adobe + segments)
    #expect(isNear(try pixel(ImageFile.read(light.bytes)), [119, 119, 119, 255]))
  }

  @Test func `inks without a profile are products of complements, with a note`() throws {
    let light = FlatJPEG(samples: [255, 128, 0, 255], segments: FlatJPEG.adobe)
    let file = try ImageFile.read(light.bytes)
    #expect(isNear(try pixel(file), [255, 128, 0, 255]))
    #expect(file.lacks.map(\.feature) == [.imageColors])
    #expect(file.frames.first?.image.colorSpace == .standard)
  }
}
