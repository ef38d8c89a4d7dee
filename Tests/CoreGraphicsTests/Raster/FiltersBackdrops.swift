@testable import CoreGraphics

/// A suite that filters what is behind.
protocol FiltersBackdrops {}

extension FiltersBackdrops {
  func filter(
    sigma: Double = 0, saturation: Double = 1, gain: Double = 1, add: Double = 0,
    tint: Double = 0
  ) -> BackdropFilter {
    BackdropFilter(
      sigmaPixels: sigma, saturation: saturation, gain: gain, red: add, green: add, blue: add,
      tintAlpha: tint)
  }

  func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)!
    for index in 0..<width * height {
      unsafe bitmap.pixels[index] = pixel(index % width, index / width)
    }
    return bitmap
  }

  func pixels(_ bitmap: Bitmap?) -> [UInt32] {
    guard let bitmap else { return [] }
    return unsafe Array(bitmap.pixels)
  }
}
