/// Input that views are told of. Differs: only tests make events.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The kinds of motion and remote control events.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The touches in the order in which they began: the order of a set differs from run to run.
  package let orderedTouches: [UITouch]
  package let touches: Set<UITouch>

  /// An event without touches.
  public override convenience init() { self.init(touches: []) }

  package init(touches: [UITouch] = []) {
    orderedTouches = touches
    self.touches = Set(touches)
  }

  /// The kind of the event. Differs: always touches.
  open var type: EventType { .touches }

  /// The kind of a motion or a remote control's event; none for touches.
  open var subtype: EventSubtype { .none }

  /// The time of the latest touch in seconds of the harness's virtual time.
  open var timestamp: TimeInterval { touches.map(\.timestamp).max() ?? 0 }

  /// All touches of the event.
  open var allTouches: Set<UITouch>? { touches }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches.filter { $0.view === view }
  }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  /// The touches that a recogniser is told of.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// The touch itself: there are no samples between the ones that a test makes.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// The touches that are expected to follow a touch. Differs: always empty, as none are predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UIEvent {
  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the buttons, the first for the primary one.
    public let rawValue: Int

    /// Buttons by their bits; unknown ones are kept.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The button that selects, usually the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button that opens menus, usually the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The mask of one button.
    ///
    /// - Parameter buttonNumber: The button's number from 1, the primary one; 0 and below are none.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1..<63).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }

  /// The keys that are held. Differs: always empty, as there is no keyboard.
  public var modifierFlags: UIKeyModifierFlags { [] }
  /// The pressed buttons of a pointer. Differs: always empty, as fingers have no buttons.
  public var buttonMask: ButtonMask { [] }
}
