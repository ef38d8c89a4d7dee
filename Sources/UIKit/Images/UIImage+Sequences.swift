import Foundation

extension UIImage {
  /// An image of the pictures `name0`, `name1` and so on, up to 1024; the first missing one ends
  /// them. Without any, it is the picture `name` alone.
  ///
  /// Not drawn: the pictures after the first (`FidelityFeature.animatedImage`).
  ///
  /// - Parameter duration: The seconds that all pictures take; 0 stands for a thirtieth for each.
  /// - Returns: The image; nil if there is no picture, which is noted as a missing image.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImageNamed(name, in: nil, duration: duration)
  }

  package class func animatedImageNamed(
    _ name: String, in bundle: Bundle?, duration: TimeInterval
  ) -> UIImage? {
    var frames: [UIImage] = []
    // A missing name is not a mistake: the one after the last has to be looked for.
    while frames.count <= 1024,
      let frame = lookUp("\(name)\(frames.count)", in: bundle, .current, orElse: {})
    {
      frames.append(frame)
    }
    return frames.isEmpty
      ? UIImage(named: name, in: bundle, compatibleWith: nil)
      : animatedImage(with: frames, duration: duration)
  }

  /// An image like `animatedImageNamed(_:duration:)`, of resizable pictures whose middles are
  /// tiled.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// An image like `animatedImageNamed(_:duration:)`, of resizable pictures whose middles are tiled
  /// or stretched.
  ///
  /// Not drawn: the pictures after the first (`FidelityFeature.animatedImage`).
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?.resizableImage(
      withCapInsets: capInsets, resizingMode: resizingMode)
  }
}
