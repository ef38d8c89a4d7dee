import CoreImage
import Testing

@Suite struct FilterRecipeTests {
  private func pixel(_ image: CIImage, _ x: Double, _ y: Double) -> String? {
    hexPixels(image, CGRect(x: x, y: y, width: 1, height: 1)).first
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
