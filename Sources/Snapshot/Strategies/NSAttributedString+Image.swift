import Foundation
import UIKit

extension Snapshotting where Value == NSAttributedString, Format == UIImage {
  /// A text's picture, compared pixel by pixel: as wide as its longest line.
  @_disfavoredOverload
  public static var image: Snapshotting { .image() }

  /// A text's picture, compared pixel by pixel: on a transparent ground, as
  /// `draw(with:options:context:)` lays it out.
  ///
  /// - Parameters:
  ///   - width: The width of lines and of the picture, in points; nil to break lines only where the
  ///     text does.
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1.
  ///   - traits: The display scale, and the appearance in which dynamic colours are resolved.
  @_disfavoredOverload
  public static func image(
    width: CGFloat? = nil,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.drawing(
      "the text", precision: precision, perceptualPrecision: perceptualPrecision,
      allowsBlank: false
    ).asyncPullback { (text: NSAttributedString) in
      // SAFETY: The text is used by one side at a time, as whoever hands it over waits.
      @safe nonisolated(unsafe) let text = text
      return MainExecution.run {
        // A limit of 0 counts as no limit.
        let box = text.boundingRect(
          with: CGSize(width: width ?? 0, height: 0), options: .usesLineFragmentOrigin,
          context: nil)
        let size = CGSize(
          width: width ?? box.maxX.rounded(.up), height: box.maxY.rounded(.up))
        return Drawing.image(
          "The text", bounds: CGRect(origin: .zero, size: size), traits: traits
        ) { _ in
          text.draw(
            with: CGRect(origin: .zero, size: size), options: .usesLineFragmentOrigin,
            context: nil)
        }
      }
    }
  }
}
