import UIKit

extension UInt32 {
  /// Channels of a pixel, 0xRRGGBBAA.
  var red: UInt32 { self >> 24 }
  var green: UInt32 { self >> 16 & 255 }
  var blue: UInt32 { self >> 8 & 255 }
  var alpha: UInt32 { self & 255 }
}

extension UIView {
  /// 80 by 80 points, the left half red, the right one white.
  static func redAndWhite() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    root.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
    half.backgroundColor = .red
    root.addSubview(half)
    return root
  }
}

/// What tests of effects share.
@MainActor protocol DrawsEffects {
  var root: UIView { get }
}

extension DrawsEffects {
  func effectView(
    _ style: UIBlurEffect.Style = .light,
    _ frame: CGRect = CGRect(x: 0, y: 20, width: 80, height: 40)
  ) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = frame
    root.addSubview(view)
    return view
  }

  func picture(
    _ draw: (UIView, CGContext) -> Void = { view, _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  ) -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: root.bounds.size, format: format).image {
      draw(root, $0.cgContext)
    }.rgbaRows
  }
}
