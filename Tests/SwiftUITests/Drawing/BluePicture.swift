import SwiftUI
import UIKit

/// A blue picture of 10 × 6 points.
@MainActor func bluePicture() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6)).image { context in
    UIColor.blue.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 6))
  }
}
