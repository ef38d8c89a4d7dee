import Testing

@testable import CoreGraphics

@Suite struct CompositorTests: ReadsSpans {
  private static let backdrop: UInt32 = 0xff40_8020

  /// A row of six pixels at (10, 5) of the device, on which the second to the fifth are painted
  /// with coverage 255, 255, 128 and 0.
  private func row(_ paint: Paint, _ mode: CGBlendMode) throws -> [UInt32] {
    let bitmap = try #require(Bitmap(width: 6, height: 2))
    bitmap.pixels.update(repeating: Self.backdrop)
    let compositor = Compositor(bitmap: bitmap, x: 10, y: 5, paint: paint, mode: mode)
    compositor.draw(
      band([
        (x: 11, y: 6, length: 2, bytes: [255]), (x: 13, y: 6, length: 2, bytes: [128, 0]),
      ]))
    #expect(bitmap.pixels[..<6].allSatisfy { $0 == Self.backdrop })
    return Array(bitmap.pixels[6...])
  }

  /// Mixes two pixels, of which the first counts `share` of 255.
  private func mix(_ a: UInt32, _ share: Int, _ b: UInt32) -> UInt32 {
    [0, 8, 16, 24].reduce(0 as UInt32) { pixel, shift in
      let sum = Int(a >> shift & 255) * share + Int(b >> shift & 255) * (255 - share)
      return pixel | UInt32((sum + 127) / 255) << UInt32(shift)
    }
  }

  /// Expects pixels; the one that is covered in part may be rounded twice.
  private func expect(
    _ pixels: [UInt32], _ expected: [UInt32], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (index, (pixel, wanted)) in zip(pixels, expected).enumerated() {
      let differences = [0, 8, 16, 24].map { (shift: UInt32) in
        abs(Int(pixel >> shift & 255) - Int(wanted >> shift & 255))
      }
      let limit = index == 3 ? 1 : 0
      #expect(
        differences.allSatisfy { $0 <= limit }, "\(index): \(differences)",
        sourceLocation: sourceLocation)
    }
  }

  /// A bitmap of one colour that lies under the painted pixels.
  private func pixels(_ pixel: UInt32, alpha: UInt32) throws -> Paint {
    let bitmap = try #require(Bitmap(width: 4, height: 3))
    bitmap.pixels.update(repeating: pixel)
    return .pixels(PixelPaint(bitmap: bitmap, x: 11, y: 4, alpha: alpha))
  }

  @Test(arguments: [CGBlendMode.normal, .copy])
  func `an opaque colour replaces what it covers, in part where it covers a part`(
    _ mode: CGBlendMode
  ) throws {
    let (old, new) = (Self.backdrop, 0xff10_f0c0 as UInt32)
    let expected = [old, new, new, mix(new, 128, old), old, old]
    expect(try row(.solid(new), mode), expected)
    expect(try row(pixels(new, alpha: 255), mode), expected)
  }

  @Test func `a transparent colour changes nothing, but copying it takes all away`() throws {
    let old = Self.backdrop
    #expect(try row(.solid(0), .normal) == [UInt32](repeating: old, count: 6))
    #expect(try row(pixels(0, alpha: 255), .normal) == [UInt32](repeating: old, count: 6))
    let copied = [old, 0, 0, mix(0, 128, old), old, old]
    expect(try row(.solid(0), .copy), copied)
    expect(try row(pixels(0, alpha: 255), .copy), copied)
    expect(try row(.solid(0xff12_3456), .clear), copied)
  }

  @Test func `a translucent copy replaces and is not laid over`() throws {
    let (old, new) = (Self.backdrop, 0x8020_1008 as UInt32)
    let expected = [old, new, new, mix(new, 128, old), old, old]
    expect(try row(.solid(new), .copy), expected)
    expect(try row(pixels(new, alpha: 255), .copy), expected)
  }

  @Test func `pixels are laid over as a colour of theirs would be`() throws {
    for pixel in [0x8020_1008, 0xff10_f0c0, 0x0100_0001] as [UInt32] {
      #expect(try row(pixels(pixel, alpha: 255), .normal) == row(.solid(pixel), .normal))
      #expect(try row(pixels(pixel, alpha: 255), .multiply) == row(.solid(pixel), .multiply))
    }
    // 51 is a fifth of 255.
    let fifth = PixelMath.scaled(0xffff_ff00, by: 51)
    #expect(fifth == 0x3333_3300)
    #expect(try row(pixels(0xffff_ff00, alpha: 51), .normal) == row(.solid(fifth), .normal))
    #expect(try row(pixels(0xffff_ff00, alpha: 51), .screen) == row(.solid(fifth), .screen))
  }

  @Test func `a gradient and an image are painted where they lie`() throws {
    let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let gradient = try #require(CGGradient(colors: colors, locations: [0.999, 1]))
    let paint = GradientPaint(
      gradient: gradient,
      shape: .radial(x0: 0, y0: 0, r0: 0, x1: 0, y1: 0, r1: 1000), inverse: .identity, alpha: 1,
      options: [.drawsBeforeStartLocation])
    let old = Self.backdrop
    let red: UInt32 = 0xff00_00ff
    let half = mix(red, 128, old)
    expect(try row(.gradient(paint), .normal), [old, red, red, half, old, old])
    // Column 0 of the image lies in column 10 of the device.
    let columns = (0..<6).map { 0xff00_0010 | UInt32($0) << 12 }
    let bitmap = try #require(Bitmap(width: 6, height: 9))
    for index in bitmap.pixels.indices { bitmap.pixels[index] = columns[index % 6] }
    let image = ImagePaint(
      bitmap: bitmap, inverse: CGAffineTransform(translationX: -10, y: 0), alpha: 255,
      isInterpolated: false)
    let mixed = mix(columns[3], 128, old)
    expect(try row(.image(image), .normal), [old, columns[1], columns[2], mixed, old, old])
  }

  @Test func `only one colour that is laid over goes to the pixels directly`() throws {
    let bitmap = try #require(Bitmap(width: 6, height: 2))
    func target(_ paint: Paint, _ mode: CGBlendMode) -> SolidTarget? {
      Compositor(bitmap: bitmap, x: 0, y: 0, paint: paint, mode: mode).solidTarget
    }
    #expect(target(.solid(0x8020_1008), .normal)?.color == 0x8020_1008)
    #expect(target(.solid(0x8020_1008), .normal)?.width == 6)
    #expect(target(.solid(0xff20_1008), .copy) != nil)
    #expect(target(.solid(0x8020_1008), .copy) == nil)
    #expect(target(.solid(0), .normal) == nil)
    #expect(target(.solid(0xff20_1008), .multiply) == nil)
    #expect(target(try pixels(0xff20_1008, alpha: 255), .normal) == nil)
  }
}
