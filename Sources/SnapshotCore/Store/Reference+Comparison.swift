import CoreGraphics

// Comparing a reference with what was drawn, and with what it says about itself.
extension Reference {
  /// Compares with an image in sRGB. An animation never matches.
  ///
  /// A reference of another colour space, from another program, is made sRGB where the tolerance
  /// judges the look.
  ///
  /// - Throws: `PictureFileError.altered` where the metadata states other pixels or views.
  package func compare(
    with actual: PixelImage, tolerance: Tolerance
  ) throws(PictureFileError) -> ComparisonResult {
    try compare(
      with: actual, size: actual.size, digest: PixelDigest(actual), tolerance: tolerance)
  }

  /// - Parameters:
  ///   - actual: Asked for unless the file is known to hold the picture of this digest.
  ///   - size: The size of `actual`.
  ///   - digest: The digest of `actual`.
  package func compare(
    with actual: @autoclosure () -> PixelImage, size actualSize: PixelSize, digest: PixelDigest,
    tolerance: Tolerance
  ) throws(PictureFileError) -> ComparisonResult {
    let key = verified.map { _ in
      VerifiedReferences.Key(
        file: SHA256.digest(of: chunks.bytes),
        kind: .still(isStandardised: tolerance.comparesColors), picture: digest.description)
    }
    if let key, size == actualSize, verified?.contains(key) == true {
      return ComparisonResult(equalImagesOf: size, tolerance: tolerance)
    }
    let actual = actual()
    let stored = try image()
    let isDrawn = stored.hasSameSamples(as: actual)
    let isOfSameDepth = (stored.wideSamples == nil) == (actual.wideSamples == nil)
    // Most often the picture is what was drawn, whose digest is known.
    try check(stored, isDrawn && isOfSameDepth ? digest : nil)
    let meaning: ColorMeaning = tolerance.comparesColors ? ColorMeaning(chunks) : .standardRGB
    let image = try stored.standard(meaning, path: path)
    let isEqual = meaning == .standardRGB ? isDrawn : image.hasSameSamples(as: actual)
    if !isAnimated, isEqual {
      if let key { verified?.insert(key) }
      return ComparisonResult(equalImagesOf: size, tolerance: tolerance)
    }
    let result = ImageComparison.compare(image, actual, tolerance: tolerance)
    return isAnimated && result.isMatch ? result.withStatus(.differ) : result
  }

  /// Checks that pixels and views are those that the metadata states. An animation's frames are
  /// checked only where they are compared.
  ///
  /// - Parameter digest: The digest of `stored`; nil where it is not known.
  private func check(
    _ stored: PixelImage, _ digest: PixelDigest?
  ) throws(PictureFileError) {
    guard metadata != nil else { return }
    if !isAnimated, let statedPixelDigest {
      let digest = digest ?? PixelDigest(stored)
      guard digest.description == statedPixelDigest else { throw .altered(path: path, .pixels) }
    }
    try checkTree()
  }

  func checkTree() throws(PictureFileError) {
    do throws(TreeError) {
      _ = try treeText()
    } catch {
      throw .altered(path: path, .views)
    }
  }

  /// Checks that the file can be decoded, and holds the pixels and views that its metadata states.
  /// Files of other programs state nothing.
  ///
  /// - Complexity: O(pixels): everything is inflated, one frame at a time.
  package func validate() throws(PictureFileError) {
    let digest: String
    if isAnimated {
      var reader = try strip()
      var frames = StripDigest(times: reader.times)
      while let frame = try reader.next() { frames.add(frame) }
      digest = frames.description
    } else {
      digest = PixelDigest(try image()).description
    }
    guard metadata != nil else { return }
    if let statedPixelDigest, statedPixelDigest != digest { throw .altered(path: path, .pixels) }
    try checkTree()
  }
}
