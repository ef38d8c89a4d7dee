import Foundation

/// Tells of double taps and squeezes of a pencil. Differs: there is no pencil, and delegates are
/// not told.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The delegate, which is not retained. Differs: never told.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// The view that the interaction belongs to; nil before it is added to one.
  open private(set) weak var view: UIView?
  /// Whether the interaction reacts; true by default. The value is kept and has no effect.
  open var isEnabled = true

  /// An interaction without a delegate.
  public override init() {
    super.init()
  }

  /// An interaction whose delegate is told of taps and squeezes; it is not retained.
  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The action of the user's settings; those of a new device here.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// The action of the user's settings for a squeeze; a new device's: the palette of tools.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  /// Whether only a pencil draws, by the user's settings; false, as on a new device.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether a tool's effect is shown below a pencil near the screen, by the user's settings; true,
  /// as on a new device.
  open class var prefersHoverToolPreview: Bool { true }

  /// Called before the interaction is added to a view or, with nil, removed. Here it is empty.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view or, with nil, removed; keeps the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// The phases of a squeeze.
  public enum Phase: UInt, Sendable {
    /// The pencil begins to be squeezed.
    case began = 0
    /// The squeeze goes on.
    case changed = 1
    /// The pencil was let go.
    case ended = 2
    /// The squeeze was broken off.
    case cancelled = 3
  }

  /// A double tap of a pencil.
  public struct Tap {
    /// The time of the event, in seconds.
    public let timestamp: TimeInterval
    /// The place of the pencil above the screen; nil if it is not near.
    public let hoverPose: UIPencilHoverPose?
  }

  /// A squeeze of a pencil.
  public struct Squeeze {
    /// The time of the event, in seconds.
    public let timestamp: TimeInterval
    /// The phase that the squeeze is in.
    public let phase: Phase
    /// The place of the pencil above the screen; nil if it is not near.
    public let hoverPose: UIPencilHoverPose?
  }
}

/// The actions of the user's settings for a pencil.
public enum UIPencilPreferredAction: Int, Sendable {
  /// The tap or squeeze has no effect.
  case ignore = 0
  /// The tool and the eraser take turns.
  case switchEraser = 1
  /// The tool and the one used before take turns.
  case switchPrevious = 2
  /// The palette of colours comes up.
  case showColorPalette = 3
  /// The attributes of the ink come up.
  case showInkAttributes = 4
  /// The palette of tools comes up at the pencil.
  case showContextualPalette = 5
  /// A shortcut of the user's runs.
  case runSystemShortcut = 6
}

/// The place of a pencil above the screen.
public struct UIPencilHoverPose: Hashable, Sendable {
  /// The place in the space of the interaction's view.
  public let location: CGPoint
  /// The distance from the screen, from 0 to 1.
  public let zOffset: CGFloat
  /// The direction that the pencil points to on the screen, in radians.
  public let azimuthAngle: CGFloat
  /// The angle between the pencil and the screen, in radians.
  public let altitudeAngle: CGFloat
  /// The pencil's turn about its own axis, in radians.
  public let rollAngle: CGFloat
}

/// Told of taps and squeezes. Differs: never called.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called after a double tap, before iOS 17.5.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// Called after a double tap.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// Called for a squeeze that begins, changes or ends.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  /// Called after a double tap, before iOS 17.5. The default is empty.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  /// Called after a double tap. The default is empty.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {}
  /// Called for a squeeze that begins, changes or ends. The default is empty.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}

/// Lets text be written with a pencil. Differs: there is no pencil, and delegates are not asked.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// The delegate, which is not retained. Differs: never asked.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// The view that the interaction belongs to; nil before it is added to one.
  open private(set) weak var view: UIView?

  /// An interaction whose delegate says where writing is possible; it is not retained.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Whether a pencil is writing. Differs: always false.
  open var isHandlingWriting: Bool { false }
  /// Whether the user has a pencil and has used it lately. Differs: always false.
  open class var isPencilInputExpected: Bool { false }

  /// Called before the interaction is added to a view or, with nil, removed. Here it is empty.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view or, with nil, removed; keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Asked and told about writing with a pencil. Differs: never called.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Whether writing may begin at a place; true by default.
  func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool
  /// Whether the view gets the focus only when writing has ended; false by default.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Called before writing begins.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Called after writing has ended.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// The default: writing may begin everywhere.
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  /// The default: the view gets the focus as soon as writing begins.
  public func scribbleInteractionShouldDelayFocus(
    _ interaction: UIScribbleInteraction
  ) -> Bool { false }
  /// Called before writing begins. The default is empty.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Called after writing has ended. The default is empty.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
