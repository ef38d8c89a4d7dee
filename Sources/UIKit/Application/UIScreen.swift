/// The screen that views are made for unless a test says otherwise: a 6.1-inch iPhone's, 390
/// by 844 points at 3x.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()

  open class var screens: [UIScreen] { [main] }

  package override init() {
    super.init()
  }

  /// Points, in portrait.
  open var bounds: CGRect { CGRect(origin: .zero, size: DisplayDefaults.size) }

  /// Pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: DisplayDefaults.size.width * DisplayDefaults.scale,
      height: DisplayDefaults.size.height * DisplayDefaults.scale)
  }

  /// Pixels per point.
  open var scale: CGFloat { DisplayDefaults.scale }

  open var nativeScale: CGFloat { DisplayDefaults.scale }

  open var traitCollection: UITraitCollection { .screenDefault }
}
