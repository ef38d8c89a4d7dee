import CoreImage
import Testing

@Suite struct FilterSourcesTests {
  private func wheel(radius: Double = 50, value: Double = 1) throws -> CIImage {
    let filter = try #require(
      CIFilter(
        name: "CIHueSaturationValueGradient",
        parameters: [
          "inputColorSpace": CGColorSpaceCreateDeviceRGB(), "inputDither": 0,
          "inputRadius": CGFloat(radius), "inputSoftness": 0, "inputValue": value,
        ]))
    return try #require(filter.outputImage)
  }

  private func pixel(_ image: CIImage, _ x: Double, _ y: Double) -> String? {
    hexPixels(image, CGRect(x: x, y: y, width: 1, height: 1)).first
  }

  @Test func `the wheel's hues go counter-clockwise from red on the right`() throws {
    let wheel = try wheel(radius: 500)
    #expect(wheel.extent == CGRect(x: -500, y: -500, width: 1000, height: 1000))
    let colors: [(degrees: Double, color: String)] = [
      (0, "FF0000"), (60, "FFFF00"), (120, "00FF00"), (180, "00FFFF"), (240, "0000FF"),
      (300, "FF00FF"),
    ]
    for (degrees, color) in colors {
      let angle = degrees * Double.pi / 180
      let found = try #require(
        pixel(wheel, 499 * DeterministicMath.cos(angle), 499 * DeterministicMath.sin(angle)))
      for channel in 0..<3 {
        func level(_ text: String) throws -> Int {
          let start = text.index(text.startIndex, offsetBy: channel * 2)
          return try #require(Int(text[start...].prefix(2), radix: 16))
        }
        #expect((try level(found) - level(color)).magnitude <= 3, "\(degrees): \(found)")
      }
    }
  }

  @Test func `the wheel is pale in the middle, as dark as its value, and nothing outside`() throws {
    #expect(pixel(try wheel(radius: 5000), 0, 0) == "FFFFFFFF")
    #expect(pixel(try wheel(radius: 5000, value: 0.4), 0, 0) == "666666FF")
    #expect(pixel(try wheel(), 50, 10) == "00000000")
    // Half way out the colours are half as strong.
    #expect(pixel(try wheel(radius: 1000), 500, 0) == "FF7F7FFF")
  }

  @Test func `what the wheel leaves out is noted`() throws {
    let filter = try #require(CIFilter(name: "CIHueSaturationValueGradient"))
    let notes = FidelityLedger.collecting { _ = filter.outputImage }
    #expect(
      notes.map(\.subject) == [
        "CIHueSaturationValueGradient.inputSoftness", "CIHueSaturationValueGradient.inputDither",
      ])
    #expect(FidelityLedger.collecting { _ = try? wheel() } == [])
  }
}
