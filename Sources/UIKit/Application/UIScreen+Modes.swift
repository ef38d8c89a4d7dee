/// A size that a screen can have.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels.
  public let size: CGSize
  /// The width of a pixel relative to its height, always 1.
  public let pixelAspectRatio: CGFloat = 1

  /// A mode without a size.
  public override convenience init() { self.init(size: .zero) }

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}

extension UIScreen {
  /// How the cut-off edges of an external screen are compensated.
  public enum OverscanCompensation: Int, Sendable {
    case scale = 0
    case insetBounds = 1
    case none = 2
  }

  /// Whether a display shows the colours of a reference display.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    case notSupported = 0
    case notEnabled = 1
    case limited = 2
    case enabled = 3
  }

  private static let onlyMode = UIScreenMode(size: UIScreen.main.nativeBounds.size)

  /// The size that the screen has now. Differs: there is only one mode.
  public var currentMode: UIScreenMode? { UIScreen.onlyMode }
  /// The mode that suits the screen best; the only one.
  public var preferredMode: UIScreenMode? { UIScreen.onlyMode }
  /// All modes of the screen: the only one.
  public var availableModes: [UIScreenMode] { [UIScreen.onlyMode] }
  /// How the edges of an external screen are compensated. Differs: it cannot be set, as there is no
  /// external screen.
  public var overscanCompensation: OverscanCompensation { .scale }
  /// How far the edges of an external screen are cut off, in points; zero here.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// Whether the colours of a reference display are shown; not supported.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  /// The seconds from a frame to its display. Differs: always 0.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// The brightness of the screen relative to white. Differs: always 1, as pictures are of standard
  /// range.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// The maximum brightness of the screen relative to white. Differs: always 1, as pictures are of
  /// standard range.
  public var potentialEDRHeadroom: CGFloat { 1 }

  /// The bounds, in points.
  @available(*, deprecated, message: "Use a view's bounds.")
  public var applicationFrame: CGRect { bounds }

  /// A view that shows a picture of the key window.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates)
      ?? UIView(frame: bounds)
  }
}
