import Foundation

extension UIImage {
  /// Nil where `data` is no PNG file. Not drawn: JPEG, GIF, HEIC and other formats, whose images
  /// are nil here (`FidelityFeature.imageData`).
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// - Parameter scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let png = try? PNGCodec.decode([UInt8](data)),
      let image = CGImage(straightRGBA: png.rgba8, width: png.width, height: png.height)
    else {
      if let format = ImageFormat(data) {
        FidelityLedger.note(
          .imageData, "\(format), \(data.count) bytes", birth: UIResponder.birthCount)
      }
      return nil
    }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// Reads a PNG file; one named `…@2x.png` or `…@3x.png` has that scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFileName(path: path).scale)
  }

  /// An image file in the main bundle; see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A PNG file in a bundle's resources.
  ///
  /// Looks for `name@3x.png`, `name@2x.png` and `name.png`: first the display scale's, then
  /// larger ones, then smaller ones.
  ///
  /// Not drawn: asset catalogues, which are not compiled on Linux: their images are nil here
  /// (`FidelityFeature.imageName`).
  ///
  /// - Parameters:
  ///   - name: The file's name with or without `.png`; may have folders.
  ///   - bundle: Nil is the main bundle.
  ///   - traitCollection: Whose display scale counts; nil is the current one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    let scale = traits.displayScale > 0 ? traits.displayScale : DisplayDefaults.scale
    let bundle = bundle ?? .main
    for candidate in ImageFileName(path: name).candidates(scale: scale) {
      guard let folder = bundle.resourcePath else { break }
      let path = folder + "/" + candidate
      guard FileManager.default.fileExists(atPath: path) else { continue }
      self.init(contentsOfFile: path)
      return
    }
    FidelityLedger.note(.imageName, name, birth: UIResponder.birthCount)
    return nil
  }

  /// The upright picture as a PNG file: 8 bits a channel, straight alpha, sRGB. The bytes
  /// depend on the pixels alone. Nil where there are none.
  public func pngData() -> Data? {
    guard let image = uprightImage else { return nil }
    let png = PNGImage(width: image.width, height: image.height, samples: image.straightRGBA())
    guard let bytes = try? PNGCodec.encode(png) else { return nil }
    return Data(bytes)
  }
}

/// An image file's name, taken apart: `folder/photo@2x.png`.
package struct ImageFileName {
  /// With folders, without scale and extension.
  package let base: String
  package let scale: CGFloat
  package let pathExtension: String

  package init(path: String) {
    var stem = path
    if let dot = stem.lastIndex(of: "."), !stem[dot...].contains("/") {
      pathExtension = String(stem[stem.index(after: dot)...])
      stem = String(stem[..<dot])
    } else {
      pathExtension = "png"
    }
    for (suffix, value) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(suffix) {
      base = String(stem.dropLast(suffix.count))
      scale = value
      return
    }
    base = stem
    scale = 1
  }

  /// File names to try, the best for `scale` first.
  package func candidates(scale: CGFloat) -> [String] {
    let wanted = Int(scale.rounded().clamped(to: 1...3))
    let order = Array(wanted...3) + (1..<wanted).reversed()
    return order.map { "\(base)\($0 == 1 ? "" : "@\($0)x").\(pathExtension)" }
  }
}
