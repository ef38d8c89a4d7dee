import UIKit

/// What tests of assets and effects of images share.
@MainActor protocol MakesPictures {}

extension MakesPictures {
  func picture(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }
}
