import UIKit

/// A picture of one colour, one pixel per point.
@MainActor func image(_ color: UIColor, _ width: CGFloat = 8, _ height: CGFloat = 8) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(width: width, height: height)
  return UIGraphicsImageRenderer(size: size, format: format).image {
    color.setFill()
    $0.fill(CGRect(origin: .zero, size: size))
  }
}

/// A black square of so many points, one pixel per point.
@MainActor func square(_ side: CGFloat) -> UIImage { image(.black, side, side) }
