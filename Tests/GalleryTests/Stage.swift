import UIKit

/// A plain ground with room around a component, so that its shadow is in the picture.
final class Stage: UIView {
  private let component: UIView
  private let margin: CGFloat

  /// - Parameters:
  ///   - size: The component's size in points.
  ///   - margin: The room around it in points.
  init(_ component: UIView, size: CGSize, margin: CGFloat = 20, colour: UIColor = .white) {
    self.component = component
    self.margin = margin
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: size.width + 2 * margin, height: size.height + 2 * margin))
    backgroundColor = colour
    addSubview(component)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    component.frame = bounds.insetBy(dx: margin, dy: margin)
  }
}
