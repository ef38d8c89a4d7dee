import Testing

@testable import ImageIO

/// A suite that makes image sources.
protocol MakesSources {}

extension MakesSources {
  func animation() throws -> CGImageSource {
    var forge = GIFForge()
    forge.addFrame([0, 1, 2, 3], hundredths: 1)
    forge.addFrame([3, 2, 1, 0], hundredths: 50)
    return try #require(CGImageSourceCreateWithData(Data(forge.file(plays: 0)), nil))
  }
}
