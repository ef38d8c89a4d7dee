import Foundation

/// Tells of double taps and squeezes of a pencil. Differs: there is no pencil, and delegates are
/// not told.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true

  public override init() {
    super.init()
  }

  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The action of the user's settings; those of a new device here.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  open class var prefersPencilOnlyDrawing: Bool { false }
  open class var prefersHoverToolPreview: Bool { true }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// The phases of a squeeze.
  public enum Phase: UInt, Sendable {
    case began = 0
    case changed = 1
    case ended = 2
    case cancelled = 3
  }

  /// A double tap of a pencil.
  public struct Tap {
    public let timestamp: TimeInterval
    public let hoverPose: UIPencilHoverPose?
  }

  /// A squeeze of a pencil.
  public struct Squeeze {
    public let timestamp: TimeInterval
    public let phase: Phase
    public let hoverPose: UIPencilHoverPose?
  }
}

/// The actions of the user's settings for a pencil.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser = 1
  case switchPrevious = 2
  case showColorPalette = 3
  case showInkAttributes = 4
  case showContextualPalette = 5
  case runSystemShortcut = 6
}

/// The place of a pencil above the screen.
public struct UIPencilHoverPose: Hashable, Sendable {
  public let location: CGPoint
  public let zOffset: CGFloat
  public let azimuthAngle: CGFloat
  public let altitudeAngle: CGFloat
  public let rollAngle: CGFloat
}

/// Told of taps and squeezes. Differs: never called.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {}
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}

/// Lets text be written with a pencil. Differs: there is no pencil, and delegates are not asked.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open var isHandlingWriting: Bool { false }
  open class var isPencilInputExpected: Bool { false }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// Asked and told about writing with a pencil. Differs: never called.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  public func scribbleInteractionShouldDelayFocus(
    _ interaction: UIScribbleInteraction
  ) -> Bool { false }
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
