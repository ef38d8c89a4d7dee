import TestSupport
import Testing

@testable import CoreGraphics

/// Expected samples were calculated from the profiles' primaries and curves, and agree with
/// LittleCMS (`Scripts/check-colours`).
@Suite struct ColorConversionTests {
  private func conversion(_ profile: ProfileBytes) throws -> ColorConversion {
    try ColorConversion(ICCProfile(profile.bytes))
  }

  /// The sRGB samples of one pixel of device samples.
  private func converted(_ profile: ProfileBytes, _ samples: [UInt8]) throws -> [Int] {
    let bitmap = try #require(Bitmap(width: 1, height: 1))
    var pixel: UInt32 = 0xff00_0000
    for (index, sample) in samples.enumerated() {
      pixel &= ~(255 << UInt32(8 * index))
      pixel |= UInt32(sample) << UInt32(8 * index)
    }
    bitmap.pixels[0] = pixel
    try conversion(profile).convert(bitmap)
    #expect(bitmap.pixels[0] >> 24 == 255)
    return [0, 8, 16].map { Int(bitmap.pixels[0] >> $0 & 255) }
  }

  @Test func `primaries are exchanged by curves and a matrix`() throws {
    #expect(try converted(.displayP3, [200, 100, 50]) == [215, 93, 31])
    #expect(try converted(.standard(isExchanged: true), [200, 100, 50]) == [50, 100, 200])
    #expect(try converted(.displayP3, [255, 255, 255]) == [255, 255, 255])
    // Green of Display P3 has a red of less than nothing.
    #expect(try converted(.displayP3, [0, 255, 0])[0] == 0)
  }

  @Test func `sRGB's own profile changes nothing`() throws {
    #expect(try conversion(.standard()).isStandard)
    #expect(try !conversion(.displayP3).isStandard)
  }

  @Test func `light is grey by one curve, and lightness by L*`() throws {
    let light = ProfileBytes.gray(ProfileBytes.gamma(1))
    #expect(try converted(light, [55, 55, 55]) == [128, 128, 128])
    var lightness = light
    lightness.connection = "Lab "
    // L* of 50 is 18.4 % of the light.
    #expect(try converted(lightness, [128, 128, 128]) == [119, 119, 119])
  }

  /// Four inks of which the last alone counts: paper's L* is 100, and that of all ink a number.
  private func inks(darkest: Double) -> ProfileBytes {
    var profile = ProfileBytes()
    (profile.model, profile.connection) = ("CMYK", "Lab ")
    profile.table = ProfileBytes.mft2(
      inputCount: 4,
      nodes: (0..<16).map {
        [$0 & 1 == 0 ? 65_280 : Int(652.8 * darkest), 32_768, 32_768]
      })
    return profile
  }

  @Test func `a table of four inks leads to L*`() throws {
    let profile = inks(darkest: 0)
    #expect(try converted(profile, [9, 99, 199, 0]) == [255, 255, 255])
    #expect(try converted(profile, [0, 0, 0, 255]) == [0, 0, 0])
    // 127 of 255 inks leave an L* of 50.2.
    #expect(try converted(profile, [0, 0, 0, 127]) == [119, 119, 119])
  }

  @Test func `the darkest colour of a table becomes black, and white stays`() throws {
    let profile = inks(darkest: 20)
    #expect(try converted(profile, [0, 0, 0, 255]) == [0, 0, 0])
    #expect(try converted(profile, [0, 0, 0, 0]) == [255, 255, 255])
    // L* 60.16 is a luminance of 0.2832, scaled to (0.2832 − 0.0299) / (1 − 0.0299) = 0.2611.
    let middle = try converted(profile, [0, 0, 0, 127])
    #expect(middle.allSatisfy { abs($0 - 140) <= 1 }, "\(middle)")
  }

  @Test func `a grid mixes its points in tetrahedra, of 8 and of 16 bits`() throws {
    // L* is a third of the sum of the samples, but 0 at (1, 1, 0).
    let levels = (0..<8).map { index in
      index == 6 ? 0 : Double(index.nonzeroBitCount) / 3
    }
    var profile = ProfileBytes()
    profile.connection = "Lab "
    profile.table = ProfileBytes.mft1(
      inputCount: 3, nodes: levels.map { [Int(255 * $0), 128, 128] })
    // Between (0, 0, 0), (1, 0, 0), (1, 1, 0) and white: 0.6, 0.4 and 0.2 of the samples give
    // (0.6 − 0.4) · 1/3 + (0.4 − 0.2) · 0 + 0.2 = 0.2667.
    let eight = try converted(profile, [153, 102, 51])
    // L* 26.67 is a luminance of 0.0498.
    #expect(eight.allSatisfy { abs($0 - 63) <= 1 }, "\(eight)")
    profile.table = ProfileBytes.mft2(
      inputCount: 3, nodes: levels.map { [Int(65_280 * $0), 32_768, 32_768] })
    let sixteen = try converted(profile, [153, 102, 51])
    #expect(sixteen.allSatisfy { abs($0 - 63) <= 1 }, "\(sixteen)")
  }

