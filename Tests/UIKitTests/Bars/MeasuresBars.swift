import Testing
import UIKit

/// What tests of places and sizes in bars share.
@MainActor protocol MeasuresBars {
  var window: UIWindow { get }
}

extension MeasuresBars {
  func show(_ controller: UIViewController, _ size: CGSize, inset: CGFloat) {
    window.frame.size = size
    window.screenSafeArea = UIEdgeInsets(top: 0, left: inset, bottom: 21, right: inset)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { child in
      ((child as? View).map { [$0] } ?? []) + all(type, in: child)
    }
  }

  /// The pixels that are not clear, of a view drawn at 3x.
  func ink(of view: UIView) throws -> CGRect {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    var box = CGRect.null
    for (y, row) in try #require(image.cgImage).rgbaRows.enumerated() {
      for (x, pixel) in row.enumerated() where pixel & 0xFF > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return CGRect(
      x: box.minX / 3, y: box.minY / 3, width: box.width / 3, height: box.height / 3)
  }

  func navigation() -> (UINavigationController, UIBarButtonItem) {
    let content = UIViewController()
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    content.navigationItem.leftBarButtonItem = item
    return (UINavigationController(rootViewController: content), item)
  }
}
