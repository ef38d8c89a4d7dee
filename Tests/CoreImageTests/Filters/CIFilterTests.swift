import CoreImage
import Testing

@Suite struct CIFilterTests {
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

  @Test func `an unknown filter is nil, and noted`() {
    let notes = FidelityLedger.collecting {
      #expect(CIFilter(name: "CITwirlDistortion") == nil)
    }
    #expect(notes == [FidelityNote(.filterName, "CITwirlDistortion")])
  }

  @Test func `a filter has keys, defaults and values`() throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    #expect(filter.inputKeys == ["inputImage", "inputRadius"])
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
    filter.setValue(3.0, forKey: kCIInputRadiusKey)
    filter.setValue(3.0, forKey: "inputNothing")
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 3)
    #expect(filter.value(forKey: "inputNothing") == nil)
    filter.setDefaults()
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
    #expect(filter.outputImage == nil)
    #expect(filter.attributes[kCIAttributeFilterName] as? String == "CIGaussianBlur")
    #expect(CIFilter.filterNames(inCategory: nil).contains("CICrop"))
  }

  @Test func `a colour matrix adds up straight channels of light`() throws {
    let image = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      .applyingFilter(
        "CIColorMatrix",
        parameters: [
          "inputRVector": CIVector(x: 0, y: 0, z: 0, w: 0),
          "inputBVector": CIVector(x: 1, y: 0, z: 0, w: 0),
        ])
    #expect(pixel(image, 0, 0) == "0000FF80")
    // Half the light of white is the value 188, half the value 128.
    let half = [
      "inputRVector": CIVector(x: 0.5, y: 0, z: 0, w: 0),
      "inputGVector": CIVector(x: 0, y: 0.5, z: 0, w: 0),
      "inputBVector": CIVector(x: 0, y: 0, z: 0.5, w: 0),
    ]
    let dimmed = CIImage.white.applyingFilter("CIColorMatrix", parameters: half)
    #expect(pixel(dimmed, 0, 0) == "BCBCBCFF")
    let plain = CIContext(options: [.workingColorSpace: NSNull()])
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(hexPixels(dimmed, rect, in: plain) == ["808080FF"])
  }

  @Test func `a blur keeps all light and reaches three deviations`() throws {
    let dot = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    let blurred = dot.applyingGaussianBlur(sigma: 2)
    #expect(blurred.extent == CGRect(x: -6, y: -6, width: 13, height: 13))
    let pixels = try #require(CIContext().createCGImage(blurred, from: blurred.extent))
      .straightRGBA()
    let alphas = stride(from: 3, to: pixels.count, by: 4).map { Int(pixels[$0]) }
    #expect((230...280).contains(alphas.reduce(0, +)))
    #expect(alphas.max() == alphas[6 * 13 + 6])
    let flat = CIImage.red.applyingGaussianBlur(sigma: 3)
    #expect(pixel(flat, 7, 7) == "FF0000FF")
    #expect(dot.applyingGaussianBlur(sigma: 0) === dot)
  }

  @Test func `an image lies over another, and a crop cuts`() throws {
    let top = CIImage(color: CIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
      .cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = top.composited(over: .black)
    #expect(image.extent.isInfinite)
    #expect(
      hexPixels(image, CGRect(x: 0, y: 0, width: 2, height: 1)) == ["BCBCBCFF", "000000FF"])
    let rect = CGRect(x: 3, y: 4, width: 5, height: 6)
    let crop = CIImage.red.applyingFilter(
      "CICrop", parameters: ["inputRectangle": CIVector(cgRect: rect)])
    #expect(crop.extent == rect)
  }
}
