extension UIControl {
  /// What happens to a control; targets and actions are added for these events.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events, with Apple's values.
    public let rawValue: UInt

    /// Events by their bits; unknown ones are kept.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch begins in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A tap after the first, in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moves within the bounds, with a margin around them.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moves outside of the bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch comes back into the bounds.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch leaves the bounds.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ends inside of the bounds.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside of the bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes a touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action, such as a button's tap.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to open. Differs: never sent, as menus do not open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing in a text field begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a text field was changed by typing.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing in a text field has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field, which ends typing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events that touches cause.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events that typing causes.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that an app may use for events of its own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that UIKit uses for events of its own.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events, an app's and UIKit's own among them.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control; values for states are looked up by their combination.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states, with Apple's values.
    public let rawValue: UInt

    /// States by their bits; unknown ones are kept.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The state without any other: enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// The control is pressed, or was set to look so.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected, as a button that stands for a choice can be.
    public static let selected = State(rawValue: 1 << 2)
    /// The control is in focus. Differs: it never is, as there is no focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that an app may use for states of its own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that UIKit uses for states of its own.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical place of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The content is in the middle.
    case center = 0
    /// The content is at the top.
    case top = 1
    /// The content is at the bottom.
    case bottom = 2
    /// The content is as high as the control.
    case fill = 3
  }

  /// The horizontal place of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The content is in the middle.
    case center = 0
    /// The content is at the left edge in either layout direction.
    case left = 1
    /// The content is at the right edge in either layout direction.
    case right = 2
    /// The content is as wide as the control; a title begins at the left edge.
    case fill = 3
    /// The content is at the leading edge.
    case leading = 4
    /// The content is at the trailing edge.
    case trailing = 5
  }
}
