/// The screen that views are made for unless a test sets another: that of a 6.1-inch iPhone, 390 by
/// 844 points at 3x.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()

  /// Differs: always the main screen alone.
  open class var screens: [UIScreen] { [main] }

  package override init() {
    super.init()
  }

  /// The size in points, in portrait.
  open var bounds: CGRect { CGRect(origin: .zero, size: DisplayDefaults.size) }

  /// The size in pixels, in portrait.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: DisplayDefaults.size.width * DisplayDefaults.scale,
      height: DisplayDefaults.size.height * DisplayDefaults.scale)
  }

  /// Pixels per point.
  open var scale: CGFloat { DisplayDefaults.scale }

  /// Pixels per point.
  open var nativeScale: CGFloat { DisplayDefaults.scale }

  open var traitCollection: UITraitCollection { .screenDefault }

  /// The space of the screen in its present orientation, which windows fill.
  open var coordinateSpace: any UICoordinateSpace { space }
  /// The space of the screen in portrait; it is also `coordinateSpace`, as the screen never turns.
  open var fixedCoordinateSpace: any UICoordinateSpace { space }
  private lazy var space = ScreenSpace(bounds: bounds)

  /// The brightness from 0 to 1; without effect on pictures.
  open var brightness: CGFloat = 0.5 {
    didSet { brightness = brightness.clamped(to: 0...1) }
  }
  /// Whether dimming goes beyond the hardware's; without effect on pictures.
  open var wantsSoftwareDimming = false
  /// The frame rate of the virtual clock.
  open var maximumFramesPerSecond: Int { MediaClock.framesPerSecond }
  /// Differs: always false.
  open var isCaptured: Bool { false }
  /// Differs: always nil, as no screen is mirrored.
  open var mirrored: UIScreen? { nil }
  /// Differs: always nil, as there is no focus.
  open var focusedView: UIView? { nil }

  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  // Differs: these notifications are never posted.
  public static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  public static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  public static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
  public static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
}

/// The coordinate space that windows lie in.
private final class ScreenSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