  @Test func `layers of curves and a matrix are a table, too`() throws {
    // sRGB's colorants, of which 1 + 32767/32768 is stored as 1.
    let colorants = [
      0.4360747, 0.3850649, 0.1430804, 0.2225045, 0.7168786, 0.0606169, 0.0139322, 0.0971045,
      0.7141733,
    ].map { $0 * 32_768 / 65_535 }
    var profile = ProfileBytes()
    profile.table = ProfileBytes.mAB(
      curve: ProfileBytes.parametric([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]),
      matrix: colorants + [0, 0, 0])
    let found = try converted(profile, [200, 100, 50])
    #expect(zip(found, [200, 100, 50]).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
    // Version 4 says how dark its tables' black is: a luminance of 0.0034731.
    profile.version = 4
    let darker = try converted(profile, [128, 128, 128])
    #expect(darker.allSatisfy { $0 == 127 }, "\(darker)")
    #expect(try converted(profile, [0, 0, 0]) == [0, 0, 0])
  }

  @Test func `16-bit samples are converted before they are rounded`() throws {
    let linear = try conversion(.gray(ProfileBytes.gamma(1)))
    func wide(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
    // 21.586 % of the light is half of sRGB's range, 127.5.
    let samples = wide(13_990) + wide(14_100) + wide(0) + wide(32_768)
    #expect(linear.converted(wide: samples) == [127, 128, 0, 128])
    let inks = try conversion(inks(darkest: 0))
    #expect(inks.converted(wide: samples).count == 4)
  }

  @Test func `alpha is kept, and a colour that sRGB lacks is told unless it is invisible`() throws {
    let wide = try conversion(.displayP3)
    #expect(
      wide.standard([255, 255, 255, 0x40, 0, 0, 0, 0x80]) == [255, 255, 255, 64, 0, 0, 0, 128])
    #expect(wide.standard([0, 255, 0, 1]) == nil)
    #expect(wide.standard([0, 255, 0, 0])?[3] == 0)
    var cut: [UInt8] = [0, 255, 0, 7]
    wide.convert(&cut)
    #expect(cut == [0, 255, 0, 7])
  }

  @Test func `many pixels are the same by any number of threads`() throws {
    let wide = try conversion(.displayP3)
    func all() throws -> [UInt32] {
      let bitmap = try #require(Bitmap(width: 601, height: 499))
      for index in bitmap.pixels.indices {
        bitmap.pixels[index] = UInt32(truncatingIfNeeded: index &* 2_654_435_761) | 0xff00_0000
      }
      wide.convert(bitmap)
      return Array(bitmap.pixels)
    }
    let alone = try RasterThreads.$limit.withValue(1) { try all() }
    #expect(try all() == alone)
    #expect(
      alone[5] == wide.converted(UInt32(truncatingIfNeeded: 5 &* 2_654_435_761) | 0xff00_0000))
  }

  @Test func `any bytes are a profile or an error`() throws {
    var profiles = [ProfileBytes.displayP3, inks(darkest: 9), .gray(ProfileBytes.gamma(2))]
    var layered = ProfileBytes()
    layered.table = ProfileBytes.mAB(
      curve: ProfileBytes.gamma(2), matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0])
    profiles.append(layered)
    var generator = SeededGenerator(seed: 4)
    for profile in profiles {
      let whole = profile.bytes
      for count in stride(from: 0, to: whole.count, by: 3) {
        #expect(throws: ICCError.self) { try ICCProfile(Array(whole.prefix(count))) }
      }
      for _ in 0..<400 {
        var bytes = whole
        for _ in 0..<3 {
          let index = Int.random(in: 4..<bytes.count, using: &generator)
          bytes[index] = UInt8.random(in: 0...255, using: &generator)
        }
        guard let read = try? ICCProfile(bytes), let conversion = try? ColorConversion(read) else {
          continue
        }
        _ = conversion.converted(UInt32.random(in: 0...UInt32.max, using: &generator))
      }
    }
  }
}
