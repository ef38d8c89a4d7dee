import UIKit

/// What tests of images share.
protocol DrawsImages {
  var image: UIImage { get }
}

extension DrawsImages {
  func draw(_ width: CGFloat, _ height: CGFloat, _ body: () -> Void) -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { _ in body() }.rgbaRows
  }
}
