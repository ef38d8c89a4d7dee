import UIKit

/// What tests of colours share.
protocol ReadsColors {}

extension ReadsColors {
  func components(_ color: UIColor) -> [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a]
  }

  func bytes(
    _ color: UIColor, _ style: UIUserInterfaceStyle,
    contrast: UIAccessibilityContrast = .normal, level: UIUserInterfaceLevel = .base
  ) -> [Int] {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
    }
    let parts = components(color.resolvedColor(with: traits))
    return parts.dropLast().map { Int(($0 * 255).rounded()) } + [Int((parts[3] * 100).rounded())]
  }
}
