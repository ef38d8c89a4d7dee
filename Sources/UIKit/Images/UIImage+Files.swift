import Foundation
internal import ImageIO

extension UIImage {
  /// The picture in PNG, JPEG or GIF data; the first picture of an animation, as on iOS.
  ///
  /// Nil for other data, which is noted (`FidelityFeature.imageData`) with what to do. As on iOS,
  /// SVG and PDF files become images only in asset catalogs.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// - Parameter scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    do throws(ImageFileError) {
      self.init(attributes: try UIImage(pixelsOf: data, scale: scale).attributes)
    } catch {
      Self.note(error)
      return nil
    }
  }

  /// The first picture of a file, with its orientation.
  convenience init(pixelsOf data: Data, scale: CGFloat) throws(ImageFileError) {
    let file = try ImageFile.read(data)
    guard let frame = file.frames.first else {
      throw .unsupportedFeature(file.format, feature: "a drawing outside of an asset catalog")
    }
    self.init(
      cgImage: frame.image, scale: scale, orientation: Orientation(file.orientation))
    attributes.lacks += file.lacks
  }

  /// The image of a file; one named `…@2x.png` or `…@3x.png` has that scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFileName(path: path).scale)
  }

  /// An image file in the main bundle; see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// An image of an asset catalog, or of a file among a bundle's resources.
  ///
  /// Catalogs are asked first, by the name with its namespaces: image views show the variant that
  /// suits their own traits, others the one for `traitCollection`. Then files: `name@3x.png`,
  /// `name@2x.png` and `name.png`, first that of the display scale, then larger ones, then smaller
  /// ones. A name that no bundle has gives nil and is noted (`FidelityFeature.imageName`), and so
  /// is a set that cannot be read (`FidelityFeature.assetCatalog`).
  ///
  /// - Parameters:
  ///   - name: The set's name, or a file's with or without extension; may have folders.
  ///   - bundle: The bundle; nil for the main one, and here also those of the package's targets.
  ///   - traitCollection: The traits; nil for the current ones.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    guard let image = Self.lookUp(name, in: bundle, traits, orElse: {
      FidelityLedger.note(.imageName, name, birth: UIResponder.birthCount)
    }) else { return nil }
    self.init(attributes: image.attributes)
  }

  /// - Parameter configuration: A symbol's configuration, which counts for symbols alone, or
  ///   traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traits)
    if let configuration = configuration as? SymbolConfiguration,
      let symbol = applyingSymbolConfiguration(configuration)
    {
      attributes = symbol.attributes
    }
  }

  /// - Parameter missing: Called if no bundle has the name; what cannot be read is noted here.
  static func lookUp(
    _ name: String, in bundle: Bundle?, _ traits: UITraitCollection, orElse missing: () -> Void
  ) -> UIImage? {
    if let set = ResourceBundles.set(.image, named: name, in: bundle) {
      do {
        return try CatalogImage(name: name, set: set).image(for: traits)
      } catch {
        ResourceBundles.note(error)
        return nil
      }
    }
    if let set = ResourceBundles.set(.symbol, named: name, in: bundle) {
      do {
        guard let item = try set.variants().best(for: traits) else {
          throw AssetError.empty(set: set.path)
        }
        let template = try SymbolTemplate.template(at: set.file(of: item))
        let symbol = Symbol(name: name, configuration: .unspecified, template: template)
        return traits.withCurrent { UIImage(symbol: symbol) }
      } catch {
        ResourceBundles.note(error)
        return nil
      }
    }
    let scale = traits.displayScale > 0 ? traits.displayScale : DisplayDefaults.scale
    let candidates = ImageFileName(path: name).candidates(scale: scale)
    for folder in (bundle ?? .main).resourceFolders {
      for candidate in candidates where FileManager.default.fileExists(
        atPath: folder + "/" + candidate)
      {
        let path = folder + "/" + candidate
        let pixelsPerPoint = ImageFileName(path: path).scale
        do throws(ImageFileError) {
          return try UIImage.cached(contentsOfFile: path, scale: pixelsPerPoint)
        } catch {
          let subject = "\(path): \(error.subject)"
          FidelityLedger.note(.imageData, subject, birth: UIResponder.birthCount)
          return nil
        }
      }
    }
    missing()
    return nil
  }

  /// The image of a generated symbol such as `ImageResource.logo`; an image without pixels if the
  /// catalog does not have it, which is noted.
  public convenience init(resource: ImageResource) {
    let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(attributes: found?.attributes ?? Attributes())
  }

  /// The upright picture as a PNG file: 8 bits per channel, straight alpha, sRGB. The bytes depend
  /// only on the pixels. Nil for an image without pixels.
  public func pngData() -> Data? {
    guard let image = uprightImage else { return nil }
    let png = PNGImage(width: image.width, height: image.height, samples: image.straightRGBA())
    guard let bytes = try? PNGCodec.encode(png) else { return nil }
    return Data(bytes)
  }
}

extension UIImage {
  /// The upright picture as a JPEG file, over white where it is transparent.
  ///
  /// Nil without pixels. libjpeg-turbo writes it: without `libturbojpeg0` it is nil, which is noted
  /// (`FidelityFeature.imageData`).
  ///
  /// - Parameter compressionQuality: The quality from 0, the smallest file, to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let image = uprightImage else { return nil }
    do throws(ImageFileError) {
      return Data(try image.jpegData(compressionQuality: compressionQuality))
    } catch {
      Self.note(error)
      return nil
    }
  }
}

extension UIImage {
  /// Data that are not an image at all are not noted: no feature is missing for them.
  fileprivate static func note(_ error: ImageFileError) {
    switch error {
    case .empty, .unknownFormat: break
    default: FidelityLedger.note(.imageData, error.subject, birth: UIResponder.birthCount)
    }
  }
}

extension UIImage.Orientation {
  init(_ orientation: CGImagePropertyOrientation) {
    switch orientation {
    case .up: self = .up
    case .upMirrored: self = .upMirrored
    case .down: self = .down
    case .downMirrored: self = .downMirrored
    case .leftMirrored: self = .leftMirrored
    case .right: self = .right
    case .rightMirrored: self = .rightMirrored
    case .left: self = .left
    }
  }
}

/// The parts of an image file's name, such as `folder/photo@2x.png`.
package struct ImageFileName {
  /// The name with folders, without scale and extension.
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

  /// The names of files to try, the best for `scale` first.
  package func candidates(scale: CGFloat) -> [String] {
    let wanted = Int(scale.rounded().clamped(to: 1...3))
    let order = Array(wanted...3) + (1..<wanted).reversed()
    return order.map { "\(base)\($0 == 1 ? "" : "@\($0)x").\(pathExtension)" }
  }
}
