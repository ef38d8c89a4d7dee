extension UIImage {
  /// An image that Core Image calculates; its pixels are made at once.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// - Parameter scale: Pixels per point; 0 and below count as 1. An image whose extent is empty or
  ///   infinite has size zero here.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    var attributes = Attributes()
    attributes.ciImage = ciImage
    let lacks = FidelityLedger.collecting {
      attributes.cgImage = CIContext().createCGImage(ciImage, from: ciImage.extent)
    }
    attributes.lacks = lacks
    attributes.scale = scale > 0 ? scale : 1
    attributes.orientation = orientation
    self.init(attributes: attributes)
  }

  /// The image that `init(ciImage:)` was called with; nil for every other image.
  public var ciImage: CIImage? { attributes.ciImage }
}

extension CIImage {
  /// The pixels of an image in their stored orientation; nil for an image without pixels.
  public convenience init?(image: UIImage) {
    guard let pixels = image.pixels else { return nil }
    self.init(cgImage: pixels)
  }
}

extension CIColor {
  /// A colour resolved with the current traits.
  public convenience init(color: UIColor) {
    self.init(cgColor: color.cgColor)
  }
}

extension UIColor {
  /// A colour of the red, green, blue and opacity of a Core Image colour.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
