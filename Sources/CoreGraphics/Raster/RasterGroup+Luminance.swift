extension RasterGroup {
  /// Makes every pixel's alpha its luminance over black, so that the group can mask another:
  /// `multiply(byAlphaOf:)`. Colours are gone afterwards.
  ///
  /// - Source: SVG 1.1, 14.4: the weights of linear RGB, 0.2125, 0.7154 and 0.0721. They are used
  ///   on sRGB values here, as CSS Masking 1 has it.
  package func makeLuminanceAlpha() {
    // SAFETY: The indices are those of the bitmap's own buffer, which the group keeps.
    for index in unsafe bitmap.pixels.indices {
      let pixel = unsafe bitmap.pixels[index]
      if pixel == 0 { continue }
      let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
      // Weights in 16 bits that add up to 65,536.
      let luminance = (red * 13926 + green * 46885 + blue * 4725 + 32768) >> 16
      unsafe bitmap.pixels[index] = luminance << 24
    }
  }
}
