extension CoverageMask {
  /// The mask blurred: as large as it was, grown by the reach, or the part of that in `limit`.
  ///
  /// - Parameter sigmaPixels: 0 or less leaves the mask as it is.
  func blurred(sigmaPixels: Double, within limit: PixelRect?) -> CoverageMask {
    if bounds.isEmpty { return self }
    let reach = GaussianBlur.reach(sigmaPixels: sigmaPixels)
    let grown = bounds.insetBy(-reach)
    if reach == 0 { return self }
    let area = limit.map { grown.intersection($0) } ?? grown
    let result = GaussianBlur.blur(self, sigmaPixels: sigmaPixels, area: area)
    result.finish()
    return result
  }

  /// Makes a mask of the same coverage elsewhere.
  func offsetBy(x: Int, y: Int) -> CoverageMask {
    if x == 0 && y == 0 { return self }
    let result = CoverageMask(bounds: bounds.offsetBy(x: x, y: y))
    // SAFETY: Both masks have the same width and height, so as many bytes, and each owns its own.
    unsafe result.bytes.update(from: bytes, count: bounds.width * bounds.height)
    result.finish()
    return result
  }
}
