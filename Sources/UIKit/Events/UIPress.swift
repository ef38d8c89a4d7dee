/// A pressed button of a remote control, or a pressed key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The buttons of a remote control.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
  }

  /// The phases of a press.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }
}

/// An event of pressed buttons. Differs: no such events are made here.
open class UIPressesEvent: UIEvent {}

/// The modifier keys that are held.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the keys, with Apple's values.
  public let rawValue: Int

  /// Keys by their bits; unknown ones are kept.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the keypad is held.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
