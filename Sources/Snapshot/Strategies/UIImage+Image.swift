import CoreGraphics
import Foundation
import SnapshotCore
import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A picture, compared pixel by pixel: every stored sample must be the same.
  public static var image: Snapshotting { .image() }

  /// A picture, compared pixel by pixel.
  ///
  /// - Parameters:
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1. Their CIE 1994
  ///     colour difference is at most (1 − this) · 100; 1 asks for the same samples. 0.98 to
  ///     0.99 is what an eye does not notice.
  ///   - scale: Pixels per point, instead of the image's own: it decides about `@2x` in the
  ///     reference's name.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }

  /// A picture, compared with a tolerance.
  ///
  /// - Parameters:
  ///   - tolerance: How far the picture may be from its reference.
  ///   - scale: Pixels per point, instead of the image's own.
  public static func image(tolerance: Tolerance, scale: CGFloat? = nil) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(tolerance: tolerance, scale: scale))
  }

  /// Pictures of something that must not come out blank.
  static func drawing(
    _ subject: String, precision: Float, perceptualPrecision: Float, allowsBlank: Bool
  ) -> Snapshotting {
    let tolerance = Tolerance(
      precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
    return drawing(subject, tolerance, allowsBlank: allowsBlank)
  }

  static func drawing(
    _ subject: String, _ tolerance: Tolerance, allowsBlank: Bool
  ) -> Snapshotting {
    let diffing = Diffing.image(
      tolerance: tolerance, scale: nil, subjectThatMustDraw: allowsBlank ? nil : subject)
    return Snapshotting(pathExtension: "png", diffing: diffing)
  }
}

extension Diffing where Value == UIImage {
  /// Compares pictures pixel by pixel: every stored sample must be the same.
  public static var image: Diffing { .image() }

  /// Compares pictures pixel by pixel. Files are PNG.
  ///
  /// - Parameters:
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1.
  ///   - scale: Pixels per point, instead of the images' own.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let tolerance = Tolerance(
      precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
    return .image(tolerance: tolerance, scale: scale, subjectThatMustDraw: nil)
  }

  /// Compares pictures with a tolerance. Files are PNG.
  ///
  /// - Parameters:
  ///   - tolerance: How far the picture may be from its reference.
  ///   - scale: Pixels per point, instead of the images' own.
  public static func image(tolerance: Tolerance, scale: CGFloat? = nil) -> Diffing {
    .image(tolerance: tolerance, scale: scale, subjectThatMustDraw: nil)
  }

  static func image(
    tolerance: Tolerance, scale: CGFloat?, subjectThatMustDraw: String?
  ) -> Diffing {
    Diffing(
      toData: { $0.pngData() ?? Data() },
      fromData: { UIImage(data: $0, scale: scale ?? 1) ?? UIImage() },
      diff: { old, new in difference(old, new, tolerance: tolerance, scale: scale) },
      picture: PictureFormat(
        tolerance: tolerance,
        drawn: \.drawnPicture,
        scale: { Double(scale ?? $0.scale) }, ignoredAreas: IgnoredAreas.of,
        subjectThatMustDraw: subjectThatMustDraw))
  }

  /// The difference for strategies that call `diff` themselves; an assertion compares with the file
  /// instead.
  private static func difference(
    _ old: UIImage, _ new: UIImage, tolerance: Tolerance, scale: CGFloat?
  ) -> (String, [DiffAttachment])? {
    switch (old.pixelImage, new.pixelImage) {
    case (.failure, .failure): return nil
    case (.failure, .success): return ("The reference has no pixels.", [])
    case (.success, .failure(let failure)): return ("\(failure)", [])
    case (.success(let reference), .success(let actual)):
      if let problem = tolerance.problem { return (problem, []) }
      var tolerance = tolerance
      tolerance.ignoredAreas += IgnoredAreas.of(new)
      let result = ImageComparison.compare(reference, actual, tolerance: tolerance)
      if result.isMatch { return nil }
      let picture = DifferenceImage(reference: reference, actual: actual, result: result)
      let files = [
        ("reference", try? PNGCodec.encode(reference.png)),
        ("actual", try? PNGCodec.encode(actual.png)), ("difference", try? picture.png()),
      ]
      let text = result.text(scale: Double(scale ?? new.scale))
      return (
        text,
        files.compactMap { name, bytes in
          bytes.map { .data(Data($0), name: name + ".png") }
        }
      )
    }
  }
}
