/// The screen that views are made for unless a test sets another: that of a 6.1-inch iPhone, 390 by
/// 844 points at 3x.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The only screen. A test's configuration does not change it.
  public static let main = UIScreen()

  /// All screens of the device. Differs: always the main screen alone.
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

  /// The pixels per point of the screen, 3. A test may draw at another scale; the traits tell that.
  open var scale: CGFloat { DisplayDefaults.scale }

  /// The pixels per point of the hardware; the same as ``scale``.
  open var nativeScale: CGFloat { DisplayDefaults.scale }

  /// The traits of a phone in portrait: light, left to right, 3 pixels per point, text of the
  /// default size.
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
  /// Whether the screen is recorded or mirrored. Differs: always false.
  open var isCaptured: Bool { false }
  /// The screen whose content this one repeats. Differs: always nil, as no screen is mirrored.
  open var mirrored: UIScreen? { nil }
  /// The view in focus. Differs: always nil, as there is no focus.
  open var focusedView: UIView? { nil }

  /// Makes a link to the virtual clock's frames. It does not run until it is added to a run loop;
  /// the target is held until the link is invalidated.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  // Differs: none of these notifications is ever posted.
  /// Apple posts it when a screen is connected.
  public static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  /// Apple posts it when a screen is disconnected.
  public static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  /// Apple posts it when a screen has got another size.
  public static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
  /// Apple posts it when the user changes the brightness.
  public static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Apple posts it when recording or mirroring of a screen begins or ends.
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
