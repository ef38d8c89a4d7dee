import UIKit

/// What specimens are made of.
@MainActor
enum Sample {
  static let text = "The quick brown fox jumps over it."
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)

  /// A picture with nothing symmetric about it.
  static func image(
    _ width: CGFloat = 16, _ height: CGFloat = 12, _ color: UIColor = .red
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height / 3))
      UIColor.green.setFill()
      context.fill(CGRect(x: width / 3, y: height / 2, width: width / 4, height: height / 3))
    }
  }

  static func template(_ side: CGFloat = 12) -> UIImage {
    image(side, side).withRenderingMode(.alwaysTemplate)
  }

  /// A view of 100 points with one of `frame` in it.
  static func root(
    with view: UIView, frame: CGRect? = CGRect(x: 10, y: 10, width: 70, height: 60)
  ) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.backgroundColor = .white
    if let frame { view.frame = frame }
    root.addSubview(view)
    return root
  }

  static func block(_ frame: CGRect, _ color: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }
}
