import Testing

@testable import ImageIO

/// Makes GIF files whose pixels are stored with codes of one width.
struct GIFForge {
  var width = 2
  var height = 2
  /// Black, red, green, blue.
  var palette: [UInt8] = [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
  private(set) var blocks: [UInt8] = []

  /// - Parameter disposal: 1 to keep, 2 to clear, 3 to restore.
  mutating func addFrame(
    _ indices: [UInt8], x: Int = 0, y: Int = 0, width: Int? = nil, height: Int? = nil,
    disposal: UInt8 = 1, transparent: UInt8? = nil, hundredths: Int = 10, isInterlaced: Bool = false
  ) {
    blocks += [0x21, 0xF9, 4, disposal << 2 | (transparent == nil ? 0 : 1)]
    blocks += little(hundredths) + [transparent ?? 0, 0]
    blocks += [0x2C] + little(x) + little(y) + little(width ?? self.width)
    blocks += little(height ?? self.height) + [isInterlaced ? 0x40 : 0, 2]
    let data = Self.codes(indices)
    blocks += [UInt8(data.count)] + data + [0]
  }

  /// A clear code before every pixel keeps codes three bits wide.
  private static func codes(_ indices: [UInt8]) -> [UInt8] {
    var (bits, count): (Int, Int) = (0, 0)
    var bytes: [UInt8] = []
    for code in indices.flatMap({ [4, Int($0)] }) + [5] {
      bits |= code << count
      count += 3
      while count >= 8 {
        bytes.append(UInt8(bits & 255))
        bits >>= 8
        count -= 8
      }
    }
    return bytes + [UInt8(bits & 255)]
  }

  func file(plays: Int? = nil) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + little(width) + little(height) + [0x81, 0, 0] + palette
    if let plays {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + little(plays) + [0]
    }
    return bytes + blocks + [0x3B]
  }
}

@Suite struct GIFReaderTests {
  private func frames(_ forge: GIFForge) throws -> [[String]] {
    try ImageFile.read(forge.file()).frames.map { letters($0.image) }
  }

  @Test func `a still picture has its colours and no delay`() throws {
    var forge = GIFForge()
    forge.addFrame([0, 1, 2, 3])
    let file = try ImageFile.read(forge.file())
    #expect(file.format == .gif)
    #expect(!file.isAnimated)
    #expect(file.lacks == [])
    #expect(file.frames.map { letters($0.image) } == [["kr", "gb"]])
    #expect(file.frames.map(\.unclampedDelay) == [0.1])
  }

  @Test func `frames keep, clear or restore what was there`() throws {
    for (disposal, last) in [(1, ["kb", "rb"]), (2, [".b", ".b"]), (3, ["kb", "kb"])] {
      var forge = GIFForge()
      forge.addFrame([0, 0, 0, 0])
      forge.addFrame([1], y: 1, width: 1, height: 1, disposal: 1)
      if disposal == 1 { forge.addFrame([3, 3], x: 1, width: 1, height: 2) }
      if disposal == 3 {
        forge = GIFForge()
        forge.addFrame([0, 0, 0, 0])
        forge.addFrame([1, 2], width: 1, height: 2, disposal: 3)
        forge.addFrame([3, 3], x: 1, width: 1, height: 2)
      }
      if disposal == 2 {
        forge = GIFForge()
        forge.addFrame([0, 0, 0, 0], disposal: 2)
        forge.addFrame([3, 3], x: 1, width: 1, height: 2)
      }
      #expect(try frames(forge).last == last)
    }
  }

  @Test func `a transparent index leaves what is beneath`() throws {
    var forge = GIFForge()
    forge.addFrame([1, 1, 1, 1])
    forge.addFrame([0, 3, 0, 3], transparent: 0)
    #expect(try frames(forge) == [["rr", "rr"], ["rb", "rb"]])
  }

  @Test func `a frame beyond the canvas is cut`() throws {
    var forge = GIFForge()
    forge.addFrame([1, 2, 3, 0], x: 1, y: 1)
    #expect(try frames(forge) == [["..", ".r"]])
  }

  @Test func `interlaced rows go where they belong`() throws {
    var forge = GIFForge(width: 1, height: 9)
    forge.addFrame([1, 1, 2, 3, 3, 0, 0, 0, 0], isInterlaced: true)
    #expect(try frames(forge) == [["r", "k", "b", "k", "g", "k", "b", "k", "r"]])
  }

  @Test func `delays below two hundredths become a tenth`() throws {
    var forge = GIFForge()
    for hundredths in [0, 1, 2, 250] { forge.addFrame([0, 0, 0, 0], hundredths: hundredths) }
    let file = try ImageFile.read(forge.file(plays: 0))
    #expect(file.frames.map(\.delay) == [0.1, 0.1, 0.02, 2.5])
    #expect(file.frames.map(\.unclampedDelay) == [0, 0.01, 0.02, 2.5])
    #expect(file.playCount == 0)
    #expect(try ImageFile.read(forge.file(plays: 2)).playCount == 3)
    #expect(try ImageFile.read(forge.file()).playCount == 1)
  }

  @Test func `a file cut anywhere is an error or drawn as far as it goes, with a note`() throws {
    var forge = GIFForge()
    forge.addFrame([0, 1, 2, 3])
    forge.addFrame([3, 2, 1, 0])
    let bytes = forge.file()
    for count in 6..<bytes.count - 1 {
      do throws(ImageFileError) {
        let file = try ImageFile.read(bytes.prefix(count))
        #expect((1...2).contains(file.frames.count))
        #expect(file.lacks.map(\.feature) == [.damagedImage])
      } catch {
        #expect(count < 60)
      }
    }
  }

  @Test func `frames above the limit are left out with a note`() throws {
    var forge = GIFForge()
    for _ in 0..<5 { forge.addFrame([0, 1, 2, 3]) }
    var limits = ImageLimits()
    limits.maximumAnimationPixelCount = 12
    let file = try ImageFile.read(forge.file(), limits: limits)
    #expect(file.frames.count == 3)
    #expect(file.lacks.map(\.feature) == [.imageLimit])
  }

  @Test func `a canvas of 65,535 × 65,535 is refused`() {
    let forge = GIFForge(width: 65_535, height: 65_535)
    #expect(
      error(forge.file())
        == .tooManyPixels(.gif, width: 65_535, height: 65_535, limit: 40 << 20))
  }
}
